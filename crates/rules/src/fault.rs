//! What can be wrong with a set-up.

use crate::{Column, DiscDeal, Effect, Factory, Floor, Line, Position, Seat, Tile};
use std::fmt;

/// A field of a position that names a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SeatRole {
    /// The seat to act.
    ToAct,
    /// The seat that began the round.
    First,
    /// The seat that has taken the marker.
    MarkerTaker,
}

/// What must be cleared away between rounds and when the game is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Leftover {
    /// Tiles or a gold side on a disc, or a taken disc.
    Disc(Factory),
    /// Tiles in the center.
    Center,
    /// The marker with a player.
    Marker,
    /// Items on a floor.
    Floor(Seat),
    /// The tray in a player's hands.
    Tray(Seat),
}

/// One thing that is wrong with a [`Setup`](crate::Setup).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the values are what the variant's sentence names")]
pub enum Fault {
    /// Rounds count from 1.
    RoundZero,
    /// Another number of discs than the circle has.
    WrongDiscs { found: usize, expected: usize },
    /// Another number of seats than there are players.
    WrongSeats { found: usize, expected: usize },
    /// A seat that does not exist at this table.
    NoSuchSeat { role: SeatRole, seat: Seat },
    /// Not twenty tiles of a color in all.
    Census { tile: Tile, found: u32 },
    /// A color on a space of the colored wall that wants another.
    WallColor { seat: Seat, line: Line, column: Column, tile: Tile },
    /// A color twice in a row of a wall.
    RowTwice { seat: Seat, line: Line, tile: Tile },
    /// A color twice in a column of a wall.
    ColumnTwice { seat: Seat, column: Column, tile: Tile },
    /// A pattern line with no tile or more tiles than spaces.
    LineCount { seat: Seat, line: Line, found: u8 },
    /// A pattern line of a color that its wall row holds.
    LineOnWall { seat: Seat, line: Line, tile: Tile },
    /// More items on a floor than it has spaces.
    FloorCount { seat: Seat, found: usize },
    /// The marker lies with a seat that has not taken it, or twice.
    MarkerMisplaced { seat: Seat },
    /// The marker is missing at the seat that has taken it, though its floor has space.
    MarkerMissing { seat: Seat },
    /// Another number of gold sides than the rules want, the taken disc counted.
    GoldCount { found: usize, expected: usize },
    /// A gold side twice.
    GoldTwice { effect: Effect },
    /// A disc is taken, but nobody holds it.
    TakenNotHeld { factory: Factory },
    /// A seat holds a disc, but none is taken, or another seat holds it too.
    HeldNotTaken { seat: Seat },
    /// More tiles on a disc than it gets with plain factories.
    DiscCount { factory: Factory, found: u32 },
    /// A complete row, though the game goes on.
    RowComplete { seat: Seat, line: Line },
    /// More barren rounds than end the game, or as many while it goes on.
    Barren { found: u8 },
    /// Bag and lid are empty, though a deal is to come.
    NothingToDeal,
    /// The game is said to be over without a reason.
    NoEnding,
    /// Something that is cleared away between rounds and at the end.
    NotCleared { leftover: Leftover },
    /// Between rounds the seat to act is the one that will begin.
    NotTheStarter { to_act: Seat, first: Seat },
    /// Full lines and no tile on offer, on a colored wall, where nothing is to be decided.
    NothingToDecide,
    /// In the tiling phase another seat has to decide first.
    WrongDecider { found: Seat, expected: Seat },
    /// The line to be decided has no legal column: it should have been dropped.
    NoColumn { seat: Seat, line: Line },
}

impl Fault {
    /// The field of the position's text that is at fault, counted from 1, where it is one.
    pub fn field(&self) -> Option<usize> {
        let of_seat = |seat: &Seat| Some(10 + seat.index());
        match self {
            Fault::WrongSeats { .. } | Fault::Census { .. } => None,
            Fault::RoundZero | Fault::Barren { .. } => Some(2),
            Fault::NoEnding | Fault::NotTheStarter { .. } | Fault::WrongDecider { .. } => Some(3),
            Fault::NoSuchSeat { role, .. } => Some(match role {
                SeatRole::ToAct => 3,
                SeatRole::First => 4,
                SeatRole::MarkerTaker => 5,
            }),
            Fault::WrongDiscs { .. }
            | Fault::GoldCount { .. }
            | Fault::GoldTwice { .. }
            | Fault::TakenNotHeld { .. }
            | Fault::DiscCount { .. } => Some(6),
            Fault::NothingToDeal => Some(8),
            Fault::NothingToDecide => Some(1),
            Fault::NotCleared { leftover } => match leftover {
                Leftover::Disc(_) => Some(6),
                Leftover::Center => Some(7),
                Leftover::Marker => Some(5),
                Leftover::Floor(seat) | Leftover::Tray(seat) => of_seat(seat),
            },
            Fault::WallColor { seat, .. }
            | Fault::RowTwice { seat, .. }
            | Fault::ColumnTwice { seat, .. }
            | Fault::LineCount { seat, .. }
            | Fault::LineOnWall { seat, .. }
            | Fault::FloorCount { seat, .. }
            | Fault::MarkerMisplaced { seat }
            | Fault::MarkerMissing { seat }
            | Fault::HeldNotTaken { seat }
            | Fault::RowComplete { seat, .. }
            | Fault::NoColumn { seat, .. } => of_seat(seat),
        }
    }
}

