//! TLS without a proxy: the certificate, and how it is renewed while the server serves.

mod certificate;
mod error;
mod files;

pub(crate) use certificate::{Certificate, watch};
pub use error::TlsError;
pub use files::TlsFiles;

use std::sync::Arc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};

/// What we speak once the hands are shaken.
const PROTOCOL: &[u8] = b"http/1.1";

/// Shakes hands with this certificate, whichever it is at that moment.
pub(crate) fn acceptor(certificate: Arc<Certificate>) -> TlsAcceptor {
    let mut config = ServerConfig::builder_with_provider(Arc::new(cryptography()))
        .with_safe_default_protocol_versions()
        .expect("ring knows all versions that are built in")
        .with_no_client_auth()
        .with_cert_resolver(certificate);
    config.alpn_protocols = vec![PROTOCOL.to_vec()];
    TlsAcceptor::from(Arc::new(config))
}

fn cryptography() -> CryptoProvider {
    ring::default_provider()
}
