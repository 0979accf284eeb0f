//! Whoever does not read is left behind, and nobody else.

use crate::browser::{Browser, JSON};
use crate::world::{SOON, World, wait_until};
use azulejo_protocol::Message;
use serde_json::{Value, json};
use tungstenite::Message as Frame;

/// A table at which much was said.
fn talkative_table(world: &World, ann: &Browser) -> String {
    let mut wish = Browser::wish("private");
    wish["chat"] = "free".into();
    let headers = format!("{}{JSON}", ann.cookie);
    let founded: Value =
        serde_json::from_str(&world.post("/api/tables", &headers, &wish.to_string()).body).unwrap();
    let table = founded["table"].as_str().unwrap().to_owned();
    let words = "\u{1f600}".repeat(250);
    for round in 0..5 {
        let mut socket = ann.join(world, &table, None);
        if round == 0 {
            assert!(matches!(socket.sit(1, "Ann", None), Message::Done { .. }));
        }
        for _ in 0..35 {
            let said = socket.ask(&json!({"say": {"seat": 1, "words": {"text": words}}}));
            assert!(matches!(said, Message::Done { .. }), "{said:?}");
        }
    }
    table
}

#[test]
fn a_slow_reader_is_dropped_while_the_others_go_on() {
    let world = World::hurried(|deadlines| deadlines.sending = SOON);
    let ann = Browser::new(&world);
    let table = talkative_table(&world, &ann);
    let mut others = ann.join(&world, &table, None);
    let mut stalled = ann.join(&world, &table, None);
    for number in 0..40 {
        let id = format!("{:032x}", 0xdef0 + number);
        let sync = json!({"id": id, "request": {"sync": {"after": 0}}});
        // Where we are slow it may be dropped before it has asked for everything.
        let _ = stalled.0.send(Frame::text(sync.to_string()));
    }
    // It reads nothing of all that; the others are answered meanwhile.
    wait_until(|| {
        std::thread::sleep(SOON / 6);
        let said = others.ask(&json!({"sync": {"after": 1_000}}));
        assert!(matches!(said, Message::Done { .. } | Message::Unavailable { .. }), "{said:?}");
        let metrics = world.metrics();
        metrics.contains("azulejo_refused_total{reason=\"socket_slow\"} 1")
    });
    // Whoever has asked so often may have to wait a little.
    wait_until(|| match others.ask(&json!({"sync": {"after": 1}})) {
        Message::Done { .. } => true,
        said => {
            assert!(matches!(said, Message::Unavailable { .. }), "{said:?}");
            false
        }
    });
}