impl fmt::Display for Fault {
    #[allow(clippy::too_many_lines, reason = "a table: one sentence a fault")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::RoundZero => write!(f, "rounds count from 1"),
            Fault::WrongDiscs { found, expected } => {
                write!(f, "{found} factories, expected {expected}")
            }
            Fault::WrongSeats { found, expected } => {
                write!(f, "{found} seats, expected {expected}")
            }
            Fault::NoSuchSeat { role, seat } => {
                let role = match role {
                    SeatRole::ToAct => "to act",
                    SeatRole::First => "that began",
                    SeatRole::MarkerTaker => "with the marker",
                };
                write!(f, "the seat {role} is {seat}, which does not exist at this table")
            }
            Fault::Census { tile, found } => {
                write!(f, "{found} {} tiles in all, expected {}", tile.name(), Tile::COPIES)
            }
            Fault::WallColor { seat, line, column, tile } => write!(
                f,
                "seat {seat}: wall row {line}, column {column} is {}, expected {}",
                tile.name(),
                column.color(line).name()
            ),
            Fault::RowTwice { seat, line, tile } => {
                write!(f, "seat {seat}: wall row {line} has {} twice", tile.name())
            }
            Fault::ColumnTwice { seat, column, tile } => {
                write!(f, "seat {seat}: wall column {column} has {} twice", tile.name())
            }
            Fault::LineCount { seat, line, found } => {
                write!(f, "seat {seat}: line {line} has {found} tiles, expected at most {line}")
            }
            Fault::LineOnWall { seat, line, tile } => {
                write!(
                    f,
                    "seat {seat}: line {line} is {}, which wall row {line} holds",
                    tile.name()
                )
            }
            Fault::FloorCount { seat, found } => {
                write!(
                    f,
                    "seat {seat}: {found} items on the floor, expected at most {}",
                    Floor::SPACES
                )
            }
            Fault::MarkerMisplaced { seat } => {
                write!(f, "seat {seat}: shows the marker twice, or without having taken it")
            }
            Fault::MarkerMissing { seat } => {
                write!(
                    f,
                    "seat {seat}: the marker was taken but is not shown, though there is space"
                )
            }
            Fault::GoldCount { found, expected } => {
                write!(f, "{found} gold sides, the taken disc counted; expected {expected}")
            }
            Fault::GoldTwice { effect } => write!(f, "gold side {effect}* is there twice"),
            Fault::TakenNotHeld { factory } => {
                write!(f, "factory {factory} was taken, but nobody holds it")
            }
            Fault::HeldNotTaken { seat } => {
                write!(f, "seat {seat}: holds a disc that was not taken from the circle")
            }
            Fault::DiscCount { factory, found } => {
                write!(
                    f,
                    "factory {factory} has {found} tiles, expected at most {}",
                    DiscDeal::TILES
                )
            }
            Fault::RowComplete { seat, line } => {
                write!(f, "seat {seat}: wall row {line} is complete, but the game goes on")
            }
            Fault::Barren { found } => {
                write!(f, "{found} barren rounds; {} end the game", Position::MOST_BARREN)
            }
            Fault::NothingToDeal => write!(f, "bag and lid are empty, but the game goes on"),
            Fault::NoEnding => write!(
                f,
                "over, but without a complete row, {} barren rounds or an empty supply",
                Position::MOST_BARREN
            ),
            Fault::NotCleared { leftover } => {
                match leftover {
                    Leftover::Disc(factory) => {
                        write!(f, "factory {factory} is not plain and empty")?;
                    }
                    Leftover::Center => write!(f, "the center is not empty")?,
                    Leftover::Marker => write!(f, "the marker is not in the center")?,
                    Leftover::Floor(seat) => write!(f, "seat {seat}: the floor is not empty")?,
                    Leftover::Tray(seat) => write!(f, "seat {seat}: holds a disc")?,
                }
                write!(f, ", but the round is over")
            }
            Fault::NotTheStarter { to_act, first } => {
                write!(f, "seat {to_act} to act before a deal, expected the starter, seat {first}")
            }
            Fault::NothingToDecide => write!(
                f,
                "no tile is on offer and a line is full, but on a colored wall nothing is to be decided"
            ),
            Fault::WrongDecider { found, expected } => {
                write!(f, "seat {found} to act in the tiling phase, expected seat {expected}")
            }
            Fault::NoColumn { seat, line } => {
                write!(
                    f,
                    "seat {seat}: line {line} has no legal column, it should have been dropped"
                )
            }
        }
    }
}

/// Everything that is wrong with a set-up; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub(crate) Vec<Fault>);

impl Faults {
    /// The faults, in the order of the position's fields.
    pub fn iter(&self) -> impl Iterator<Item = &Fault> {
        self.0.iter()
    }
}

/// All faults on one line, each with the field of the position's text where it is.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            let between = if index == 0 { "" } else { "; " };
            f.write_str(between)?;
            if let Some(field) = fault.field() {
                write!(f, "field {field}: ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}
