//! A meter in the wire: passes everything on, notes what is asked for and counts what comes from the server.

use anyhow::Result;
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// A meter before a server; it runs as long as the program.
pub struct Meter {
    address: SocketAddr,
    counts: Arc<Counts>,
}

#[derive(Default)]
struct Counts {
    bytes: AtomicU64,
    /// The paths of all requests, in their order.
    paths: Mutex<Vec<String>>,
}

impl Meter {
    /// Puts a meter before a server.
    ///
    /// # Errors
    /// When it finds no port to listen at.
    pub fn before(server: SocketAddr) -> Result<Meter> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let meter = Meter { address: listener.local_addr()?, counts: Arc::default() };
        let counts = Arc::clone(&meter.counts);
        thread::spawn(move || {
            for guest in listener.incoming().flatten() {
                let _ = connect(guest, server, &counts);
            }
        });
        Ok(meter)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What came from the server since the last question, heads included.
    pub fn take(&self) -> u64 {
        self.counts.bytes.swap(0, Ordering::Relaxed)
    }

    /// The paths that were asked for so far, of those with this in them.
    pub fn requests(&self, part: &str) -> Vec<String> {
        let paths = self.counts.paths.lock().unwrap_or_else(PoisonError::into_inner);
        paths.iter().filter(|path| path.contains(part)).cloned().collect()
    }
}

fn connect(guest: TcpStream, server: SocketAddr, counts: &Arc<Counts>) -> Result<()> {
    let server = TcpStream::connect(server)?;
    for stream in [&guest, &server] {
        stream.set_nodelay(true)?;
    }
    let (asked, asking) = (guest.try_clone()?, server.try_clone()?);
    let (noting, counting) = (Arc::clone(counts), Arc::clone(counts));
    thread::spawn(move || {
        let mut line = Vec::new();
        pass(asked, asking, |chunk| note_paths(&mut line, chunk, &noting));
    });
    thread::spawn(move || {
        pass(server, guest, |chunk| {
            counting.bytes.fetch_add(chunk.len() as u64, Ordering::Relaxed);
        });
    });
    Ok(())
}

/// Notes the paths of requests without a body, whose lines may come in pieces.
fn note_paths(line: &mut Vec<u8>, chunk: &[u8], counts: &Counts) {
    for &byte in chunk {
        if byte != b'\n' {
            line.push(byte);
            continue;
        }
        let text = String::from_utf8_lossy(line);
        if let Some(path) = text.strip_prefix("GET ").and_then(|rest| rest.split(' ').next()) {
            let mut paths = counts.paths.lock().unwrap_or_else(PoisonError::into_inner);
            paths.push(path.to_owned());
        }
        line.clear();
    }
}

/// Until one of them has had enough.
fn pass(mut from: TcpStream, mut to: TcpStream, mut see: impl FnMut(&[u8])) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut buffer) {
        see(&buffer[..length]);
        if to.write_all(&buffer[..length]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
    let _ = from.shutdown(Shutdown::Both);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_noted_also_where_a_line_comes_in_pieces() {
        let (counts, mut line) = (Counts::default(), Vec::new());
        for chunk in ["GET / HTTP/1.1\r\nhost: a\r\n\r\nGE", "T /a.js HTTP/1.1\r", "\n\r\n"] {
            note_paths(&mut line, chunk.as_bytes(), &counts);
        }
        assert_eq!(*counts.paths.lock().unwrap(), ["/", "/a.js"]);
    }
}
