//! What a host of a live table does when others write, too, when the store fails, and when time goes wrong.

mod desk;
mod sharing;

use azulejo_hub::{Conn, Cut, Input, Output, WriteError};
use azulejo_protocol::{Message, Millis, Request, Unavailable, Viewer};
use azulejo_rules::Seat;
use desk::{Desk, HOST, OTHER, STRANGER};

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];

/// More than ever waits at a table.
const FLOOD: u64 = 400;

#[test]
fn a_refusal_waits_for_a_second_look() {
    let mut desk = Desk::lobby();
    desk.join(Conn(1), HOST, 0);
    let vacate = desk.ask(Request::Vacate { seat: ONE });
    // The very command was granted by another process, and its answer was lost.
    desk.elsewhere(HOST, &sit(ONE));
    let number = desk.elsewhere_as(HOST, &vacate);
    let told = desk.bring(Input::Ask { conn: Conn(1), ask: vacate.clone() });
    assert_eq!(told, [Output::Load { after: 1 }]);
    let told = desk.load();
    let done = Message::Done { id: vacate.id, number };
    assert!(told.contains(&Output::Tell { to: vec![Conn(1)], message: done }), "{told:?}");
}

#[test]
fn what_is_refused_is_refused_after_the_second_look() {
    let mut desk = Desk::lobby();
    desk.join(Conn(1), HOST, 0);
    let vacate = desk.ask(Request::Vacate { seat: ONE });
    let told = desk.bring(Input::Ask { conn: Conn(1), ask: vacate });
    assert_eq!(told, [Output::Load { after: 1 }]);
    let told = desk.load();
    let is_refused = matches!(told[..], [Output::Tell { message: Message::Refused { .. }, .. }]);
    assert!(is_refused, "{told:?}");
}

#[test]
fn whoever_knows_more_than_the_process_gets_exactly_what_they_missed() {
    let mut desk = Desk::lobby();
    desk.join(Conn(1), HOST, 0);
    let heard = desk.elsewhere(OTHER, &sit(ONE));
    desk.elsewhere(OTHER, &sit(TWO));
    assert_eq!(desk.knock(Conn(2), OTHER, heard), [Output::Load { after: 1 }]);
    let told = desk.load();
    let missed = told.iter().find_map(|output| match output {
        Output::Tell { to, message: Message::Log { events } } if *to == [Conn(2)] => Some(events),
        _ => None,
    });
    assert_eq!(missed.unwrap().iter().map(|event| event.number).collect::<Vec<_>>(), [heard + 1]);
}

#[test]
fn nobody_is_turned_away_by_what_the_process_does_not_know_yet() {
    let mut desk = Desk::private_lobby();
    desk.join(Conn(1), HOST, 0);
    let with_code = Request::Sit { seat: TWO, name: desk::ann(), key: Some(desk::code()) };
    desk.elsewhere(OTHER, &with_code);
    assert_eq!(desk.knock(Conn(2), OTHER, 0), [Output::Load { after: 1 }]);
    let told = desk.load();
    let welcome = |it: &Output| matches!(it, Output::Tell { to, message: Message::Welcome { .. } } if *to == [Conn(2)]);
    assert!(told.iter().any(welcome), "{told:?}");
}

#[test]
fn a_second_look_that_fails_concerns_nobody_else() {
    let mut desk = Desk::private_lobby();
    desk.join(Conn(1), HOST, 0);
    desk.knock(Conn(2), STRANGER, 0);
    let cut = Output::Cut { conn: Conn(2), why: Cut::Unavailable };
    assert_eq!(desk.bring(Input::LoadFailed), [cut]);
    let ask = desk.ask(Request::Vacate { seat: ONE });
    let id = ask.id;
    desk.bring(Input::Ask { conn: Conn(1), ask });
    let message = Message::Unavailable { id, why: Unavailable::Busy };
    assert_eq!(desk.bring(Input::LoadFailed), [Output::Tell { to: vec![Conn(1)], message }]);
}

#[test]
fn a_second_look_does_not_make_a_bot_think_again() {
    let mut desk = Desk::game_with_bot();
    desk.join(Conn(1), HOST, 0);
    let think = desk.think();
    let mv = think.position.legal_moves()[0];
    // It waits until the bot's pause is over.
    assert_eq!(desk.bring(Input::BotMoved { turn: think.turn, mv }), []);
    let due = desk.host.wakes_at();
    let ask = desk.ask(Request::Vacate { seat: ONE });
    desk.bring(Input::Ask { conn: Conn(1), ask });
    let told = desk.load();
    assert!(!told.iter().any(|output| matches!(output, Output::Think(_))), "{told:?}");
    assert_eq!((desk.host.wakes_at(), due.is_some()), (due, true));
}

