//! The end of a server is a blink, not a loss.

use crate::browser::{Browser, Socket, command};
use crate::world::{World, connect};
use azulejo_client::View;
use azulejo_protocol::{Message, Request};
use serde_json::{Value, json};

/// What a socket is closed with when the server is being restarted.
const RESTART: Option<u16> = Some(1012);

/// Somebody who plays both sides of a game.
struct Soloist {
    socket: Socket,
    view: View,
    /// The commands that were acknowledged, with the numbers of their events.
    done: Vec<(String, u32)>,
}

impl Soloist {
    fn hear(&mut self, is_it: impl Fn(&Message) -> bool) -> Message {
        loop {
            let message = self.socket.hear_until(|_| true);
            self.view.hear(&message).unwrap();
            if is_it(&message) {
                return message;
            }
        }
    }

    fn ask(&mut self, request: &Value) {
        let id = command();
        self.socket.say(&json!({"id": id, "request": request}));
        let answer =
            self.hear(|message| matches!(message, Message::Done { .. } | Message::Refused { .. }));
        let Message::Done { number, .. } = answer else { panic!("{answer:?}") };
        self.done.push((id, number));
    }

    fn play(&mut self) {
        while self.view.game().is_none_or(|game| game.to_move().is_none()) {
            self.hear(|_| true);
        }
        let game = self.view.game().unwrap();
        let (seat, at) = (game.to_move().unwrap(), game.turn());
        let mv = game.position().legal_moves()[0];
        let request = serde_json::to_value(Request::Play { seat, mv, at }).unwrap();
        self.ask(&request);
    }
}

#[test]
fn acknowledged_moves_are_there_after_a_restart_and_everybody_is_told_to_come_back() {
    let mut world = World::new();
    let ann = Browser::new(&world);
    let [table, _, watch] = ann.found(&world);
    let socket = ann.join(&world, &table, None);
    let mut player = Soloist { socket, view: View::new(), done: Vec::new() };
    for seat in [1, 2] {
        player.ask(&json!({"sit": {"seat": seat, "name": "Ann"}}));
    }
    for seat in [1, 2] {
        player.ask(&json!({"ready": {"seat": seat, "nonce": "00".repeat(16)}}));
    }
    player.ask(&json!({"begin": {}}));
    for _ in 0..12 {
        player.play();
    }
    let mut watching = Browser::new(&world).join(&world, &table, Some(&watch));
    watching.hear_until(|message| matches!(message, Message::Log { .. }));
    let mut undecided = ann.socket(&world, &table);
    let idle = connect(world.address());

    world.end();
    assert_eq!([player.socket.end(), watching.end(), undecided.end()], [RESTART; 3]);
    drop(idle);

    world.start_again();
    let mut again = ann.join(&world, &table, None);
    let log = again.hear_until(|message| matches!(message, Message::Log { .. }));
    let Message::Log { events } = log else { unreachable!() };
    for (id, number) in &player.done {
        let event = events.iter().find(|event| event.number == *number).unwrap();
        assert_eq!(event.by.map(|by| by.to_string()).as_ref(), Some(id));
    }
}
