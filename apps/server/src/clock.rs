//! What time it is.

use azulejo_protocol::Millis;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// What time it is, in milliseconds since 1970. It is asked of the system once and never goes back while the
/// server runs, so that nobody loses on time because somebody set a clock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    epoch: Duration,
    start: Instant,
}

impl Clock {
    pub(crate) fn start() -> Clock {
        let epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock { epoch, start: Instant::now() }
    }

    pub(crate) fn now(self) -> Millis {
        Millis((self.epoch + self.start.elapsed()).as_millis() as u64)
    }

    /// How long it is until a moment.
    pub(crate) fn until(self, moment: Millis) -> Duration {
        Duration::from_millis(moment.since(self.now()).0)
    }
}
