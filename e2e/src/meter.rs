//! A meter in the wire: passes everything on and counts what comes from the server.

use anyhow::Result;
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// A meter before a server; it runs as long as the program.
pub struct Meter {
    address: SocketAddr,
    bytes: Arc<AtomicU64>,
}

impl Meter {
    /// Puts a meter before a server.
    ///
    /// # Errors
    /// When it finds no port to listen at.
    pub fn before(server: SocketAddr) -> Result<Meter> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let meter = Meter { address: listener.local_addr()?, bytes: Arc::default() };
        let bytes = Arc::clone(&meter.bytes);
        thread::spawn(move || {
            for guest in listener.incoming().flatten() {
                let _ = connect(guest, server, &bytes);
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
        self.bytes.swap(0, Ordering::Relaxed)
    }
}

fn connect(guest: TcpStream, server: SocketAddr, bytes: &Arc<AtomicU64>) -> Result<()> {
    let server = TcpStream::connect(server)?;
    for stream in [&guest, &server] {
        stream.set_nodelay(true)?;
    }
    let (asked, asking) = (guest.try_clone()?, server.try_clone()?);
    thread::spawn(move || pass(asked, asking, None));
    let bytes = Arc::clone(bytes);
    thread::spawn(move || pass(server, guest, Some(&bytes)));
    Ok(())
}

/// Until one of them has had enough.
fn pass(mut from: TcpStream, mut to: TcpStream, count: Option<&AtomicU64>) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut buffer) {
        if let Some(bytes) = count {
            bytes.fetch_add(length as u64, Ordering::Relaxed);
        }
        if to.write_all(&buffer[..length]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
    let _ = from.shutdown(Shutdown::Both);
}
