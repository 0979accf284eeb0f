//! Events that can't have happened are refused, and change nothing.

use azulejo_protocol::{
    Change, End, Event, Happening, Leaving, Millis, Mirror, NoRecord, Occupant, Opening, Refusal,
    Request, Start, Step, TableOptions, Viewer,
};
use azulejo_rules::{Rules, Seat};

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];
const FOUR: Seat = Seat::ALL[3];

const DEAL: &str = "BBYR KKWW BYRK RRRR YYKW";

fn person(name: &str) -> Occupant {
    Occupant::Person { name: name.parse().unwrap() }
}

fn bot() -> Occupant {
    Occupant::Bot { level: "hard".parse().unwrap() }
}

fn opening(rules: &str, start: Start) -> Opening {
    let rules: Rules = rules.parse().unwrap();
    let seats = [person("Ann"), bot(), person("Cy"), person("Di")];
    let options = TableOptions::new(rules, seats.into_iter().take(rules.players.count()));
    Opening { game: 1, options, start, first: ONE, fair: None }
}

fn event(number: u32, what: Happening) -> Event {
    Event { number, at: Millis(u64::from(number)), by: None, what }
}

fn opened(opening: Opening) -> Event {
    event(1, Happening::Opened(Box::new(opening)))
}

fn dealt(number: u32, deal: &str) -> Event {
    event(number, Happening::Dealt { deal: deal.parse().unwrap() })
}

fn moved(number: u32, seat: Seat, mv: &str) -> Event {
    event(number, Happening::Moved { seat, mv: mv.parse().unwrap() })
}

/// Ann has moved, and the bot is to move.
fn log() -> Vec<Event> {
    vec![opened(opening("2cp", Start::Fresh)), dealt(2, DEAL), moved(3, ONE, "1B2")]
}

fn mirror() -> Mirror {
    Mirror::of(&log()).unwrap()
}

#[test]
fn an_event_that_cannot_have_happened_is_refused_with_the_reason() {
    let left = |seat, why| Happening::Left { seat, why, level: "easy".parse().unwrap() };
    let ended = |why| Happening::Ended { why };
    for (event, reason) in [
        (moved(5, TWO, "2K3"), "event 5: event 4 is missing"),
        (
            Event { at: Millis(0), ..moved(4, TWO, "2K3") },
            "event 4: it happened before the last one",
        ),
        (moved(4, ONE, "2K3"), "event 4: it is not seat 1's turn"),
        (moved(4, TWO, "1K3"), "event 4: factory 1 has no black; it is empty"),
        (dealt(4, DEAL), "event 4: the round is not finished"),
        (event(4, Happening::Undone { seat: ONE, to: 0 }), "event 4: 0 steps can't be left"),
        (event(4, Happening::Undone { seat: ONE, to: 2 }), "event 4: 2 steps can't be left"),
        (event(4, Happening::Undone { seat: TWO, to: 1 }), "event 4: no person sits at seat 2"),
        (event(4, Happening::TakebackAsked { seat: FOUR, to: 1 }), "event 4: there is no seat 4"),
        (
            event(4, Happening::TakebackAnswered { seat: ONE, agree: true }),
            "event 4: no takeback is asked for",
        ),
        (event(4, left(ONE, Leaving::Time)), "event 4: a bot replaces nobody at a table of two"),
        (event(4, ended(End::Played)), "event 4: the game can't be over for this reason"),
        (
            event(4, ended(End::Aborted { seat: TWO })),
            "event 4: the game can't be over for this reason",
        ),
        (
            event(4, Happening::RematchAsked { seat: ONE, nonce: None }),
            "event 4: the game was not over",
        ),
        (
            event(4, Happening::Opened(Box::new(opening("2cp", Start::Fresh)))),
            "event 4: it can't open game 1",
        ),
    ] {
        let mut mirror = mirror();
        let refused = mirror.apply(&event).map_err(|error| error.to_string());
        assert_eq!(refused, Err(reason.to_owned()));
        assert_eq!(mirror, self::mirror(), "{reason}");
    }
}

#[test]
fn a_game_that_is_over_stays_over() {
    let mut mirror = mirror();
    mirror.apply(&event(4, Happening::Ended { why: End::Aborted { seat: ONE } })).unwrap();
    for what in [
        moved(5, TWO, "2K3").what,
        Happening::Undone { seat: ONE, to: 1 },
        Happening::Ended { why: End::Aborted { seat: ONE } },
    ] {
        let refused = mirror.apply(&event(5, what)).unwrap_err();
        assert_eq!(refused.to_string(), "event 5: the game was over");
    }
    let rematch = Happening::RematchAsked { seat: TWO, nonce: None };
    let refused = mirror.apply(&event(5, rematch)).unwrap_err();
    assert_eq!(refused.to_string(), "event 5: no person sits at seat 2");
}

