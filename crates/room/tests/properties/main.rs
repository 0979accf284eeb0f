//! Whatever is brought to a room, it stays a table: clients see what it sees, a save goes on as it
//! does, and nobody learns what the bag will give.

mod chaos;
mod saves;

use azulejo_protocol::{
    Ask, Clock, End, Event, Happening, Leaving, Message, Millis, Mirror, Request, Takeback, Viewer,
};
use azulejo_room::{Room, Saved, Seed, Sent};
use azulejo_rules::{Move, Phase};
use chaos::{Chaos, Input};
use std::collections::BTreeSet;

/// So many tables, with so many inputs each.
const TABLES: u64 = 50;
const INPUTS: usize = 250;

/// Brings inputs to random tables and looks at each of them, before and after.
fn explore(mut look: impl FnMut(&Room, &Input, Millis, &[Sent], &Room)) {
    for table in 0..TABLES {
        let mut chaos = Chaos::new(table);
        let (mut room, ..) = chaos.table();
        for _ in 0..INPUTS {
            let input = chaos.input(room.mirror());
            let before = room.clone();
            let sent = input.bring(&mut room, chaos.now);
            look(&before, &input, chaos.now, &sent, &room);
        }
    }
}

fn events(sent: &[Sent]) -> impl Iterator<Item = &Event> {
    sent.iter().filter_map(|sent| match sent {
        Sent::Everyone(event) => Some(event),
        Sent::Asker(_) | Sent::Bot(_) => None,
    })
}

#[test]
fn a_client_that_hears_everything_sees_what_the_room_sees() {
    let mut heard = 0;
    explore(|before, input, _, sent, after| {
        let mut client = before.mirror().clone();
        for event in events(sent) {
            client.apply(event).unwrap();
            heard += 1;
        }
        assert_eq!(&client, after.mirror(), "{input:?}");
        assert_eq!(client.number(), after.log().last().unwrap().number);
    });
    assert!(heard > 5_000, "only {heard} events");
}

#[test]
fn everything_that_can_happen_does() {
    let mut kinds = BTreeSet::new();
    explore(|_, _, _, sent, _| kinds.extend(events(sent).map(kind)));
    let expected = [
        "dealt",
        "left resigned",
        "left time",
        "moved",
        "opened",
        "aborted",
        "played",
        "resigned",
        "time",
        "rematch asked",
        "agreed",
        "declined",
        "takeback asked",
        "undone",
    ];
    assert_eq!(kinds, expected.into());
}

fn kind(event: &Event) -> &'static str {
    match event.what {
        Happening::Opened(_) => "opened",
        Happening::Dealt { .. } => "dealt",
        Happening::Moved { .. } => "moved",
        Happening::Undone { .. } => "undone",
        Happening::TakebackAsked { .. } => "takeback asked",
        Happening::TakebackAnswered { agree: true, .. } => "agreed",
        Happening::TakebackAnswered { agree: false, .. } => "declined",
        Happening::Left { why: Leaving::Resigned, .. } => "left resigned",
        Happening::Left { why: Leaving::Time, .. } => "left time",
        Happening::Ended { why: End::Played } => "played",
        Happening::Ended { why: End::Left { why: Leaving::Resigned, .. } } => "resigned",
        Happening::Ended { why: End::Left { why: Leaving::Time, .. } } => "time",
        Happening::Ended { why: End::Aborted { .. } } => "aborted",
        Happening::RematchAsked { .. } => "rematch asked",
        ref other => panic!("{other:?} does not happen at one device"),
    }
}

#[test]
fn a_client_that_joins_late_sees_what_the_others_see() {
    explore(|_, _, _, sent, after| {
        if events(sent).next().is_some() {
            assert_eq!(&Mirror::of(after.log()).unwrap(), after.mirror());
        }
    });
}

#[test]
fn a_client_that_was_away_catches_up_from_where_it_was() {
    for table in 0..TABLES {
        let mut chaos = Chaos::new(table);
        let (mut room, ..) = chaos.table();
        let mut client = room.mirror().clone();
        for _ in 0..INPUTS {
            let input = chaos.input(room.mirror());
            input.bring(&mut room, chaos.now);
            if chaos.below(10) == 0 {
                let request = Request::Sync { after: client.number() };
                let sent = chaos.ask(Viewer::SPECTATOR, request).bring(&mut room, chaos.now);
                let log = sent.iter().find_map(|sent| match sent {
                    Sent::Asker(Message::Log { events }) => Some(events),
                    _ => None,
                });
                log.unwrap().iter().for_each(|event| drop(client.apply(event).unwrap()));
                assert_eq!(&client, room.mirror());
            }
        }
    }
}

#[test]
fn what_is_refused_changes_nothing_and_what_changes_was_asked_by_its_seat() {
    let (mut refused, mut granted) = (0, 0);
    explore(|before, input, now, sent, after| {
        let Input::Ask(viewer, Ask { request, .. }) = input else { return };
        let mut timely = before.clone();
        let passed = timely.tick(now);
        match sent.iter().find(|sent| matches!(sent, Sent::Asker(Message::Refused { .. }))) {
            Some(_) => {
                assert_eq!(&timely, after, "{input:?}");
                refused += 1;
            }
            None if events(sent).count() > events(&passed).count() => {
                assert!(request.seat().is_some_and(|seat| viewer.acts_for(seat)), "{input:?}");
                granted += 1;
            }
            None => assert_eq!(timely.mirror(), after.mirror(), "{input:?}"),
        }
    });
    assert!(refused > 1_000 && granted > 3_000, "{refused} refused, {granted} granted");
}

