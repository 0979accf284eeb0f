//! Names are what can be seen, in one spelling.

use crate::browser::{Browser, Socket};
use crate::world::World;
use azulejo_protocol::{Happening, Message, Occupant};
use serde_json::json;

/// What somebody is called who sat down as this.
fn shown(socket: &mut Socket, name: &str) -> Option<String> {
    let id = crate::browser::command();
    socket.say(&json!({"id": id, "request": {"sit": {"seat": 1, "name": name}}}));
    loop {
        match socket.hear_until(|_| true) {
            Message::Event(event) => {
                if let Happening::Seated { who: Occupant::Person { name }, .. } = event.what {
                    return Some(name.as_str().to_owned());
                }
            }
            Message::Unreadable { .. } | Message::Refused { .. } => return None,
            _ => {}
        }
    }
}

#[test]
fn hostile_names_are_tidied_or_refused() {
    let world = World::new();
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    let mut socket = ann.join(&world, &table, None);
    for (name, expected) in [
        ("Zso\u{301}fia", Some("Zsófia")),
        ("\u{202e}nnA", Some("nnA")),
        ("A\u{200b}n\u{200d}n\u{feff}", Some("Ann")),
        ("Ann\u{0}\u{7}\u{1b}[31m", Some("Ann[31m")),
        ("An\nn", Some("An n")),
        ("<script>alert(1)</script>", Some("<script>alert(1)</script>")),
        ("\u{200b}\u{200b}", None),
        ("   ", None),
        (&"a".repeat(33), None),
    ] {
        let found = shown(&mut socket, name);
        assert_eq!(found.as_deref(), expected, "{name:?}");
        if found.is_some() {
            let stood = socket.ask(&json!({"vacate": {"seat": 1}}));
            assert!(matches!(stood, Message::Done { .. }), "{stood:?}");
        }
    }
}
