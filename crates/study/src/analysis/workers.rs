//! Studying the moments of a game on several threads.

use azulejo_search::{Champion, Moment, NetworkSet, Review};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// Studies all moments with these networks and returns them in their order; `each` is called after every one.
pub fn study_all(
    review: &Review,
    threads: usize,
    networks: &NetworkSet,
    mut each: impl FnMut(),
) -> Vec<Moment> {
    let next = AtomicUsize::new(0);
    let mut found: Vec<(usize, Moment)> = thread::scope(|scope| {
        let (sender, receiver) = channel();
        for _ in 0..threads.min(review.len()) {
            let (sender, next) = (sender.clone(), &next);
            let search = Champion::with_networks(networks.clone());
            scope.spawn(move || work(review, search, next, &sender));
        }
        drop(sender);
        receiver.into_iter().inspect(|_| each()).collect()
    });
    found.sort_by_key(|&(index, _)| index);
    found.into_iter().map(|(_, moment)| moment).collect()
}

/// Takes moment after moment until none is left.
fn work(
    review: &Review,
    mut search: Champion,
    next: &AtomicUsize,
    sender: &Sender<(usize, Moment)>,
) {
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        let Some(moment) = review.study(index, &mut search) else { return };
        if sender.send((index, moment)).is_err() {
            return;
        }
    }
}
