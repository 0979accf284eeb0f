//! A game told step by step: the sentences and the table after each.

use crate::draw::{self, Row, SeatNames};
use crate::stage::Stage;
use crate::words;
use anyhow::Result;
use azulejo_rules::{Deal, Game, Move, Position};

/// After a round people want to look at what it brought.
const BEATS_AFTER_ROUND: u32 = 5;

/// A game on a stage, from its beginning.
pub(crate) struct Playback<'a> {
    game: Game,
    names: SeatNames,
    stage: Stage<'a>,
}

impl<'a> Playback<'a> {
    /// The empty table of a game; its own moves are not played.
    pub(crate) fn new(game: &Game, stage: Stage<'a>) -> Playback<'a> {
        Playback { names: SeatNames::of(game), game: Game::new(game.rules(), game.first()), stage }
    }

    /// The table as it is now.
    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    /// Says something that is not part of the game.
    pub(crate) fn say(&mut self, story: &[Row]) -> Result<()> {
        Ok(self.stage.step(story, &self.table(), 0)?)
    }

    pub(crate) fn deal(&mut self, deal: Deal) -> Result<()> {
        let round = self.position().round();
        let report = self.game.deal(deal)?;
        let story = words::deal(round, self.position(), &report);
        let table = self.table();
        self.stage.step(&story, &table, 2)?;
        Ok(self.stage.keep(&table)?)
    }

    pub(crate) fn play(&mut self, mv: Move) -> Result<()> {
        let before = self.position().clone();
        let report = self.game.play(mv)?;
        let mut story = vec![words::play(&before, mv)];
        story.extend(report.iter().flat_map(words::round_end));
        let beats = if report.is_some() { BEATS_AFTER_ROUND } else { 1 };
        Ok(self.stage.step(&story, &self.table(), beats)?)
    }

    /// Leaves the last table standing, and tells how the game ended if it did.
    pub(crate) fn close(mut self) -> Result<()> {
        let table = self.table();
        self.stage.close(&table)?;
        let story = match self.position().outcome() {
            Some(outcome) => words::game_end(&outcome),
            None => vec![Row::new().text("The game is not over.")],
        };
        Ok(self.stage.step(&story, &[], 0)?)
    }

    fn table(&self) -> Vec<Row> {
        draw::table(self.position(), &self.names)
    }
}
