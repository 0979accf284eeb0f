//! What it takes to enter moves at a table, whoever keeps the game: dragging, the keyboard's focus and
//! the prompt ask nothing else.

use super::drag::Drag;
use super::focus;
use super::paint::{Means, Paint, Refused};
use crate::live::{Local, State};
use crate::words::Words;
use azulejo_rules::{IllegalMove, Position};
use azulejo_view::scene::Pointed;
use azulejo_view::{Entry, Press};

/// A table at which moves are entered.
pub(super) trait Hands: Copy + Send + Sync + 'static {
    /// All texts.
    fn words(self) -> Words;

    /// What the parts are painted from.
    fn paint(self) -> Paint;

    /// The move in the making.
    fn entry(self) -> State<Entry>;

    /// What a pointer has grabbed.
    fn drag(self) -> Local<Drag>;

    /// With what somebody acted last; whoever uses the keyboard must not lose the focus.
    fn means(self) -> Local<Means>;

    /// Whether somebody at this device is to move.
    fn may_act(self) -> bool;

    /// Asks the position that presses are about.
    fn with_position<T>(self, ask: impl FnOnce(&Position) -> T) -> T;

    /// Presses something.
    fn press(self, press: Press, means: Means);

    /// Says something to whoever listens.
    fn announce(self, text: String);

    /// The pointer or the focus is on something.
    fn point(self, pointed: Pointed) {
        if self.paint().pointed().get_untracked() != pointed {
            self.paint().pointed().set(pointed);
        }
    }

    /// Says why the rules refuse something.
    fn refuse(self, press: Press, illegal: &IllegalMove) {
        let why = self.paint().tell_now(|narrator| narrator.why_not(illegal));
        self.refuse_because(press, why);
    }

    /// Says why something is refused.
    fn refuse_because(self, press: Press, why: String) {
        let at = if let Press::Destination(to) = press { Some(to) } else { None };
        self.announce(why.clone());
        self.paint().refused().set(Some(Refused { at, why }));
    }

    /// Looks after the focus of whoever uses the keyboard: where it was is perhaps no longer there.
    fn keep_focus(self) {
        if self.means().with(|means| *means == Means::Keyboard) {
            focus::keep_soon();
        }
    }

    /// Moves the focus of a keyboard to where the move goes on.
    fn lead_focus(self, means: Means) {
        if means == Means::Keyboard {
            let next = self.entry().with_untracked(|entry| focus::next_place(entry.selection()));
            if let Some(next) = next {
                focus::go_soon(next);
            }
        }
    }
}
