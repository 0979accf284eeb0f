//! Connections, one by one.

use crate::deadlines::Deadlines;
use crate::door::{Door, Permit};
use crate::metrics::Metrics;
use crate::open::{Guard, Open};
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt;

/// The most that headers may take.
const MOST_HEADERS: usize = 16 * 1024;

/// If the system gives no connection, we wait a moment instead of asking on and on.
const BREATH: Duration = Duration::from_millis(50);

/// What awaits whoever connects.
pub(super) struct Doorway {
    pub(super) router: Router,
    /// How TLS is spoken, if it is.
    pub(super) tls: Option<TlsAcceptor>,
    pub(super) door: Arc<Door>,
    pub(super) metrics: Arc<Metrics>,
    pub(super) deadlines: Deadlines,
    pub(super) ends: watch::Receiver<bool>,
    pub(super) open: Open,
}

/// Takes connections until the server ends.
pub(super) async fn all(listener: TcpListener, doorway: Doorway) {
    let mut ends = doorway.ends.clone();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = ends.wait_for(|&ends| ends) => return,
        };
        match accepted {
            Ok((stream, address)) => doorway.admit(stream, address),
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

impl Doorway {
    /// Serves a connection, if there is room for it.
    fn admit(&self, stream: TcpStream, address: SocketAddr) {
        let Some(permit) = self.door.connect(address.ip()) else {
            tracing::debug!(%address, "too many connections");
            return self.metrics.refused("connections");
        };
        // Moves are small and should not wait for company.
        let _ = stream.set_nodelay(true);
        let connection = Connection {
            address,
            router: self.router.clone(),
            metrics: Arc::clone(&self.metrics),
            deadlines: self.deadlines,
            ends: self.ends.clone(),
            _permit: permit,
            _guard: self.open.enter(),
        };
        match self.tls.clone() {
            None => tokio::spawn(connection.serve(stream)),
            Some(tls) => tokio::spawn(connection.shake_hands(tls, stream)),
        };
    }
}

/// One connection; it counts until it is dropped.
struct Connection {
    address: SocketAddr,
    router: Router,
    metrics: Arc<Metrics>,
    deadlines: Deadlines,
    ends: watch::Receiver<bool>,
    _permit: Permit,
    _guard: Guard,
}

impl Connection {
    /// Agrees upon how to speak in secret, and then serves.
    async fn shake_hands(mut self, tls: TlsAcceptor, stream: TcpStream) {
        let shaken = tokio::select! {
            shaken = timeout(self.deadlines.headers, tls.accept(stream)) => shaken,
            // Nothing was asked yet, so there is nothing to be answered.
            _ = self.ends.wait_for(|&ends| ends) => return,
        };
        let error = match shaken {
            Ok(Ok(stream)) => return self.serve(stream).await,
            Ok(Err(error)) => error,
            Err(late) => late.into(),
        };
        tracing::debug!(address = %self.address, %error, "no handshake");
        self.metrics.refused("handshake");
    }

    async fn serve<S>(mut self, stream: S)
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let (address, router, deadlines) = (self.address, self.router.clone(), self.deadlines);
        let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
            let router = router.clone();
            async move {
                request.extensions_mut().insert(ConnectInfo(address));
                let response = router.oneshot(request.map(axum::body::Body::new)).await;
                Ok::<_, Infallible>(response.unwrap_or_else(|never| match never {}))
            }
        });
        let mut builder = http1::Builder::new();
        builder
            .timer(TokioTimer::new())
            .header_read_timeout(deadlines.headers)
            .max_buf_size(MOST_HEADERS);
        let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut connection = std::pin::pin!(connection);
        tokio::select! {
            // Whoever breaks off has no right to a message.
            _ = connection.as_mut() => return,
            _ = self.ends.wait_for(|&ends| ends) => {}
            () = tokio::time::sleep(deadlines.connection) => {}
        }
        // What is being answered is answered, and no more is asked.
        connection.as_mut().graceful_shutdown();
        let _ = timeout(deadlines.sending, connection).await;
    }
}
