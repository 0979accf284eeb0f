//! What can be done to a table in the making.

use super::{board, refit, table};
use azulejo_rules::{
    Column, Effect, Factory, FloorItem, Line, LineTiles, Marker, Position, Rules, Seat, Setup,
    Tile, Tray,
};

/// One small change of a table in the making.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edit {
    /// Another rule set; what fits it is kept.
    Rules(Rules),
    /// Which round it is.
    Round(u16),
    /// How many barren rounds were before it.
    Barren(u8),
    /// Who is to act; nobody when the game is over.
    ToAct(Option<Seat>),
    /// Who began the round.
    First(Seat),
    /// The marker goes to the center, or to a player, whose floor then shows it if it has space.
    Marker(Marker),
    /// One tile more.
    Add(Heap, Tile),
    /// One tile less.
    Remove(Heap, Tile),
    /// So many tiles of a color.
    Count(Heap, Tile, u16),
    /// A disc is turned, or taken; tiles stay on it as long as it is there.
    Side(Factory, Side),
    /// What a player's tray holds; there is one tray, and the circle lacks it while a player has it.
    Tray(Seat, Option<Tray>),
    /// A player's points.
    Score(Seat, u16),
    /// What is in a pattern line.
    Line(Seat, Line, Option<LineTiles>),
    /// A tap on a line with a color: one tile more; another color begins it anew, and after the last
    /// space it is empty again.
    Fill(Seat, Line, Tile),
    /// What is on a space of the wall.
    Square(Seat, Line, Column, Option<Tile>),
    /// A tap on a space of the wall: on the colored wall its tile comes or goes; on the free wall it
    /// is the next color that neither row nor column has, and empty after the last.
    Press(Seat, Line, Column),
    /// Something falls to a floor, on the right of what is there.
    Drop(Seat, FloorItem),
    /// Something is taken off a floor, by its space from 0.
    PickUp(Seat, usize),
    /// The bag gets what is missing to the full number of tiles of each color, and no more.
    RestToBag,
    /// The table before the first deal.
    Clear,
}

/// Tiles without an order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Heap {
    /// On a disc.
    Disc(Factory),
    /// In the center.
    Center,
    /// In the bag.
    Bag,
    /// In the lid.
    Lid,
}

/// How a disc lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// With its plain side up.
    Plain,
    /// With its gold side up.
    Gold(Effect),
    /// Not at all: a player has it.
    Taken,
}

impl Edit {
    /// Changes a table; leaves it as it was where the place is not there.
    pub(super) fn apply(self, setup: &mut Setup) {
        let there = |seat: Seat| seat.index() < setup.seats.len();
        match self {
            Edit::Rules(rules) => refit::refit(setup, rules),
            Edit::Round(round) => setup.round = round,
            Edit::Barren(barren) => setup.barren = barren,
            Edit::ToAct(seat) if seat.is_none_or(there) => setup.to_act = seat,
            Edit::First(seat) if there(seat) => setup.first = seat,
            Edit::Marker(marker) if marker.taker().is_none_or(there) => {
                table::put_marker(setup, marker);
            }
            Edit::ToAct(_) | Edit::First(_) | Edit::Marker(_) => {}
            Edit::Add(heap, tile) => table::change(setup, heap, tile, |count| count + 1),
            Edit::Remove(heap, tile) => {
                table::change(setup, heap, tile, |count| count.saturating_sub(1));
            }
            Edit::Count(heap, tile, count) => table::change(setup, heap, tile, |_| count),
            Edit::Side(factory, side) => table::turn(setup, factory, side),
            Edit::Tray(seat, tray) => table::hand_tray(setup, seat, tray),
            Edit::Drop(seat, FloorItem::Marker) => table::drop_marker(setup, seat),
            Edit::PickUp(seat, space) => table::pick_up(setup, seat, space),
            Edit::RestToBag => table::rest_to_bag(setup),
            Edit::Clear => *setup = Setup::from(&Position::new(setup.rules, Seat::ALL[0])),
            Edit::Score(seat, _)
            | Edit::Line(seat, ..)
            | Edit::Fill(seat, ..)
            | Edit::Square(seat, ..)
            | Edit::Press(seat, ..)
            | Edit::Drop(seat, _) => board::edit(setup, seat, self),
        }
    }
}
