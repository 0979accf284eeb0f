//! The JSON of everything that is said: what a client and a table of another version, or in another
//! language, rely on.

mod online;
mod rest;

use azulejo_protocol::{
    Ask, Clock, CommandId, End, Event, FirstSeat, Happening, Leaving, LevelName, Message, Millis,
    Occupant, Opening, PreviewScope, Refusal, Request, Start, TableOptions, Takeback, Think,
    Viewer,
};
use azulejo_rules::{Game, Move, Position, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];
const ID: CommandId = CommandId(5);

/// The line that docs/FORMATS.md shows first.
const POSITION: &str = "2cp 1 1 1 c BBYR,KKWW,BYRK,RRRR,YYKW - 17.16.14.16.17 0.0.0.0.0 \
    0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn level() -> LevelName {
    "hard".parse().unwrap()
}

fn options() -> TableOptions {
    let ann = Occupant::Person { name: "Ann".parse().unwrap() };
    TableOptions::new("2cp".parse().unwrap(), [ann, Occupant::Bot { level: level() }])
}

/// A value is written so, and read back as it was.
#[track_caller]
fn pin<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(&serde_json::from_str::<T>(json).unwrap(), value);
}

#[track_caller]
fn refuse<T: DeserializeOwned + Debug>(json: &str, message: &str) {
    let error = serde_json::from_str::<T>(json).unwrap_err().to_string();
    assert!(error.starts_with(message), "{json}: {error}");
}

