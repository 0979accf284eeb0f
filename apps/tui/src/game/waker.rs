//! Telling whoever draws that there is something to look at.

use std::fmt;
use std::sync::Arc;

/// Called from the thread of a bot when a thought is done, so that whoever draws sleeps until then and calls
/// [`Game::poll`](super::Game::poll). It must not block.
#[derive(Clone)]
pub struct Waker(Arc<dyn Fn() + Send + Sync>);

impl Waker {
    /// Wakes by calling this.
    pub fn by(wake: impl Fn() + Send + Sync + 'static) -> Waker {
        Waker(Arc::new(wake))
    }

    pub(crate) fn wake(&self) {
        (self.0)();
    }
}

/// Nobody sleeps: whoever plays line by line waits with [`Game::wait`](super::Game::wait).
impl Default for Waker {
    fn default() -> Waker {
        Waker::by(|| ())
    }
}

impl fmt::Debug for Waker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Waker")
    }
}
