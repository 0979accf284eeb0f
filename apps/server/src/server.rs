//! A server at an address.

mod accept;

use crate::admin::{self, Admin};
use crate::app::App;
use crate::assets::Assets;
use crate::clock::Clock;
use crate::door::Door;
use crate::edge::{self, Edge};
use crate::limits::Limits;
use crate::live::{BotPool, Tables, Thinkers};
use crate::open::Open;
use crate::options::Options;
use crate::proxies::Proxies;
use crate::tls::{self, Certificate, TlsError, TlsFiles};
use crate::{api, router, space};
use accept::Doorway;
use axum::{Router, middleware};
use azulejo_store::{OpenError, Sqlite};
use std::fmt;
use std::io::{self, ErrorKind};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;

/// A server; it ends when it is dropped: whoever is connected is told to come back, and what was acknowledged is
/// written.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    admin_address: Option<SocketAddr>,
    admin: Admin,
    ending: watch::Sender<bool>,
    /// Whoever runs the server may ask to the last.
    _admin_ending: watch::Sender<bool>,
    open: Open,
    /// Taken only when the server is dropped.
    runtime: Option<Runtime>,
    /// Ends after the runtime, so that nobody waits for a thought that nobody thinks.
    _thinkers: Option<Thinkers>,
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
    /// The certificate can't be used.
    Tls(TlsError),
    /// The tables can't be opened.
    Store(OpenError),
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
            StartError::Tls(error) => error.fmt(f),
            StartError::Store(error) => error.fmt(f),
            StartError::Other(error) => write!(f, "the server does not start: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

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
        let admin_listener = options.admin.map(bind).transpose()?;
        let runtime =
            Builder::new_multi_thread().enable_all().build().map_err(StartError::Other)?;
        let entered = runtime.enter();
        let admin = Admin::default();
        let (admin_ending, admin_ends) = watch::channel(false);
        let admin_address = admin_listener
            .map(|listener| listen(listener, admin_doorway(options, &admin, admin_ends)))
            .transpose()
            .map_err(StartError::Other)?;
        let (ending, ends) = watch::channel(false);
        let open = Open::default();
        let door = Arc::new(Door::new(&options.limits, options.proxies.clone()));
        let shared = Shared { admin: &admin, door, ends, open: open.clone() };
        let (router, thinkers) = shared.routes(options, assets)?;
        let tls = certificate.map(|certificate| keep(certificate, options.deadlines.renewal));
        let doorway = Doorway { tls, ..shared.doorway(options, router) };
        let address = listen(listener, doorway).map_err(StartError::Other)?;
        admin.health.serve();
        drop(entered);
        Ok(Server {
            address,
            admin_address,
            admin,
            ending,
            _admin_ending: admin_ending,
            open,
            runtime: Some(runtime),
            _thinkers: thinkers,
        })
    }

    /// Where it listens; the port is the one that was taken.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where whoever runs it may ask how it is.
    pub fn admin_address(&self) -> Option<SocketAddr> {
        self.admin_address
    }

    /// Waits until whoever runs the server asks it to end.
    pub(crate) async fn asked_to_end(&self) {
        self.admin.leave.notified().await;
    }

    /// Where the work is done.
    pub(crate) fn runtime(&self) -> Option<&Runtime> {
        self.runtime.as_ref()
    }
}

/// What the parts of a server have in common.
struct Shared<'a> {
    admin: &'a Admin,
    door: Arc<Door>,
    ends: watch::Receiver<bool>,
    open: Open,
}

impl Shared<'_> {
    /// Everything that can be asked for, and the threads that think for bots.
    fn routes(
        &self,
        options: &Options,
        assets: Assets,
    ) -> Result<(Router, Option<Thinkers>), StartError> {
        let (router, thinkers) = match &options.data {
            None => (router(assets), None),
            Some(folder) => {
                let (app, thinkers) = self.online(options, folder)?;
                (router(assets).nest("/api", api::routes(app)), Some(thinkers))
            }
        };
        let edge = Edge { door: Arc::clone(&self.door), metrics: Arc::clone(&self.admin.metrics) };
        Ok((router.layer(middleware::from_fn_with_state(edge, edge::pass)), thinkers))
    }

    /// The tables in a folder.
    fn online(&self, options: &Options, folder: &Path) -> Result<(Arc<App>, Thinkers), StartError> {
        let store = Sqlite::open(folder).map_err(StartError::Store)?;
        let (health, metrics) = (&self.admin.health, &self.admin.metrics);
        let each = options.deadlines.space;
        tokio::spawn(space::watch(folder.to_owned(), Arc::clone(health), each));
        let pool = BotPool::new(options.bot_level_most, options.bots_per_host);
        let thinkers = Thinkers::start(&pool, options.bots).map_err(StartError::Other)?;
        let (health, metrics) = (Arc::clone(health), Arc::clone(metrics));
        let tables =
            Tables::new(Arc::new(store), Clock::start(), pool, health, Arc::clone(&metrics));
        // It is set once, here.
        let _ = self.admin.tables.set(Arc::clone(&tables));
        tokio::spawn(Arc::clone(&tables).run());
        let (door, ends) = (Arc::clone(&self.door), self.ends.clone());
        Ok((App::new(options, tables, door, metrics, ends, self.open.clone()), thinkers))
    }

    fn doorway(&self, options: &Options, router: Router) -> Doorway {
        Doorway {
            router,
            tls: None,
            door: Arc::clone(&self.door),
            metrics: Arc::clone(&self.admin.metrics),
            deadlines: options.deadlines,
            ends: self.ends.clone(),
            open: self.open.clone(),
        }
    }
}

/// Whoever runs the server is not limited, and is answered until the very end.
fn admin_doorway(options: &Options, admin: &Admin, ends: watch::Receiver<bool>) -> Doorway {
    Doorway {
        router: admin::routes(admin.clone()),
        tls: None,
        door: Arc::new(Door::new(&Limits::none(), Proxies::default())),
        metrics: Arc::clone(&admin.metrics),
        deadlines: options.deadlines,
        ends,
        open: Open::default(),
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
        self.admin.health.drain();
        // Nobody listens if the accepting has ended already.
        let _ = self.ending.send(true);
        self.open.wait_until_closed(PATIENCE);
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_secs(1));
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
