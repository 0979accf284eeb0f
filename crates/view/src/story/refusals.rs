//! Why not?

use super::Narrator;
use crate::entry::CommandError;
use crate::i18n::Args;
use azulejo_rules::{
    Column, Factory, IllegalMove, Line, MoveError, MovePart, Source, Tile, TileSet,
};

impl Narrator<'_> {
    /// Why a move is refused.
    pub fn why_not(&self, illegal: &IllegalMove) -> String {
        let texts = self.texts;
        match *illegal {
            IllegalMove::GameOver => texts.say("no-game-over"),
            IllegalMove::NothingDealt => texts.say("no-nothing-dealt"),
            IllegalMove::MustPlace { seat, line } => {
                texts.tell("no-must-place", &of_line(line).text("name", self.name(seat)))
            }
            IllegalMove::NothingToPlace => texts.say("no-nothing-to-place"),
            IllegalMove::NoSuchFactory { factory, discs } => {
                texts.tell("no-such-factory", &of_disc(factory).number("count", discs as u32))
            }
            IllegalMove::FactoryTaken { factory } => {
                texts.tell("no-factory-taken", &of_disc(factory))
            }
            IllegalMove::NoSuchTile { source, tile, there } => {
                self.no_such_tile(source, tile, there)
            }
            IllegalMove::LineFull { line } => texts.tell("no-line-full", &of_line(line)),
            IllegalMove::LineHolds { line, holds, tile } => {
                let args = of_line(line).tile(tile).text("holds", self.color(holds));
                texts.tell("no-line-holds", &args)
            }
            IllegalMove::RowHolds { line, tile } => {
                texts.tell("no-row-holds", &of_line(line).tile(tile))
            }
            IllegalMove::SplitMissing { .. }
            | IllegalMove::SplitUnwanted { .. }
            | IllegalMove::SplitUnknown { .. }
            | IllegalMove::SplitUneven { .. } => self.bad_split(illegal),
            IllegalMove::WrongLine { line, expected } => {
                texts.tell("no-wrong-line", &of_line(line).number("expected", expected.number()))
            }
            IllegalMove::SpaceTaken { line, column, tile } => {
                let args = of_line(line).number("column", column.number());
                texts.tell("no-space-taken", &args.tile(tile))
            }
            IllegalMove::ColumnHolds { column, tile } => {
                let args = Args::new().number("column", column.number());
                texts.tell("no-column-holds", &args.tile(tile))
            }
        }
    }

    fn no_such_tile(&self, source: Source, tile: Tile, there: TileSet) -> String {
        let args = Args::new().tile(tile).text("colors", self.colors(there));
        match source {
            Source::Factory(factory) => {
                let empty = there.is_empty();
                let id = if empty { "no-factory-empty" } else { "no-such-tile-factory" };
                self.texts.tell(id, &args.number("factory", factory.number()))
            }
            Source::Center if there.is_empty() => self.texts.say("no-center-empty"),
            Source::Center => self.texts.tell("no-such-tile-center", &args),
        }
    }

    /// What is wrong with how the spread's rest is split (RULES 7.6).
    fn bad_split(&self, illegal: &IllegalMove) -> String {
        let left_over = |rest| Args::new().text("colors", self.colors(rest));
        match *illegal {
            IllegalMove::SplitMissing { rest } => {
                self.texts.tell("no-split-missing", &left_over(rest))
            }
            IllegalMove::SplitUnknown { rest, .. } => {
                self.texts.tell("no-split-unknown", &left_over(rest))
            }
            IllegalMove::SplitUneven { difference, least } => {
                let args = Args::new().number("difference", difference).number("least", least);
                self.texts.tell("no-split-uneven", &args)
            }
            _ => self.texts.say("no-split-unwanted"),
        }
    }

    /// Why a typed text is no move that can be played, with the place.
    pub fn why_not_typed(&self, error: &CommandError) -> String {
        match error {
            CommandError::Unreadable(error) => self.unreadable(error),
            CommandError::Illegal(illegal) => self.why_not(illegal),
        }
    }

    /// Where a typed text stops being a move, and what should stand there.
    fn unreadable(&self, error: &MoveError) -> String {
        let args = Args::new()
            .number("place", error.column as u32)
            .text("part", part(error.expected))
            .number("factories", Factory::COUNT as u32)
            .number("lines", Line::COUNT as u32)
            .number("columns", Column::COUNT as u32);
        match error.found {
            Some(found) => self.texts.tell("typed-found", &args.text("found", found)),
            None => self.texts.tell("typed-ended", &args),
        }
    }
}

fn of_line(line: Line) -> Args {
    Args::new().number("line", line.number())
}

fn of_disc(factory: Factory) -> Args {
    Args::new().number("factory", factory.number())
}

/// The part's name in the message `typed-expected`.
fn part(expected: MovePart) -> &'static str {
    match expected {
        MovePart::Start => "start",
        MovePart::Color => "color",
        MovePart::Destination => "destination",
        MovePart::SpreadOrEnd => "spread-or-end",
        MovePart::LeftColorOrEnd => "left-or-end",
        MovePart::ColorOrAt => "color-or-at",
        MovePart::Column => "column",
        MovePart::End => "end",
    }
}