#[test]
fn a_table_that_cannot_be_is_not_opened() {
    let fresh = || opening("2cp", Start::Fresh);
    let mut too_few = fresh();
    too_few.options.seats.truncate(1);
    for (opening, reason) in [
        (too_few, "event 1: 1 seats are taken, the rules want 2"),
        (Opening { game: 0, ..fresh() }, "event 1: it can't open game 0"),
        (Opening { first: FOUR, ..fresh() }, "event 1: seat 4 does not begin"),
    ] {
        assert_eq!(Mirror::open(&opened(opening)).unwrap_err().to_string(), reason);
    }
    let not_open = "event 2: no game is opened";
    assert_eq!(Mirror::of(&log()[1..]).unwrap_err().to_string(), not_open);
    assert_eq!(Mirror::of(&[]).unwrap_err().to_string(), "event 0: no game is opened");
}

#[test]
fn an_event_that_is_known_changes_nothing() {
    let mut mirror = mirror();
    for event in log() {
        assert_eq!(mirror.apply(&event), Ok(Change::Known));
    }
    assert_eq!(mirror, self::mirror());
}

#[test]
fn the_opening_of_a_later_game_needs_nothing_before_it() {
    let mut late = mirror();
    let opening = Opening { game: 5, first: TWO, ..opening("2cp", Start::Fresh) };
    let event = Event { number: 400, ..opened(opening) };
    assert_eq!(late.apply(&event), Ok(Change::Opened));
    assert_eq!(late, Mirror::open(&event).unwrap());
    assert_eq!((late.turn(), late.steps().len()), (400, 0));
}

#[test]
fn a_move_answers_the_event_that_made_its_turn() {
    let mut mirror = mirror();
    assert_eq!((mirror.number(), mirror.turn()), (3, 3));
    mirror.apply(&event(4, Happening::TakebackAsked { seat: ONE, to: 1 })).unwrap();
    assert_eq!((mirror.number(), mirror.turn()), (4, 3));
    mirror.apply(&event(5, Happening::Undone { seat: ONE, to: 1 })).unwrap();
    assert_eq!((mirror.number(), mirror.turn()), (5, 5));
    assert_eq!(mirror.to_move(), Some(ONE));
}

#[test]
fn steps_tell_who_did_what_in_which_round() {
    let mirror = mirror();
    let told: Vec<_> = mirror.steps().iter().map(|step| (step.round(), step.seat())).collect();
    assert_eq!(told, [(1, None), (1, Some(ONE))]);
    assert_eq!(mirror.last_move().and_then(Step::mv), Some("1B2".parse().unwrap()));
}

#[test]
fn a_front_end_knows_what_the_room_would_refuse() {
    let mirror = mirror();
    let ann = Viewer::seat(ONE);
    assert!(mirror.can_undo(ann) && mirror.can_abort(ann) && mirror.can_resign(ann));
    assert!(!mirror.can_rematch(ann) && !mirror.can_undo(Viewer::SPECTATOR));
    assert!(!mirror.can_resign(Viewer::seat(TWO)));
    let request = Request::Play { seat: ONE, mv: "2K3".parse().unwrap(), at: 3 };
    assert_eq!(mirror.check(ann, &request), Err(Refusal::NotYourTurn { seat: TWO }));
}

#[test]
fn a_record_names_the_seats_and_how_the_game_ended() {
    let mut mirror = mirror();
    let record = mirror.record().unwrap();
    assert_eq!((record.tag("Seat1"), record.tag("Seat2")), (Some("Ann"), Some("bot:hard")));
    assert_eq!((record.tag("Ended"), record.rounds().len()), (None, 1));
    let why = End::Left { seat: ONE, why: Leaving::Resigned };
    mirror.apply(&event(4, Happening::Ended { why })).unwrap();
    assert_eq!(mirror.record().unwrap().tag("Ended"), Some("resigned 1"));
    assert_eq!(mirror.record_after(1).unwrap().rounds()[0].moves, []);
}

#[test]
fn a_record_tells_who_left() {
    let mut mirror = Mirror::open(&opened(opening("3cp", Start::Fresh))).unwrap();
    let (seat, why, level) = (ONE, Leaving::Time, "easy".parse().unwrap());
    mirror.apply(&event(2, Happening::Left { seat, why, level })).unwrap();
    let record = mirror.record().unwrap();
    assert_eq!((record.tag("Seat1"), record.tag("Left1")), (Some("Ann"), Some("time, bot:easy")));
}

#[test]
fn a_record_that_goes_on_keeps_its_past_and_its_tags() {
    let mut before = mirror().record().unwrap();
    before.set_tag("Date", "2024-05-17").unwrap();
    let mirror = Mirror::open(&opened(opening("2cp", Start::Record(before.clone())))).unwrap();
    assert_eq!(mirror.steps().len(), 2);
    assert_eq!(mirror.record(), Ok(before));
}

#[test]
fn there_is_no_record_of_a_game_that_began_with_a_position() {
    let pos = mirror().position().clone();
    let mirror = Mirror::open(&opened(opening("2cp", Start::Position(pos)))).unwrap();
    assert_eq!(mirror.record(), Err(NoRecord::BeganInTheMiddle));
}
