//! Waiting for a store, without a runtime.

use azulejo_hub::Pending;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

/// Wakes the thread that waits.
struct Waiter(Thread);

impl Wake for Waiter {
    fn wake(self: Arc<Waiter>) {
        self.0.unpark();
    }
}

/// Waits for one answer.
pub fn wait<T>(pending: impl Future<Output = T>) -> T {
    let waker = Waker::from(Arc::new(Waiter(thread::current())));
    let mut pending = pin!(pending);
    loop {
        match pending.as_mut().poll(&mut Context::from_waker(&waker)) {
            Poll::Ready(answer) => return answer,
            Poll::Pending => thread::park(),
        }
    }
}

/// Waits for many answers at once: all are asked for before any is waited for.
pub fn all<T: Unpin>(pending: Vec<Pending<T>>) -> Vec<T> {
    let mut pending: Vec<_> = pending.into_iter().map(State::Pending).collect();
    wait(std::future::poll_fn(move |context| {
        for state in &mut pending {
            state.poll(context);
        }
        if pending.iter().any(|state| matches!(state, State::Pending(_))) {
            return Poll::Pending;
        }
        Poll::Ready(std::mem::take(&mut pending).into_iter().filter_map(State::answer).collect())
    }))
}

enum State<T> {
    Pending(Pending<T>),
    Answered(T),
}

impl<T> State<T> {
    fn poll(&mut self, context: &mut Context<'_>) {
        if let State::Pending(pending) = self
            && let Poll::Ready(answer) = pending.as_mut().poll(context)
        {
            *self = State::Answered(answer);
        }
    }

    fn answer(self) -> Option<T> {
        match self {
            State::Pending(_) => None,
            State::Answered(answer) => Some(answer),
        }
    }
}
