//! What is said at tables online, besides what is said at all of them.

use crate::{ID, ONE, TWO, level, options, pin, refuse};
use azulejo_fair::{Commitment, Nonce, Reveal, Terms};
use azulejo_protocol::{
    Access, Ask, ChatScope, ChatText, Event, Founding, GuestId, Happening, Hello, Key, KeyHash,
    Message, Millis, Occupant, Opening, Preset, Request, Start, TableId, TableOptions, Unavailable,
    Viewer, Words,
};

/// What somebody adds to chance, and how it is written.
const NONCE: Nonce = Nonce::from_bytes([0x2a; 16]);
const NONCE_HEX: &str = "2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a";
/// What a server binds itself to, and how it is written.
const PROMISE: Commitment = Commitment::from_bytes([0x66; 32]);
const PROMISE_HEX: &str = "6666666666666666666666666666666666666666666666666666666666666666";
/// The SHA-256 of `k7wm2q9d` after the word that says that it is a key.
const KEY_HASH_HEX: &str = "14a5fadb0754029826771754717bf0e02f9c2d7d76f892f79df03e4b3818efdc";

fn key() -> Key {
    "k7wm2q9d".parse().unwrap()
}

fn text(text: &str) -> Words {
    Words::Text(ChatText::tidy(text).unwrap())
}

