//! A server at an address.

use crate::assets::Assets;
use crate::router;
use std::fmt;
use std::io::{self, ErrorKind};
use std::net::{SocketAddr, TcpListener};
use tokio::runtime::{Builder, Runtime};

/// A server; it and all its connections end when it is dropped.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    /// Taken only when the server is dropped.
    runtime: Option<Runtime>,
}

/// Why a server did not start.
#[derive(Debug)]
pub enum StartError {
    /// Another program listens there.
    Taken(SocketAddr),
    /// We may not listen there: low port numbers are often reserved.
    NotAllowed(SocketAddr),
    /// This machine has no such address.
    NoSuchAddress(SocketAddr),
    /// Something else, in the system's words.
    Other(io::Error),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Taken(address) => write!(f, "another program listens at {address}"),
            StartError::NotAllowed(address) => write!(f, "listening at {address} is not allowed"),
            StartError::NoSuchAddress(address) => {
                write!(f, "{} is no address of this machine", address.ip())
            }
            StartError::Other(error) => write!(f, "the server does not start: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

impl Server {
    /// Begins to serve; port 0 takes any free one.
    ///
    /// # Errors
    /// When nobody can listen there.
    pub fn start(address: SocketAddr, assets: Assets) -> Result<Server, StartError> {
        let listener = TcpListener::bind(address).map_err(|error| refusal(address, error))?;
        let started = || -> io::Result<Server> {
            listener.set_nonblocking(true)?;
            let address = listener.local_addr()?;
            let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
            let entered = runtime.enter();
            let listener = tokio::net::TcpListener::from_std(listener)?;
            runtime.spawn(async move { axum::serve(listener, router(assets)).await });
            drop(entered);
            Ok(Server { address, runtime: Some(runtime) })
        };
        started().map_err(StartError::Other)
    }

    /// Where it listens; the port is the one that was taken.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where the work is done.
    pub(crate) fn runtime(&self) -> Option<&Runtime> {
        self.runtime.as_ref()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Without waiting: browsers hold connections open for minutes.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

fn refusal(address: SocketAddr, error: io::Error) -> StartError {
    match error.kind() {
        ErrorKind::AddrInUse => StartError::Taken(address),
        ErrorKind::PermissionDenied => StartError::NotAllowed(address),
        ErrorKind::AddrNotAvailable => StartError::NoSuchAddress(address),
        _ => StartError::Other(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    fn anywhere() -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], 0))
    }

    fn ask(address: SocketAddr) -> io::Result<String> {
        let mut stream = TcpStream::connect(address)?;
        stream.write_all(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")?;
        let mut text = String::new();
        stream.read_to_string(&mut text)?;
        Ok(text)
    }

    #[test]
    fn a_server_answers_at_the_port_it_took() {
        let server = Server::start(anywhere(), Assets::default()).unwrap();
        assert_ne!(server.address().port(), 0);
        let answer = ask(server.address()).unwrap();
        assert!(answer.starts_with("HTTP/1.1 503 "), "{answer}");
    }

    #[test]
    fn a_port_that_is_taken_is_told_as_such() {
        let server = Server::start(anywhere(), Assets::default()).unwrap();
        let refused = Server::start(server.address(), Assets::default()).unwrap_err();
        assert!(matches!(refused, StartError::Taken(address) if address == server.address()));
    }

    #[test]
    fn an_address_of_another_machine_is_told_as_such() {
        // From the range that is kept for documentation, so nobody has it.
        let far = SocketAddr::from(([192, 0, 2, 1], 0));
        let refused = Server::start(far, Assets::default()).unwrap_err();
        assert_eq!(refused.to_string(), "192.0.2.1 is no address of this machine");
    }
}
