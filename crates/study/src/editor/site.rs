//! Where a fault is, so that it can be marked.

use azulejo_rules::{
    Column, Disc, Effect, Factory, Fault, FloorItem, Leftover, Line, Seat, SeatRole, Setup, Tile,
    Tray,
};

/// A place that can be wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Site {
    /// The choice of the rule set.
    Rules,
    /// The number of the round, with the barren ones before it.
    Round,
    /// Who is to act.
    ToAct,
    /// Who began.
    First,
    /// Where the marker is.
    Marker,
    /// All discs together.
    Circle,
    /// One disc.
    Disc(Factory),
    /// The center.
    Center,
    /// The bag.
    Bag,
    /// The lid.
    Lid,
    /// All tiles of a color, wherever they lie.
    Color(Tile),
    /// A pattern line.
    Line(Seat, Line),
    /// A space of a wall.
    Square(Seat, Line, Column),
    /// A floor.
    Floor(Seat),
    /// A tray in a player's hands.
    Tray(Seat),
}

/// A fault with the places that it concerns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FaultAt {
    /// What is wrong.
    pub fault: Fault,
    /// Where; never empty, the most telling place first.
    pub sites: Vec<Site>,
}

/// Everything that is wrong with a table, and where.
pub(super) fn locate(setup: &Setup) -> Vec<FaultAt> {
    let at = |fault| FaultAt { fault, sites: sites(setup, fault) };
    setup.faults().into_iter().map(at).collect()
}

fn sites(setup: &Setup, fault: Fault) -> Vec<Site> {
    match fault {
        Fault::RoundZero | Fault::Barren { .. } => vec![Site::Round],
        Fault::WrongDiscs { .. } | Fault::GoldCount { .. } => vec![Site::Circle],
        Fault::WrongSeats { .. } => vec![Site::Rules],
        Fault::NoSuchSeat { role, .. } => vec![role_site(role)],
        Fault::Census { tile, .. } => vec![Site::Color(tile)],
        Fault::WallColor { seat, line, column, .. } => vec![Site::Square(seat, line, column)],
        Fault::RowTwice { seat, line, tile } => {
            squares(setup, seat, |row, _, found| row == line && found == tile)
        }
        Fault::ColumnTwice { seat, column, tile } => {
            squares(setup, seat, |_, place, found| place == column && found == tile)
        }
        Fault::LineCount { seat, line, .. } | Fault::NoColumn { seat, line } => {
            vec![Site::Line(seat, line)]
        }
        Fault::LineOnWall { seat, line, tile } => {
            let on_wall = squares(setup, seat, |row, _, found| row == line && found == tile);
            [vec![Site::Line(seat, line)], on_wall].concat()
        }
        Fault::FloorCount { seat, .. } | Fault::MarkerMissing { seat } => vec![Site::Floor(seat)],
        Fault::MarkerMisplaced { seat } => markers(setup, seat),
        Fault::GoldTwice { effect } => discs_with(setup, effect),
        Fault::TakenNotHeld { factory } | Fault::DiscCount { factory, .. } => {
            vec![Site::Disc(factory)]
        }
        Fault::HeldNotTaken { seat } => vec![Site::Tray(seat)],
        Fault::RowComplete { seat, line } => squares(setup, seat, |row, _, _| row == line),
        Fault::NothingToDeal => vec![Site::Bag, Site::Lid],
        Fault::NoEnding | Fault::NotTheStarter { .. } | Fault::WrongDecider { .. } => {
            vec![Site::ToAct]
        }
        Fault::NotCleared { leftover } => vec![leftover_site(leftover)],
        Fault::NothingToDecide => full_lines(setup),
    }
}

fn role_site(role: SeatRole) -> Site {
    match role {
        SeatRole::ToAct => Site::ToAct,
        SeatRole::First => Site::First,
        SeatRole::MarkerTaker => Site::Marker,
    }
}

fn leftover_site(leftover: Leftover) -> Site {
    match leftover {
        Leftover::Disc(factory) => Site::Disc(factory),
        Leftover::Center => Site::Center,
        Leftover::Marker => Site::Marker,
        Leftover::Floor(seat) => Site::Floor(seat),
        Leftover::Tray(seat) => Site::Tray(seat),
    }
}

/// The spaces of a player's wall whose tile is meant.
fn squares(setup: &Setup, seat: Seat, is_meant: impl Fn(Line, Column, Tile) -> bool) -> Vec<Site> {
    let Some(board) = setup.seats.get(seat.index()) else { return Vec::new() };
    let places = Line::ALL.into_iter().flat_map(|line| Column::ALL.map(|column| (line, column)));
    let meant = places.filter(|&(line, column)| {
        board.wall[line.index()][column.index()].is_some_and(|tile| is_meant(line, column, tile))
    });
    meant.map(|(line, column)| Site::Square(seat, line, column)).collect()
}

/// Where a player shows the marker.
fn markers(setup: &Setup, seat: Seat) -> Vec<Site> {
    let board = setup.seats.get(seat.index());
    let on_tray = board.is_some_and(|board| board.tray == Some(Tray::Holds(FloorItem::Marker)));
    let on_floor = board.is_some_and(|board| board.floor.contains(&FloorItem::Marker));
    let floor = on_floor.then_some(Site::Floor(seat));
    floor.into_iter().chain(on_tray.then_some(Site::Tray(seat))).collect()
}

fn discs_with(setup: &Setup, effect: Effect) -> Vec<Site> {
    let shows = |disc: &Disc| match disc {
        Disc::Taken => effect == Effect::Tray,
        disc => disc.effect() == Some(effect),
    };
    let circle = setup.rules.circle().zip(&setup.discs);
    circle.filter(|(_, disc)| shows(disc)).map(|(factory, _)| Site::Disc(factory)).collect()
}

fn full_lines(setup: &Setup) -> Vec<Site> {
    let boards = setup.rules.seats().zip(&setup.seats);
    let lines = boards.flat_map(|(seat, board)| {
        Line::ALL.into_iter().zip(board.lines).map(move |(line, tiles)| (seat, line, tiles))
    });
    let is_full = |line: Line, tiles: Option<azulejo_rules::LineTiles>| {
        tiles.is_some_and(|tiles| tiles.count == line.spaces())
    };
    let full = lines.filter(|&(_, line, tiles)| is_full(line, tiles));
    full.map(|(seat, line, _)| Site::Line(seat, line)).collect()
}