#[test]
fn what_clients_ask() {
    for (request, json) in [
        (Request::Sync { after: 12 }, r#"{"sync":{"after":12}}"#),
        (
            Request::Play { seat: ONE, mv: mv("4R2<BK"), at: 2 },
            r#"{"play":{"seat":1,"move":"4R2<BK","at":2}}"#,
        ),
        (Request::Undo { seat: TWO, at: 7 }, r#"{"undo":{"seat":2,"at":7}}"#),
        (
            Request::AnswerTakeback { seat: ONE, offer: 9, agree: true },
            r#"{"answer_takeback":{"seat":1,"offer":9,"agree":true}}"#,
        ),
        (Request::Resign { seat: ONE, game: 1 }, r#"{"resign":{"seat":1,"game":1}}"#),
        (Request::Abort { seat: ONE, game: 1 }, r#"{"abort":{"seat":1,"game":1}}"#),
        (
            Request::Rematch { seat: TWO, game: 3, nonce: None },
            r#"{"rematch":{"seat":2,"game":3}}"#,
        ),
    ] {
        pin(&Ask { id: ID, request }, &format!(r#"{{"id":"{ID}","request":{json}}}"#));
    }
}

#[test]
fn what_happens() {
    let left = Happening::Left { seat: TWO, why: Leaving::Time, level: level() };
    for (what, json) in [
        (
            Happening::Dealt { deal: "WKWW RBRB 2R*BYYB RYWR -".parse().unwrap() },
            r#"{"dealt":{"deal":"WKWW RBRB 2R*BYYB RYWR -"}}"#,
        ),
        (Happening::Moved { seat: ONE, mv: mv("CB4") }, r#"{"moved":{"seat":1,"move":"CB4"}}"#),
        (Happening::Undone { seat: ONE, to: 3 }, r#"{"undone":{"seat":1,"to":3}}"#),
        (Happening::TakebackAsked { seat: ONE, to: 3 }, r#"{"takeback_asked":{"seat":1,"to":3}}"#),
        (
            Happening::TakebackAnswered { seat: TWO, agree: false },
            r#"{"takeback_answered":{"seat":2,"agree":false}}"#,
        ),
        (left, r#"{"left":{"seat":2,"why":"time","level":"hard"}}"#),
        (Happening::Ended { why: End::Played }, r#"{"ended":{"why":"played"}}"#),
        (
            Happening::Ended { why: End::Left { seat: ONE, why: Leaving::Resigned } },
            r#"{"ended":{"why":{"left":{"seat":1,"why":"resigned"}}}}"#,
        ),
        (
            Happening::Ended { why: End::Aborted { seat: TWO } },
            r#"{"ended":{"why":{"aborted":{"seat":2}}}}"#,
        ),
        (Happening::RematchAsked { seat: TWO, nonce: None }, r#"{"rematch_asked":{"seat":2}}"#),
    ] {
        let event = Event { number: 4, at: Millis(1_500), by: None, what };
        pin(&event, &format!(r#"{{"number":4,"at":1500,"what":{json}}}"#));
    }
}

#[test]
fn how_a_game_is_opened() {
    let opening =
        Opening { game: 1, options: options(), start: Start::Fresh, first: TWO, fair: None };
    pin(
        &Happening::Opened(Box::new(opening)),
        concat!(
            r#"{"opened":{"game":1,"options":{"rules":"2cp","seats":[{"person":{"name":"Ann"}},"#,
            r#"{"bot":{"level":"hard"}}],"first":"drawn","clock":"untimed","takeback":"free","#,
            r#""substitute":"medium","bag_tracker":false,"preview":"full","bot_pause":500},"#,
            r#""start":"fresh","first":2}}"#,
        ),
    );
}

#[test]
fn what_a_table_can_be_set_up_with() {
    pin(&FirstSeat::Chosen(TWO), r#"{"chosen":2}"#);
    pin(&Clock::Untimed, r#""untimed""#);
    pin(
        &Clock::Live { main: Millis::from_secs(120), increment: Millis::from_secs(10) },
        r#"{"live":{"main":120000,"increment":10000}}"#,
    );
    pin(&Clock::PerMove { time: Millis::from_secs(3_600) }, r#"{"per_move":{"time":3600000}}"#);
    pin(&[Takeback::Free, Takeback::Consent, Takeback::Never], r#"["free","consent","never"]"#);
    pin(&[PreviewScope::Full, PreviewScope::Own, PreviewScope::Off], r#"["full","own","off"]"#);
}

#[test]
fn where_a_game_begins() {
    let pos: Position = POSITION.parse().unwrap();
    pin(&Start::Position(pos), &format!(r#"{{"position":"{POSITION}"}}"#));
    let record = Game::new("2cp".parse().unwrap(), TWO);
    let json = concat!(
        r#"{"record":"[Azulejo \"1\"]\n[Players \"2\"]\n[Wall \"colored\"]\n"#,
        r#"[Factories \"plain\"]\n[Result \"*\"]\n\nround 1 first 2\n"}"#,
    );
    pin(&Start::Record(record), json);
}

#[test]
fn what_a_table_answers() {
    let what = Happening::RematchAsked { seat: ONE, nonce: None };
    let event = Event { number: 3, at: Millis(7), by: Some(ID), what };
    let written =
        format!(r#"{{"number":3,"at":7,"by":"{ID}","what":{{"rematch_asked":{{"seat":1}}}}}}"#);
    pin(&Message::Event(event.clone()), &format!(r#"{{"event":{written}}}"#));
    pin(&Message::Log { events: vec![event] }, &format!(r#"{{"log":{{"events":[{written}]}}}}"#));
    let done = format!(r#"{{"done":{{"id":"{ID}","number":3}}}}"#);
    pin(&Message::Done { id: ID, number: 3 }, &done);
    let why = Refusal::Stale { at: 2, turn: 3 };
    let refused = format!(r#"{{"refused":{{"id":"{ID}","why":{{"stale":{{"at":2,"turn":3}}}}}}}}"#);
    pin(&Message::Refused { id: ID, why }, &refused);
}

#[test]
fn why_requests_are_refused() {
    for (why, json) in [
        (Refusal::NoSuchSeat { seat: TWO }, r#"{"no_such_seat":{"seat":2}}"#),
        (Refusal::NotYourSeat { seat: TWO }, r#"{"not_your_seat":{"seat":2}}"#),
        (Refusal::SeatOfBot { seat: TWO }, r#"{"seat_of_bot":{"seat":2}}"#),
        (Refusal::NotYourTurn { seat: TWO }, r#"{"not_your_turn":{"seat":2}}"#),
        (Refusal::Stale { at: 2, turn: 3 }, r#"{"stale":{"at":2,"turn":3}}"#),
        (Refusal::OtherGame { game: 2 }, r#"{"other_game":{"game":2}}"#),
        (Refusal::Illegal { mv: mv("3R2") }, r#"{"illegal":{"move":"3R2"}}"#),
        (Refusal::GameOver, r#""game_over""#),
        (Refusal::GameGoesOn, r#""game_goes_on""#),
        (Refusal::NoTakeback, r#""no_takeback""#),
        (Refusal::PastDeal, r#""past_deal""#),
        (Refusal::PastStart, r#""past_start""#),
        (Refusal::NoSuchOffer { offer: 9 }, r#"{"no_such_offer":{"offer":9}}"#),
        (Refusal::OfferOpen { offer: 9 }, r#"{"offer_open":{"offer":9}}"#),
        (Refusal::AskedBefore, r#""asked_before""#),
        (Refusal::RematchAsked, r#""rematch_asked""#),
        (Refusal::NonceMissing, r#""nonce_missing""#),
        (Refusal::GameBegun, r#""game_begun""#),
        (Refusal::NotBegun, r#""not_begun""#),
        (Refusal::NotHost, r#""not_host""#),
        (Refusal::SeatTaken { seat: TWO }, r#"{"seat_taken":{"seat":2}}"#),
        (Refusal::SeatFree { seat: TWO }, r#"{"seat_free":{"seat":2}}"#),
        (Refusal::SameSeat { seat: TWO }, r#"{"same_seat":{"seat":2}}"#),
        (Refusal::NotInvited, r#""not_invited""#),
        (Refusal::NotReady { seat: TWO }, r#"{"not_ready":{"seat":2}}"#),
        (Refusal::ReadyBefore, r#""ready_before""#),
        (Refusal::ChatOff, r#""chat_off""#),
        (Refusal::TooLateToAbort, r#""too_late_to_abort""#),
    ] {
        pin(&why, json);
    }
}

#[test]
fn what_is_asked_of_a_bot() {
    let position = POSITION.parse().unwrap();
    let think = Think { turn: 2, seat: TWO, position, level: level() };
    let json = format!(r#"{{"turn":2,"seat":2,"position":"{POSITION}","level":"hard"}}"#);
    pin(&think, &json);
}

#[test]
fn who_looks_at_a_table() {
    pin(&Viewer::SPECTATOR, "[]");
    pin(&Viewer::of([TWO, ONE]), "[1,2]");
}

#[test]
fn what_is_malformed_is_refused_with_the_reason() {
    for (json, message) in [
        (r#"{"play":{"seat":5,"move":"3R2","at":1}}"#, "there is no seat 5, only 1 to 4"),
        (r#"{"play":{"seat":1,"move":"3R9","at":1}}"#, "character 3: found `9`, expected a line"),
        (r#"{"play":{"seat":1,"move":"3R2","at":-1}}"#, "invalid value: integer `-1`"),
        (r#"{"play":{"seat":1,"move":"3R2"}}"#, "missing field `at`"),
        (r#"{"play":{"seat":1,"move":"3R2","at":1,"now":true}}"#, "unknown field `now`"),
        (r#"{"cheat":{"seat":1}}"#, "unknown variant `cheat`"),
    ] {
        refuse::<Request>(json, message);
    }
    refuse::<Viewer>("[1,7]", "there is no seat 7");
    refuse::<LevelName>(r#""Hard""#, "a name can't have `H`");
    refuse::<Occupant>(r#"{"person":{"name":" "}}"#, "the name is empty");
    refuse::<Start>(r#"{"position":"2cp 1"}"#, "field 3");
    refuse::<Happening>(r#"{"dealt":{"deal":"QQQQ"}}"#, "disc 1: found `QQQQ`");
}

#[test]
fn a_table_has_at_most_four_seats() {
    let mut json = serde_json::to_value(options()).unwrap();
    json["seats"] = vec![json["seats"][1].clone(); 5].into();
    refuse::<TableOptions>(&json.to_string(), "5 seats, at most 4");
}
