//! How many connections each place has.

use crate::place::Place;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many connections each place has, and all together. Places without any are not kept.
#[derive(Clone, Debug)]
pub(super) struct Counts(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    most_each: usize,
    most: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    by_place: HashMap<Place, usize>,
}

/// One connection, until it is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    counts: Counts,
    place: Option<Place>,
}

impl Counts {
    pub(super) fn new(most_each: usize, most: usize) -> Counts {
        Counts(Arc::new(Shared { most_each, most, open: Mutex::default() }))
    }

    /// One more, from a place or from anywhere, if there is room.
    pub(super) fn enter(&self, place: Option<Place>) -> Option<Permit> {
        let mut open = self.lock();
        if open.all >= self.0.most {
            return None;
        }
        if let Some(place) = place {
            let count = open.by_place.get(&place).copied().unwrap_or(0);
            if count >= self.0.most_each {
                return None;
            }
            open.by_place.insert(place, count + 1);
        }
        open.all += 1;
        Some(Permit { counts: self.clone(), place })
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.counts.lock();
        open.all = open.all.saturating_sub(1);
        let Some(place) = self.place else { return };
        match open.by_place.get(&place) {
            Some(&count) if count > 1 => {
                open.by_place.insert(place, count - 1);
            }
            _ => {
                open.by_place.remove(&place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_and_all_have_so_many_at_a_time() {
        let counts = Counts::new(2, 3);
        let enter = |place| counts.enter(Some(Place::V6(place)));
        let one = enter(1);
        assert!(one.is_some());
        let two = enter(1);
        assert!(enter(1).is_none(), "each has two");
        let three = enter(2);
        assert!(enter(3).is_none(), "all have three");
        drop(one);
        assert!(enter(1).is_some() && counts.lock().by_place.len() == 2);
        drop((two, three));
        assert!(counts.lock().by_place.is_empty());
    }
}
