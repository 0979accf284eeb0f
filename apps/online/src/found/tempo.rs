//! How long people may think: what is offered.

use azulejo_protocol::{Clock, Millis};
use azulejo_view::choice::Choice;

const MINUTE: Millis = Millis::from_secs(60);
const HOUR: Millis = Millis::from_secs(60 * 60);

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Tempo {
    /// A game of a quarter of an hour.
    Quick,
    /// A game of half an hour.
    #[default]
    Even,
    /// A game for an evening.
    Slow,
    /// A move in the morning and one in the evening.
    HalfDay,
    /// A move a day.
    Day,
    /// For those who do not look every day.
    ThreeDays,
    /// A move a week.
    Week,
    /// As long as they like.
    Untimed,
}

/// How a game is played in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// At one sitting.
    Live,
    /// Over days.
    Correspondence,
    /// Without a clock.
    Untimed,
}

impl Kind {
    pub(super) const ALL: [Kind; 3] = [Kind::Live, Kind::Correspondence, Kind::Untimed];

    /// The message that names it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Kind::Live => "tempo-live",
            Kind::Correspondence => "tempo-correspondence",
            Kind::Untimed => "tempo-untimed",
        }
    }
}

impl Tempo {
    const ALL: [Tempo; 8] = [
        Tempo::Quick,
        Tempo::Even,
        Tempo::Slow,
        Tempo::HalfDay,
        Tempo::Day,
        Tempo::ThreeDays,
        Tempo::Week,
        Tempo::Untimed,
    ];

    /// The clock of a table that is played so.
    pub(super) const fn clock(self) -> Clock {
        match self {
            Tempo::Quick => live(2, 10),
            Tempo::Even => live(5, 20),
            Tempo::Slow => live(10, 40),
            Tempo::HalfDay => per_move(12),
            Tempo::Day => per_move(24),
            Tempo::ThreeDays => per_move(3 * 24),
            Tempo::Week => per_move(7 * 24),
            Tempo::Untimed => Clock::Untimed,
        }
    }

    /// How it is played in time.
    pub(super) const fn kind(self) -> Kind {
        match self.clock() {
            Clock::Live { .. } => Kind::Live,
            Clock::PerMove { .. } => Kind::Correspondence,
            Clock::Untimed => Kind::Untimed,
        }
    }
}

const fn live(minutes: u64, seconds: u64) -> Clock {
    Clock::Live { main: Millis(minutes * MINUTE.0), increment: Millis::from_secs(seconds) }
}

const fn per_move(hours: u64) -> Clock {
    Clock::PerMove { time: Millis(hours * HOUR.0) }
}

impl Choice for Tempo {
    fn all() -> Vec<Tempo> {
        Tempo::ALL.to_vec()
    }

    fn code(self) -> &'static str {
        match self {
            Tempo::Quick => "live-2",
            Tempo::Even => "live-5",
            Tempo::Slow => "live-10",
            Tempo::HalfDay => "hours-12",
            Tempo::Day => "days-1",
            Tempo::ThreeDays => "days-3",
            Tempo::Week => "days-7",
            Tempo::Untimed => "untimed",
        }
    }
}
