//! Where a server is.

use std::fmt;
use std::str::FromStr;

/// Where a server is: `https://tiles.example/`, `http://192.168.0.7:8080/`, or behind a path of a larger one,
/// `https://example.org/azulejo/`. Without a scheme it is plain HTTP, and a page's own name is left out.
///
/// ```
/// use azulejo_client::Address;
/// let address: Address = "https://tiles.example/online.html".parse()?;
/// assert_eq!(address.to_string(), "https://tiles.example/");
/// assert_eq!("localhost:8080".parse::<Address>()?.to_string(), "http://localhost:8080/");
/// # Ok::<(), azulejo_client::AddressError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Address {
    scheme: Scheme,
    host: String,
    port: u16,
    /// Where everything of the server begins: `/`, or `/azulejo/`.
    base: String,
}

/// How a server is spoken to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Scheme {
    Http,
    Https,
}

impl Scheme {
    const fn usual_port(self) -> u16 {
        match self {
            Scheme::Http => 80,
            Scheme::Https => 443,
        }
    }
}

/// What is wrong with the address of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AddressFault {
    /// It names no host.
    NoHost,
    /// The host has a character that hosts do not have.
    Host {
        /// Which.
        found: char,
    },
    /// What should be the port is no number from 1 to 65535.
    Port,
    /// It is neither one of HTTP nor of HTTPS.
    Scheme,
    /// The path has a character that paths do not have.
    Path {
        /// Which.
        found: char,
    },
}

impl fmt::Display for AddressFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddressFault::NoHost => write!(f, "it names no host"),
            AddressFault::Host { found } => {
                write!(f, "no host has `{}` in its name", found.escape_default())
            }
            AddressFault::Port => write!(f, "a port is a number from 1 to 65535"),
            AddressFault::Scheme => write!(f, "only `http://` and `https://` are spoken here"),
            AddressFault::Path { found } => {
                write!(f, "`{}` can't be in its path", found.escape_default())
            }
        }
    }
}

/// A text that is no address of a server.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{}` is no address of a server: {why}", .given.escape_debug())]
pub struct AddressError {
    /// What was given.
    pub given: String,
    /// Why it is none.
    pub why: AddressFault,
}

impl Address {
    /// Whether nobody on the way can read along.
    pub fn is_secure(&self) -> bool {
        self.scheme == Scheme::Https
    }

    /// The host, as certificates name it.
    pub fn host(&self) -> &str {
        self.host.trim_start_matches('[').trim_end_matches(']')
    }

    /// The port.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Host and port, as a request names them: without the port where it is the usual one.
    pub fn authority(&self) -> String {
        if self.port == self.scheme.usual_port() {
            self.host.clone()
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }

    /// The path of something at this server: of `/api`, `/azulejo/api`.
    pub(crate) fn path(&self, of: &str) -> String {
        format!("{}{}", self.base, of.trim_start_matches('/'))
    }

    /// The address of a line.
    pub(crate) fn line(&self, path: &str) -> String {
        let scheme = if self.is_secure() { "wss" } else { "ws" };
        format!("{scheme}://{}{}", self.authority(), self.path(path))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure() { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.authority(), self.base)
    }
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Address, AddressError> {
        read(text.trim()).map_err(|why| AddressError { given: text.to_owned(), why })
    }
}

fn read(text: &str) -> Result<Address, AddressFault> {
    let (scheme, rest) = match text.split_once("://") {
        None => (Scheme::Http, text),
        Some((scheme, rest)) if scheme.eq_ignore_ascii_case("http") => (Scheme::Http, rest),
        Some((scheme, rest)) if scheme.eq_ignore_ascii_case("https") => (Scheme::Https, rest),
        Some(_) => return Err(AddressFault::Scheme),
    };
    let (place, path) = rest.split_once('/').unwrap_or((rest, ""));
    let (host, port) = host_and_port(place)?;
    let port = port.unwrap_or(scheme.usual_port());
    Ok(Address { scheme, host: host.to_ascii_lowercase(), port, base: base(path)? })
}

fn host_and_port(place: &str) -> Result<(&str, Option<u16>), AddressFault> {
    // The last colon of `[::1]` is none before a port.
    let (host, port) = match place.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
        _ => (place, None),
    };
    if host.is_empty() {
        return Err(AddressFault::NoHost);
    }
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || ".-_[]:".contains(letter);
    if let Some(found) = host.chars().find(|letter| !is_plain(*letter)) {
        return Err(AddressFault::Host { found });
    }
    let number = |port: &str| port.parse().ok().filter(|port| *port > 0).ok_or(AddressFault::Port);
    Ok((host, port.map(number).transpose()?))
}

/// Where everything begins: the folder of a page.
fn base(path: &str) -> Result<String, AddressFault> {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "/-._~%".contains(letter);
    if let Some(found) = path.chars().find(|letter| !is_plain(*letter)) {
        return Err(AddressFault::Path { found });
    }
    let (folders, last) = path.rsplit_once('/').unwrap_or(("", path));
    let is_page = last.contains('.');
    let names = folders.split('/').chain((!is_page).then_some(last));
    let names: Vec<&str> = names.filter(|name| !name.is_empty()).collect();
    Ok(names.iter().fold("/".to_owned(), |base, name| base + name + "/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_written_in_one_way() {
        for (given, expected) in [
            ("http://127.0.0.1:80/", "http://127.0.0.1/"),
            ("127.0.0.1:8080", "http://127.0.0.1:8080/"),
            ("  localhost ", "http://localhost/"),
            ("HTTPS://Tiles.Example", "https://tiles.example/"),
            ("https://tiles.example:443/index.html", "https://tiles.example/"),
            ("https://tiles.example:80", "https://tiles.example:80/"),
            ("http://[::1]:8080/", "http://[::1]:8080/"),
            ("[::1]", "http://[::1]/"),
            ("https://example.org/azulejo/online.html", "https://example.org/azulejo/"),
            ("https://example.org/azulejo", "https://example.org/azulejo/"),
        ] {
            let address: Address = given.parse().unwrap();
            assert_eq!(address.to_string(), expected, "{given}");
            assert_eq!(expected.parse(), Ok(address));
        }
    }

    #[test]
    fn what_is_asked_for_is_below_the_server() {
        let address: Address = "https://example.org/azulejo/".parse().unwrap();
        assert_eq!(address.path("/api"), "/azulejo/api");
        assert_eq!(address.line("/api/live"), "wss://example.org/azulejo/api/live");
        let plain: Address = "[::1]:8080".parse().unwrap();
        assert_eq!((plain.host(), plain.port()), ("::1", 8080));
        assert_eq!(plain.line("/api"), "ws://[::1]:8080/api");
    }

    #[test]
    fn other_addresses_are_refused_with_the_reason() {
        for (address, expected) in [
            ("", AddressFault::NoHost),
            ("http://", AddressFault::NoHost),
            (":80", AddressFault::NoHost),
            ("ann@example.org", AddressFault::Host { found: '@' }),
            ("exam ple.org", AddressFault::Host { found: ' ' }),
            ("example.org\u{1b}", AddressFault::Host { found: '\u{1b}' }),
            ("localhost:", AddressFault::Port),
            ("localhost:http", AddressFault::Port),
            ("localhost:0", AddressFault::Port),
            ("localhost:65536", AddressFault::Port),
            ("ftp://example.org/", AddressFault::Scheme),
            ("http://example.org/?play", AddressFault::Path { found: '?' }),
            ("http://example.org/a b", AddressFault::Path { found: ' ' }),
        ] {
            assert_eq!(address.parse::<Address>().unwrap_err().why, expected, "{address}");
        }
    }
}
