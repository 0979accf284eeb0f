//! What time it is.

use azulejo_protocol::Millis;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// What time it is, in milliseconds since 1970. It is asked of the system once and never goes back while the
/// server runs, so that nobody loses on time because somebody set a clock.
///
/// Where several servers share a store they all [follow](Clock::follow) its clock, however wrong their own are.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    epoch: Duration,
    start: Instant,
    /// By how much another clock is ahead of ours, in milliseconds.
    ahead: Arc<AtomicI64>,
}

impl Clock {
    pub(crate) fn start() -> Clock {
        let epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock { epoch, start: Instant::now(), ahead: Arc::default() }
    }

    pub(crate) fn now(&self) -> Millis {
        Millis(self.own().saturating_add_signed(self.ahead.load(Ordering::Relaxed)))
    }

    fn own(&self) -> u64 {
        (self.epoch + self.start.elapsed()).as_millis() as u64
    }

    /// Another clock showed this so long ago. Tells by how much we were off.
    pub(crate) fn follow(&self, theirs: Millis, ago: Duration) -> i64 {
        let theirs = theirs.0.saturating_add(ago.as_millis() as u64);
        let ahead = theirs.wrapping_sub(self.own()).cast_signed();
        ahead - self.ahead.swap(ahead, Ordering::Relaxed)
    }

    /// How long it is until a moment.
    pub(crate) fn until(&self, moment: Millis) -> Duration {
        Duration::from_millis(moment.since(self.now()).0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_clock_is_followed_in_both_directions() {
        let clock = Clock::start();
        for theirs in [0, 1_000_000, 3_000_000_000_000] {
            let begun = Instant::now();
            clock.follow(Millis(theirs), Duration::from_millis(7));
            let passed = clock.now().0 - theirs;
            // However slow we are, and whatever was rounded.
            let most = 8 + begun.elapsed().as_millis() as u64;
            assert!((7..=most).contains(&passed), "{passed}, {most} at most");
        }
        assert!(clock.follow(Millis(2_999_999_940_000), Duration::ZERO) < -50_000);
    }
}