#[test]
fn a_bot_rests_while_the_disk_is_full() {
    let mut desk = Desk::game_with_bot();
    desk.join(Conn(1), HOST, 0);
    let think = desk.think();
    desk.now = Millis(desk.now.0 + 60_000);
    let mv = think.position.legal_moves()[0];
    let writes = desk.bring(Input::BotMoved { turn: think.turn, mv });
    assert!(matches!(writes[..], [Output::Write(_)]), "{writes:?}");
    assert_eq!(desk.bring(Input::Written(Err(WriteError::Full))), [Output::Load { after: 0 }]);
    assert_eq!(desk.load(), []);
    let later = desk.host.wakes_at().unwrap();
    assert!(later > desk.now, "{later:?}");
    desk.now = later;
    assert!(matches!(desk.bring(Input::Tick)[..], [Output::Think(_)]));
    assert_eq!(desk.bring(Input::Tick), []);
}

#[test]
fn a_clock_that_is_set_back_makes_no_rest_longer() {
    let mut desk = Desk::game_with_bot();
    desk.join(Conn(1), HOST, 0);
    let think = desk.think();
    desk.now = Millis(desk.now.0 + 60_000);
    let mv = think.position.legal_moves()[0];
    desk.bring(Input::BotMoved { turn: think.turn, mv });
    desk.bring(Input::Written(Err(WriteError::Full)));
    desk.load();
    let rest = desk.host.wakes_at().unwrap().since(desk.now);
    desk.now = Millis(desk.now.0 - 3_600_000);
    assert_eq!(desk.bring(Input::Tick), []);
    assert_eq!(desk.host.wakes_at().unwrap().since(desk.now), rest);
}

#[test]
fn a_bot_that_breaks_the_rules_is_asked_again_after_a_rest() {
    let mut desk = Desk::game_with_bot();
    desk.join(Conn(1), HOST, 0);
    let turn = desk.think().turn;
    let told = desk.bring(Input::BotMoved { turn, mv: "1@1".parse().unwrap() });
    assert!(matches!(told[..], [Output::BadBot(_)]), "{told:?}");
    assert_eq!(desk.bring(Input::Tick), []);
    let later = desk.host.wakes_at().unwrap();
    assert!(later > desk.now, "{later:?}");
    desk.now = later;
    assert!(matches!(desk.bring(Input::Tick)[..], [Output::Think(_)]));
}

#[test]
fn a_bot_is_heard_however_much_waits() {
    let mut desk = Desk::game_with_bot();
    desk.join(Conn(1), HOST, 0);
    let think = desk.think();
    desk.now = Millis(desk.now.0 + 60_000);
    desk.flood(Conn(1));
    let mv = think.position.legal_moves()[0];
    assert_eq!(desk.bring(Input::BotMoved { turn: think.turn, mv }), []);
    let mut told = desk.load();
    for _ in 0..FLOOD {
        let is_written = told.iter().any(|output| matches!(output, Output::Write(_)));
        if is_written {
            return;
        }
        told = desk.load();
    }
    panic!("the bot's move was lost");
}

#[test]
fn somebody_who_floods_a_table_is_told_so_only_after_they_were_let_in() {
    let mut desk = Desk::private_lobby();
    desk.join(Conn(1), HOST, 0);
    desk.knock(Conn(2), STRANGER, 0);
    assert_eq!(desk.flood(Conn(2)), []);
    let busy = desk.flood(Conn(1));
    assert!(busy.iter().all(|output| matches!(output, Output::Tell { .. })), "{busy:?}");
    assert_eq!(busy.len() as u64, FLOOD);
}

#[test]
fn somebody_whose_connection_is_lost_counts_as_absent_after_a_while() {
    let mut desk = Desk::game_with_bot();
    desk.join(Conn(1), HOST, 0);
    desk.join(Conn(2), OTHER, 0);
    assert_eq!(desk.bring(Input::Leave { conn: Conn(1) }), []);
    let later = desk.host.wakes_at().unwrap();
    desk.now = Millis(later.0 - 1);
    assert_eq!(desk.bring(Input::Tick), []);
    desk.now = later;
    let message = Message::Present { seats: Viewer::SPECTATOR, watching: 1 };
    assert_eq!(desk.bring(Input::Tick), [Output::Tell { to: vec![Conn(2)], message }]);
}

#[test]
fn a_clock_that_is_set_back_keeps_nobody_here() {
    let mut desk = Desk::game_with_bot();
    desk.join(Conn(1), HOST, 0);
    desk.join(Conn(2), OTHER, 0);
    desk.bring(Input::Leave { conn: Conn(1) });
    let before = desk.host.wakes_at().unwrap();
    desk.now = Millis(desk.now.0 - 3_600_000);
    desk.bring(Input::Tick);
    let after = desk.host.wakes_at().unwrap();
    assert_eq!(before.since(after), Millis(3_600_000));
}

fn sit(seat: Seat) -> Request {
    Request::Sit { seat, name: desk::ann(), key: None }
}