#[test]
fn every_request_may_be_sent_twice() {
    explore(|_, input, now, sent, after| {
        let Input::Ask(..) = input else { return };
        // What opens the next game belongs to the one before, which the room has forgotten.
        let opens = |event: &Event| matches!(event.what, Happening::Opened(_));
        if events(sent).any(opens) {
            return;
        }
        let mut again = after.clone();
        let second = input.bring(&mut again, now);
        let is_done = |sent: &[Sent]| {
            sent.iter().any(|sent| matches!(sent, Sent::Asker(Message::Done { .. })))
        };
        assert_eq!(again.mirror(), after.mirror(), "{input:?}");
        assert_eq!(is_done(&second), is_done(sent), "{input:?}");
    });
}

#[test]
fn a_save_goes_on_exactly_as_the_room_does() {
    for table in 0..TABLES {
        let mut chaos = Chaos::new(table);
        let (mut room, ..) = chaos.table();
        let mut twin = room.clone();
        for _ in 0..INPUTS {
            if chaos.below(8) == 0 {
                let text = serde_json::to_string(&twin.save()).unwrap();
                let saved: Saved = serde_json::from_str(&text).unwrap();
                twin = Room::restore(saved).unwrap();
            }
            let input = chaos.input(room.mirror());
            let sent = input.bring(&mut room, chaos.now);
            assert_eq!(input.bring(&mut twin, chaos.now), sent, "{input:?}");
            assert_eq!(twin, room);
            assert_eq!((twin.wakes_at(), twin.thinking()), (room.wakes_at(), room.thinking()));
        }
    }
}

/// Everything a client or a bot gets to read.
fn texts(sent: &[Sent]) -> impl Iterator<Item = String> {
    sent.iter().map(|sent| {
        let text = match sent {
            Sent::Everyone(event) => serde_json::to_string(event),
            Sent::Asker(message) => serde_json::to_string(message),
            Sent::Bot(think) => serde_json::to_string(think),
        };
        text.unwrap()
    })
}

#[test]
fn nothing_that_is_sent_tells_the_seed_or_a_deal_before_it_happens() {
    let mut deals = 0;
    for table in 0..TABLES {
        let mut chaos = Chaos::new(table);
        let (mut room, word, mut sent) = chaos.table();
        let secrets = [word.to_string(), format!("{word:x}"), format!("{:x}", word.swap_bytes())];
        let mut heard = String::new();
        for _ in 0..INPUTS {
            for (sent, text) in sent.iter().zip(texts(&sent)) {
                assert!(secrets.iter().all(|secret| !text.contains(secret)), "{text}");
                if let Sent::Everyone(Event { what: Happening::Dealt { deal }, .. }) = sent {
                    assert!(!heard.contains(&deal.to_string()), "{deal} was known");
                    deals += 1;
                }
                heard.push_str(&text);
            }
            let input = chaos.input(room.mirror());
            sent = input.bring(&mut room, chaos.now);
        }
        let debug = format!("{room:?} {:?}", room.save());
        assert!(secrets.iter().all(|secret| !debug.contains(secret)));
    }
    assert!(deals > 100, "only {deals} deals");
}

#[test]
fn taking_back_does_not_change_the_next_deal() {
    let mut undone = 0;
    for table in 0..TABLES {
        let mut chaos = Chaos::new(table);
        let (room, word, _) = chaos.table();
        let mut options = room.mirror().options().clone();
        (options.takeback, options.clock) = (Takeback::Free, Clock::Untimed);
        let start = room.mirror().start().clone();
        let (mut straight, _) = Room::open(Millis(0), options, start, Seed::new(word)).unwrap();
        let mut winding = straight.clone();
        let round = straight.mirror().position().round();
        while straight.mirror().to_move().is_some() && straight.mirror().position().round() == round
        {
            undone += usize::from(wander(&mut winding, &mut chaos));
            let mv = winding.mirror().position().legal_moves()[0];
            play(&mut straight, &mut chaos, mv);
            play(&mut winding, &mut chaos, mv);
        }
        assert_eq!(straight.mirror().position(), winding.mirror().position());
        assert_eq!(straight.mirror().steps(), winding.mirror().steps());
    }
    assert!(undone > 300, "only {undone} taken back");
}

/// A person takes something and takes it back, unless that would end the offer.
fn wander(room: &mut Room, chaos: &mut Chaos) -> bool {
    let seat = room.mirror().to_move().unwrap();
    let legal = room.mirror().position().legal_moves();
    let mv = legal[chaos.below(legal.len())];
    let mut after = room.mirror().position().clone();
    after.play(mv).unwrap();
    if !room.mirror().is_person(seat) || after.phase() != Phase::Offer {
        return false;
    }
    let before = room.mirror().steps().to_vec();
    play(room, chaos, mv);
    let request = Request::Undo { seat, at: room.mirror().turn() };
    chaos.ask(Viewer::seat(seat), request).bring(room, Millis(0));
    assert_eq!(room.mirror().steps(), before);
    true
}

/// Whoever is to move plays this, and no bot waits.
fn play(room: &mut Room, chaos: &mut Chaos, mv: Move) {
    let (seat, at) = (room.mirror().to_move().unwrap(), room.mirror().turn());
    let input = if room.mirror().is_person(seat) {
        chaos.ask(Viewer::seat(seat), Request::Play { seat, mv, at })
    } else {
        Input::Bot { turn: at, mv }
    };
    let now = room.mirror().at().plus(Millis(1_000));
    input.bring(room, now);
}
