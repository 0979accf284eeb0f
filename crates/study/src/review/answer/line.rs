//! What a move leads to, as plain data.

use super::AnswerError;
use crate::act::ActError;
use crate::expected::{self, Expected};
use azulejo_rules::{Move, Position};
use azulejo_search::Finding;
use serde::{Deserialize, Serialize};

/// A move and what it leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineFound {
    /// The move, as text.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is worth to who makes it: [`azulejo_search::Value`].
    pub value: i32,
    /// What each player may expect.
    pub expected: Vec<Expected>,
    /// The best line for all as far as it is known, moves between blanks; begins with the move.
    pub line: String,
    /// How many moves were looked ahead.
    pub depth: u8,
    /// How many positions were made.
    pub nodes: u64,
    /// Whether the rest of the round was looked through to its end.
    pub solved: bool,
}

impl LineFound {
    /// What was found in a position.
    pub(crate) fn of(pos: &Position, found: &Finding) -> LineFound {
        LineFound {
            mv: found.best.to_string(),
            value: found.value,
            expected: Expected::all(&found.prospects),
            line: texts(playable(pos, &found.line)),
            depth: found.depth,
            nodes: found.nodes,
            solved: found.solved,
        }
    }

    pub(super) fn finding(&self, moment: usize, pos: &Position) -> Result<Finding, AnswerError> {
        let refuse = |found: &str, why| AnswerError::Move { moment, found: found.to_owned(), why };
        let read = |text: &str| -> Result<Move, AnswerError> {
            text.parse().map_err(|error| refuse(text, ActError::MoveText(error)))
        };
        let best = read(&self.mv)?;
        pos.check(best).map_err(|error| refuse(&self.mv, ActError::Move(error)))?;
        let line: Vec<Move> = self.line.split_whitespace().map(read).collect::<Result<_, _>>()?;
        let mut table = pos.clone();
        for mv in &line {
            table.play(*mv).map_err(|error| refuse(&mv.to_string(), ActError::Move(error)))?;
        }
        let prospects = expected::prospects(&self.expected, pos.rules().players.count());
        Ok(Finding {
            best,
            value: self.value,
            prospects: prospects.ok_or(AnswerError::Expectations { moment })?,
            line,
            depth: self.depth,
            nodes: self.nodes,
            solved: self.solved,
        })
    }
}

/// The moves of a line as far as they can be played.
fn playable(pos: &Position, line: &[Move]) -> impl Iterator<Item = Move> {
    let mut table = pos.clone();
    line.iter().copied().take_while(move |&mv| table.play(mv).is_ok())
}

fn texts(moves: impl Iterator<Item = Move>) -> String {
    moves.map(|mv| mv.to_string()).collect::<Vec<_>>().join(" ")
}
