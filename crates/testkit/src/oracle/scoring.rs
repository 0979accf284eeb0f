//! What a round's tiling phase brought to each seat (FORMATS "Command line", `scoring`).

use serde_json::{Value, json};

/// A tile placed on a wall; row and column count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedTile {
    /// The row of the wall.
    pub row: usize,
    /// The column of the wall.
    pub column: usize,
    /// The tile's letter.
    pub color: char,
    /// The points it made at once (RULES 3.2).
    pub points: u16,
}

/// One seat's part of a scoring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatScoring {
    /// The tiles in the order they were placed; dropped lines are not listed.
    pub tiles: Vec<PlacedTile>,
    /// The cost of the occupied floor spaces, before the score is held at 0 (RULES 3.3).
    pub floor: u16,
}

/// The scoring of a whole round, in seat order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// One entry for each seat.
    pub seats: Vec<SeatScoring>,
}

impl Scoring {
    /// The list that replay lines carry.
    pub fn json(&self) -> Value {
        self.seats.iter().map(SeatScoring::json).collect()
    }
}

impl SeatScoring {
    fn json(&self) -> Value {
        let tiles: Value = self.tiles.iter().map(PlacedTile::json).collect();
        json!({"tiles": tiles, "floor": self.floor})
    }
}

impl PlacedTile {
    fn json(&self) -> Value {
        json!({"row": self.row, "column": self.column, "color": self.color, "points": self.points})
    }
}
