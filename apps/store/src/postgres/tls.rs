//! TLS to a database.

use super::error::PostgresError;
use super::url::{PostgresUrl, TlsMode};
use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client;
use tokio_rustls::rustls::client::WebPkiServerVerifier;
use tokio_rustls::rustls::client::danger::{
    HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier,
};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
};

/// How a connection is protected.
#[derive(Clone)]
pub(super) struct Tls(TlsConnector);

impl Tls {
    /// As a URL asks for it.
    pub(super) fn of(url: &PostgresUrl) -> Result<Tls, PostgresError> {
        let provider = Arc::new(ring::default_provider());
        let trust = Trust::of(url, &provider)?;
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| PostgresError::Io(io::Error::other(error)))?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(trust))
            .with_no_client_auth();
        Ok(Tls(TlsConnector::from(Arc::new(config))))
    }
}

/// Whom we believe that it is the server.
#[derive(Debug)]
struct Trust {
    provider: Arc<CryptoProvider>,
    /// Who says whether a certificate comes from somebody whom we trust; nobody, if that is not asked.
    judge: Option<Arc<WebPkiServerVerifier>>,
    /// Whether the name has to be that of the host.
    by_name: bool,
}

impl Trust {
    fn of(url: &PostgresUrl, provider: &Arc<CryptoProvider>) -> Result<Trust, PostgresError> {
        let judge = match url.tls {
            TlsMode::Disable | TlsMode::Prefer => None,
            TlsMode::Require | TlsMode::VerifyFull => Some(judge(url.roots.as_deref(), provider)?),
        };
        let by_name = url.tls == TlsMode::VerifyFull;
        Ok(Trust { provider: Arc::clone(provider), judge, by_name })
    }
}

fn judge(
    file: Option<&Path>,
    provider: &Arc<CryptoProvider>,
) -> Result<Arc<WebPkiServerVerifier>, PostgresError> {
    let no_roots = || PostgresError::NoRoots { file: file.map(Path::to_owned) };
    let mut roots = RootCertStore::empty();
    let certificates = match file {
        Some(file) => read(file)?,
        None => rustls_native_certs::load_native_certs().certs,
    };
    // Systems list some that nobody can read any more.
    roots.add_parsable_certificates(certificates);
    let judge = WebPkiServerVerifier::builder_with_provider(roots.into(), Arc::clone(provider));
    judge.build().map_err(|_| no_roots())
}

fn read(file: &Path) -> Result<Vec<CertificateDer<'static>>, PostgresError> {
    let unread = |error| PostgresError::Roots { file: file.to_owned(), error };
    let text = std::fs::read(file).map_err(unread)?;
    let certificates: Result<_, _> = CertificateDer::pem_slice_iter(&text).collect();
    certificates.map_err(|error| unread(io::Error::other(error)))
}

impl ServerCertVerifier for Trust {
    fn verify_server_cert(
        &self,
        end: &CertificateDer<'_>,
        others: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(judge) = &self.judge else { return Ok(ServerCertVerified::assertion()) };
        match judge.verify_server_cert(end, others, name, ocsp, now) {
            // The name is looked at last.
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) if !self.by_name => Ok(ServerCertVerified::assertion()),
            judged => judged,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let known = &self.provider.signature_verification_algorithms;
        tokio_rustls::rustls::crypto::verify_tls12_signature(message, certificate, signed, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let known = &self.provider.signature_verification_algorithms;
        tokio_rustls::rustls::crypto::verify_tls13_signature(message, certificate, signed, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Tls {
    type Stream = Wrapped<S>;
    type TlsConnect = Handshake;
    type Error = io::Error;

    fn make_tls_connect(&mut self, host: &str) -> io::Result<Handshake> {
        Ok(Handshake { connector: self.0.clone(), host: host.to_owned() })
    }
}

/// A handshake to come.
pub(super) struct Handshake {
    connector: TlsConnector,
    host: String,
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for Handshake {
    type Stream = Wrapped<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Wrapped<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            let name = ServerName::try_from(self.host).map_err(io::Error::other)?;
            Ok(Wrapped(self.connector.connect(name, stream).await?))
        })
    }
}

/// A protected stream, as the driver wants it.
pub(super) struct Wrapped<S>(client::TlsStream<S>);

/// The certificate is known by who has signed it, so the password need not be bound to it.
impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Wrapped<S> {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Wrapped<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, into)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Wrapped<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
