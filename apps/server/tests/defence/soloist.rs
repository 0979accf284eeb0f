//! One who plays alone.

use crate::browser::{Socket, command};
use azulejo_client::View;
use azulejo_protocol::{Message, Request};
use serde_json::{Value, json};

/// Somebody who plays both sides of a game.
pub(crate) struct Soloist {
    pub(crate) socket: Socket,
    pub(crate) view: View,
    /// The commands that were acknowledged, with the numbers of their events.
    pub(crate) done: Vec<(String, u32)>,
}

impl Soloist {
    /// Takes both seats of a table that was founded, and begins.
    pub(crate) fn begin(socket: Socket) -> Soloist {
        let mut player = Soloist { socket, view: View::new(), done: Vec::new() };
        for seat in [1, 2] {
            player.ask(&json!({"sit": {"seat": seat, "name": "Ann"}}));
        }
        for seat in [1, 2] {
            player.ask(&json!({"ready": {"seat": seat, "nonce": "00".repeat(16)}}));
        }
        player.ask(&json!({"begin": {}}));
        player
    }

    fn hear(&mut self, is_it: impl Fn(&Message) -> bool) -> Message {
        loop {
            let message = self.socket.hear_until(|_| true);
            self.view.hear(&message).unwrap();
            if is_it(&message) {
                return message;
            }
        }
    }

    pub(crate) fn ask(&mut self, request: &Value) {
        let id = command();
        self.socket.say(&json!({"id": id, "request": request}));
        let answer = self.hear(|message| {
            use Message::{Done, Refused, Unavailable, Unreadable};
            matches!(message, Done { .. } | Refused { .. } | Unavailable { .. } | Unreadable { .. })
        });
        let Message::Done { number, .. } = answer else { panic!("{answer:?}") };
        self.done.push((id, number));
    }

    pub(crate) fn play(&mut self) {
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
