//! Where the bus is.

use std::fmt;
use std::str::FromStr;

/// The port of a NATS server if none is named.
const USUAL_PORT: u16 = 4222;

/// Where a NATS server is, and how it knows us: `nats://host:4222`, `nats://user:password@host`, `nats://token@host`, or
/// `tls://…` for one that is spoken to by TLS alone. Special characters of a password are written as `%40`.
///
/// What is secret about it is never shown.
///
/// ```
/// use azulejo_bus::BusAddress;
/// let address: BusAddress = "tls://azulejo:t0p%40secret@nats.example".parse()?;
/// assert_eq!(address.to_string(), "tls://nats.example:4222");
/// assert!(!format!("{address:?}").contains("secret"));
/// # Ok::<(), azulejo_bus::BusAddressError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct BusAddress {
    is_tls: bool,
    host: String,
    port: u16,
    pub(crate) pass: Pass,
}

/// How a server knows us.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Pass {
    Nobody,
    Token(String),
    User { name: String, password: String },
}

/// What is wrong with the address of a bus. It says no more of the address than that, for it may hold a password.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum BusAddressError {
    /// It does not begin with `nats://` or `tls://`.
    #[error("expected nats://HOST:PORT or tls://HOST:PORT")]
    Scheme,
    /// It names no host.
    #[error("expected a host")]
    NoHost,
    /// The host has a character that hosts do not have.
    #[error("found {} in the host", .found.escape_default())]
    Host {
        /// Which.
        found: char,
    },
    /// What should be the port is no number from 1 to 65535.
    #[error("expected a port from 1 to 65535 after the host")]
    Port,
    /// A `%` without two hexadecimal digits, or text that is no UTF-8, before the `@`.
    #[error("expected user:password or a token before the @, with % and special characters as %25")]
    Pass,
    /// Something follows the port.
    #[error("expected nothing after the port")]
    Rest,
}

impl FromStr for BusAddress {
    type Err = BusAddressError;

    fn from_str(text: &str) -> Result<BusAddress, BusAddressError> {
        let (scheme, rest) = text.split_once("://").ok_or(BusAddressError::Scheme)?;
        let is_tls = match scheme {
            "nats" => false,
            "tls" => true,
            _ => return Err(BusAddressError::Scheme),
        };
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        let (pass, place) = match rest.rsplit_once('@') {
            Some((pass, place)) => (pass_of(pass)?, place),
            None => (Pass::Nobody, rest),
        };
        let (host, port) = place_of(place)?;
        Ok(BusAddress { is_tls, host, port, pass })
    }
}

fn pass_of(text: &str) -> Result<Pass, BusAddressError> {
    match text.split_once(':') {
        _ if text.is_empty() => Err(BusAddressError::Pass),
        None => Ok(Pass::Token(decoded(text)?)),
        Some((name, password)) => {
            Ok(Pass::User { name: decoded(name)?, password: decoded(password)? })
        }
    }
}

/// Takes `%40` for `@`.
fn decoded(text: &str) -> Result<String, BusAddressError> {
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let digits = part.get(..2).ok_or(BusAddressError::Pass)?;
        let byte = u8::from_str_radix(digits, 16).map_err(|_| BusAddressError::Pass)?;
        bytes.push(byte);
        bytes.extend_from_slice(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).map_err(|_| BusAddressError::Pass)
}

/// `host`, `host:port` or `[::1]:port`.
fn place_of(text: &str) -> Result<(String, u16), BusAddressError> {
    let (host, port) = match text.strip_prefix('[') {
        Some(rest) => {
            let (host, port) = rest.split_once(']').ok_or(BusAddressError::NoHost)?;
            host.parse::<std::net::Ipv6Addr>().map_err(|_| BusAddressError::NoHost)?;
            (format!("[{host}]"), port)
        }
        None => {
            let end = text.find([':', '/', '?', '#']).unwrap_or(text.len());
            (named(&text[..end])?, &text[end..])
        }
    };
    if port.is_empty() {
        return Ok((host, USUAL_PORT));
    }
    let port = port.strip_prefix(':').ok_or(BusAddressError::Rest)?;
    if port.contains(['/', '?', '#']) {
        return Err(BusAddressError::Rest);
    }
    let digits = !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit());
    let port = port.parse().ok().filter(|&port| digits && port > 0);
    Ok((host, port.ok_or(BusAddressError::Port)?))
}

