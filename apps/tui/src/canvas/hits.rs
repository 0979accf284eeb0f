//! What lies where, for the mouse.

use crate::input::Key;
use azulejo_rules::{Factory, Seat};
use azulejo_view::Press;
use ratatui::layout::{Position, Rect};

/// What lies under the pointer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hit {
    /// Something of a move: a source, a color, a line, the floor, a column, confirm.
    Press(Press),
    /// The board of a player who does not act here.
    Board(Seat),
    /// The word on a gold factory, which explains itself.
    Gold(Factory),
    /// One of several things in a list, by its number from 0.
    Row(usize),
    /// Something that lies over the screen, beside what can be pressed on it.
    Sheet,
    /// The name of a key, which does the same as the key.
    Key(Key),
}

/// What lies where on a drawn screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hits {
    places: Vec<(Rect, Hit)>,
}

impl Hits {
    /// What lies at a cell; of several things the one that was drawn last.
    pub fn at(&self, column: u16, row: u16) -> Option<Hit> {
        let cell = Position::new(column, row);
        let found = self.places.iter().rev().find(|(place, _)| place.contains(cell));
        found.map(|(_, hit)| *hit)
    }

    /// A cell at which something lies, to point at it without a mouse.
    pub fn cell_of(&self, wanted: Hit) -> Option<Position> {
        let places = self.places.iter().filter(|(_, hit)| *hit == wanted);
        places
            .flat_map(|(place, _)| place.positions())
            .find(|cell| self.at(cell.x, cell.y) == Some(wanted))
    }

    /// Everything that can be hit, in the order in which it was drawn.
    pub fn places(&self) -> &[(Rect, Hit)] {
        &self.places
    }

    pub(super) fn push(&mut self, place: Rect, hit: Hit) {
        if !place.is_empty() {
            self.places.push((place, hit));
        }
    }
}
