//! One beat of a motion.

use super::{Piece, Speed, Spot};
use crate::preview::Ghost;
use azulejo_rules::{Factory, Line, Seat, Setup, Tile};

/// Why things move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BeatKind {
    /// Tiles are taken, and the others leave the disc.
    Take,
    /// The discs are filled.
    Fill,
    /// The lid is poured back into the bag (RULES 4.1).
    Pour,
    /// Effect 1 draws one more tile.
    Extra,
    /// Effect 2 pulls tiles from the neighbors.
    Magnet,
    /// Tiles of one row move to the walls.
    Tile,
    /// Floors are paid.
    Floor,
    /// Floors are cleared, marker and tray go home.
    Clear,
    /// The bonuses of the game's end are added.
    Bonus,
}

/// One beat: everything in it happens at the same time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// Why things move.
    pub kind: BeatKind,
    /// The pieces that travel.
    pub flights: Vec<Flight>,
    /// The runs that are lit, one entry for each tile that scores.
    pub lit: Vec<LitRuns>,
    /// What is said about it.
    pub captions: Vec<Caption>,
    /// The table after it; not a whole position, as tiles may still be on their way.
    pub table: Setup,
    /// How long it takes at normal speed, in milliseconds.
    pub lasts: u32,
}

impl Beat {
    /// How long it takes, in milliseconds.
    pub fn millis(&self, speed: Speed) -> u32 {
        speed.of(self.lasts)
    }
}

/// A piece that travels. All flights of a beat leave their spots before any of them lands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flight {
    /// What travels.
    pub piece: Piece,
    /// Where from.
    pub from: Spot,
    /// Where to.
    pub to: Spot,
    /// How long after the beat's beginning it leaves, in milliseconds at normal speed.
    pub waits: u32,
    /// How long it travels, in milliseconds at normal speed.
    pub lasts: u32,
}

/// The runs of a tile that scores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LitRuns {
    /// Whose wall.
    pub seat: Seat,
    /// The tile, its space and its runs.
    pub ghost: Ghost,
    /// The player's score with it.
    pub score: u16,
}

/// What is said about a beat; [`Narrator::caption`](crate::Narrator::caption) has the words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Caption {
    /// A round begins.
    Round {
        /// Its number.
        round: u16,
    },
    /// The lid was poured back into the bag.
    Poured,
    /// Bag and lid ran out: so many tiles are missing on the discs.
    Short {
        /// How many.
        missing: u16,
    },
    /// Effect 1 drew one more tile.
    Extra {
        /// The disc.
        factory: Factory,
        /// The tile.
        tile: Tile,
    },
    /// Effect 2 pulled a tile.
    Pulled {
        /// The disc with the magnet.
        to: Factory,
        /// The neighbor.
        from: Factory,
        /// The tile.
        tile: Tile,
    },
    /// A completed line found no column and fell (RULES 6.3).
    Dropped {
        /// Whose.
        seat: Seat,
        /// The line.
        line: Line,
        /// Its color.
        tile: Tile,
    },
    /// A player paid for the floor.
    Paid {
        /// Who.
        seat: Seat,
        /// What the floor cost.
        cost: u16,
        /// The score after it, never below 0.
        score: u16,
    },
    /// A player got the bonuses of the game's end.
    Bonus {
        /// Who.
        seat: Seat,
        /// What they are worth.
        points: u16,
        /// The final score.
        score: u16,
    },
}
