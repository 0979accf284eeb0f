//! What each place has asked for.

use crate::pace::Pace;
use crate::place::Place;
use crate::rate::Rate;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// So many places are remembered at most.
const MOST: usize = 32 * 1024;

/// Looking for those that rest is work; it is done no more often than this.
const BETWEEN: Duration = Duration::from_secs(1);

/// What each place has asked for. Whoever rests is forgotten, and if too many do not, the newcomers share one pace:
/// memory has an end, however many addresses somebody has.
#[derive(Debug)]
pub(super) struct Paces {
    rate: Rate,
    most: usize,
    known: Mutex<Known>,
}

#[derive(Debug)]
struct Known {
    by_place: HashMap<Place, Pace>,
    newcomers: Pace,
    looked: Option<Instant>,
}

impl Paces {
    pub(super) fn new(rate: Rate) -> Paces {
        Paces::of_at_most(MOST, rate)
    }

    fn of_at_most(most: usize, rate: Rate) -> Paces {
        let known = Known { by_place: HashMap::new(), newcomers: Pace::new(rate), looked: None };
        Paces { rate, most, known: Mutex::new(known) }
    }

    /// Whether a place may ask once more.
    pub(super) fn allow(&self, place: Place, now: Instant) -> Result<(), Duration> {
        if self.rate.is_off() {
            return Ok(());
        }
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let is_new = !known.by_place.contains_key(&place);
        if is_new && known.by_place.len() >= self.most {
            known.forget_rested(now);
        }
        let theirs = if is_new && known.by_place.len() >= self.most {
            &mut known.newcomers
        } else {
            known.by_place.entry(place).or_insert(Pace::new(self.rate))
        };
        theirs.wait(now).map_or(Ok(()), Err)
    }
}

impl Known {
    fn forget_rested(&mut self, now: Instant) {
        if self.looked.is_some_and(|looked| now < looked + BETWEEN) {
            return;
        }
        self.looked = Some(now);
        self.by_place.retain(|_, pace| !pace.is_rested(now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::Unit;

    fn two_then_one_a_minute(most: usize) -> Paces {
        Paces::of_at_most(most, Rate::new(2, 1, Unit::Minute))
    }

    #[test]
    fn each_place_has_a_pace_of_its_own() {
        let paces = two_then_one_a_minute(9);
        let now = Instant::now();
        let ask = |place| paces.allow(Place::V6(place), now);
        assert_eq!([ask(1), ask(1), ask(2)], [Ok(()); 3]);
        assert_eq!(ask(1), Err(Duration::from_secs(60)));
        assert_eq!(ask(2), Ok(()));
    }

    #[test]
    fn many_places_take_no_more_memory_than_some() {
        let paces = two_then_one_a_minute(3);
        let start = Instant::now();
        let ask = |place, now| paces.allow(Place::V6(place), now).is_ok();
        assert!((1..=5).all(|place| ask(place, start)), "two of them share a pace");
        assert!(!ask(6, start) && ask(1, start), "those who are known are not disturbed");
        assert_eq!(paces.known.lock().unwrap().by_place.len(), 3);
        let later = start + Duration::from_secs(90);
        assert!(ask(7, later));
        // The first one has asked twice and does not rest yet.
        assert_eq!(paces.known.lock().unwrap().by_place.len(), 2);
    }
}
