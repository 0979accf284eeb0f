//! What flies, and between which places.

use azulejo_rules::{Column, Factory, FloorItem, Line, Seat, Tile};

/// What can fly.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A tile.
    Tile(Tile),
    /// The start-player marker.
    Marker,
    /// The disc of effect 5 itself.
    Tray,
}

impl From<FloorItem> for Piece {
    fn from(item: FloorItem) -> Piece {
        match item {
            FloorItem::Tile(tile) => Piece::Tile(tile),
            FloorItem::Marker => Piece::Marker,
        }
    }
}

/// A place where one piece can lie, as the page draws it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// In the bag, unseen.
    Bag,
    /// In the lid.
    Lid,
    /// The place of a disc in the circle, for the disc itself.
    Circle(Factory),
    /// On a disc; tiles lie there in color order, and the index counts from 0.
    Disc {
        /// The disc.
        factory: Factory,
        /// The place on it.
        index: usize,
    },
    /// In the center, among the tiles of one color.
    Center {
        /// The color.
        tile: Tile,
        /// The place among them, from 0.
        index: usize,
    },
    /// Where the marker lies in the center.
    CenterMarker,
    /// In a pattern line.
    Line {
        /// Whose.
        seat: Seat,
        /// The line.
        line: Line,
        /// The place, from 0 at the wall; the line fills from there.
        index: usize,
    },
    /// On a wall.
    Wall {
        /// Whose.
        seat: Seat,
        /// The row.
        line: Line,
        /// The column.
        column: Column,
    },
    /// On a floor line.
    Floor {
        /// Whose.
        seat: Seat,
        /// The space, from 0 at the left.
        index: usize,
    },
    /// The place of the tray beside a floor line, for the disc itself.
    TrayDisc {
        /// Whose.
        seat: Seat,
    },
    /// On the tray.
    Tray {
        /// Whose.
        seat: Seat,
    },
    /// Beside a board: a marker that found no space on the floor (RULES 2.5).
    Marker {
        /// Whose board.
        seat: Seat,
    },
}

impl Spot {
    /// The board that the spot is on.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Spot::Line { seat, .. }
            | Spot::Wall { seat, .. }
            | Spot::Floor { seat, .. }
            | Spot::TrayDisc { seat }
            | Spot::Tray { seat }
            | Spot::Marker { seat } => Some(seat),
            Spot::Bag
            | Spot::Lid
            | Spot::Circle(_)
            | Spot::Disc { .. }
            | Spot::Center { .. }
            | Spot::CenterMarker => None,
        }
    }

    /// Whether two spots are on the same disc, in the same line and so on: going from one to the
    /// other is closing a gap.
    pub(super) fn is_beside(self, other: Spot) -> bool {
        match (self, other) {
            (Spot::Disc { factory, .. }, Spot::Disc { factory: other, .. }) => factory == other,
            (Spot::Center { .. }, Spot::Center { .. }) => true,
            _ => false,
        }
    }
}
