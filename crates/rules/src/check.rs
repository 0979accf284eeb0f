//! Whether a move is legal, and if not, why.

use crate::split::Splits;
use crate::{
    Destination, Disc, IllegalMove, Move, MoveKind, Phase, Place, Position, Source, Take, Tile,
    TileSet, Tiles,
};

impl Position {
    /// Whether a move is legal, and if not, which rule it breaks.
    ///
    /// # Errors
    ///
    /// The broken rule.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        match (self.phase, mv.kind()) {
            (Phase::Over, _) => Err(IllegalMove::GameOver),
            (Phase::Deal, _) => Err(IllegalMove::NothingDealt),
            (Phase::Offer, MoveKind::Take(take)) => self.check_take(take),
            (Phase::Offer, MoveKind::Place(_)) => Err(IllegalMove::NothingToPlace),
            (Phase::Tiling, MoveKind::Place(place)) => self.check_placement(place),
            (Phase::Tiling, MoveKind::Take(_)) => match self.open_decision() {
                Some((line, _)) => Err(IllegalMove::MustPlace { seat: self.acting, line }),
                None => Err(IllegalMove::NothingToPlace),
            },
        }
    }

    fn check_take(&self, take: Take) -> Result<(), IllegalMove> {
        self.check_source(take.source, take.tile)?;
        self.check_destination(take.to, take.tile)?;
        self.check_split(take)
    }

    fn check_source(&self, source: Source, tile: Tile) -> Result<(), IllegalMove> {
        if let Source::Factory(factory) = source {
            let discs = self.rules.discs();
            if factory.index() >= discs {
                return Err(IllegalMove::NoSuchFactory { factory, discs });
            }
            if self.disc(factory) == Disc::Taken {
                return Err(IllegalMove::FactoryTaken { factory });
            }
        }
        let tiles = self.tiles_at(source);
        if !tiles.has(tile) {
            return Err(IllegalMove::NoSuchTile { source, tile, there: tiles.colors() });
        }
        Ok(())
    }

    /// A line takes one color only; it must not be full; its wall row must not hold that color
    /// yet (RULES 2.4). The floor is always legal.
    fn check_destination(&self, to: Destination, tile: Tile) -> Result<(), IllegalMove> {
        let Destination::Line(line) = to else { return Ok(()) };
        let board = self.board(self.acting);
        match board.line(line) {
            _ if board.takes(line, tile) => Ok(()),
            _ if board.is_full(line) => Err(IllegalMove::LineFull { line }),
            Some(tiles) => Err(IllegalMove::LineHolds { line, holds: tiles.tile, tile }),
            None => Err(IllegalMove::RowHolds { line, tile }),
        }
    }

    fn check_split(&self, take: Take) -> Result<(), IllegalMove> {
        let spread = self.loaded_spread().map(Source::Factory);
        let rest = if spread == Some(take.source) {
            self.tiles_at(take.source).without(take.tile)
        } else {
            Tiles::NONE
        };
        match take.left {
            None if rest.is_empty() => Ok(()),
            None => Err(IllegalMove::SplitMissing { rest: rest.colors() }),
            Some(_) if rest.is_empty() => Err(IllegalMove::SplitUnwanted { source: take.source }),
            Some(left) => self.check_left(rest, left),
        }
    }

    fn check_left(&self, rest: Tiles, left: TileSet) -> Result<(), IllegalMove> {
        let splits = Splits::new(self.rules, rest);
        let rest = splits.colors();
        if !left.is_subset(rest) {
            let unknown = left.iter().filter(|&tile| !rest.has(tile)).collect();
            return Err(IllegalMove::SplitUnknown { unknown, rest });
        }
        let (difference, least) = (splits.difference(left), splits.most_difference());
        if difference > least {
            return Err(IllegalMove::SplitUneven { difference, least });
        }
        Ok(())
    }

    fn check_placement(&self, place: Place) -> Result<(), IllegalMove> {
        let Some((expected, tile)) = self.line_to_tile(self.acting) else {
            return Err(IllegalMove::NothingToPlace);
        };
        let Place { line, column } = place;
        if line != expected {
            return Err(IllegalMove::WrongLine { line, expected });
        }
        let wall = self.board(self.acting).wall();
        if let Some(tile) = wall.tile(line, column) {
            return Err(IllegalMove::SpaceTaken { line, column, tile });
        }
        if wall.column_has(column, tile) {
            return Err(IllegalMove::ColumnHolds { column, tile });
        }
        Ok(())
    }
}
