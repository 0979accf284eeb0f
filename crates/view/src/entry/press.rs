//! What a player can press.

use azulejo_rules::{Column, Destination, Line, Source, Tile};

/// What a player can press, by mouse, touch or key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Press {
    /// A disc or the center, its color still open; again to let it go.
    Source(Source),
    /// A color on a disc or in the center, all its tiles there; again to let them go.
    Tile(Source, Tile),
    /// A pattern line or the floor.
    Destination(Destination),
    /// A color left over on the spread goes to the other side (◀ ▶).
    Left(Tile),
    /// A column for the tile of a completed line; again to take it back.
    Column(Line, Column),
    /// The move is as it should be.
    Confirm,
    /// One step back: the destination, then the color, then the source; the last chosen column.
    Back,
    /// Lets everything go.
    Cancel,
}

/// What it takes after the destination is pressed until the move is played; a choice of each
/// device.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum ConfirmMode {
    /// Nothing, except where the rest of the spread must be split.
    #[default]
    Instant,
    /// A button.
    Button,
    /// A button that presses itself after a while; the clock is the page's.
    Countdown,
    /// The same destination again.
    TapTwice,
}

impl ConfirmMode {
    /// All of them, in the order in which they are offered.
    pub const ALL: [ConfirmMode; 4] =
        [ConfirmMode::Instant, ConfirmMode::Button, ConfirmMode::Countdown, ConfirmMode::TapTwice];

    /// Its name in settings.
    pub const fn code(self) -> &'static str {
        match self {
            ConfirmMode::Instant => "instant",
            ConfirmMode::Button => "button",
            ConfirmMode::Countdown => "countdown",
            ConfirmMode::TapTwice => "tap-twice",
        }
    }

    /// The mode of a name.
    pub fn from_code(code: &str) -> Option<ConfirmMode> {
        ConfirmMode::ALL.into_iter().find(|mode| mode.code() == code)
    }
}
