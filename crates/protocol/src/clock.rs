//! How long players may think.

use crate::Millis;
use serde::{Deserialize, Serialize};

/// How long people may think. Bots have no clock: their hosts limit them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    Untimed,
    /// A time for the whole game, and some more after every decision.
    Live {
        /// The time at the beginning.
        main: Millis,
        /// What every decision adds.
        increment: Millis,
    },
    /// So long for every decision; what is left of it is lost.
    PerMove {
        /// The time.
        time: Millis,
    },
}

impl Clock {
    /// The longest time a clock can be set to: thirty days.
    pub const MOST: Millis = Millis::from_secs(30 * 24 * 60 * 60);

    /// What a player has at the beginning; nothing runs at an untimed table.
    pub const fn at_start(self) -> Option<Millis> {
        match self {
            Clock::Untimed => None,
            Clock::Live { main, .. } => Some(main),
            Clock::PerMove { time } => Some(time),
        }
    }

    /// Whether it can be set so.
    pub(crate) fn is_sound(self) -> bool {
        match self {
            Clock::Untimed => true,
            Clock::Live { main, increment } => {
                main > Millis::ZERO && main <= Clock::MOST && increment <= Clock::MOST
            }
            Clock::PerMove { time } => time > Millis::ZERO && time <= Clock::MOST,
        }
    }
}
