//! Nobody finds out what is not theirs to know.

use crate::browser::{Browser, Heard, JSON};
use crate::world::World;
use azulejo_protocol::{CloseCode, Key, Message, Refusal};
use serde_json::json;

/// What a socket is closed with where there is no table.
const NO_SUCH_TABLE: Heard = Heard::End(Some(CloseCode::NoSuchTable.number()));

const ABSENT: &str = "0123456789abcdef0123456789abcdef";

#[test]
fn a_private_table_is_like_one_that_is_not_there() {
    let world = World::new();
    let [table, ..] = Browser::new(&world).found(&world);
    let stranger = Browser::new(&world);
    for key in [None, Some("00000000"), Some("0123456789abcdef0123456789abcdef")] {
        for table in [&*table, ABSENT] {
            let mut socket = stranger.join(&world, table, key);
            assert_eq!(socket.hear(), NO_SUCH_TABLE, "{table} {key:?}");
        }
    }
}

#[test]
fn whoever_asks_without_being_let_in_hears_nothing_but_the_end() {
    let world = World::new();
    let [table, ..] = Browser::new(&world).found(&world);
    let stranger = Browser::new(&world);
    for table in [&*table, ABSENT] {
        let mut socket = stranger.socket(&world, table);
        socket.say(&json!({"after": 0}));
        let id = "0".repeat(31) + "7";
        let _ = socket.0.send(tungstenite::Message::text(
            json!({"id": id, "request": {"sync": {"after": 0}}}).to_string(),
        ));
        assert_eq!(socket.hear(), NO_SUCH_TABLE, "{table}");
    }
}

#[test]
fn without_a_socket_a_private_table_is_like_an_absent_one_too() {
    let world = World::new();
    let [table, ..] = Browser::new(&world).found(&world);
    let stranger = Browser::new(&world);
    let [theirs, absent] = [&*table, ABSENT].map(|table| {
        let answer = world.get(&format!("/api/tables/{table}/live"), &stranger.cookie);
        let without_date = answer.head.lines().filter(|line| !line.starts_with("date"));
        (without_date.map(str::to_owned).collect::<Vec<_>>(), answer.body)
    });
    assert_eq!(theirs, absent);
    let lists = ["/api/lobby", "/api/me/tables"].map(|path| world.get(path, &stranger.cookie));
    assert!(lists.iter().all(|list| list.body == "[]"), "{lists:?}");
}

#[test]
fn the_right_key_opens() {
    let world = World::new();
    let [table, code, watch] = Browser::new(&world).found(&world);
    let friend = Browser::new(&world);
    for key in [&code, &watch] {
        let mut socket = friend.join(&world, &table, Some(key));
        assert!(
            matches!(socket.hear(), Heard::Message(it) if matches!(*it, Message::Welcome { .. }))
        );
    }
    let headers = format!("{}{JSON}", friend.cookie);
    let answer = world.post("/api/codes", &headers, &json!({ "code": code }).to_string());
    assert_eq!(answer.body, json!({ "table": table }).to_string());
}

#[test]
fn an_invitation_is_good_for_one() {
    let world = World::new();
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    let key: Key = "fedcba9876543210fedcba9876543210".parse().unwrap();
    let mut host = ann.join(&world, &table, None);
    let invited = host.ask(&json!({"invite": {"seat": 2, "key": key.hash()}}));
    assert!(matches!(invited, Message::Done { .. }), "{invited:?}");
    let [mut bo, mut cleo] =
        [(); 2].map(|()| Browser::new(&world).join(&world, &table, Some(key.as_str())));
    bo.hear_until(|message| matches!(message, Message::Welcome { .. }));
    cleo.hear_until(|message| matches!(message, Message::Welcome { .. }));
    assert!(matches!(bo.sit(2, "Bo", Some(key.as_str())), Message::Done { .. }));
    assert!(matches!(cleo.sit(2, "Cleo", Some(key.as_str())), Message::Refused { .. }));
    // Even when the seat is free again.
    assert!(matches!(host.ask(&json!({"vacate": {"seat": 2}})), Message::Done { .. }));
    let again = cleo.sit(2, "Cleo", Some(key.as_str()));
    assert!(matches!(again, Message::Refused { why: Refusal::NotInvited, .. }), "{again:?}");
    // And nobody new is let in by it.
    let mut late = Browser::new(&world).join(&world, &table, Some(key.as_str()));
    assert_eq!(late.hear(), NO_SUCH_TABLE);
}

#[test]
fn keys_and_tokens_are_not_at_rest() {
    let mut world = World::new();
    let ann = Browser::new(&world);
    let [table, code, watch] = ann.found(&world);
    let key: Key = "fedcba9876543210fedcba9876543210".parse().unwrap();
    let mut host = ann.join(&world, &table, None);
    host.ask(&json!({"invite": {"seat": 1, "key": key.hash()}}));
    world.end();
    let token = ann.cookie.trim_end().rsplit('=').next().unwrap().to_owned();
    let raw = u128::from_str_radix(&token, 16).unwrap().to_be_bytes();
    for file in std::fs::read_dir(world.folder()).unwrap().flatten() {
        let kept = std::fs::read(file.path()).unwrap();
        let holds = |needle: &[u8]| kept.windows(needle.len()).any(|window| window == needle);
        for secret in [&*token, &code, &watch, key.as_str()] {
            assert!(!holds(secret.as_bytes()), "{secret} in {:?}", file.path());
        }
        assert!(!holds(&raw), "the token in {:?}", file.path());
    }
}
