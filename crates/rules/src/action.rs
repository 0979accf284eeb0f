//! A dense numbering of moves, for policies and arrays.

use crate::{
    Column, Destination, Line, Move, MoveKind, Place, Position, Rules, Source, Take, Tile, TileSet,
    WallSide,
};

/// Destinations of one color from one source.
const DESTINATIONS: usize = Destination::COUNT;

/// Takes of one source.
pub(crate) const TAKES: usize = Tile::COUNT * DESTINATIONS;

/// Ways to send four colors left or right.
const SPLITS: usize = 1 << (Tile::COUNT - 1);

/// Takes from the spread that leave tiles over.
const SPREADS: usize = TAKES * SPLITS;

impl Rules {
    /// How many actions the rule set has: a number for every move that can ever be legal.
    ///
    /// | numbers | moves |
    /// | --- | --- |
    /// | the first `(discs + 1) * 30` | takes: by source (discs, then the center), color, destination (lines, then the floor) |
    /// | with special factories, the next 480 | takes from the spread that leave tiles over: by color, destination, and the set of the other four colors that go left (a bit each, in color order) |
    /// | on the free wall, the last 25 | placements: by line, column |
    ///
    /// ```
    /// use azulejo_rules::Rules;
    /// assert_eq!("2cp".parse::<Rules>()?.actions(), 180);
    /// assert_eq!("4fs".parse::<Rules>()?.actions(), 805);
    /// # Ok::<(), azulejo_rules::RulesError>(())
    /// ```
    pub const fn actions(self) -> usize {
        let placements = match self.wall {
            WallSide::Colored => 0,
            WallSide::Free => Line::COUNT * Column::COUNT,
        };
        self.placements_from() + placements
    }

    const fn spreads_from(self) -> usize {
        (self.discs() + 1) * TAKES
    }

    const fn placements_from(self) -> usize {
        self.spreads_from() + if self.has_gold() { SPREADS } else { 0 }
    }

    /// The place of a source among those of this table: discs, then the center.
    pub(crate) const fn source_index(self, source: Source) -> usize {
        match source {
            Source::Factory(factory) => factory.index(),
            Source::Center => self.discs(),
        }
    }

    /// The number of a move among the [actions](Rules::actions); `None` if the rule set can't
    /// have it. There is one spread, so its place is left out of the number.
    pub fn action_of(self, mv: Move) -> Option<usize> {
        match mv.kind() {
            MoveKind::Take(take) => self.action_of_take(take),
            MoveKind::Place(Place { line, column }) => (self.wall == WallSide::Free)
                .then(|| self.placements_from() + line.index() * Column::COUNT + column.index()),
        }
    }

    fn action_of_take(self, take: Take) -> Option<usize> {
        if matches!(take.source, Source::Factory(factory) if factory.index() >= self.discs()) {
            return None;
        }
        let color_and_place = take.tile.index() * DESTINATIONS + take.to.index();
        match take.left {
            None => Some(self.source_index(take.source) * TAKES + color_and_place),
            Some(left) if self.has_gold() && !left.has(take.tile) => {
                let split = squeeze(left.bits().into(), take.tile);
                Some(self.spreads_from() + color_and_place * SPLITS + split)
            }
            Some(_) => None,
        }
    }
}

impl Position {
    /// The move of an [action](Rules::actions) in this position. It need not be legal; `None` if
    /// the number is too large, or if it splits the rest of a spread and there is none.
    ///
    /// ```
    /// # use azulejo_rules::{Position, Seat};
    /// # let mut pos = Position::new("2cp".parse()?, Seat::new(1).unwrap());
    /// # pos.deal(&"WKWW RBRB BYYB RYWR YBYB".parse()?)?;
    /// for mv in pos.legal_moves() {
    ///     let action = pos.rules().action_of(mv).unwrap();
    ///     assert_eq!(pos.action(action), Some(mv));
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn action(&self, action: usize) -> Option<Move> {
        let rules = self.rules();
        if action >= rules.actions() {
            return None;
        }
        if let Some(place) = action.checked_sub(rules.placements_from()) {
            let line = Line::at(place / Column::COUNT);
            let column = Column::at(place % Column::COUNT);
            return Some(Place { line, column }.into());
        }
        if let Some(spread) = action.checked_sub(rules.spreads_from()) {
            let source = Source::Factory(self.loaded_spread()?);
            let (tile, to) = color_and_place(spread / SPLITS);
            let left = Some(TileSet::from_bits(stretch(spread % SPLITS, tile) as u8));
            return Some(Take { source, tile, to, left }.into());
        }
        let discs = rules.discs();
        let source = match action / TAKES {
            index if index == discs => Source::Center,
            index => Source::at(index),
        };
        let (tile, to) = color_and_place(action % TAKES);
        Some(Take { source, tile, to, left: None }.into())
    }
}

fn color_and_place(number: usize) -> (Tile, Destination) {
    (Tile::at(number / DESTINATIONS), Destination::at(number % DESTINATIONS))
}

/// A set of colors without the taken one, as four bits.
fn squeeze(bits: usize, taken: Tile) -> usize {
    let below = (1 << taken.index()) - 1;
    bits & below | bits >> 1 & !below
}

/// The inverse of [`squeeze`].
fn stretch(bits: usize, taken: Tile) -> usize {
    let below = (1 << taken.index()) - 1;
    bits & below | (bits & !below) << 1
}
