//! Who looks at a table.

use azulejo_rules::{Rules, Seat};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Who looks at a table through one connection: the seats it may act for. A spectator has none, a
/// player one, a device that is passed round has several. Its host vouches for it; clients never
/// say themselves who they are.
///
/// ```
/// use azulejo_protocol::Viewer;
/// use azulejo_rules::Seat;
/// let [one, two, ..] = Seat::ALL;
/// assert!(Viewer::seat(two).acts_for(two));
/// assert!(!Viewer::SPECTATOR.acts_for(two));
/// assert_eq!(Viewer::of([two, one]).seats().collect::<Vec<_>>(), [one, two]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Viewer(u8);

impl Viewer {
    /// Somebody who only watches.
    pub const SPECTATOR: Viewer = Viewer(0);

    /// The player at one seat.
    pub const fn seat(seat: Seat) -> Viewer {
        Viewer(1 << seat.index())
    }

    /// A device that these seats share.
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Viewer {
        seats.into_iter().fold(Viewer::SPECTATOR, Viewer::with)
    }

    /// The same, with one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Viewer {
        Viewer(self.0 | Viewer::seat(seat).0)
    }

    /// A device that all seats of a table share.
    pub fn everyone(rules: Rules) -> Viewer {
        Viewer::of(rules.seats())
    }

    /// Whether it may act for a seat.
    pub const fn acts_for(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// The seats it may act for, in order.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.acts_for(seat))
    }

    /// Whether it acts for nobody.
    pub const fn is_spectator(self) -> bool {
        self.0 == 0
    }
}

impl fmt::Debug for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.seats()).finish()
    }
}

/// A list of seat numbers.
impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.seats().map(Seat::number))
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
        let numbers = Vec::<u8>::deserialize(deserializer)?;
        let seat = |number| {
            Seat::new(number).ok_or_else(|| D::Error::custom(format!("there is no seat {number}")))
        };
        let seats: Result<Vec<Seat>, D::Error> = numbers.into_iter().map(seat).collect();
        seats.map(Viewer::of)
    }
}
