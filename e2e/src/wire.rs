//! A wire that can be cut: between a browser and its server.

use anyhow::Result;
use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// A wire to a server; it runs as long as the program. A browser that is told to be offline keeps its open sockets, so
/// what is cut is the wire itself.
pub struct Wire {
    address: SocketAddr,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    is_cut: bool,
    /// Whether what the server says is lost.
    is_hushed: bool,
    /// Both ends of all that goes through it.
    open: HashMap<u64, [TcpStream; 2]>,
    next: u64,
}

impl Wire {
    /// A wire to a server.
    ///
    /// # Errors
    /// When it finds no port to listen at.
    pub fn to(server: SocketAddr) -> Result<Wire> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let wire = Wire { address: listener.local_addr()?, state: Arc::default() };
        let state = Arc::clone(&wire.state);
        thread::spawn(move || {
            for guest in listener.incoming().flatten() {
                // Whoever gets no connection hears that the line is dead.
                let _ = connect(guest, server, &state);
            }
        });
        Ok(wire)
    }

    /// Where it begins.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Cuts it: whatever went through it breaks off, and nothing gets through.
    pub fn cut(&self) {
        let mut state = lock(&self.state);
        state.is_cut = true;
        for stream in state.open.drain().flat_map(|(_, ends)| ends) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// From now on the server hears everything, and what it says is lost: what a line is like that is about to break.
    pub fn hush(&self) {
        lock(&self.state).is_hushed = true;
    }

    /// Mends it.
    pub fn mend(&self) {
        let mut state = lock(&self.state);
        state.is_cut = false;
        state.is_hushed = false;
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

fn connect(guest: TcpStream, server: SocketAddr, state: &Arc<Mutex<State>>) -> io::Result<()> {
    if lock(state).is_cut {
        return Ok(());
    }
    let server = TcpStream::connect(server)?;
    for stream in [&guest, &server] {
        stream.set_nodelay(true)?;
    }
    let mut opened = lock(state);
    if opened.is_cut {
        return Ok(());
    }
    let number = opened.next;
    opened.next += 1;
    opened.open.insert(number, [guest.try_clone()?, server.try_clone()?]);
    drop(opened);
    let (asked, asking) = (guest.try_clone()?, server.try_clone()?);
    let (to_server, to_guest) = (Arc::clone(state), Arc::clone(state));
    thread::spawn(move || pass(asked, asking, number, &to_server, |_| false));
    thread::spawn(move || pass(server, guest, number, &to_guest, |state| state.is_hushed));
    Ok(())
}

/// Until one of them has had enough.
fn pass(
    mut from: TcpStream,
    mut to: TcpStream,
    number: u64,
    state: &Mutex<State>,
    is_lost: fn(&State) -> bool,
) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut buffer) {
        if is_lost(&lock(state)) {
            continue;
        }
        if to.write_all(&buffer[..length]).is_err() {
            break;
        }
    }
    for stream in [&from, &to] {
        let _ = stream.shutdown(Shutdown::Both);
    }
    lock(state).open.remove(&number);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Says everything back, to everybody.
    fn echo() -> SocketAddr {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = listener.local_addr().unwrap();
        thread::spawn(move || {
            for mut guest in listener.incoming().flatten() {
                thread::spawn(move || io::copy(&mut guest.try_clone().unwrap(), &mut guest));
            }
        });
        address
    }

    fn says_back(stream: &mut TcpStream) -> bool {
        let mut heard = [0; 2];
        stream.write_all(b"hi").and_then(|()| stream.read_exact(&mut heard)).is_ok()
    }

    #[test]
    fn what_is_cut_breaks_off_and_what_is_mended_can_be_called_again() {
        let wire = Wire::to(echo()).unwrap();
        let call = || TcpStream::connect(wire.address()).unwrap();
        let mut before = call();
        assert!(says_back(&mut before));
        wire.cut();
        assert!(!says_back(&mut before), "what was open breaks off");
        assert!(!says_back(&mut call()), "nothing gets through");
        wire.mend();
        assert!(!says_back(&mut before), "what broke off stays so");
        assert!(says_back(&mut call()));
    }
}
