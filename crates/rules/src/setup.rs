//! A position in the making: public, and possibly nonsense.

use crate::sources::Sources;
use crate::{
    Board, Column, Disc, Effect, Factory, Faults, Floor, FloorItem, Line, LineTiles, Marker, Phase,
    Position, Rules, Seat, Source, Tile, Tiles, Tray, Wall,
};

/// A position in the making. Text, JSON, an editor and the network all end here; the one door to
/// a sound [`Position`] is `TryFrom`, and its error lists every fault at once.
///
/// ```
/// use azulejo_rules::{Position, Seat, Setup, Tile, Tiles};
/// let mut setup = Setup::from(&Position::new("2cp".parse()?, Seat::new(1).unwrap()));
/// setup.center = Tiles::of(Tile::Red, 2);
/// setup.seats[0].score = 12;
/// let faults = Position::try_from(setup.clone()).unwrap_err();
/// assert_eq!(faults.to_string(), "22 red tiles in all, expected 20");
///
/// setup.bag -= Tiles::of(Tile::Red, 2);
/// assert!(Position::try_from(setup).is_ok());
/// # Ok::<(), azulejo_rules::RulesError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rule set.
    pub rules: Rules,
    /// The round, from 1.
    pub round: u16,
    /// Barren rounds before it.
    pub barren: u8,
    /// Who is to act; nobody when the game is over.
    pub to_act: Option<Seat>,
    /// Who began the round.
    pub first: Seat,
    /// Where the marker is.
    pub marker: Marker,
    /// The discs, in circle order.
    pub discs: Vec<Disc>,
    /// The center.
    pub center: Tiles,
    /// The bag.
    pub bag: Tiles,
    /// The lid.
    pub lid: Tiles,
    /// The players, in seat order.
    pub seats: Vec<SeatSetup>,
}

/// A player's board in the making.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatSetup {
    /// The points.
    pub score: u16,
    /// The pattern lines.
    pub lines: [Option<LineTiles>; Line::COUNT],
    /// The wall, row by row.
    pub wall: [[Option<Tile>; Column::COUNT]; Line::COUNT],
    /// The floor, from left to right.
    pub floor: Vec<FloorItem>,
    /// The disc of effect 5, while this player holds it.
    pub tray: Option<Tray>,
}

impl SeatSetup {
    pub(crate) fn wall_tiles(&self) -> impl Iterator<Item = (Line, Column, Tile)> {
        Line::ALL.into_iter().zip(self.wall).flat_map(|(line, row)| {
            Column::ALL
                .into_iter()
                .zip(row)
                .filter_map(move |(column, tile)| tile.map(|tile| (line, column, tile)))
        })
    }

    pub(crate) fn fallen(&self) -> impl Iterator<Item = FloorItem> {
        let caught = match self.tray {
            Some(Tray::Holds(item)) => Some(item),
            Some(Tray::Free) | None => None,
        };
        self.floor.iter().copied().chain(caught)
    }

    /// How many tiles of a color this player has.
    pub(crate) fn count(&self, tile: Tile) -> u32 {
        let lines = self.lines.iter().flatten().filter(|line| line.tile == tile);
        let wall = self.wall_tiles().filter(|&(_, _, on_wall)| on_wall == tile).count();
        let fallen = self.fallen().filter(|&item| item == FloorItem::Tile(tile)).count();
        lines.map(|line| u32::from(line.count)).sum::<u32>() + (wall + fallen) as u32
    }

    pub(crate) fn full_line(&self) -> Option<(Line, Tile)> {
        Line::ALL.into_iter().zip(self.lines).find_map(|(line, tiles)| {
            tiles.filter(|tiles| tiles.count == line.spaces()).map(|tiles| (line, tiles.tile))
        })
    }

    pub(crate) fn complete_row(&self) -> Option<Line> {
        Line::ALL.into_iter().find(|line| self.wall[line.index()].iter().all(Option::is_some))
    }

    pub(crate) fn wall(&self) -> Wall {
        let mut wall = Wall::EMPTY;
        for (line, column, tile) in self.wall_tiles() {
            wall.put(line, column, tile);
        }
        wall
    }

    /// The board, once its parts are known to be sound.
    fn board(&self) -> Board {
        let mut floor = Floor::EMPTY;
        for &item in &self.floor {
            floor.drop(item, 1);
        }
        Board::from_parts(self.score, self.lines, self.wall(), floor, self.tray)
    }
}

impl Setup {
    /// The phase that follows from the rest.
    pub fn phase(&self) -> Phase {
        let offered = self.discs.iter().any(|disc| !disc.tiles().is_empty());
        if self.to_act.is_none() {
            Phase::Over
        } else if offered || !self.center.is_empty() {
            Phase::Offer
        } else if self.seats.iter().any(|seat| seat.full_line().is_some()) {
            Phase::Tiling
        } else {
            Phase::Deal
        }
    }
}

impl TryFrom<Setup> for Position {
    type Error = Faults;

    fn try_from(setup: Setup) -> Result<Position, Faults> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(Faults(faults));
        }
        let mut pos = Position::new(setup.rules, setup.first);
        pos.phase = setup.phase();
        pos.acting = setup.to_act.unwrap_or(setup.first);
        pos.marker = setup.marker;
        pos.barren = setup.barren;
        pos.round = setup.round;
        (pos.center, pos.bag, pos.lid) = (setup.center, setup.bag, setup.lid);
        pos.sources = Sources::NONE;
        pos.sources.set(Source::Center, setup.center);
        for (factory, disc) in setup.circle() {
            pos.lay(factory, disc);
        }
        for (board, seat) in pos.boards.iter_mut().zip(&setup.seats) {
            *board = seat.board();
        }
        pos.disc_sum = pos.fresh_disc_sum();
        Ok(pos)
    }
}

impl Position {
    fn lay(&mut self, factory: Factory, disc: Disc) {
        self.discs[factory.index()] = disc.tiles();
        self.sources.set(Source::Factory(factory), disc.tiles());
        if disc == Disc::Taken {
            self.turn(factory, Effect::Tray);
            self.taken = Some(factory);
        } else if let Some(effect) = disc.effect() {
            self.turn(factory, effect);
        }
    }
}

impl From<&Position> for Setup {
    fn from(pos: &Position) -> Setup {
        Setup {
            rules: pos.rules(),
            round: pos.round(),
            barren: pos.barren(),
            to_act: (pos.phase() != Phase::Over).then_some(pos.acting),
            first: pos.first(),
            marker: pos.marker(),
            discs: pos.discs().collect(),
            center: pos.center(),
            bag: pos.bag(),
            lid: pos.lid(),
            seats: pos.boards().iter().map(SeatSetup::from).collect(),
        }
    }
}

impl From<&Board> for SeatSetup {
    fn from(board: &Board) -> SeatSetup {
        SeatSetup {
            score: board.score(),
            lines: Line::ALL.map(|line| board.line(line)),
            wall: Line::ALL.map(|line| Column::ALL.map(|column| board.wall().tile(line, column))),
            floor: board.floor().items().collect(),
            tray: board.tray(),
        }
    }
}
