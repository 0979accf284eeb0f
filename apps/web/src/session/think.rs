//! Who thinks, and what comes of it.

use super::{Session, now};
use crate::bots::BotError;
use crate::console;
use azulejo_protocol::{Mirror, Think};
use azulejo_rules::{Move, Seat};
use azulejo_study::Expected;
use azulejo_study::worker::{Thinker, Thought, ThoughtAnswer};

/// So many positions a hint looks at: as many as the strongest bot.
const HINT_NODES: u64 = 100_000;

/// So often a bot is asked before the player is.
const TRIES: u32 = 2;

/// Who thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Thinking {
    /// Nobody: a person is to move, or a bot has its move and waits a little with it.
    #[default]
    Nobody,
    /// The bot at this seat.
    Bot(Seat),
    /// A hint for this seat is looked for.
    Hint(Seat),
    /// The bot at this seat was stopped, or broke down: [`Session::go_on`] asks it again.
    Stopped(Seat),
}

/// A move that is recommended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// For whom.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
    /// What each player may expect of it, in seat order.
    pub expected: Vec<Expected>,
}

impl Session {
    /// Looks for a hint for the person to move; it will be in [`Session::hint`].
    pub fn ask_hint(self) {
        let Some((seat, turn)) = self.turn() else { return };
        if self.thinking.get_untracked() != Thinking::Nobody || !self.is_person(seat) {
            return;
        }
        let Some(thought) = self.with_host(|host| Thought {
            position: host.room.mirror().position().to_string(),
            by: Thinker::Hint { nodes: HINT_NODES },
            seed: host.mark,
        }) else {
            return;
        };
        self.thinking.set(Thinking::Hint(seat));
        self.bots.think(thought, move |found| self.hinted(seat, turn, found));
    }

    /// Stops whoever thinks.
    pub fn stop(self) {
        self.bots.stop();
        self.thinking.update(|thinking| {
            *thinking = match *thinking {
                Thinking::Bot(seat) | Thinking::Stopped(seat) => Thinking::Stopped(seat),
                Thinking::Hint(_) | Thinking::Nobody => Thinking::Nobody,
            };
        });
    }

    /// Asks the bot again that was stopped.
    pub fn go_on(self) {
        if let Some(think) = self.with_host(|host| host.room.thinking()).flatten() {
            self.ask_bot(think);
        }
    }

    /// Asks a bot for its move.
    pub(super) fn ask_bot(self, think: Think) {
        self.try_bot(think, TRIES);
    }

    fn try_bot(self, think: Think, tries: u32) {
        let mark = self.with_host(|host| host.mark).unwrap_or_default();
        let thought = Thought {
            position: think.position.to_string(),
            by: Thinker::Bot(think.level.to_string()),
            seed: mark.wrapping_add(think.seat.index() as u64),
        };
        self.thinking.set(Thinking::Bot(think.seat));
        self.bots.think(thought, move |found| self.thought(think, tries, found));
    }

    /// What a bot found, or why it did not.
    fn thought(self, think: Think, tries: u32, found: Result<ThoughtAnswer, BotError>) {
        self.tell_missing_network();
        let mv = found.and_then(|found| read(&found));
        let moved = mv.and_then(|mv| self.bot_moved(&think, mv));
        if let Err(error) = moved {
            console::error(&format!("the bot at seat {}: {error}", think.seat));
            if tries > 1 {
                self.try_bot(think, tries - 1);
            } else {
                self.thinking.set(Thinking::Stopped(think.seat));
                self.toasts.warn(self.words.now("bot-failed"));
            }
        }
    }

    fn bot_moved(self, think: &Think, mv: Move) -> Result<(), BotError> {
        let sent = self.with_host(|host| host.room.bot_moved(now(), think.turn, mv));
        let sent = sent.unwrap_or_else(|| Ok(Vec::new()));
        let sent = sent.map_err(|error| BotError::Failed(error.to_string()))?;
        self.thinking.set(Thinking::Nobody);
        // Nobody asked, so nothing can be refused.
        let _ = self.deliver(sent);
        Ok(())
    }

    fn hinted(self, seat: Seat, turn: u32, found: Result<ThoughtAnswer, BotError>) {
        self.tell_missing_network();
        self.thinking.set(Thinking::Nobody);
        if self.turn() != Some((seat, turn)) {
            return;
        }
        match found.and_then(|found| Ok((read(&found)?, found.expected))) {
            Ok((mv, expected)) => self.hint.set(Some(Hint { seat, mv, expected })),
            Err(error) => {
                console::error(&format!("no hint: {error}"));
                self.toasts.warn(self.words.now("hint-failed"));
            }
        }
    }

    /// Prepares for the moves of bots at a table that was opened, before the first is asked for.
    pub(super) fn prepare_bots(self) {
        let has_bots = self.table.with_untracked(|table| {
            let seats = table.as_ref().map(|table| table.options().seats.as_slice());
            seats.unwrap_or_default().iter().any(|occupant| !occupant.is_person())
        });
        if has_bots {
            self.bots.prepare();
        }
    }

    /// Says once a game that no network could be loaded.
    fn tell_missing_network(self) {
        if !self.bots.lacks_network() {
            return;
        }
        let game = self.table.with_untracked(|table| table.as_ref().map(Mirror::game_number));
        let game = game.and_then(|game| self.origin(game));
        let is_news = self.told_network.try_update(|told| {
            let is_news = *told != game;
            *told = game;
            is_news
        });
        if is_news == Some(true) {
            self.toasts.warn(self.words.now("network-missing"));
        }
    }

    fn is_person(self, seat: Seat) -> bool {
        self.table.with_untracked(|table| table.as_ref().is_some_and(|table| table.is_person(seat)))
    }
}

fn read(found: &ThoughtAnswer) -> Result<Move, BotError> {
    found.mv.parse().map_err(|error| BotError::Failed(format!("{}: {error}", found.mv)))
}
