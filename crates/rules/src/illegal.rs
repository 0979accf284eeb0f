//! Why a move is refused.

use crate::{Column, Factory, Line, Seat, Source, Tile, TileSet};
use std::fmt;

/// The rule that a move breaks, with the values that a front end needs to say why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The discs have not been filled yet.
    NothingDealt,
    /// A take, but the seat has a completed line to place first.
    MustPlace {
        /// Who has to place.
        seat: Seat,
        /// The line to be decided.
        line: Line,
    },
    /// A placement, but tiles are still on offer or the wall is colored.
    NothingToPlace,
    /// The circle has no disc of that number.
    NoSuchFactory {
        /// The number asked for.
        factory: Factory,
        /// How many discs there are.
        discs: usize,
    },
    /// The disc was taken by a player.
    FactoryTaken {
        /// Where it lay.
        factory: Factory,
    },
    /// The source holds no tile of that color (RULES 2.2).
    NoSuchTile {
        /// Where from.
        source: Source,
        /// The color asked for.
        tile: Tile,
        /// The colors that are there.
        there: TileSet,
    },
    /// The line is full (RULES 2.4).
    LineFull {
        /// Which line.
        line: Line,
    },
    /// The line holds another color (RULES 2.4).
    LineHolds {
        /// Which line.
        line: Line,
        /// The color it holds.
        holds: Tile,
        /// The color that was to go there.
        tile: Tile,
    },
    /// The wall row of that line holds the color already (RULES 2.4).
    RowHolds {
        /// Which line.
        line: Line,
        /// The color.
        tile: Tile,
    },
    /// The take leaves tiles on the spread, and it is not said which go left (RULES 7.6).
    SplitMissing {
        /// The colors left over.
        rest: TileSet,
    },
    /// A split, but nothing is left over or the source is not the spread.
    SplitUnwanted {
        /// Where from.
        source: Source,
    },
    /// A split that names colors which are not left over.
    SplitUnknown {
        /// The colors named in vain.
        unknown: TileSet,
        /// The colors left over.
        rest: TileSet,
    },
    /// A split that is not as even as possible, where the rules want that (RULES 7.6).
    SplitUneven {
        /// The difference in tiles between the two sides.
        difference: u16,
        /// The least difference there is.
        least: u16,
    },
    /// Another line has to be decided first (RULES 6.2).
    WrongLine {
        /// The line of the move.
        line: Line,
        /// The line to be decided.
        expected: Line,
    },
    /// The wall space is taken (RULES 6.1).
    SpaceTaken {
        /// The row.
        line: Line,
        /// The column.
        column: Column,
        /// The tile that is there.
        tile: Tile,
    },
    /// The column holds the color already (RULES 6.1).
    ColumnHolds {
        /// The column.
        column: Column,
        /// The color.
        tile: Tile,
    },
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::GameOver => write!(f, "the game is over"),
            IllegalMove::NothingDealt => write!(f, "the factories have not been filled yet"),
            IllegalMove::MustPlace { seat, line } => {
                write!(f, "seat {seat} has to place the tile of line {line} first")
            }
            IllegalMove::NothingToPlace => write!(f, "there is no completed line to place"),
            IllegalMove::NoSuchFactory { factory, discs } => {
                write!(f, "there is no factory {factory}, only 1 to {discs}")
            }
            IllegalMove::FactoryTaken { factory } => write!(f, "factory {factory} was taken"),
            IllegalMove::NoSuchTile { source, tile, there } => {
                match source {
                    Source::Factory(factory) => write!(f, "factory {factory}")?,
                    Source::Center => write!(f, "the center")?,
                }
                write!(f, " has no {}", tile.name())?;
                if there.is_empty() {
                    write!(f, "; it is empty")
                } else {
                    write!(f, ", only {there}")
                }
            }
            IllegalMove::LineFull { line } => write!(f, "line {line} is full"),
            IllegalMove::LineHolds { line, holds, tile } => {
                write!(f, "line {line} holds {}, not {}", holds.name(), tile.name())
            }
            IllegalMove::RowHolds { line, tile } => {
                write!(f, "wall row {line} holds {} already", tile.name())
            }
            IllegalMove::SplitMissing { rest } => {
                write!(f, "{rest} is left on the spread: say after `<` which colors go left")
            }
            IllegalMove::SplitUnwanted { source } => {
                write!(f, "a take from {source} leaves nothing to be spread, so no `<`")
            }
            IllegalMove::SplitUnknown { unknown, rest } => {
                write!(f, "{unknown} is not left on the spread, only {rest}")
            }
            IllegalMove::SplitUneven { difference, least } => {
                write!(f, "the sides differ by {difference} tiles, {least} is possible")
            }
            IllegalMove::WrongLine { line, expected } => {
                write!(f, "line {expected} has to be decided, not line {line}")
            }
            IllegalMove::SpaceTaken { line, column, tile } => {
                write!(f, "{} is already on row {line}, column {column}", tile.name())
            }
            IllegalMove::ColumnHolds { column, tile } => {
                write!(f, "column {column} holds {} already", tile.name())
            }
        }
    }
}

impl std::error::Error for IllegalMove {}
