//! Where a server is.

use crate::ClientError;
use std::fmt;

/// What is wrong with the address of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AddressFault {
    /// It names no host.
    NoHost,
    /// It names no port, or not as a number.
    NoPort,
    /// It is one of HTTPS, or something else that is not spoken here.
    Scheme,
    /// It goes on after the port.
    Path,
}

impl fmt::Display for AddressFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddressFault::NoHost => write!(f, "it names no host"),
            AddressFault::NoPort => write!(f, "it names no port, as in `http://127.0.0.1:8080/`"),
            AddressFault::Scheme => write!(f, "only `http://` is spoken here"),
            AddressFault::Path => write!(f, "it goes on after the port"),
        }
    }
}

/// Host and port of an address.
pub(crate) fn place(address: &str) -> Result<String, ClientError> {
    let refuse = |why| ClientError::Address { given: address.to_owned(), why };
    let place = address.strip_prefix("http://").unwrap_or(address);
    if place.contains("://") {
        return Err(refuse(AddressFault::Scheme));
    }
    let place = place.trim_end_matches('/');
    if place.contains('/') {
        return Err(refuse(AddressFault::Path));
    }
    let (host, port) = place.rsplit_once(':').unwrap_or((place, ""));
    if host.is_empty() {
        return Err(refuse(AddressFault::NoHost));
    }
    let is_port = port.parse().is_ok_and(|port: u16| port > 0);
    if is_port { Ok(place.to_owned()) } else { Err(refuse(AddressFault::NoPort)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_host_and_a_port() {
        for address in ["http://127.0.0.1:80/", "127.0.0.1:80", "http://127.0.0.1:80"] {
            assert_eq!(place(address).unwrap(), "127.0.0.1:80");
        }
        assert_eq!(place("http://[::1]:8080/").unwrap(), "[::1]:8080");
    }

    #[test]
    fn other_addresses_are_refused_with_the_reason() {
        for (address, expected) in [
            ("", AddressFault::NoHost),
            ("http://", AddressFault::NoHost),
            (":80", AddressFault::NoHost),
            ("http://example.org/", AddressFault::NoPort),
            ("localhost", AddressFault::NoPort),
            ("localhost:", AddressFault::NoPort),
            ("localhost:http", AddressFault::NoPort),
            ("localhost:0", AddressFault::NoPort),
            ("localhost:65536", AddressFault::NoPort),
            ("[::1]", AddressFault::NoPort),
            ("https://example.org:443/", AddressFault::Scheme),
            ("http://example.org:80/play", AddressFault::Path),
        ] {
            match place(address) {
                Err(ClientError::Address { why, .. }) => assert_eq!(why, expected, "{address}"),
                other => panic!("{address}: {other:?}"),
            }
        }
    }
}
