//! What happens at a round's end and at a deal, one step at a time.

use crate::{Column, Factory, Floor, Line, Runs, Seat, Tile, Tray};

/// One step of the story that the rules tell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A full line's tile moved to the wall (RULES 3.1).
    Placed {
        /// Whose wall.
        seat: Seat,
        /// The tile, its space, its runs and the score after it.
        placement: Placement,
    },
    /// A full line found no legal column and fell to the floor (RULES 6.3).
    Dropped {
        /// Whose line.
        seat: Seat,
        /// The line and its color.
        drop: DroppedLine,
    },
    /// A player paid for the floor (RULES 3.3).
    Paid {
        /// Who paid.
        seat: Seat,
        /// What lay there, what it cost and the scores around it.
        payment: Payment,
    },
    /// The lid was poured back into the empty bag (RULES 4.1).
    LidPoured {
        /// How many tiles of this deal had been drawn before.
        drawn: u16,
    },
    /// Bag and lid ran out: so many tiles are missing on the discs (RULES 4.1).
    Short {
        /// How many spaces stay empty.
        missing: u16,
    },
    /// Effect 1 drew one more tile (RULES 7.3).
    Extra {
        /// The disc.
        factory: Factory,
        /// The tile it got.
        tile: Tile,
    },
    /// Effect 2 pulled a tile from a neighbor (RULES 7.4).
    Pulled {
        /// The disc with the magnet.
        to: Factory,
        /// The neighbor that lost the tile.
        from: Factory,
        /// The tile.
        tile: Tile,
    },
}

/// A tile that moved to the wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    /// Its row.
    pub line: Line,
    /// Its column.
    pub column: Column,
    /// Its color.
    pub tile: Tile,
    /// The runs through it; [`Runs::points`] is what it scored.
    pub runs: Runs,
    /// The player's score with it.
    pub score: u16,
}

/// A full line that found no legal column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DroppedLine {
    /// The line: as many tiles fell as it has spaces.
    pub line: Line,
    /// Their color.
    pub tile: Tile,
}

/// What a player paid for the floor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Payment {
    /// What lay on the floor.
    pub floor: Floor,
    /// The tray, if the player held it; what lies on it costs nothing.
    pub tray: Option<Tray>,
    /// The score before.
    pub before: u16,
    /// The score after, never below 0; `floor.cost()` may have been more than there was.
    pub after: u16,
}

/// Somebody who wants to know what happens. The closure is called only by those who do, so that
/// a search pays nothing for a story it does not read.
pub trait Witness {
    /// Something happened.
    fn see(&mut self, event: impl FnOnce() -> Event);
}

/// Nobody watches.
impl Witness for () {
    #[inline]
    fn see(&mut self, _event: impl FnOnce() -> Event) {}
}

/// Everything is written down.
impl Witness for Vec<Event> {
    fn see(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
