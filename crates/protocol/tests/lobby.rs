//! The lobby of a table online: what can't have happened is refused and changes nothing, and who may ask for what.

use azulejo_fair::{Commitment, Nonce, Reveal};
use azulejo_protocol::{
    Access, Chair, ChatScope, ChatText, CommandId, End, Event, Founding, Happening, Key, Lobby,
    Millis, Occupant, Opening, Preset, Request, Standing, Start, TableOptions, Viewer, Words,
};
use azulejo_rules::Seat;

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];
const THREE: Seat = Seat::ALL[2];
const FOUR: Seat = Seat::ALL[3];
const NONCE: Nonce = Nonce::from_bytes([7; 16]);
const PROMISE: Commitment = Commitment::from_bytes([6; 32]);

fn founding() -> Founding {
    let options = TableOptions::new("3cp".parse().unwrap(), []);
    Founding { options, access: Access::Public, chat: ChatScope::Presets, commitment: PROMISE }
}

fn event(number: u32, what: Happening) -> Event {
    Event { number, at: Millis(u64::from(number)), by: Some(CommandId(number.into())), what }
}

fn founded(founding: Founding) -> Event {
    event(1, Happening::Founded(Box::new(founding)))
}

fn person(name: &str) -> Occupant {
    Occupant::Person { name: name.parse().unwrap() }
}

fn bot() -> Occupant {
    Occupant::Bot { level: "hard".parse().unwrap() }
}

fn hello(seat: Seat) -> Happening {
    Happening::Said { seat, words: Words::Preset(Preset::Hello) }
}

/// Ann sits at seat 1 and is ready, a bot at seat 2, nobody at seat 3.
fn lobby() -> Lobby {
    let mut lobby = Lobby::open(&founded(founding())).unwrap();
    for (number, what) in [
        (2, Happening::Seated { seat: ONE, who: person("Ann") }),
        (3, Happening::Seated { seat: TWO, who: bot() }),
        (4, Happening::Ready { seat: ONE, nonce: NONCE }),
    ] {
        lobby.apply(&event(number, what)).unwrap();
    }
    lobby
}

#[test]
fn what_cannot_have_happened_is_refused_and_changes_nothing() {
    let seated = |seat| Happening::Seated { seat, who: person("Bo") };
    let options = TableOptions::new("3cp".parse().unwrap(), [person("Ann"), bot(), bot()]);
    let opening = Opening { game: 1, options, start: Start::Fresh, first: ONE, fair: None };
    let secret = Reveal::from_bytes([1; 32]);
    for (what, reason) in [
        (seated(ONE), "somebody sits at seat 1"),
        (seated(FOUR), "there is no seat 4"),
        (Happening::Invited { seat: TWO }, "somebody sits at seat 2"),
        (Happening::Invited { seat: FOUR }, "there is no seat 4"),
        (Happening::Vacated { seat: THREE }, "nobody sits at seat 3"),
        (Happening::Vacated { seat: FOUR }, "there is no seat 4"),
        (Happening::Swapped { seat: ONE, with: FOUR }, "there is no seat 4"),
        (Happening::Swapped { seat: FOUR, with: ONE }, "there is no seat 4"),
        (Happening::Ready { seat: TWO, nonce: NONCE }, "no person sits at seat 2"),
        (Happening::Ready { seat: THREE, nonce: NONCE }, "nobody sits at seat 3"),
        (hello(TWO), "no person sits at seat 2"),
        (hello(THREE), "nobody sits at seat 3"),
        (Happening::Founded(Box::new(founding())), "no game is opened"),
        (Happening::Opened(Box::new(opening)), "no game is opened"),
        (Happening::Moved { seat: ONE, mv: "1B2".parse().unwrap() }, "no game is opened"),
        (Happening::Ended { why: End::Aborted { seat: ONE } }, "no game is opened"),
        (Happening::Revealed { secret, next: PROMISE }, "no game is opened"),
        (Happening::RematchAsked { seat: ONE, nonce: None }, "no game is opened"),
    ] {
        let mut lobby = lobby();
        let refusal = lobby.apply(&event(5, what)).unwrap_err();
        assert_eq!(refusal.to_string(), format!("event 5: {reason}"));
        assert_eq!(lobby, self::lobby());
    }
}

#[test]
fn events_come_without_gaps_in_the_order_of_time_and_the_known_ones_change_nothing() {
    let mut lobby = lobby();
    let gap = lobby.apply(&event(6, hello(ONE))).unwrap_err();
    assert_eq!(gap.to_string(), "event 6: event 5 is missing");
    let early = Event { at: Millis(3), ..event(5, hello(ONE)) };
    let backwards = lobby.apply(&early).unwrap_err();
    assert_eq!(backwards.to_string(), "event 5: it happened before the last one");
    assert_eq!(lobby.apply(&event(4, Happening::Vacated { seat: ONE })), Ok(()));
    assert_eq!(lobby, self::lobby());
    assert_eq!((lobby.number(), lobby.at()), (4, Millis(4)));
}

