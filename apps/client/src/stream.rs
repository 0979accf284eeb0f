//! A connection to a server, plain or with TLS.

use crate::{Address, ClientError, trust};
use std::fmt;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;

/// Bytes in both directions.
pub(crate) trait Duplex: AsyncRead + AsyncWrite + fmt::Debug + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + fmt::Debug + Send + Unpin> Duplex for T {}

/// A connection to a server, plain or with TLS.
pub(crate) type Stream = Box<dyn Duplex>;

/// Connects with a server. One that speaks TLS has to show that it is the one it says.
pub(crate) async fn connect(address: &Address) -> Result<Stream, ClientError> {
    let place = (address.host(), address.port());
    let stream = TcpStream::connect(place).await.map_err(ClientError::unreachable)?;
    // Moves are small, and somebody waits for them.
    stream.set_nodelay(true).map_err(ClientError::unreachable)?;
    if !address.is_secure() {
        return Ok(Box::new(stream));
    }
    let name = ServerName::try_from(address.host().to_owned()).map_err(ClientError::unreachable)?;
    let connector = TlsConnector::from(trust::config()?);
    let stream = connector.connect(name, stream).await.map_err(ClientError::unreachable)?;
    Ok(Box::new(stream))
}
