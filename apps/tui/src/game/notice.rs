//! What the people at the terminal should know, though it did not happen at the table.

use super::KeepError;
use azulejo_protocol::Refusal;
use azulejo_rules::Seat;
use std::fmt;
use std::path::PathBuf;

/// What the people at the terminal should know, though it did not happen at the table.
#[derive(Debug)]
pub enum Notice {
    /// The game is not saved.
    NotSaved(KeepError),
    /// The record of a game that is over, or was put aside, is in this file.
    Recorded(PathBuf),
    /// The bot at this seat broke down and has no move; [`Game::go_on`](super::Game::go_on) asks it again.
    BotFailed(Seat),
    /// No hint could be found.
    NoHint,
    /// The server refuses what was asked of its table, which nobody could foresee here.
    Refused(Refusal),
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notice::NotSaved(error) => write!(f, "the game is not saved: {error}"),
            Notice::Recorded(path) => write!(f, "the record is in {}", path.display()),
            Notice::BotFailed(seat) => write!(f, "the bot at seat {seat} has no move"),
            Notice::NoHint => write!(f, "no hint could be found"),
            Notice::Refused(why) => why.fmt(f),
        }
    }
}
