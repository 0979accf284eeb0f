//! A hint: the best move the engine finds, outlined and in words.

use super::desk::Desk;
use super::hands::Hands;
use crate::live::follow;
use crate::session::{Hint, Thinking};
use azulejo_view::Args;
use leptos::prelude::*;

impl Desk {
    /// Asks for a hint; one that is being looked for is called off.
    pub(super) fn ask_hint(self) {
        self.come_to_now();
        self.finish();
        match untrack(|| self.thinking()) {
            Thinking::Hint(_) => self.session().stop(),
            Thinking::Nobody if self.may_act() => self.session().ask_hint(),
            Thinking::Nobody | Thinking::Bot(_) | Thinking::Stopped(_) => {}
        }
    }

    /// Says a hint as soon as it is found.
    pub(super) fn follow_hint(self) {
        follow(move || {
            if let Some(hint) = self.session().hint() {
                self.announce(untrack(|| self.tell_hint(&hint)));
            }
        });
    }

    /// A hint in words: the move, then what may be expected of it.
    pub(super) fn tell_hint(self, hint: &Hint) -> String {
        let mv = self
            .shown()
            .with(|shown| self.paint().tell(|narrator| narrator.hint(shown.position(), hint.mv)));
        let Some(expected) = hint.expected.get(hint.seat.index()) else { return mv };
        let args = Args::new()
            .text("move", mv)
            .number("points", rounded(expected.points))
            .number("chance", rounded(expected.chance));
        self.words().tell("hint-expected", &args)
    }
}

/// Hundredths as a whole number.
fn rounded(hundredths: i32) -> i32 {
    (hundredths + 50).div_euclid(100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hundredths_are_rounded_to_the_nearest() {
        assert_eq!([149, 150, 0, -149, -151].map(rounded), [1, 2, 0, -1, -2]);
    }
}
