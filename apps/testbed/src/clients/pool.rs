//! The state that all clients of a test share.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The state that all clients of a test share: the servers, and the clock of their notes.
#[derive(Debug, Default)]
pub struct ClientPool {
    servers: Mutex<Vec<Server>>,
    clock: AtomicU64,
    /// How often all clients were sent back to the server where they began.
    homeward: AtomicU64,
    is_over: AtomicBool,
    done: AtomicU64,
    returns: AtomicU64,
}

#[derive(Debug, Clone)]
struct Server {
    address: String,
    /// Whether clients are sent there.
    is_up: bool,
}

impl ClientPool {
    /// A pool for servers at these addresses, all of them up.
    pub fn at<T: Into<String>>(addresses: impl IntoIterator<Item = T>) -> Arc<ClientPool> {
        let up = |address: T| Server { address: address.into(), is_up: true };
        let servers = addresses.into_iter().map(up).collect();
        Arc::new(ClientPool { servers: Mutex::new(servers), ..ClientPool::default() })
    }

    /// Gives a server another address and marks it as up.
    pub fn move_server(&self, number: usize, address: &str) {
        self.servers()[number] = Server { address: address.to_owned(), is_up: true };
    }

    /// Sets whether clients are sent to a server, as a balancer would.
    pub fn set_up(&self, number: usize, is_up: bool) {
        self.servers()[number].is_up = is_up;
    }

    /// Whether clients are sent to a server.
    pub fn is_up(&self, number: usize) -> bool {
        self.servers()[number].is_up
    }

    /// The address of a server.
    pub fn address(&self, number: usize) -> String {
        self.servers()[number].address.clone()
    }

    /// The server for a client that prefers this one: the same, or the next one that is up.
    pub(super) fn way_to(&self, wish: usize) -> (usize, String) {
        let servers = self.servers();
        let all = (0..servers.len()).map(|step| (wish + step) % servers.len());
        let number = all.into_iter().find(|&number| servers[number].is_up);
        let number = number.unwrap_or(wish % servers.len());
        (number, servers[number].address.clone())
    }

    /// Sends all clients back to the server where they began, as if a laptop was closed and opened again.
    pub fn send_home(&self) {
        self.homeward.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn homeward(&self) -> u64 {
        self.homeward.load(Ordering::Relaxed)
    }

    /// Ends the test: clients make no more moves.
    pub fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    /// How many requests were granted.
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    pub(super) fn note_done(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    /// How often clients have reconnected.
    pub fn returns(&self) -> u64 {
        self.returns.load(Ordering::Relaxed)
    }

    pub(super) fn note_return(&self) {
        self.returns.fetch_add(1, Ordering::Relaxed);
    }

    /// The next tick of the shared clock.
    pub(super) fn moment(&self) -> u64 {
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
    fn clients_are_sent_to_the_next_server_that_is_up() {
        let shared = ClientPool::at(["one", "two", "three"]);
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
