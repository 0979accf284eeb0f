//! Time and chance of this machine: the one place where they come from.

use azulejo_protocol::Millis;
use std::fmt;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::{Duration, SystemTime};

/// What time it is.
pub struct Clock(Box<dyn Fn() -> Millis + Send>);

impl Clock {
    /// The clock of this machine.
    pub fn system() -> Clock {
        Clock::by(|| {
            let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
            Millis(since.unwrap_or_default().as_millis() as u64)
        })
    }

    /// A clock that somebody else sets.
    pub fn by(now: impl Fn() -> Millis + Send + 'static) -> Clock {
        Clock(Box::new(now))
    }

    /// The moment.
    pub fn now(&self) -> Millis {
        (self.0)()
    }

    /// How long it is until a moment; no time if that has passed.
    pub fn until(&self, moment: Millis) -> Duration {
        Duration::from_millis(moment.since(self.now()).0)
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Clock").field(&self.now()).finish()
    }
}

/// A number that nobody can foresee: the seed of a table, or the name of a command.
pub fn random() -> u64 {
    // Every state is keyed by the randomness of the system.
    RandomState::new().build_hasher().finish()
}
