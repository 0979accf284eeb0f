//! What can be chosen for a table.

use crate::choice::Choice;
use azulejo_protocol::{Access, ChatScope, Millis, PreviewScope, TableOptions, Takeback};
use azulejo_rules::{FactoryKind, Players, Seat, WallSide};
use azulejo_search::Level;

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person at this device.
    Person,
    /// A bot of this level.
    Bot(Level),
}

/// How long bots wait at least, so that people can follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// Not at all.
    Off,
    /// As long as most people like.
    Short,
    /// Three times as long.
    Long,
}

impl Pause {
    /// The time.
    pub fn millis(self) -> Millis {
        match self {
            Pause::Off => Millis::ZERO,
            Pause::Short => TableOptions::BOT_PAUSE,
            Pause::Long => Millis(3 * TableOptions::BOT_PAUSE.0),
        }
    }
}

impl Choice for Sitter {
    fn all() -> Vec<Sitter> {
        std::iter::once(Sitter::Person).chain(Level::ALL.map(Sitter::Bot)).collect()
    }

    fn code(self) -> &'static str {
        match self {
            Sitter::Person => "person",
            Sitter::Bot(level) => level.name(),
        }
    }
}

impl Choice for Pause {
    fn all() -> Vec<Pause> {
        vec![Pause::Off, Pause::Short, Pause::Long]
    }

    fn code(self) -> &'static str {
        match self {
            Pause::Off => "off",
            Pause::Short => "short",
            Pause::Long => "long",
        }
    }
}

impl Choice for Players {
    fn all() -> Vec<Players> {
        Players::ALL.to_vec()
    }

    fn code(self) -> &'static str {
        match self {
            Players::Two => "2",
            Players::Three => "3",
            Players::Four => "4",
        }
    }
}

impl Choice for WallSide {
    fn all() -> Vec<WallSide> {
        vec![WallSide::Colored, WallSide::Free]
    }

    fn code(self) -> &'static str {
        match self {
            WallSide::Colored => "colored",
            WallSide::Free => "free",
        }
    }
}

impl Choice for FactoryKind {
    fn all() -> Vec<FactoryKind> {
        vec![FactoryKind::Plain, FactoryKind::Special, FactoryKind::SpecialEven]
    }

    fn code(self) -> &'static str {
        match self {
            FactoryKind::Plain => "plain",
            FactoryKind::Special => "special",
            FactoryKind::SpecialEven => "special-even",
        }
    }
}

impl Choice for PreviewScope {
    fn all() -> Vec<PreviewScope> {
        vec![PreviewScope::Full, PreviewScope::Own, PreviewScope::Off]
    }

    fn code(self) -> &'static str {
        match self {
            PreviewScope::Full => "full",
            PreviewScope::Own => "own",
            PreviewScope::Off => "off",
        }
    }
}

impl Choice for Access {
    fn all() -> Vec<Access> {
        vec![Access::Private, Access::Public]
    }

    fn code(self) -> &'static str {
        match self {
            Access::Private => "private",
            Access::Public => "public",
        }
    }
}

impl Choice for ChatScope {
    fn all() -> Vec<ChatScope> {
        vec![ChatScope::Presets, ChatScope::Free, ChatScope::Off]
    }

    fn code(self) -> &'static str {
        match self {
            ChatScope::Presets => "presets",
            ChatScope::Free => "free",
            ChatScope::Off => "off",
        }
    }
}

/// As it is offered among people at several devices: nobody takes back what others have seen without asking.
impl Choice for Takeback {
    fn all() -> Vec<Takeback> {
        vec![Takeback::Consent, Takeback::Never]
    }

    fn code(self) -> &'static str {
        match self {
            Takeback::Free => "free",
            Takeback::Consent => "consent",
            Takeback::Never => "never",
        }
    }
}

impl Choice for Level {
    fn all() -> Vec<Level> {
        Level::ALL.to_vec()
    }

    fn code(self) -> &'static str {
        self.name()
    }
}

impl Choice for Seat {
    fn all() -> Vec<Seat> {
        Seat::ALL.to_vec()
    }

    fn code(self) -> &'static str {
        ["1", "2", "3", "4"][self.index()]
    }
}
