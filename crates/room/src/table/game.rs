//! What is asked while games are played.

use super::{DrawSecret, Entry, NewSecret, Outcome, Stage, Table};
use crate::Sent;
use azulejo_protocol::{Ask, GuestId, Message, Millis, Request};
use std::sync::Arc;

impl Table {
    pub(super) fn handle_game(
        &mut self,
        outcome: &mut Outcome,
        now: Millis,
        guest: GuestId,
        ask: &Ask,
        draw: DrawSecret<'_>,
    ) {
        // If time has ended the game, its secret comes before whatever is asked: a rematch needs the next one.
        self.pass_time(outcome, now, draw);
        if let Request::Say { words, .. } = &ask.request
            && let Err(why) = self.founding().chat.check(words)
        {
            return outcome.answers.push(Message::Refused { id: ask.id, why });
        }
        let viewer = self.viewer(guest);
        let Stage::Game(_, room) = &mut self.stage else { return };
        let sent = room.handle(now, viewer, ask);
        self.deliver(outcome, now, sent, draw);
    }

    /// Does what is due by now.
    pub(super) fn pass_time(&mut self, outcome: &mut Outcome, now: Millis, draw: DrawSecret<'_>) {
        if let Stage::Game(_, room) = &mut self.stage {
            let sent = room.tick(now);
            self.deliver(outcome, now, sent, draw);
        }
    }

    /// Keeps what the room sends. A game that has just ended is revealed in the same breath.
    pub(super) fn deliver(
        &mut self,
        outcome: &mut Outcome,
        now: Millis,
        sent: Vec<Sent>,
        draw: DrawSecret<'_>,
    ) {
        self.keep(outcome, sent);
        let Stage::Game(_, room) = &mut self.stage else { return };
        let mirror = room.mirror();
        if mirror.end().is_some() && !mirror.is_revealed() {
            let secret = Arc::new(draw());
            outcome.secret =
                Some(NewSecret { game: mirror.game_number() + 1, secret: Arc::clone(&secret) });
            let sent = room.reveal(now, secret);
            self.keep(outcome, sent);
        }
        // What a bot was asked when time had passed may be settled by what came after.
        if outcome.think.is_some() {
            outcome.think = self.thinking();
        }
    }

    pub(super) fn keep(&mut self, outcome: &mut Outcome, sent: Vec<Sent>) {
        for sent in sent {
            match sent {
                Sent::Everyone(event) => {
                    let entry = Entry { event, private: None };
                    self.log.push(entry.clone());
                    outcome.entries.push(entry);
                }
                Sent::Asker(message) => outcome.answers.push(message),
                Sent::Bot(think) => outcome.think = Some(think),
            }
        }
    }
}
