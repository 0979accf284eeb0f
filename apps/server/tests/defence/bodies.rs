//! What is sent has an end, and a bottom.

use crate::browser::{Browser, Heard, JSON};
use crate::wire::connect;
use crate::world::{World, hear};
use azulejo_protocol::{CloseCode, Message};
use serde_json::json;
use std::io::Write;
use tungstenite::Message as Frame;

/// What a WebSocket is closed with for what must not be.
const POLICY: Option<u16> = Some(CloseCode::Policy.number());

fn nested(depth: usize) -> String {
    format!("{}{}", "[".repeat(depth), "]".repeat(depth))
}

#[test]
fn a_body_that_is_too_large_is_not_read() {
    let world = World::new();
    let headers = format!("{}{JSON}", Browser::new(&world).cookie);
    let body = " ".repeat(64 * 1024 + 1);
    let answer = world.post("/api/tables", &headers, &body);
    assert_eq!((answer.status, &*answer.error()), (413, "too_large"));
    // The largest one that is read is no JSON, which is found by reading it.
    let answer = world.post("/api/tables", &headers, &body[1..]);
    assert_eq!((answer.status, &*answer.error()), (400, "bad_request"));
}

#[test]
fn a_body_that_never_ends_is_not_read_either() {
    let world = World::new();
    let cookie = Browser::new(&world).cookie;
    let mut stream = connect(world.address());
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nHost: here\r\n{cookie}{JSON}Transfer-Encoding: chunked\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    let chunk = format!("1000\r\n{}\r\n", " ".repeat(0x1000));
    for _ in 0..17 {
        let _ = stream.write_all(chunk.as_bytes());
    }
    assert_eq!(hear(stream).status, 413);
}

#[test]
fn headers_have_an_end_too() {
    let world = World::new();
    let answer = world.get("/", &format!("X-Long: {}\r\n", "a".repeat(20 * 1024)));
    assert_eq!(answer.status, 431);
}

#[test]
fn what_is_nested_too_deeply_is_refused() {
    let world = World::new();
    let ann = Browser::new(&world);
    let answer = world.post("/api/tables", &format!("{}{JSON}", ann.cookie), &nested(10_000));
    assert_eq!((answer.status, &*answer.error()), (400, "bad_request"));
    assert!(answer.body.contains("nested"), "{answer:?}");
    let [table, ..] = ann.found(&world);
    let mut socket = ann.socket(&world, &table);
    socket.send(Frame::text(nested(3_000)));
    let Heard::Message(message) = socket.hear() else { panic!("no answer") };
    assert!(matches!(*message, Message::Unreadable { ref why } if why.contains("nested")));
}

#[test]
fn a_frame_that_is_too_large_ends_the_socket() {
    let world = World::new();
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    let mut socket = ann.join(&world, &table, None);
    socket.send(Frame::text(" ".repeat(8 * 1024 + 1)));
    assert_eq!(socket.end(), POLICY);
    let mut socket = ann.join(&world, &table, None);
    socket.send(Frame::text(" ".repeat(8 * 1024)));
    socket.hear_until(|message| matches!(message, Message::Unreadable { .. }));
}

#[test]
fn whoever_talks_nonsense_again_and_again_is_cut_off() {
    let world = World::new();
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    let mut socket = ann.join(&world, &table, None);
    for _ in 0..11 {
        socket.say(&json!({"nonsense": true}));
    }
    assert_eq!(socket.end(), POLICY);
    let mut socket = ann.join(&world, &table, None);
    socket.send(Frame::binary(vec![1, 2, 3]));
    assert_eq!(socket.end(), POLICY);
}

#[test]
fn whoever_asks_too_much_over_one_socket_has_to_wait() {
    let world = World::new();
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    let mut socket = ann.join(&world, &table, None);
    // So many that some come too soon after the others even where they are read slowly.
    for number in 0..200 {
        let id = format!("{:032x}", 0xabc0 + number);
        socket.say(&json!({"id": id, "request": {"sync": {"after": 1}}}));
    }
    socket.hear_until(|message| matches!(message, Message::Unavailable { .. }));
    for _ in 0..1_000 {
        // Whoever was cut off can't send any more.
        let _ = socket.0.send(Frame::Ping(tungstenite::Bytes::new()));
    }
    assert!(matches!(socket.end(), POLICY | None));
}
