//! The messages that name what can be chosen for a table.

use super::{Pause, Sitter};
use azulejo_protocol::PreviewScope;
use azulejo_rules::{FactoryKind, Players, WallSide};
use azulejo_search::Level;

/// The message that names a number of players.
pub fn players_name(players: Players) -> &'static str {
    match players {
        Players::Two => "players-two",
        Players::Three => "players-three",
        Players::Four => "players-four",
    }
}

/// The message that names who may sit at a seat.
pub fn sitter_name(sitter: Sitter) -> &'static str {
    match sitter {
        Sitter::Person => "sitter-person",
        Sitter::Bot(Level::Beginner) => "sitter-beginner",
        Sitter::Bot(Level::Easy) => "sitter-easy",
        Sitter::Bot(Level::Medium) => "sitter-medium",
        Sitter::Bot(Level::Hard) => "sitter-hard",
        Sitter::Bot(Level::Expert) => "sitter-expert",
        Sitter::Bot(Level::Master) => "sitter-master",
        Sitter::Bot(Level::Grandmaster) => "sitter-grandmaster",
    }
}

/// The message that says what a side of the boards means.
pub fn wall_note(wall: WallSide) -> &'static str {
    match wall {
        WallSide::Colored => "wall-colored-note",
        WallSide::Free => "wall-free-note",
    }
}

/// The message that says what a kind of discs means.
pub fn factories_note(kind: FactoryKind) -> &'static str {
    match kind {
        FactoryKind::Plain => "factories-plain-note",
        FactoryKind::Special => "factories-special-note",
        FactoryKind::SpecialEven => "factories-even-note",
    }
}

/// The message that names for which boards a player is shown what a move would bring.
pub fn preview_name(preview: PreviewScope) -> &'static str {
    match preview {
        PreviewScope::Full => "preview-full",
        PreviewScope::Own => "preview-own",
        PreviewScope::Off => "preview-off",
    }
}

/// The message that names how long bots wait.
pub fn pause_name(pause: Pause) -> &'static str {
    match pause {
        Pause::Off => "pause-off",
        Pause::Short => "pause-short",
        Pause::Long => "pause-long",
    }
}
