//! Time, which is always an argument.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Milliseconds: a moment, counted from the epoch of the host's clock, or how long something lasts.
///
/// ```
/// use azulejo_protocol::Millis;
/// let asked = Millis(1_000);
/// assert_eq!(asked.plus(Millis::from_secs(2)), Millis(3_000));
/// assert_eq!(asked.since(Millis(400)), Millis(600));
/// assert_eq!(asked.since(Millis(5_000)), Millis::ZERO);
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Millis = Millis(0);

    /// So many seconds.
    pub const fn from_secs(seconds: u64) -> Millis {
        Millis(seconds.saturating_mul(1_000))
    }

    /// The moment so much later.
    #[must_use]
    pub const fn plus(self, time: Millis) -> Millis {
        Millis(self.0.saturating_add(time.0))
    }

    /// The time from an earlier moment to this one; none if that was not earlier.
    #[must_use]
    pub const fn since(self, earlier: Millis) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}