fn named(host: &str) -> Result<String, BusAddressError> {
    if host.is_empty() {
        return Err(BusAddressError::NoHost);
    }
    let is_strange = |letter: &char| !letter.is_ascii_alphanumeric() && !"-._".contains(*letter);
    match host.chars().find(is_strange) {
        Some(found) => Err(BusAddressError::Host { found }),
        None => Ok(host.to_owned()),
    }
}

/// Without what is secret.
impl fmt::Display for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_tls { "tls" } else { "nats" };
        write!(f, "{scheme}://{}:{}", self.host, self.port)
    }
}

/// Without what is secret.
impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BusAddress({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn user(name: &str, password: &str) -> Pass {
        Pass::User { name: name.to_owned(), password: password.to_owned() }
    }

    #[test]
    fn addresses_are_read() {
        for (text, shown, pass) in [
            ("nats://localhost", "nats://localhost:4222", Pass::Nobody),
            ("nats://127.0.0.1:14222/", "nats://127.0.0.1:14222", Pass::Nobody),
            ("tls://[::1]:9", "tls://[::1]:9", Pass::Nobody),
            ("nats://[::1]", "nats://[::1]:4222", Pass::Nobody),
            ("nats://token@bus", "nats://bus:4222", Pass::Token("token".to_owned())),
            ("nats://a:b@bus:1", "nats://bus:1", user("a", "b")),
            ("nats://a:b@c:d@bus", "nats://bus:4222", user("a", "b@c:d")),
            ("nats://a:%40%C3%A9%25@bus", "nats://bus:4222", user("a", "@é%")),
        ] {
            let address: BusAddress = text.parse().unwrap();
            assert_eq!(address.to_string(), shown, "{text}");
            assert!(address.pass == pass, "{text}");
        }
    }

    #[test]
    fn other_texts_are_no_addresses() {
        for (text, fault) in [
            ("", BusAddressError::Scheme),
            ("localhost:4222", BusAddressError::Scheme),
            ("http://localhost:4222", BusAddressError::Scheme),
            ("nats://", BusAddressError::NoHost),
            ("nats://:4222", BusAddressError::NoHost),
            ("nats://[::1", BusAddressError::NoHost),
            ("nats://[bus]", BusAddressError::NoHost),
            ("nats://b us", BusAddressError::Host { found: ' ' }),
            ("nats://bus:", BusAddressError::Port),
            ("nats://bus:0", BusAddressError::Port),
            ("nats://bus:+1", BusAddressError::Port),
            ("nats://bus:65536", BusAddressError::Port),
            ("nats://bus/path", BusAddressError::Rest),
            ("nats://bus:1/path", BusAddressError::Rest),
            ("nats://[::1]x", BusAddressError::Rest),
            ("nats://@bus", BusAddressError::Pass),
            ("nats://a:%4@bus", BusAddressError::Pass),
            ("nats://a:%zz@bus", BusAddressError::Pass),
            ("nats://a:%ff@bus", BusAddressError::Pass),
            ("nats://a:%é@bus", BusAddressError::Pass),
        ] {
            assert_eq!(text.parse::<BusAddress>(), Err(fault), "{text}");
        }
    }

    #[test]
    fn what_is_secret_is_not_shown() {
        for text in ["nats://me:hidden@bus", "nats://hidden@bus", "tls://hidden:hidden@bus"] {
            let address: BusAddress = text.parse().unwrap();
            assert!(!format!("{address} {address:?}").contains("hidden"), "{text}");
        }
    }
}
