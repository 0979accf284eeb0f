//! Whose turn it is, in the head of the table and for whoever listens.

use super::desk::Desk;
use super::hands::Hands;
use crate::clock::Alarm;
use crate::live::{Derived, State, follow};
use crate::session::Thinking;
use azulejo_protocol::Mirror;
use azulejo_rules::Seat;
use azulejo_view::scene::Turn;
use azulejo_view::stage::Stage;

/// After so many milliseconds of thinking one may want to stop it.
const LONG: u64 = 1_500;

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Waiting {
    /// A person at this device.
    Own(Seat),
    /// A bot's move.
    Other(Seat),
    /// Pieces that are on their way, as this seat has moved them.
    Motion(Option<Seat>),
    /// A bot that thinks.
    Bot(Seat),
    /// A bot that was stopped.
    Stopped(Seat),
    /// A hint.
    Hint,
    /// Somebody who looks back.
    Past,
    /// The next deal.
    Bag,
    /// Nothing: the game is over.
    Nothing,
}

impl Desk {
    /// What the table is waiting for; follows everything.
    pub(super) fn waiting(self) -> Waiting {
        if self.stage().with(|stage| matches!(stage, Stage::Past(_))) {
            return Waiting::Past;
        }
        if self.paint().moving().get() {
            return Waiting::Motion(self.shown().with(Mirror::to_move));
        }
        if self.is_over() {
            return Waiting::Nothing;
        }
        let turn = self.paint().scene().with(|scene| scene.turn);
        match (self.thinking(), turn) {
            (Thinking::Hint(_), Turn::Own(_)) => Waiting::Hint,
            (_, Turn::Own(seat)) => Waiting::Own(seat),
            (Thinking::Bot(thinker), Turn::Other(seat)) if thinker == seat => Waiting::Bot(seat),
            (Thinking::Stopped(seat), _) => Waiting::Stopped(seat),
            (_, Turn::Other(seat)) => Waiting::Other(seat),
            (_, Turn::Bag) => Waiting::Bag,
            (_, Turn::Nobody) => Waiting::Nothing,
        }
    }

    /// Whose turn it is, as the style knows it.
    pub(super) fn turn_code(self) -> &'static str {
        match self.waiting() {
            Waiting::Own(_) | Waiting::Hint => "mine",
            Waiting::Motion(_)
            | Waiting::Other(_)
            | Waiting::Bot(_)
            | Waiting::Stopped(_)
            | Waiting::Bag => "theirs",
            Waiting::Past | Waiting::Nothing => "nobody",
        }
    }

    /// What the table is waiting for, in words.
    pub(super) fn tell_waiting(self) -> String {
        let is_bot = |seat| self.paint().is_bot(seat) == Some(true);
        match self.waiting() {
            Waiting::Motion(Some(seat)) if is_bot(seat) || self.is_shared() => {
                self.paint().tell_of("turn-other", seat)
            }
            Waiting::Own(seat) if self.is_shared() => self.paint().tell_of("turn-own-of", seat),
            Waiting::Motion(Some(_)) | Waiting::Own(_) => self.words().told("turn-own"),
            Waiting::Other(seat) => self.paint().tell_of("turn-other", seat),
            Waiting::Bot(seat) => self.paint().tell_of("turn-thinking", seat),
            Waiting::Stopped(seat) => self.paint().tell_of("turn-stopped", seat),
            Waiting::Hint => self.words().told("turn-hint"),
            Waiting::Past => self.words().told("turn-past"),
            Waiting::Motion(None) | Waiting::Bag => self.words().told("turn-bag"),
            Waiting::Nothing => self.words().told("turn-over"),
        }
    }

    /// Says when a person's turn comes and when the last round is sure, and looks after the focus.
    pub(super) fn follow_turns(self) {
        let turn = Derived::new(move |_| match self.waiting() {
            Waiting::Own(seat) if self.is_settled().get() => Some(seat),
            _ => None,
        });
        follow(move || {
            if turn.get().is_some() {
                let status = |scene: &_| self.tell_now(|narrator| narrator.status(scene));
                self.announce(self.paint().scene().with_untracked(status));
            }
        });
        let banners = Derived::new(move |_| self.banners());
        follow(move || banners.get().into_iter().for_each(|banner| self.announce(banner)));
        follow(move || {
            self.paint().scene().track();
            self.keep_focus();
        });
    }

    /// What everybody should know now.
    pub(super) fn banners(self) -> Vec<String> {
        self.paint().scene().with(|scene| {
            let banners = scene.banners.iter();
            banners.map(|banner| self.paint().tell(|narrator| narrator.banner(banner))).collect()
        })
    }

    /// Whether somebody has been thinking for so long that one may want to stop it.
    pub(super) fn long_thought(self) -> State<bool> {
        let is_long = State::new(false);
        let thinks =
            Derived::new(move |_| matches!(self.waiting(), Waiting::Bot(_) | Waiting::Hint));
        let mut alarm: Option<Alarm> = None;
        follow(move || {
            if let Some(alarm) = alarm.take() {
                alarm.stop();
            }
            is_long.set(false);
            if thinks.get() {
                alarm = Alarm::after(LONG, move || is_long.try_set(true));
            }
        });
        is_long
    }
}
