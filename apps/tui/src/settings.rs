//! How a player likes the game shown. Nothing here changes what is played.

use azulejo_view::ConfirmMode;
use azulejo_view::motion::Speed;

/// How a player likes the game shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// What it takes to play a move.
    pub confirm: ConfirmMode,
    /// How long a moment of a move or of a round's end is shown.
    pub speed: Speed,
}

impl Settings {
    /// The ways to play a move that a terminal offers.
    pub const CONFIRM: [ConfirmMode; 3] =
        [ConfirmMode::TapTwice, ConfirmMode::Button, ConfirmMode::Instant];
}

/// A destination is aimed at first, so that whoever has no pointer sees what the move would bring: the same key again,
/// or Enter, plays it.
impl Default for Settings {
    fn default() -> Settings {
        Settings { confirm: ConfirmMode::TapTwice, speed: Speed::Normal }
    }
}
