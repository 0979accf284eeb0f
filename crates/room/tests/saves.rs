//! What is saved, and what is refused when it is read again.

use azulejo_protocol::{
    Ask, CommandId, FirstSeat, Millis, Occupant, Request, Start, TableOptions, Viewer,
};
use azulejo_room::{Room, Saved, Seed, Sent};
use azulejo_rules::Seat;
use serde_json::{Value, json};

/// Ann has moved, and the bot's answer waits.
fn room() -> Room {
    let seats = [
        Occupant::Person { name: "Ann".parse().unwrap() },
        Occupant::Bot { level: "hard".parse().unwrap() },
    ];
    let mut options = TableOptions::new("2cp".parse().unwrap(), seats);
    options.first = FirstSeat::Chosen(Seat::ALL[0]);
    let (mut room, _) = Room::open(Millis(0), options, Start::Fresh, Seed::new(2024)).unwrap();
    let (seat, at) = (Seat::ALL[0], room.mirror().turn());
    let mv = room.mirror().position().legal_moves()[0];
    let ask = Ask { id: CommandId(1), request: Request::Play { seat, mv, at } };
    room.handle(Millis(10), Viewer::seat(seat), &ask);
    let answer = room.mirror().position().legal_moves()[0];
    assert_eq!(room.bot_moved(Millis(20), room.mirror().turn(), answer), Ok(Vec::new()));
    room
}

fn save() -> Value {
    serde_json::to_value(room().save()).unwrap()
}

/// What was done to a save.
type Change = fn(&mut Value);

/// Why a save is refused.
fn refusal(saved: &Value) -> String {
    match serde_json::from_value::<Saved>(saved.clone()) {
        Err(error) => error.to_string(),
        Ok(saved) => Room::restore(saved).unwrap_err().to_string(),
    }
}

#[test]
fn a_save_has_a_version_the_seed_the_log_and_what_waits() {
    let text = serde_json::to_string(&room().save()).unwrap();
    assert!(text.starts_with(r#"{"version":1,"seed":"00000000000007e8","log":[{"number":1,"#));
    assert!(text.ends_with(r#"],"held":{"turn":3,"move":"3B1"}}"#), "{text}");
}

#[test]
fn a_restored_room_makes_the_move_that_waited() {
    let mut room = Room::restore(room().save().unwrap()).unwrap();
    assert_eq!(room.wakes_at(), Some(Millis(510)));
    assert_eq!(room.resume(Millis(100)), []);
    assert!(matches!(room.resume(Millis(510))[..], [Sent::Everyone(_)]));
}

#[test]
fn a_restored_room_asks_its_bot_again() {
    let mut saved = save();
    saved["held"] = Value::Null;
    let mut room = Room::restore(serde_json::from_value(saved).unwrap()).unwrap();
    assert!(matches!(room.resume(Millis(100))[..], [Sent::Bot(_)]));
}

#[test]
fn a_deal_that_was_due_when_the_save_was_made_is_drawn_when_it_goes_on() {
    let (room, mut saved) = (room(), save());
    saved["held"] = Value::Null;
    saved["log"].as_array_mut().unwrap().truncate(1);
    let mut restored = Room::restore(serde_json::from_value(saved).unwrap()).unwrap();
    restored.resume(Millis(0));
    assert_eq!(restored.log(), &room.log()[..2]);
}

#[test]
fn a_later_version_is_refused_as_such() {
    let later = r#"{"version":2,"secret":"?"}"#;
    let error = serde_json::from_str::<Saved>(later).unwrap_err().to_string();
    assert!(error.starts_with("version 2 of saved rooms is not known, only 1"), "{error}");
}

#[test]
fn what_cannot_have_happened_is_refused_with_the_reason() {
    let rows: [(Change, &str); 11] = [
        (|saved| saved["seed"] = json!("00000000000007e9"), "event 2 is not what the seed draws"),
        (|saved| saved["seed"] = json!("7e8"), "`7e8` is no seed of sixteen hexadecimal digits"),
        (|saved| saved["seed"] = json!("+0000000000007e8"), "`+0000000000007e8` is no seed"),
        (|saved| saved["log"] = json!([]), "event 0: no game is opened"),
        (|saved| saved["log"][1] = saved["log"][0].clone(), "event 1 opens another game"),
        (|saved| saved["log"][2] = saved["log"][1].clone(), "event 2 is there twice"),
        (|saved| saved["log"][2]["number"] = json!(9), "event 9: event 3 is missing"),
        (
            |saved| saved["log"][2]["what"]["moved"]["seat"] = json!(2),
            "event 3: it is not seat 2's",
        ),
        (|saved| saved["held"]["move"] = json!("1@1"), "1@1 waits for turn 3, which is not"),
        (|saved| saved["held"]["turn"] = json!(2), "3B1 waits for turn 2, which is not"),
        (|saved| saved["more"] = json!(0), "unknown field `more`"),
    ];
    for (change, reason) in rows {
        let mut saved = save();
        change(&mut saved);
        let found = refusal(&saved);
        assert!(found.starts_with(reason), "expected {reason}, found {found}");
    }
}

#[test]
fn a_drawn_start_follows_from_the_seed() {
    let bot = || Occupant::Bot { level: "hard".parse().unwrap() };
    let options = TableOptions::new("2cp".parse().unwrap(), [bot(), bot()]);
    let (room, _) = Room::open(Millis(0), options, Start::Fresh, Seed::new(5)).unwrap();
    let mut saved = serde_json::to_value(room.save()).unwrap();
    let other = 3 - room.mirror().first().number();
    saved["log"][0]["what"]["opened"]["first"] = json!(other);
    assert_eq!(refusal(&saved), "event 1 is not what the seed draws");
}

#[test]
fn numbers_must_not_run_out() {
    let mut saved = save();
    saved["held"] = Value::Null;
    for (index, event) in saved["log"].as_array_mut().unwrap().iter_mut().enumerate() {
        event["number"] = json!(u32::MAX - 2 + index as u32);
    }
    assert_eq!(refusal(&saved), format!("no numbers are left after event {}", u32::MAX));
}
