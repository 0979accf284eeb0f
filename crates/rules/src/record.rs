//! A whole game as text: writing and reading records.

mod error;
mod lexer;
mod read;
mod tags;

pub use error::{RecordError, RecordErrorKind};
pub use tags::TagError;

use crate::{Game, Phase, Position};
use std::fmt;

/// Moves on one line of a record; the format leaves it open.
const MOVES_A_LINE: usize = 12;

/// The record: tags, then every round with its deal and its moves.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        for (index, round) in self.rounds().iter().enumerate() {
            writeln!(f, "\nround {} first {}", index + 1, round.first)?;
            writeln!(f, "deal {}", round.deal)?;
            for line in round.moves.chunks(MOVES_A_LINE) {
                let texts: Vec<String> = line.iter().map(ToString::to_string).collect();
                writeln!(f, "{}", texts.join(" "))?;
            }
        }
        if self.rounds().is_empty() {
            // The starter would be lost without its round.
            writeln!(f, "\nround 1 first {}", self.first())?;
        }
        Ok(())
    }
}

/// The value of the `Result` tag: all scores in seat order, or `*` while the game goes on.
fn result_of(pos: &Position) -> String {
    if pos.phase() != Phase::Over {
        return "*".to_owned();
    }
    let scores: Vec<String> = pos.boards().iter().map(|board| board.score().to_string()).collect();
    scores.join("-")
}
