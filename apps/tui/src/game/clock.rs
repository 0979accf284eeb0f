//! Time and chance of this machine: the one place where they come from.

use super::Game;
use azulejo_protocol::Millis;
use std::fmt;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// What time it is.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Millis + Send + Sync>);

impl Clock {
    /// The clock of this machine.
    pub fn system() -> Clock {
        Clock::by(|| {
            let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
            Millis(since.unwrap_or_default().as_millis() as u64)
        })
    }

    /// A clock that somebody else sets.
    pub fn by(now: impl Fn() -> Millis + Send + Sync + 'static) -> Clock {
        Clock(Arc::new(now))
    }

    /// The moment.
    pub fn now(&self) -> Millis {
        (self.0)()
    }

    /// The moment after so much time.
    pub fn after(&self, wait: Duration) -> Millis {
        let wait = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
        Millis(self.now().0.saturating_add(wait))
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

impl Game {
    /// The clock of the game.
    pub const fn clock(&self) -> &Clock {
        &self.ground.clock
    }
}

/// A number that nobody can foresee: the seed of a table, or the name of a command.
pub fn random() -> u64 {
    // Every state is keyed by the randomness of the system.
    RandomState::new().build_hasher().finish()
}
