//! The same work on many things, on all cores.

use std::sync::Mutex;
use std::thread;

/// Applies `work` to all items and returns the results in the order of the items.
pub(super) fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let waiting = Mutex::new(items.iter().enumerate());
    let done = Mutex::new(Vec::with_capacity(items.len()));
    let next = || waiting.lock().expect("no worker panics while it holds the queue").next();
    let worker = || {
        while let Some((index, item)) = next() {
            let result = work(item);
            done.lock().expect("no worker panics while it holds the results").push((index, result));
        }
    };
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(worker);
        }
    });
    let mut done = done.into_inner().expect("the workers are gone");
    done.sort_by_key(|&(index, _)| index);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_the_order_of_the_items() {
        let items: Vec<u64> = (0..100).collect();
        let squares = map(&items, |item| item * item);
        assert!(squares.into_iter().eq((0..100).map(|item| item * item)));
    }
}