#[test]
fn only_a_sound_founding_founds_a_table() {
    let mut taken = founding();
    taken.options.seats.push(bot());
    let mut slow = founding();
    slow.options.bot_pause = Millis::from_secs(61);
    for (event, reason) in [
        (founded(taken), "event 1: 1 seats are taken, the rules want 0"),
        (founded(slow), "event 1: bots can't wait for 61000 ms, only 60000 ms"),
        (event(1, hello(ONE)), "event 1: nothing happens before the table is founded"),
        (Event { number: 2, ..founded(founding()) }, "event 2: event 1 is missing"),
        (Event { number: 0, ..founded(founding()) }, "event 0: event 1 is missing"),
    ] {
        assert_eq!(Lobby::open(&event).unwrap_err().to_string(), reason);
    }
}

#[test]
fn seats_are_swapped_with_all_that_is_there() {
    let mut lobby = lobby();
    lobby.apply(&event(5, Happening::Swapped { seat: ONE, with: THREE })).unwrap();
    assert_eq!(lobby.chair(ONE), Some(&Chair::default()));
    let ann = Chair { who: Some(person("Ann")), nonce: Some(NONCE) };
    assert_eq!(lobby.chair(THREE), Some(&ann));
    assert_eq!(lobby.chair(FOUR), None);
}

#[test]
fn it_is_complete_when_everybody_is_there_and_ready() {
    let mut lobby = lobby();
    assert_eq!(lobby.complete(), None);
    lobby.apply(&event(5, Happening::Seated { seat: THREE, who: person("Cy") })).unwrap();
    assert_eq!(lobby.complete(), None);
    lobby.apply(&event(6, Happening::Ready { seat: THREE, nonce: NONCE })).unwrap();
    let (options, nonces) = lobby.complete().unwrap();
    assert_eq!(options.seats.to_vec(), [person("Ann"), bot(), person("Cy")]);
    assert_eq!(nonces.to_vec(), [Some(NONCE), None, Some(NONCE)]);
    lobby.apply(&event(7, Happening::Vacated { seat: ONE })).unwrap();
    lobby.apply(&event(8, Happening::Seated { seat: ONE, who: person("Ann") })).unwrap();
    assert_eq!(lobby.complete(), None);
}

#[test]
fn who_may_ask_for_what() {
    let nobody = Standing::default();
    let ann = Standing { viewer: Viewer::seat(ONE), is_host: false };
    let host = Standing { is_host: true, ..nobody };
    let say = |seat, words| Request::Say { seat, words };
    let preset = Words::Preset(Preset::Oops);
    let text = Words::Text(ChatText::tidy("Oops").unwrap());
    let key = "k7wm2q9d".parse::<Key>().unwrap();
    let sit = |seat| Request::Sit { seat, name: "Bo".parse().unwrap(), key: None };
    let seat_bot = |seat| Request::SeatBot { seat, level: "hard".parse().unwrap() };
    let invite = |seat| Request::Invite { seat, key: key.hash() };
    let swap = |seat, with| Request::Swap { seat, with };
    let ready = |seat| Request::Ready { seat, nonce: NONCE };
    let vacate = |seat| Request::Vacate { seat };
    for (standing, request, answer) in [
        (nobody, Request::Sync { after: 9 }, ""),
        (nobody, sit(THREE), ""),
        (nobody, sit(ONE), "somebody sits at seat 1"),
        (nobody, sit(FOUR), "there is no seat 4 at this table"),
        (ann, vacate(ONE), ""),
        (host, vacate(ONE), ""),
        (host, vacate(TWO), ""),
        (host, vacate(THREE), "nobody sits at seat 3"),
        (nobody, vacate(ONE), "seat 1 is not yours"),
        (nobody, vacate(THREE), "seat 3 is not yours"),
        (host, seat_bot(THREE), ""),
        (host, seat_bot(ONE), "somebody sits at seat 1"),
        (ann, seat_bot(THREE), "only the host of the table may do that"),
        (host, invite(THREE), ""),
        (host, invite(TWO), "somebody sits at seat 2"),
        (ann, invite(THREE), "only the host of the table may do that"),
        (host, swap(TWO, THREE), ""),
        (host, swap(ONE, FOUR), "there is no seat 4 at this table"),
        (ann, swap(ONE, TWO), "only the host of the table may do that"),
        (ann, ready(ONE), "the seat is ready already"),
        (host, ready(ONE), "seat 1 is not yours"),
        (host, Request::Begin {}, "nobody sits at seat 3"),
        (ann, Request::Begin {}, "only the host of the table may do that"),
        (ann, say(ONE, preset.clone()), ""),
        (ann, say(ONE, text), "such a thing is not said at this table"),
        (host, say(ONE, preset), "seat 1 is not yours"),
        (ann, Request::Resign { seat: ONE, game: 1 }, "the game has not begun"),
        (ann, Request::Rematch { seat: ONE, game: 1, nonce: None }, "the game has not begun"),
    ] {
        let found = lobby().check(standing, &request);
        let told = found.map_or_else(|refusal| refusal.to_string(), |()| String::new());
        assert_eq!(told, answer, "{standing:?} {request:?}");
    }
}
