//! Who thinks, and what comes of it.

use super::thought::{About, Outcome, Thought};
use super::{Game, Host, Notice};
use azulejo_protocol::Think;
use azulejo_rules::{BySeat, Move, Seat};
use azulejo_search::{Finding, Prospect};

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
    /// The bot at this seat was stopped, or broke down: [`Game::go_on`] asks it again.
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
    pub expected: BySeat<Prospect>,
}

impl Game {
    /// Looks for a hint for the person to move; it will be in [`Game::hint`].
    pub fn ask_hint(&mut self) {
        let Some((seat, turn)) = self.turn() else { return };
        if self.thinking != Thinking::Nobody || !self.table.is_person(seat) || !self.gives_hints() {
            return;
        }
        let pos = self.table.position().clone();
        match Thought::of_hint((seat, turn), pos, self.hint_nodes, &self.ground.waker) {
            Ok(thought) => self.begin(Thinking::Hint(seat), thought),
            Err(_) => self.notices.push_back(Notice::NoHint),
        }
    }

    /// Whether hints are given: where somebody plays elsewhere, they would not know of it.
    pub const fn gives_hints(&self) -> bool {
        matches!(self.host, Host::Here(_))
    }

    /// Stops whoever thinks.
    pub fn stop(&mut self) {
        self.thought = None;
        self.thinking = match self.thinking {
            Thinking::Bot(seat) | Thinking::Stopped(seat) => Thinking::Stopped(seat),
            Thinking::Hint(_) | Thinking::Nobody => Thinking::Nobody,
        };
    }

    /// Asks the bot again that was stopped.
    pub fn go_on(&mut self) {
        let waits = self.thought.is_none();
        let think = self.host.room().and_then(|room| room.thinking());
        if let Some(think) = think.filter(|_| waits) {
            self.ask_bot(think);
        }
    }

    /// Asks a bot for its move.
    pub(super) fn ask_bot(&mut self, think: Think) {
        let seat = think.seat;
        let Host::Here(here) = &self.host else { return };
        let seed = here.whims.wrapping_add(seat.index() as u64);
        match Thought::of_bot(think, seed, &self.ground.waker) {
            Ok(thought) => self.begin(Thinking::Bot(seat), thought),
            Err(_) => self.break_down(seat),
        }
    }

    fn begin(&mut self, thinking: Thinking, thought: Thought) {
        self.thinking = thinking;
        self.thought = Some(thought);
    }

    /// The bot has no move, or the system gives it no thread.
    fn break_down(&mut self, seat: Seat) {
        self.thinking = Thinking::Stopped(seat);
        self.notices.push_back(Notice::BotFailed(seat));
    }

    pub(super) fn forget_thoughts(&mut self) {
        self.thought = None;
        self.hint = None;
        self.thinking = Thinking::Nobody;
    }

    /// Takes the thought that is done, if it is.
    pub(super) fn take_thought(&mut self) {
        let Some(thought) = &mut self.thought else { return };
        let Some(outcome) = thought.take() else { return };
        let about = thought.about;
        self.thought = None;
        match about {
            About::Bot { seat, turn } => self.bot_thought(seat, turn, outcome),
            About::Hint { seat, turn } => self.hinted(seat, turn, outcome),
        }
    }

    fn bot_thought(&mut self, seat: Seat, turn: u32, outcome: Outcome) {
        let now = self.ground.clock.now();
        let Host::Here(here) = &mut self.host else { return };
        let moved = outcome.map(|found| here.room.bot_moved(now, turn, found.best));
        match moved {
            Some(Ok(post)) => {
                self.thinking = Thinking::Nobody;
                // Nobody asked, so nothing can be refused.
                let _ = self.deliver(post);
            }
            Some(Err(_)) | None => self.break_down(seat),
        }
    }

    fn hinted(&mut self, seat: Seat, turn: u32, outcome: Outcome) {
        self.thinking = Thinking::Nobody;
        match outcome {
            Some(Finding { best, prospects, .. }) if self.turn() == Some((seat, turn)) => {
                self.hint = Some(Hint { seat, mv: best, expected: prospects });
            }
            Some(_) => {}
            None => self.notices.push_back(Notice::NoHint),
        }
    }
}
