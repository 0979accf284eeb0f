//! The pattern lines.

use super::SceneOptions;
use crate::preview::Preview;
use azulejo_rules::{Destination, IllegalMove, Line, LineTiles, Seat, SeatSetup, Tile};

/// Whether the tiles in the hand may go somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// Nothing is in the hand, or it is another player's board.
    Idle,
    /// They may.
    Legal,
    /// They will, once confirmed.
    Chosen,
    /// They may not, and why.
    Refused(IllegalMove),
}

impl Aim {
    /// Whether a press here does something: it is legal, or chosen already.
    pub fn is_legal(&self) -> bool {
        matches!(self, Aim::Legal | Aim::Chosen)
    }

    /// Why not.
    pub fn refusal(&self) -> Option<IllegalMove> {
        match self {
            Aim::Refused(illegal) => Some(*illegal),
            Aim::Idle | Aim::Legal | Aim::Chosen => None,
        }
    }
}

/// A pattern line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineView {
    /// Which.
    pub line: Line,
    /// What is in it; it fills from the side of the wall.
    pub tiles: Option<LineTiles>,
    /// Whether it is full.
    pub full: bool,
    /// Whether the tiles in the hand may go here.
    pub aim: Aim,
    /// What putting them here would do, where that is shown.
    pub preview: Option<Box<Preview>>,
    /// Tiles that the pointed move would add, drawn as ghosts.
    pub coming: Option<LineTiles>,
    /// Whether the last move went here.
    pub last: bool,
    /// Whether the hint goes here.
    pub hinted: bool,
}

impl LineView {
    pub(super) fn still(
        board: &SeatSetup,
        seat: Seat,
        line: Line,
        options: &SceneOptions,
    ) -> LineView {
        let tiles = board.lines[line.index()];
        LineView {
            line,
            tiles,
            full: tiles.is_some_and(|tiles| tiles.count == line.spaces()),
            aim: Aim::Idle,
            preview: None,
            coming: None,
            last: options.put_into(seat, Destination::Line(line)),
            hinted: false,
        }
    }

    /// What each space shows, beginning at the wall: a tile, or nothing.
    pub fn spaces(&self) -> impl Iterator<Item = Option<Tile>> {
        let held = self.tiles;
        (0..self.line.spaces())
            .map(move |place| held.filter(|held| place < held.count).map(|held| held.tile))
    }
}
