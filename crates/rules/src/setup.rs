//! A position in the making: public, and possibly nonsense.

use crate::sources::Sources;
use crate::{
    Board, Column, Disc, DiscDeal, Effect, Factory, Fault, Faults, Floor, FloorItem, Leftover,
    Line, LineTiles, Marker, Phase, Position, Rules, Seat, SeatRole, Source, Tile, Tiles, Tray,
    Wall, WallSide,
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
    fn wall_tiles(&self) -> impl Iterator<Item = (Line, Column, Tile)> {
        Line::ALL.into_iter().zip(self.wall).flat_map(|(line, row)| {
            Column::ALL
                .into_iter()
                .zip(row)
                .filter_map(move |(column, tile)| tile.map(|tile| (line, column, tile)))
        })
    }

    fn fallen(&self) -> impl Iterator<Item = FloorItem> {
        let caught = match self.tray {
            Some(Tray::Holds(item)) => Some(item),
            Some(Tray::Free) | None => None,
        };
        self.floor.iter().copied().chain(caught)
    }

    /// How many tiles of a color this player has.
    fn count(&self, tile: Tile) -> u32 {
        let lines = self.lines.iter().flatten().filter(|line| line.tile == tile);
        let wall = self.wall_tiles().filter(|&(_, _, on_wall)| on_wall == tile).count();
        let fallen = self.fallen().filter(|&item| item == FloorItem::Tile(tile)).count();
        lines.map(|line| u32::from(line.count)).sum::<u32>() + (wall + fallen) as u32
    }

    fn full_line(&self) -> Option<(Line, Tile)> {
        Line::ALL.into_iter().zip(self.lines).find_map(|(line, tiles)| {
            tiles.filter(|tiles| tiles.count == line.spaces()).map(|tiles| (line, tiles.tile))
        })
    }

    fn complete_row(&self) -> Option<Line> {
        Line::ALL.into_iter().find(|line| self.wall[line.index()].iter().all(Option::is_some))
    }

    fn wall(&self) -> Wall {
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

    /// Everything that is wrong.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.check_numbers(&mut faults);
        if !faults.is_empty() {
            // Without the right seats and discs the rest would only be noise.
            return faults;
        }
        self.check_gold(&mut faults);
        self.check_census(&mut faults);
        for (seat, setup) in self.rules.seats().zip(&self.seats) {
            check_wall(self.rules.wall, seat, setup, &mut faults);
            check_lines(seat, setup, &mut faults);
            self.check_floor(seat, setup, &mut faults);
        }
        self.check_phase(&mut faults);
        faults
    }

    fn check_numbers(&self, faults: &mut Vec<Fault>) {
        if self.round == 0 {
            faults.push(Fault::RoundZero);
        }
        if self.barren > Position::MOST_BARREN {
            faults.push(Fault::Barren { found: self.barren });
        }
        for (role, seat) in [
            (SeatRole::ToAct, self.to_act),
            (SeatRole::First, Some(self.first)),
            (SeatRole::MarkerTaker, self.marker.taker()),
        ] {
            if let Some(seat) = seat.filter(|&seat| !self.rules.has_seat(seat)) {
                faults.push(Fault::NoSuchSeat { role, seat });
            }
        }
        let (found, expected) = (self.discs.len(), self.rules.discs());
        if found != expected {
            faults.push(Fault::WrongDiscs { found, expected });
        }
        let (found, expected) = (self.seats.len(), self.rules.players.count());
        if found != expected {
            faults.push(Fault::WrongSeats { found, expected });
        }
    }

    fn circle(&self) -> impl Iterator<Item = (Factory, Disc)> {
        self.rules.circle().zip(self.discs.iter().copied())
    }

    /// The gold sides, the taken disc counted: only the tray can be taken.
    fn gold(&self) -> impl Iterator<Item = Effect> {
        self.discs.iter().filter_map(|disc| match disc {
            Disc::Taken => Some(Effect::Tray),
            disc => disc.effect(),
        })
    }

    fn check_gold(&self, faults: &mut Vec<Fault>) {
        if matches!(self.phase(), Phase::Offer | Phase::Tiling) {
            let (found, expected) = (self.gold().count(), self.rules.gold_sides());
            if found != expected {
                faults.push(Fault::GoldCount { found, expected });
            }
            for effect in Effect::ALL {
                if self.gold().filter(|&other| other == effect).count() > 1 {
                    faults.push(Fault::GoldTwice { effect });
                }
            }
            self.check_tray(faults);
        }
        if !self.rules.has_gold() {
            for (factory, disc) in self.circle() {
                let found = u32::from(disc.tiles().total());
                if found > DiscDeal::TILES as u32 {
                    faults.push(Fault::DiscCount { factory, found });
                }
            }
        }
    }

    fn check_tray(&self, faults: &mut Vec<Fault>) {
        let taken = self.circle().find(|&(_, disc)| disc == Disc::Taken);
        let mut holders =
            self.rules.seats().zip(&self.seats).filter(|(_, setup)| setup.tray.is_some());
        match (taken, holders.next()) {
            (Some((factory, _)), None) => faults.push(Fault::TakenNotHeld { factory }),
            (None, Some((seat, _))) => faults.push(Fault::HeldNotTaken { seat }),
            _ => {}
        }
        faults.extend(holders.map(|(seat, _)| Fault::HeldNotTaken { seat }));
    }

    fn check_census(&self, faults: &mut Vec<Fault>) {
        for tile in Tile::ALL {
            let heaps = [self.center, self.bag, self.lid];
            let on_discs = self.discs.iter().map(|disc| disc.tiles());
            let table: u32 =
                heaps.into_iter().chain(on_discs).map(|heap| u32::from(heap.count(tile))).sum();
            let found = table + self.seats.iter().map(|seat| seat.count(tile)).sum::<u32>();
            if found != u32::from(Tile::COPIES) {
                faults.push(Fault::Census { tile, found });
            }
        }
    }

    fn check_floor(&self, seat: Seat, setup: &SeatSetup, faults: &mut Vec<Fault>) {
        let found = setup.floor.len();
        if found > Floor::SPACES {
            faults.push(Fault::FloorCount { seat, found });
        }
        let shown = setup.fallen().filter(|&item| item == FloorItem::Marker).count();
        let taken = self.marker == Marker::Taken(seat);
        if shown > usize::from(taken) {
            faults.push(Fault::MarkerMisplaced { seat });
        }
        if taken && shown == 0 && found < Floor::SPACES {
            faults.push(Fault::MarkerMissing { seat });
        }
    }

    fn check_phase(&self, faults: &mut Vec<Fault>) {
        let phase = self.phase();
        if matches!(phase, Phase::Deal | Phase::Over) {
            self.check_cleared(faults);
        }
        if matches!(phase, Phase::Deal | Phase::Offer) {
            for (seat, setup) in self.rules.seats().zip(&self.seats) {
                if let Some(line) = setup.complete_row() {
                    faults.push(Fault::RowComplete { seat, line });
                }
            }
        }
        if phase != Phase::Over && self.barren == Position::MOST_BARREN {
            faults.push(Fault::Barren { found: self.barren });
        }
        match phase {
            Phase::Deal => self.check_before_deal(faults),
            Phase::Offer => {}
            Phase::Tiling => self.check_decision(faults),
            Phase::Over => self.check_ending(faults),
        }
    }

    fn check_cleared(&self, faults: &mut Vec<Fault>) {
        let discs = self
            .circle()
            .filter(|&(_, disc)| disc != Disc::Plain(Tiles::NONE))
            .map(|(factory, _)| Leftover::Disc(factory));
        let center = (!self.center.is_empty()).then_some(Leftover::Center);
        let marker = (self.marker != Marker::Center).then_some(Leftover::Marker);
        let seats = self.rules.seats().zip(&self.seats).flat_map(|(seat, setup)| {
            let floor = (!setup.floor.is_empty()).then_some(Leftover::Floor(seat));
            let tray = setup.tray.is_some().then_some(Leftover::Tray(seat));
            floor.into_iter().chain(tray)
        });
        let leftovers = discs.chain(center).chain(marker).chain(seats);
        faults.extend(leftovers.map(|leftover| Fault::NotCleared { leftover }));
    }

    fn check_before_deal(&self, faults: &mut Vec<Fault>) {
        if (self.bag + self.lid).is_empty() {
            faults.push(Fault::NothingToDeal);
        }
        if let Some(to_act) = self.to_act.filter(|&seat| seat != self.first) {
            faults.push(Fault::NotTheStarter { to_act, first: self.first });
        }
    }

    /// The first seat in order with a full line decides its topmost one.
    fn check_decision(&self, faults: &mut Vec<Fault>) {
        if self.rules.wall == WallSide::Colored {
            faults.push(Fault::NothingToDecide);
            return;
        }
        let next = self.rules.seats_from(self.first).find_map(|seat| {
            let (line, tile) = self.seats[seat.index()].full_line()?;
            Some((seat, line, tile))
        });
        let Some((expected, line, tile)) = next else { return };
        if let Some(found) = self.to_act.filter(|&seat| seat != expected) {
            faults.push(Fault::WrongDecider { found, expected });
        }
        // On a wall with faults of its own the columns mean nothing.
        let wall = self.seats[expected.index()].wall();
        if faults.is_empty() && wall.open_columns(line, tile) == 0 {
            faults.push(Fault::NoColumn { seat: expected, line });
        }
    }

    fn check_ending(&self, faults: &mut Vec<Fault>) {
        let row = self.seats.iter().any(|setup| setup.complete_row().is_some());
        let stalemate = self.barren == Position::MOST_BARREN;
        let supply = (self.bag + self.lid).is_empty();
        if !(row || stalemate || supply) {
            faults.push(Fault::NoEnding);
        }
    }
}

