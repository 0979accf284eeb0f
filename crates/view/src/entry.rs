//! Entering a move: the state machine that browser and terminal share.
//!
//! A move is picked by presses: a source and a color, then a line or the floor. The selection stays
//! with the player; what leaves is one whole move, or on the free wall one placement for each
//! completed line.

mod answer;
mod command;
mod keys;
mod placements;
mod press;
mod selection;
mod split;

pub use answer::Answer;
pub use command::{CommandError, read_command};
pub use keys::{Key, Typed, read_key};
pub use placements::{LineChoice, LineFate, Placements};
pub use press::{ConfirmMode, Press};
pub use selection::Selection;
pub(crate) use split::{default_split, rest_of_spread};

use azulejo_rules::Position;

/// A move in the making.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    selection: Selection,
}

impl Entry {
    /// A fresh entry for a position: nothing is held, or, where completed lines of the free wall
    /// wait for their columns, these with all single choices filled in.
    pub fn begin(pos: &Position) -> Entry {
        Entry { selection: Selection::begin(pos) }
    }

    /// What is selected.
    pub fn selection(&self) -> &Selection {
        &self.selection
    }

    /// The table has changed: what is no longer possible is let go.
    pub fn follow(&mut self, pos: &Position) {
        if !self.selection.fits(pos) {
            *self = Entry::begin(pos);
        }
    }

    /// What a press does. The player is the one to move in the position; whether it is this
    /// person's turn is for the caller to know.
    pub fn press(&mut self, pos: &Position, press: Press, mode: ConfirmMode) -> Answer {
        self.follow(pos);
        self.selection.press(pos, press, mode)
    }
}
