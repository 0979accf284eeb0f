//! A server at an address.

mod accept;
mod core;
mod worker;

pub(crate) use core::Core;
pub use worker::Worker;

use crate::app::App;
use crate::assets::Assets;
use crate::door::Door;
use crate::edge::{self, Edge};
use crate::open::Open;
use crate::options::Options;
use crate::tls::{self, Certificate, TlsError, TlsFiles};
use crate::{api, router};
use accept::Doorway;
use axum::{Router, middleware};
use azulejo_bus::BusAddressError;
use azulejo_store::{OpenError, PostgresError};
use std::io::{self, ErrorKind};
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;

/// A server; it ends when it is dropped: whoever is connected is told to come back, and what was acknowledged is
/// written.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    ending: watch::Sender<bool>,
    open: Open,
    /// Ends last.
    core: Core,
}

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Another program listens there.
    #[error("another program listens at {0}")]
    Taken(SocketAddr),
    /// We may not listen there: low port numbers are often reserved.
    #[error("listening at {0} is not allowed")]
    NotAllowed(SocketAddr),
    /// This machine has no such address.
    #[error("{} is no address of this machine", .0.ip())]
    NoSuchAddress(SocketAddr),
    /// The certificate can't be used.
    #[error(transparent)]
    Tls(TlsError),
    /// The tables can't be opened.
    #[error(transparent)]
    Store(OpenError),
    /// The same of those in a database.
    #[error(transparent)]
    Postgres(PostgresError),
    /// The address of the bus is none.
    #[error("the bus: {0}")]
    Bus(BusAddressError),
    /// There is nothing to work for.
    #[error("no store is named whose work could be done")]
    NoStore,
    /// Something else, in the system's words.
    #[error("the server does not start: {0}")]
    Other(io::Error),
}

/// Whoever is connected when the server ends has so long to go.
const PATIENCE: Duration = Duration::from_secs(4);

impl Server {
    /// Begins to serve; port 0 takes any free one.
    ///
    /// # Errors
    /// When nobody can listen there, or the certificate can't be used, or the tables can't be opened.
    pub fn start(options: &Options, assets: Assets) -> Result<Server, StartError> {
        let certificate = options.tls.clone().map(certificate).transpose()?;
        let listener = bind(options.address)?;
        let core = Core::start(options)?;
        let entered = core.runtime().map(Runtime::enter);
        let (ending, ends) = watch::channel(false);
        let open = Open::default();
        let door = Arc::new(Door::new(&options.limits, options.proxies.clone()));
        let front = Front { core: &core, door, ends, open: open.clone() };
        let router = front.routes(options, assets);
        let tls = certificate.map(|certificate| keep(certificate, options.deadlines.renewal));
        let doorway = Doorway { tls, ..front.doorway(options, router) };
        let address = listen(listener, doorway).map_err(StartError::Other)?;
        core.admin.health.serve();
        drop(entered);
        Ok(Server { address, ending, open, core })
    }

    /// Where it listens; the port is the one that was taken.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where whoever runs it may ask how it is.
    pub fn admin_address(&self) -> Option<SocketAddr> {
        self.core.admin_address
    }

    /// Says that it is about to end to whoever asks how it is, so that nobody new is sent here, and goes on meanwhile.
    pub fn announce_end(&self) {
        self.core.admin.health.drain();
    }

    pub(crate) const fn core(&self) -> &Core {
        &self.core
    }
}

/// What those meet who come from outside.
struct Front<'a> {
    core: &'a Core,
    door: Arc<Door>,
    ends: watch::Receiver<bool>,
    open: Open,
}

impl Front<'_> {
    /// Everything that can be asked for.
    fn routes(&self, options: &Options, assets: Assets) -> Router {
        let metrics = &self.core.admin.metrics;
        let router = match &self.core.tables {
            None => router(assets),
            Some(tables) => {
                let (tables, door) = (Arc::clone(tables), Arc::clone(&self.door));
                let (metrics, ends) = (Arc::clone(metrics), self.ends.clone());
                let app = App::new(options, tables, door, metrics, ends, self.open.clone());
                router(assets).nest("/api", api::routes(app))
            }
        };
        let edge = Edge { door: Arc::clone(&self.door), metrics: Arc::clone(metrics) };
        router.layer(middleware::from_fn_with_state(edge, edge::pass))
    }

    fn doorway(&self, options: &Options, router: Router) -> Doorway {
        Doorway {
            router,
            tls: None,
            door: Arc::clone(&self.door),
            metrics: Arc::clone(&self.core.admin.metrics),
            deadlines: options.deadlines,
            ends: self.ends.clone(),
            open: self.open.clone(),
        }
    }
}

fn certificate(files: TlsFiles) -> Result<Arc<Certificate>, StartError> {
    Certificate::read(files).map(Arc::new).map_err(StartError::Tls)
}

/// Speaks TLS with a certificate, and keeps it as new as its files are.
fn keep(certificate: Arc<Certificate>, each: Duration) -> TlsAcceptor {
    tokio::spawn(tls::watch(Arc::clone(&certificate), each));
    tls::acceptor(certificate)
}

fn bind(address: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).map_err(|error| refusal(address, error))
}

fn listen(listener: TcpListener, doorway: Doorway) -> io::Result<SocketAddr> {
    listener.set_nonblocking(true)?;
    let address = listener.local_addr()?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    tokio::spawn(accept::all(listener, doorway));
    Ok(address)
}

impl Drop for Server {
    fn drop(&mut self) {
        self.announce_end();
        // Nobody listens if the accepting has ended already.
        let _ = self.ending.send(true);
        self.open.wait_until_closed(PATIENCE);
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
        let server = Server::start(&Options::at(anywhere()), Assets::default()).unwrap();
        assert_ne!(server.address().port(), 0);
        let answer = ask(server.address()).unwrap();
        assert!(answer.starts_with("HTTP/1.1 503 "), "{answer}");
    }

    #[test]
    fn a_port_that_is_taken_is_told_as_such() {
        let server = Server::start(&Options::at(anywhere()), Assets::default()).unwrap();
        let refused = Server::start(&Options::at(server.address()), Assets::default()).unwrap_err();
        assert!(matches!(refused, StartError::Taken(address) if address == server.address()));
    }

    #[test]
    fn an_address_of_another_machine_is_told_as_such() {
        // From the range that is kept for documentation, so nobody has it.
        let far = SocketAddr::from(([192, 0, 2, 1], 0));
        let refused = Server::start(&Options::at(far), Assets::default()).unwrap_err();
        assert_eq!(refused.to_string(), "192.0.2.1 is no address of this machine");
    }
}
