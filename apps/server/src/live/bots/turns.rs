//! Whose bot may think next.

use azulejo_protocol::GuestId;
use std::collections::{HashMap, VecDeque};

/// What waits, host by host: each has one thought in turn, however many tables one has, and at most so many at once.
#[derive(Debug)]
pub(super) struct Turns<T> {
    quota: usize,
    /// Those for whom something waits, in order.
    order: VecDeque<GuestId>,
    by_host: HashMap<GuestId, Share<T>>,
}

#[derive(Debug)]
struct Share<T> {
    waiting: VecDeque<T>,
    under_way: usize,
}

impl<T> Turns<T> {
    pub(super) fn new(quota: usize) -> Turns<T> {
        Turns { quota: quota.max(1), order: VecDeque::new(), by_host: HashMap::new() }
    }

    /// How much waits.
    pub(super) fn waiting(&self) -> usize {
        self.by_host.values().map(|share| share.waiting.len()).sum()
    }

    /// Puts something behind all that waits for the same host; of that, what is no longer wanted is forgotten.
    pub(super) fn push(&mut self, host: GuestId, job: T, is_wanted: impl Fn(&T) -> bool) {
        let new = || Share { waiting: VecDeque::new(), under_way: 0 };
        let share = self.by_host.entry(host).or_insert_with(new);
        if share.waiting.is_empty() {
            self.order.push_back(host);
        }
        share.waiting.retain(is_wanted);
        share.waiting.push_back(job);
    }

    /// What is to be done next; the host is to be [told](Turns::done) when it is.
    pub(super) fn next(&mut self) -> Option<(GuestId, T)> {
        let may = |host: &GuestId| {
            self.by_host.get(host).is_some_and(|share| share.under_way < self.quota)
        };
        let place = self.order.iter().position(may)?;
        let host = self.order.remove(place)?;
        let share = self.by_host.get_mut(&host)?;
        let job = share.waiting.pop_front()?;
        share.under_way += 1;
        if !share.waiting.is_empty() {
            self.order.push_back(host);
        }
        Some((host, job))
    }

    /// Something is done for a host.
    pub(super) fn done(&mut self, host: GuestId) {
        let Some(share) = self.by_host.get_mut(&host) else { return };
        share.under_way = share.under_way.saturating_sub(1);
        if share.under_way == 0 && share.waiting.is_empty() {
            self.by_host.remove(&host);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(quota: usize, jobs: &[(u128, u32)]) -> Turns<u32> {
        let mut turns = Turns::new(quota);
        for &(host, job) in jobs {
            turns.push(GuestId(host), job, |_| true);
        }
        turns
    }

    #[test]
    fn a_host_of_many_tables_does_not_keep_the_others_waiting() {
        let mut turns = turns(9, &[(1, 10), (1, 11), (1, 12), (2, 20), (3, 30)]);
        assert_eq!(turns.waiting(), 5);
        let order: Vec<u32> = std::iter::from_fn(|| turns.next()).map(|(_, job)| job).collect();
        assert_eq!(order, [10, 20, 30, 11, 12]);
    }

    #[test]
    fn a_host_has_no_more_than_its_share_at_once() {
        let mut turns = turns(1, &[(1, 10), (1, 11), (2, 20)]);
        assert_eq!(turns.next(), Some((GuestId(1), 10)));
        assert_eq!(turns.next(), Some((GuestId(2), 20)));
        assert_eq!(turns.next(), None);
        turns.done(GuestId(1));
        assert_eq!(turns.next(), Some((GuestId(1), 11)));
        turns.done(GuestId(1));
        turns.done(GuestId(2));
        assert!(turns.by_host.is_empty() && turns.order.is_empty());
    }

    #[test]
    fn what_is_no_longer_wanted_is_forgotten() {
        let mut turns = turns(9, &[(1, 10), (1, 11)]);
        turns.push(GuestId(1), 12, |&job| job != 10);
        let order: Vec<u32> = std::iter::from_fn(|| turns.next()).map(|(_, job)| job).collect();
        assert_eq!(order, [11, 12]);
    }
}