#[test]
fn what_clients_ask() {
    let sit = |key| Request::Sit { seat: TWO, name: "Bo".parse().unwrap(), key };
    for (request, json) in [
        (sit(None), r#"{"sit":{"seat":2,"name":"Bo"}}"#.to_owned()),
        (sit(Some(key())), r#"{"sit":{"seat":2,"name":"Bo","key":"k7wm2q9d"}}"#.to_owned()),
        (Request::Vacate { seat: TWO }, r#"{"vacate":{"seat":2}}"#.to_owned()),
        (
            Request::SeatBot { seat: TWO, level: level() },
            r#"{"seat_bot":{"seat":2,"level":"hard"}}"#.to_owned(),
        ),
        (Request::Swap { seat: ONE, with: TWO }, r#"{"swap":{"seat":1,"with":2}}"#.to_owned()),
        (
            Request::Invite { seat: TWO, key: key().hash() },
            format!(r#"{{"invite":{{"seat":2,"key":"{KEY_HASH_HEX}"}}}}"#),
        ),
        (
            Request::Ready { seat: TWO, nonce: NONCE },
            format!(r#"{{"ready":{{"seat":2,"nonce":"{NONCE_HEX}"}}}}"#),
        ),
        (Request::Begin {}, r#"{"begin":{}}"#.to_owned()),
        (
            Request::Say { seat: TWO, words: Words::Preset(Preset::GoodLuck) },
            r#"{"say":{"seat":2,"words":{"preset":"good_luck"}}}"#.to_owned(),
        ),
        (
            Request::Say { seat: TWO, words: text("Well \"played\"!") },
            r#"{"say":{"seat":2,"words":{"text":"Well \"played\"!"}}}"#.to_owned(),
        ),
        (
            Request::Rematch { seat: TWO, game: 3, nonce: Some(NONCE) },
            format!(r#"{{"rematch":{{"seat":2,"game":3,"nonce":"{NONCE_HEX}"}}}}"#),
        ),
    ] {
        pin(&Ask { id: ID, request }, &format!(r#"{{"id":"{ID}","request":{json}}}"#));
    }
}

#[test]
fn what_is_said_first() {
    pin(&Hello { after: 0, key: None }, r#"{"after":0}"#);
    pin(&Hello { after: 12, key: Some(key()) }, r#"{"after":12,"key":"k7wm2q9d"}"#);
}

#[test]
fn what_cannot_be_seen_is_left_out_of_what_people_write() {
    let json = "{\"sit\":{\"seat\":2,\"name\":\" B\u{202e}o\u{200b}\\n\"}}";
    let request = Request::Sit { seat: TWO, name: "Bo".parse().unwrap(), key: None };
    assert_eq!(serde_json::from_str::<Request>(json).unwrap(), request);
    let json = "{\"text\":\"\\u0007Well\\tplayed\u{feff}\"}";
    assert_eq!(serde_json::from_str::<Words>(json).unwrap(), text("Well played"));
}

#[test]
fn what_happens() {
    let who = Occupant::Person { name: "Bo".parse().unwrap() };
    let secret = Reveal::from_bytes([0x07; 32]);
    let secret_hex = "07".repeat(32);
    for (what, json) in [
        (Happening::Invited { seat: TWO }, r#"{"invited":{"seat":2}}"#.to_owned()),
        (
            Happening::Seated { seat: TWO, who },
            r#"{"seated":{"seat":2,"who":{"person":{"name":"Bo"}}}}"#.to_owned(),
        ),
        (Happening::Vacated { seat: TWO }, r#"{"vacated":{"seat":2}}"#.to_owned()),
        (
            Happening::Swapped { seat: ONE, with: TWO },
            r#"{"swapped":{"seat":1,"with":2}}"#.to_owned(),
        ),
        (
            Happening::Ready { seat: TWO, nonce: NONCE },
            format!(r#"{{"ready":{{"seat":2,"nonce":"{NONCE_HEX}"}}}}"#),
        ),
        (
            Happening::Said { seat: TWO, words: Words::Preset(Preset::Hello) },
            r#"{"said":{"seat":2,"words":{"preset":"hello"}}}"#.to_owned(),
        ),
        (
            Happening::Revealed { secret, next: PROMISE },
            format!(r#"{{"revealed":{{"secret":"{secret_hex}","next":"{PROMISE_HEX}"}}}}"#),
        ),
        (
            Happening::RematchAsked { seat: TWO, nonce: Some(NONCE) },
            format!(r#"{{"rematch_asked":{{"seat":2,"nonce":"{NONCE_HEX}"}}}}"#),
        ),
    ] {
        let event = Event { number: 4, at: Millis(1_500), by: None, what };
        pin(&event, &format!(r#"{{"number":4,"at":1500,"what":{json}}}"#));
    }
}

#[test]
fn how_a_table_is_founded() {
    let options = TableOptions::new("2cp".parse().unwrap(), []);
    let founding = Founding {
        options,
        access: Access::Private,
        chat: ChatScope::Presets,
        commitment: PROMISE,
    };
    let json = format!(
        concat!(
            r#"{{"founded":{{"options":{{"rules":"2cp","seats":[],"first":"drawn","#,
            r#""clock":"untimed","takeback":"free","substitute":"medium","bag_tracker":false,"#,
            r#""preview":"full","bot_pause":500}},"access":"private","chat":"presets","#,
            r#""commitment":"{}"}}}}"#,
        ),
        PROMISE_HEX
    );
    pin(&Happening::Founded(Box::new(founding)), &json);
    pin(&[Access::Private, Access::Public], r#"["private","public"]"#);
    pin(&[ChatScope::Off, ChatScope::Presets, ChatScope::Free], r#"["off","presets","free"]"#);
}

#[test]
fn what_there_is_a_button_for() {
    pin(
        &Preset::ALL,
        r#"["hello","good_luck","one_moment","nice_move","oops","thanks","good_game","goodbye"]"#,
    );
}

#[test]
fn what_somebody_is_known_by() {
    pin(&TableId(u128::MAX), &format!(r#""{}""#, "f".repeat(32)));
    pin(&GuestId(10), r#""0000000000000000000000000000000a""#);
    pin(&key(), r#""k7wm2q9d""#);
    pin(&key().hash(), &format!(r#""{KEY_HASH_HEX}""#));
}

#[test]
fn how_a_game_is_opened_that_everybody_can_check() {
    let nonces = [Some(NONCE), None].into_iter().collect();
    let terms = Terms { table: [1; 16], game: 1, commitment: PROMISE, nonces };
    let fair = Some(terms);
    let opening = Opening { game: 1, options: options(), start: Start::Fresh, first: TWO, fair };
    let json = serde_json::to_string(&opening).unwrap();
    let table = "01".repeat(16);
    let expected = format!(
        r#""start":"fresh","first":2,"fair":{{"version":"azulejo-fair-1","table":"{table}","game":1,"commitment":"{PROMISE_HEX}","nonces":["{NONCE_HEX}",null]}}}}"#
    );
    assert!(json.ends_with(&expected), "{json}");
    pin(&opening, &json);
}

#[test]
fn what_a_table_says() {
    pin(
        &Message::Welcome { seats: Viewer::seat(ONE), host: true, head: 12, now: Millis(7) },
        r#"{"welcome":{"seats":[1],"host":true,"head":12,"now":7}}"#,
    );
    pin(
        &Message::Present { seats: Viewer::of([ONE, TWO]), watching: 3 },
        r#"{"present":{"seats":[1,2],"watching":3}}"#,
    );
    for (why, json) in [(Unavailable::Busy, "busy"), (Unavailable::ReadOnly, "read_only")] {
        let json = format!(r#"{{"unavailable":{{"id":"{ID}","why":"{json}"}}}}"#);
        pin(&Message::Unavailable { id: ID, why }, &json);
    }
    let why = "unknown variant `win`".to_owned();
    pin(&Message::Unreadable { why }, r#"{"unreadable":{"why":"unknown variant `win`"}}"#);
}

#[test]
fn what_is_malformed_is_refused_with_the_reason() {
    let long = format!(r#"{{"say":{{"seat":1,"words":{{"text":"{}"}}}}}}"#, "x".repeat(281));
    for (json, message) in [
        (r#"{"sit":{"seat":2}}"#, "missing field `name`"),
        (r#"{"sit":{"seat":2,"name":" "}}"#, "the name is empty"),
        (r#"{"sit":{"seat":2,"name":"Bo","key":"k7"}}"#, "a key has 8 to 32 characters, not 2"),
        (r#"{"sit":{"seat":2,"name":"Bo","key":"K7WM2Q9D"}}"#, "a key has small letters and"),
        (r#"{"sit":{"seat":0,"name":"Bo"}}"#, "there is no seat 0, only 1 to 4"),
        (r#"{"swap":{"seat":1,"with":5}}"#, "there is no seat 5, only 1 to 4"),
        (r#"{"invite":{"seat":2,"key":"k7wm2q9d"}}"#, "character 1 is `k`, expected a digit"),
        (r#"{"ready":{"seat":2}}"#, "missing field `nonce`"),
        (r#"{"ready":{"seat":2,"nonce":"2a"}}"#, "2 hexadecimal digits, expected 32"),
        (r#"{"begin":{"now":true}}"#, "unknown field `now`"),
        (r#""begin""#, "invalid type: unit variant, expected struct variant"),
        (r#"{"say":{"seat":1,"words":"hello"}}"#, "unknown variant `hello`"),
        (r#"{"say":{"seat":1,"words":{"preset":"cheat"}}}"#, "unknown variant `cheat`"),
        (r#"{"say":{"seat":1,"words":{"text":"\u200b"}}}"#, "the message is empty"),
        (&long, "the message has more than 280 characters"),
        (r#"{"founded":{}}"#, "unknown variant `founded`"),
    ] {
        refuse::<Request>(json, message);
    }
    refuse::<Ask>(r#"{"id":7,"request":{"begin":{}}}"#, "invalid type: integer `7`");
    refuse::<Ask>(r#"{"id":"7","request":{"begin":{}}}"#, "an id has 32 digits, this has 1");
    refuse::<Ask>(&format!(r#"{{"id":"{ID}"}}"#), "missing field `request`");
    refuse::<Hello>(r#"{"after":-1}"#, "invalid value: integer `-1`");
    refuse::<Hello>(r#"{"after":0,"guest":"me"}"#, "unknown field `guest`");
    refuse::<KeyHash>(r#""FF""#, "character 1 is `F`, expected a digit");
    refuse::<Happening>(r#"{"seated":{"seat":2,"who":"bo"}}"#, "unknown variant `bo`");
    refuse::<Happening>(r#"{"revealed":{"secret":"07"}}"#, "2 hexadecimal digits, expected 64");
}
