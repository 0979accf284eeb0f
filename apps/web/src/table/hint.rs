//! A hint: the best move the engine finds, outlined and in words.

use super::desk::Desk;
use super::hands::Hands;
use crate::live::follow;
use crate::session::{Hint, Thinking};
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
        let Hint { seat, mv, expected, .. } = hint;
        self.shown().with(|shown| {
            let pos = shown.position();
            self.paint().tell(|narrator| match expected.get(seat.index()) {
                Some(expected) => {
                    narrator.hint_expecting(pos, *mv, expected.points, expected.chance)
                }
                None => narrator.hint(pos, *mv),
            })
        })
    }
}
