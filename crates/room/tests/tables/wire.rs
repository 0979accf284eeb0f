//! The JSON of what only the host of a table keeps: other versions of the server rely on it.

use crate::crowd::key;
use azulejo_protocol::{Access, FinishedGame, GuestId, Millis, Occupant, TableStage, Viewer};
use azulejo_room::{Card, Private};
use azulejo_rules::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// The hash of `k7wm2q9d`.
const HASH: &str = "14a5fadb0754029826771754717bf0e02f9c2d7d76f892f79df03e4b3818efdc";

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
fn what_only_the_host_knows() {
    let (guest, key) = (GuestId(5), key("k7wm2q9d").hash());
    let id = guest.to_string();
    pin(
        &Private::Founded { host: guest, code: key, watch: key },
        &format!(r#"{{"founded":{{"host":"{id}","code":"{HASH}","watch":"{HASH}"}}}}"#),
    );
    pin(&Private::Invited { key }, &format!(r#"{{"invited":{{"key":"{HASH}"}}}}"#));
    pin(&Private::Seated { guest }, &format!(r#"{{"seated":{{"guest":"{id}"}}}}"#));
}

#[test]
fn what_only_the_host_knows_and_is_malformed() {
    for (json, message) in [
        (r#"{"seated":{}}"#, "missing field `guest`"),
        (r#"{"seated":{"guest":"5"}}"#, "an id has 32 digits, this has 1"),
        (r#"{"invited":{"key":"k7wm2q9d"}}"#, "character 1 is `k`, expected a digit"),
        (r#"{"invited":{"key":"00"}}"#, "2 hexadecimal digits, expected 64"),
        (r#"{"moved":{}}"#, "unknown variant `moved`"),
    ] {
        refuse::<Private>(json, message);
    }
}

#[test]
fn what_lists_show() {
    let ann = Occupant::Person { name: "Ann".parse().unwrap() };
    let finished = FinishedGame { opened: 7, scores: vec![30, 41], places: vec![2, 1] };
    let mut card = Card {
        stage: TableStage::Waiting,
        access: Access::Private,
        rules: "2cp".parse().unwrap(),
        seats: vec![Some(ann), None],
        guests: vec![Some(GuestId(5)), None],
        host: GuestId(5),
        code: Some(key("k7wm2q9d").hash()),
        to_move: Viewer::SPECTATOR,
        game: 0,
        due: None,
        at: Millis(9),
        finished: None,
    };
    let id = GuestId(5).to_string();
    let begin = format!(
        r#""rules":"2cp","seats":[{{"person":{{"name":"Ann"}}}},null],"guests":["{id}",null],"host":"{id}","#
    );
    pin(
        &card,
        &format!(
            r#"{{"stage":"waiting","access":"private",{begin}"code":"{HASH}","to_move":[],"game":0,"due":null,"at":9,"finished":null}}"#
        ),
    );
    card = Card {
        stage: TableStage::Over,
        access: Access::Public,
        code: None,
        to_move: Viewer::seat(Seat::ALL[1]),
        game: 2,
        due: Some(Millis(10)),
        finished: Some(finished),
        ..card
    };
    pin(
        &card,
        &format!(
            r#"{{"stage":"over","access":"public",{begin}"code":null,"to_move":[2],"game":2,"due":10,"at":9,"finished":{{"opened":7,"scores":[30,41],"places":[2,1]}}}}"#
        ),
    );
    pin(&TableStage::Playing, r#""playing""#);
}
