//! How much somebody may ask for in a time.

use crate::rate::{Rate, Unit};
use std::time::Duration;
use tokio::time::Instant;

/// How much somebody may ask for by a [`Rate`], and has asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    rate: Rate,
    /// When everything will be allowed again.
    full_at: Option<Instant>,
}

impl Pace {
    pub(crate) const fn new(rate: Rate) -> Pace {
        Pace { rate, full_at: None }
    }

    /// What is asked over one socket: people play a move in seconds, and a client that comes back asks for all that
    /// was not answered at once.
    pub(crate) const fn of_asks() -> Pace {
        Pace::new(Rate::new(40, 10, Unit::Second))
    }

    /// What is said over one socket, signs of life included.
    pub(crate) const fn of_frames() -> Pace {
        Pace::new(Rate::new(400, 50, Unit::Second))
    }

    /// Whether one more is allowed now.
    pub(crate) fn allows(&mut self, now: Instant) -> bool {
        self.wait(now).is_none()
    }

    /// How long to wait until one more is allowed; nothing, if it is now, and it counts.
    pub(crate) fn wait(&mut self, now: Instant) -> Option<Duration> {
        if self.rate.is_off() {
            return None;
        }
        let each = self.rate.each();
        let full_at = self.full_at.unwrap_or(now).max(now) + each;
        let over = (full_at - now).saturating_sub(each * self.rate.burst());
        if over.is_zero() {
            self.full_at = Some(full_at);
            return None;
        }
        Some(over)
    }

    /// Whether nothing was asked for long enough to be forgotten.
    pub(crate) fn is_rested(&self, now: Instant) -> bool {
        self.full_at.is_none_or(|full_at| full_at <= now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn three_then_one_a_second() -> Pace {
        Pace::new(Rate::new(3, 1, Unit::Second))
    }

    #[test]
    fn after_a_burst_it_goes_on_slowly() {
        let start = Instant::now();
        let mut pace = three_then_one_a_second();
        let mut at = |millis| pace.allows(start + Duration::from_millis(millis));
        assert_eq!([at(0), at(0), at(0), at(0)], [true, true, true, false]);
        assert_eq!([at(999), at(1000), at(1001), at(2000)], [false, true, false, true]);
        assert_eq!([at(9000), at(9000), at(9000), at(9000)], [true, true, true, false]);
    }

    #[test]
    fn whoever_has_to_wait_is_told_for_how_long() {
        let start = Instant::now();
        let mut pace = three_then_one_a_second();
        assert_eq!([(); 3].map(|()| pace.wait(start)), [None; 3]);
        assert_eq!(pace.wait(start), Some(Duration::from_secs(1)));
        let later = start + Duration::from_millis(400);
        assert_eq!(pace.wait(later), Some(Duration::from_millis(600)));
    }

    #[test]
    fn somebody_who_rests_is_forgotten() {
        let start = Instant::now();
        let mut pace = three_then_one_a_second();
        assert!(pace.is_rested(start));
        assert!(pace.allows(start));
        assert!(!pace.is_rested(start));
        assert!(pace.is_rested(start + Duration::from_secs(1)));
    }

    #[test]
    fn without_a_rate_everything_is_allowed() {
        let start = Instant::now();
        let mut pace = Pace::new(Rate::OFF);
        assert!((0..10_000).all(|_| pace.allows(start)));
        assert!(pace.is_rested(start));
    }
}
