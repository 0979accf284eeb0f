//! Everything that can be wrong with a set-up, looked for.

use crate::{
    Column, Disc, DiscDeal, Effect, Factory, Fault, Floor, FloorItem, Leftover, Line, LineTiles,
    Marker, Phase, Position, Seat, SeatRole, SeatSetup, Setup, Tile, Tiles, WallSide,
};

impl Setup {
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

    pub(crate) fn circle(&self) -> impl Iterator<Item = (Factory, Disc)> {
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

    /// How many tiles of a color there are, wherever they lie.
    ///
    /// ```
    /// use azulejo_rules::{Position, Seat, Setup, Tile, Tiles};
    /// let mut setup = Setup::from(&Position::new("2cp".parse()?, Seat::new(1).unwrap()));
    /// setup.center = Tiles::of(Tile::Red, 2);
    /// assert_eq!(setup.count(Tile::Red), 22);
    /// # Ok::<(), azulejo_rules::RulesError>(())
    /// ```
    pub fn count(&self, tile: Tile) -> u32 {
        let heaps = [self.center, self.bag, self.lid];
        let on_discs = self.discs.iter().map(|disc| disc.tiles());
        let table: u32 =
            heaps.into_iter().chain(on_discs).map(|heap| u32::from(heap.count(tile))).sum();
        table + self.seats.iter().map(|seat| seat.count(tile)).sum::<u32>()
    }

    fn check_census(&self, faults: &mut Vec<Fault>) {
        for tile in Tile::ALL {
            let found = self.count(tile);
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
