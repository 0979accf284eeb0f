//! Ports that nobody uses.

use std::net::TcpListener;
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// Where we look: below the ports that the system itself gives to whoever calls somebody, as one of those could be taken
/// while a server is stopped that wants it again.
const FIRST: u32 = 12_000;
const COUNT: u32 = 20_000;

/// Those of one process come one after the other, those of other processes begin elsewhere.
static NEXT: AtomicU32 = AtomicU32::new(0);

/// A port of this machine that is free now.
pub fn free() -> u16 {
    let begin = process::id().wrapping_mul(7919);
    let found = (0..COUNT).find_map(|_| {
        let next = begin.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed)) % COUNT;
        let port = (FIRST + next) as u16;
        is_free(port).then_some(port)
    });
    found.expect("a free port")
}

/// At all addresses, as some servers are reached from other networks.
fn is_free(port: u16) -> bool {
    TcpListener::bind(("0.0.0.0", port)).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_port_is_given_twice_in_a_row_nor_one_that_is_taken() {
        let one = free();
        let listener = TcpListener::bind(("127.0.0.1", one)).expect("it was free");
        assert!(!is_free(one));
        let others: Vec<_> = (0..50).map(|_| free()).collect();
        assert!(!others.contains(&one));
        drop(listener);
    }
}
