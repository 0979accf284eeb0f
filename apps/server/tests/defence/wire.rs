//! The way to a server: plain, or with TLS.

use crate::certificate::Certificate;
use crate::world::PATIENCE;
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

/// A connection on which nobody waits forever.
pub(crate) fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream
}

/// How to speak to a server.
#[derive(Clone)]
pub(crate) enum Way {
    Plain,
    /// With whoever shows a certificate that we trust.
    Tls(Arc<ClientConfig>),
}

/// A connection, of either kind.
pub(crate) enum Wire {
    Plain(TcpStream),
    Tls(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Way {
    /// With TLS, trusting this certificate and no other.
    pub(crate) fn trusting(certificate: &Certificate) -> Way {
        let mut roots = RootCertStore::empty();
        roots.add(certificate.der().clone()).unwrap();
        let mut config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        // As browsers say it.
        config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        Way::Tls(Arc::new(config))
    }

    pub(crate) fn connect(&self, address: SocketAddr) -> Wire {
        let stream = connect(address);
        match self {
            Way::Plain => Wire::Plain(stream),
            Way::Tls(config) => {
                let name = ServerName::from(address.ip());
                let client = ClientConnection::new(Arc::clone(config), name).unwrap();
                Wire::Tls(Box::new(StreamOwned::new(client, stream)))
            }
        }
    }

    /// Shakes hands.
    pub(crate) fn greet(&self, address: SocketAddr) -> io::Result<Wire> {
        let mut wire = self.connect(address);
        if let Wire::Tls(tls) = &mut wire {
            let StreamOwned { conn, sock } = &mut **tls;
            while conn.is_handshaking() {
                conn.complete_io(sock)?;
            }
        }
        Ok(wire)
    }
}

impl Read for Wire {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self {
            Wire::Plain(stream) => stream.read(bytes),
            Wire::Tls(stream) => stream.read(bytes),
        }
    }
}

impl Write for Wire {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Wire::Plain(stream) => stream.write(bytes),
            Wire::Tls(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Wire::Plain(stream) => stream.flush(),
            Wire::Tls(stream) => stream.flush(),
        }
    }
}