fn check_wall(wall: WallSide, seat: Seat, setup: &SeatSetup, faults: &mut Vec<Fault>) {
    for (line, column, tile) in setup.wall_tiles() {
        if wall == WallSide::Colored {
            if column.color(line) != tile {
                faults.push(Fault::WallColor { seat, line, column, tile });
            }
            continue;
        }
        let again = |same: &dyn Fn(Line, Column) -> bool| {
            setup
                .wall_tiles()
                .any(|(l, c, other)| other == tile && same(l, c) && (l, c) < (line, column))
        };
        if again(&|l, _| l == line) {
            faults.push(Fault::RowTwice { seat, line, tile });
        }
        if again(&|_, c| c == column) {
            faults.push(Fault::ColumnTwice { seat, column, tile });
        }
    }
}

fn check_lines(seat: Seat, setup: &SeatSetup, faults: &mut Vec<Fault>) {
    for (line, tiles) in Line::ALL.into_iter().zip(setup.lines) {
        let Some(LineTiles { tile, count }) = tiles else { continue };
        if count == 0 || count > line.spaces() {
            faults.push(Fault::LineCount { seat, line, found: count });
        }
        if setup.wall[line.index()].contains(&Some(tile)) {
            faults.push(Fault::LineOnWall { seat, line, tile });
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
