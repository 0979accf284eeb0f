//! A game shown step by step: the narrator's sentences, and the table after each.

use crate::draw::{self, Row, wrapped};
use crate::seat_names::SeatNames;
use crate::stage::Stage;
use anyhow::Result;
use azulejo_rules::{Deal, Game, Move, Position};
use azulejo_view::{Narrator, Texts};

/// Beats to wait after a round, so that its scoring can be read.
const BEATS_AFTER_ROUND: u32 = 5;

/// Column in which the sentences about a move begin, behind its text.
const MOVE: usize = 10;

/// A game on a stage, from its beginning.
pub(crate) struct Playback<'a> {
    game: Game,
    texts: &'a Texts,
    names: SeatNames,
    stage: Stage<'a>,
}

impl<'a> Playback<'a> {
    /// The empty table of a game; its own moves are not played.
    pub(crate) fn new(game: &Game, texts: &'a Texts, stage: Stage<'a>) -> Playback<'a> {
        let names = SeatNames::of(texts, game);
        Playback { game: Game::new(game.rules(), game.first()), texts, names, stage }
    }

    /// The table as it is now.
    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator::new(self.texts, self.names.names())
    }

    /// Prints a line that is not part of the game.
    pub(crate) fn say(&mut self, text: String) -> Result<()> {
        Ok(self.stage.step(&[Row::new().text(text)], &self.table(), 0)?)
    }

    pub(crate) fn deal(&mut self, deal: Deal) -> Result<()> {
        let report = self.game.deal(deal)?;
        let story = titled(&self.narrator().deal(self.position(), &report));
        let table = self.table();
        self.stage.step(&story, &table, 2)?;
        Ok(self.stage.keep(&table)?)
    }

    pub(crate) fn play(&mut self, mv: Move) -> Result<()> {
        let before = self.position().clone();
        let report = self.game.play(mv)?;
        let told = self.narrator().play(&before, mv).text();
        let mut story = beside(&Row::new().dim(format!("  {mv}")), MOVE, &told);
        story.extend(report.iter().flat_map(|report| titled(&self.narrator().round(report))));
        let beats = if report.is_some() { BEATS_AFTER_ROUND } else { 1 };
        Ok(self.stage.step(&story, &self.table(), beats)?)
    }

    /// Leaves the last table standing, and prints how the game ended if it did.
    pub(crate) fn close(mut self) -> Result<()> {
        let table = self.table();
        self.stage.close(&table)?;
        let story = match self.position().outcome() {
            Some(outcome) => plain(&self.narrator().game_over(&outcome)),
            None => vec![Row::new().text(self.texts.say("over-unfinished"))],
        };
        Ok(self.stage.step(&story, &[], 0)?)
    }

    fn table(&self) -> Vec<Row> {
        draw::table(self.position(), self.texts, &self.names)
    }
}

/// A blank line, the first sentence as a heading, and the others below it.
fn titled(sentences: &[String]) -> Vec<Row> {
    let Some((title, rest)) = sentences.split_first() else { return Vec::new() };
    let mut rows = vec![Row::new(), Row::new().strong(title)];
    rows.extend(rest.iter().flat_map(|sentence| beside(&Row::new(), 2, sentence)));
    rows
}

/// Each sentence on lines of its own.
fn plain(sentences: &[String]) -> Vec<Row> {
    sentences.iter().flat_map(|sentence| beside(&Row::new(), 0, sentence)).collect()
}

/// A text that begins in a column behind a label and continues below in the same column.
fn beside(label: &Row, column: usize, text: &str) -> Vec<Row> {
    let lines = wrapped(text, draw::WIDTH - column).into_iter().enumerate();
    let start = |index: usize| if index == 0 { label.clone() } else { Row::new() };
    lines.map(|(index, line)| start(index).pad(column).text(line)).collect()
}
