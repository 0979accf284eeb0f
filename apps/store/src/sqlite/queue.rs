//! What waits for a thread.

use std::sync::Arc;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Where work is brought for a thread. When it is dropped, what waits in it is still done, and whoever waits
/// for a place in it is turned away.
pub(crate) struct Queue<T> {
    jobs: UnboundedSender<Placed<T>>,
    places: Arc<Semaphore>,
}

/// Work in its place, which is free when the work is taken up.
type Placed<T> = (T, OwnedSemaphorePermit);

/// The other end.
pub(crate) struct Waiting<T>(UnboundedReceiver<Placed<T>>);

/// The queue is no more.
pub(crate) struct Closed;

/// A queue with so many places.
pub(crate) fn queue<T>(places: usize) -> (Queue<T>, Waiting<T>) {
    let (jobs, waiting) = mpsc::unbounded_channel();
    (Queue { jobs, places: Arc::new(Semaphore::new(places)) }, Waiting(waiting))
}

impl<T> Queue<T> {
    /// Waits for a place. Whoever waits does not keep the queue alive.
    pub(crate) fn push(&self, job: T) -> impl Future<Output = Result<(), Closed>> + use<T> {
        let (jobs, places) = (self.jobs.downgrade(), Arc::clone(&self.places));
        async move {
            let place = places.acquire_owned().await.map_err(|_| Closed)?;
            let jobs = jobs.upgrade().ok_or(Closed)?;
            jobs.send((job, place)).map_err(|_| Closed)
        }
    }
}

impl<T> Drop for Queue<T> {
    fn drop(&mut self) {
        self.places.close();
    }
}

impl<T> Waiting<T> {
    /// The next work; `None` when there will be no more.
    pub(crate) fn next(&mut self) -> Option<T> {
        self.0.blocking_recv().map(|(job, _)| job)
    }

    /// All that waits, up to so many; waits for the first one. None when there will be no more.
    pub(crate) fn next_ones(&mut self, most: usize) -> Vec<T> {
        let mut placed = Vec::new();
        self.0.blocking_recv_many(&mut placed, most);
        placed.into_iter().map(|(job, _)| job).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    /// Whether it is through, and with success.
    fn poll(push: std::pin::Pin<&mut impl Future<Output = Result<(), Closed>>>) -> Option<bool> {
        match push.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(pushed) => Some(pushed.is_ok()),
            Poll::Pending => None,
        }
    }

    #[test]
    fn whoever_finds_no_place_waits_and_loses_nothing() {
        let (queue, mut waiting) = queue(1);
        let (mut first, mut second) = (pin!(queue.push(1)), pin!(queue.push(2)));
        assert_eq!((poll(first.as_mut()), poll(second.as_mut())), (Some(true), None));
        assert_eq!(waiting.next(), Some(1));
        assert_eq!(poll(second.as_mut()), Some(true));
        assert_eq!(waiting.next_ones(10), [2]);
    }

    #[test]
    fn whoever_waits_when_it_closes_is_turned_away_and_what_is_in_it_stays() {
        let (queue, mut waiting) = queue(1);
        let (mut first, mut second) = (pin!(queue.push(1)), pin!(queue.push(2)));
        assert_eq!((poll(first.as_mut()), poll(second.as_mut())), (Some(true), None));
        drop(queue);
        assert_eq!(poll(second.as_mut()), Some(false));
        assert_eq!((waiting.next(), waiting.next()), (Some(1), None));
    }
}
