//! What all people of a test share.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What all people of a test share: where the servers are, and the clock by which everybody notes.
#[derive(Debug, Default)]
pub struct Shared {
    servers: Mutex<Vec<Server>>,
    clock: AtomicU64,
    /// How often all were asked to go where they began.
    homeward: AtomicU64,
    is_over: AtomicBool,
    done: AtomicU64,
    returns: AtomicU64,
}

#[derive(Debug, Clone)]
struct Server {
    address: String,
    /// Whether people are sent there.
    is_up: bool,
}

impl Shared {
    /// Servers at these addresses, all of them up.
    pub fn at<T: Into<String>>(addresses: impl IntoIterator<Item = T>) -> Arc<Shared> {
        let up = |address: T| Server { address: address.into(), is_up: true };
        let servers = addresses.into_iter().map(up).collect();
        Arc::new(Shared { servers: Mutex::new(servers), ..Shared::default() })
    }

    /// A server is somewhere else from now on, and up.
    pub fn move_server(&self, number: usize, address: &str) {
        self.servers()[number] = Server { address: address.to_owned(), is_up: true };
    }

    /// Whether people are sent to a server, as a balancer would.
    pub fn set_up(&self, number: usize, is_up: bool) {
        self.servers()[number].is_up = is_up;
    }

    /// Whether they are.
    pub fn is_up(&self, number: usize) -> bool {
        self.servers()[number].is_up
    }

    /// Where a server is.
    pub fn address(&self, number: usize) -> String {
        self.servers()[number].address.clone()
    }

    /// Where to go for somebody who would like to be at this server: there, or to the next one that is up.
    pub(crate) fn way_to(&self, wish: usize) -> (usize, String) {
        let servers = self.servers();
        let all = (0..servers.len()).map(|step| (wish + step) % servers.len());
        let number = all.into_iter().find(|&number| servers[number].is_up);
        let number = number.unwrap_or(wish % servers.len());
        (number, servers[number].address.clone())
    }

    /// Asks all to go back to the server where they began, as if they had closed a lid and opened it again.
    pub fn send_home(&self) {
        self.homeward.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn homeward(&self) -> u64 {
        self.homeward.load(Ordering::Relaxed)
    }

    /// No more moves are begun.
    pub fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    /// How many requests were granted.
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    pub(crate) fn note_done(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    /// How often somebody came back.
    pub fn returns(&self) -> u64 {
        self.returns.load(Ordering::Relaxed)
    }

    pub(crate) fn note_return(&self) {
        self.returns.fetch_add(1, Ordering::Relaxed);
    }

    /// The next moment of the clock that all share.
    pub(crate) fn moment(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::SeqCst)
    }

    fn servers(&self) -> MutexGuard<'_, Vec<Server>> {
        self.servers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_sent_to_the_next_server_that_is_up() {
        let shared = Shared::at(["one", "two", "three"]);
        assert_eq!(shared.way_to(1), (1, "two".to_owned()));
        shared.set_up(1, false);
        assert_eq!(shared.way_to(1), (2, "three".to_owned()));
        shared.set_up(2, false);
        assert_eq!(shared.way_to(1), (0, "one".to_owned()));
        shared.set_up(0, false);
        assert_eq!(shared.way_to(1), (1, "two".to_owned()));
        shared.move_server(2, "four");
        assert_eq!(shared.way_to(0), (2, "four".to_owned()));
        assert_eq!(shared.way_to(4), (2, "four".to_owned()));
    }
}
