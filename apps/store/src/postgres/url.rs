//! Where a database is, as people write it.

mod error;
mod mode;

pub use error::UrlError;
pub use mode::TlsMode;

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, TargetSessionAttrs};

/// Where a database is and how it is reached: `postgres://user:password@host:port/database?sslmode=…`. It may name
/// several hosts, of which the one is used that can be written to.
///
/// It is shown without user and password.
#[derive(Clone)]
pub struct PostgresUrl {
    pub(super) config: Box<Config>,
    pub(super) tls: TlsMode,
    pub(super) roots: Option<PathBuf>,
}

/// What may stand behind the `?`. Timeouts are not among them: they belong together, and are set elsewhere.
const PARAMETERS: [&str; 10] = [
    "application_name",
    "dbname",
    "host",
    "options",
    "password",
    "port",
    "sslmode",
    "sslrootcert",
    "target_session_attrs",
    "user",
];

impl PostgresUrl {
    /// Whether it says this of itself: anything else may be a folder.
    pub fn is_meant(text: &str) -> bool {
        ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme))
    }

    /// The same, with this password if it has none.
    #[must_use]
    pub fn with_password(mut self, password: &str) -> PostgresUrl {
        if self.config.get_password().is_none() {
            self.config.password(password);
        }
        self
    }

    /// Where it leads.
    pub fn place(&self) -> PostgresPlace {
        PostgresPlace(self.to_string().into())
    }

    /// How much the connection is protected.
    pub const fn tls(&self) -> TlsMode {
        self.tls
    }
}

impl FromStr for PostgresUrl {
    type Err = UrlError;

    fn from_str(text: &str) -> Result<PostgresUrl, UrlError> {
        if !PostgresUrl::is_meant(text) {
            return Err(UrlError::Scheme);
        }
        // A password may hold a question mark.
        let begin = text.find('@').unwrap_or_default();
        let (place, parameters) = match text[begin..].find('?') {
            Some(mark) => (&text[..begin + mark], &text[begin + mark + 1..]),
            None => (text, ""),
        };
        let ours = Parameters::read(parameters)?;
        let config: Config = format!("{place}?{}", ours.others).parse().map_err(malformed)?;
        complete(PostgresUrl { config: Box::new(config), tls: ours.tls, roots: ours.roots })
    }
}

/// Whatever may be missing is told, and what follows from the rest is set.
fn complete(mut url: PostgresUrl) -> Result<PostgresUrl, UrlError> {
    let hosts = url.config.get_hosts();
    if hosts.is_empty() {
        return Err(UrlError::NoHost);
    }
    if hosts.iter().any(|host| matches!(host, Host::Tcp(name) if name.contains('@'))) {
        return Err(UrlError::At);
    }
    if url.config.get_dbname().is_none() {
        return Err(UrlError::NoDatabase);
    }
    if hosts.len() > 1 {
        url.config.target_session_attrs(TargetSessionAttrs::ReadWrite);
    }
    url.config.ssl_mode(url.tls.ssl_mode());
    Ok(url)
}

/// The parameters of a URL.
struct Parameters {
    tls: TlsMode,
    roots: Option<PathBuf>,
    /// Those that the driver reads.
    others: String,
}

impl Parameters {
    fn read(text: &str) -> Result<Parameters, UrlError> {
        let mut read = Parameters { tls: TlsMode::Prefer, roots: None, others: String::new() };
        for parameter in text.split('&').filter(|parameter| !parameter.is_empty()) {
            let (name, value) = parameter
                .split_once('=')
                .ok_or_else(|| UrlError::NoValue { name: parameter.to_owned() })?;
            match name {
                "sslmode" => read.tls = mode(value)?,
                "sslrootcert" => read.roots = Some(decoded(value)?.into()),
                _ if PARAMETERS.contains(&name) => {
                    read.others.push_str(parameter);
                    read.others.push('&');
                }
                _ => return Err(UrlError::Parameter { name: name.to_owned() }),
            }
        }
        Ok(read)
    }
}

fn mode(text: &str) -> Result<TlsMode, UrlError> {
    let found = TlsMode::ALL.into_iter().find(|mode| mode.name() == text);
    found.ok_or_else(|| UrlError::Mode { found: text.to_owned() })
}

/// Undoes `%2F` and the like.
fn decoded(text: &str) -> Result<String, UrlError> {
    let not_text = || UrlError::Malformed { reason: "a `%` does not lead to a text".to_owned() };
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes().iter();
    while let Some(&byte) = rest.next() {
        let digit = |it: Option<&u8>| it.and_then(|&digit| char::from(digit).to_digit(16));
        bytes.push(match byte {
            b'%' => match (digit(rest.next()), digit(rest.next())) {
                (Some(high), Some(low)) => (high * 16 + low) as u8,
                _ => return Err(not_text()),
            },
            byte => byte,
        });
    }
    String::from_utf8(bytes).map_err(|_| not_text())
}

/// The driver names the parameter, and never its value.
fn malformed(error: tokio_postgres::Error) -> UrlError {
    let reason = error.into_source().map(|source| source.to_string());
    UrlError::Malformed { reason: reason.unwrap_or_default() }
}

/// Where a database is: `host:port/database`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PostgresPlace(Box<str>);

impl fmt::Display for PostgresPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// `host:port/database`.
impl fmt::Display for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ports = self.config.get_ports();
        for (place, host) in self.config.get_hosts().iter().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            // One port may stand for all hosts.
            let port = ports.get(place).or(ports.first()).copied().unwrap_or(5432);
            match host {
                Host::Tcp(name) if name.contains(':') => write!(f, "{comma}[{name}]:{port}")?,
                Host::Tcp(name) => write!(f, "{comma}{name}:{port}")?,
                #[cfg(unix)]
                Host::Unix(path) => write!(f, "{comma}{}:{port}", path.display())?,
            }
        }
        write!(f, "/{}", self.config.get_dbname().unwrap_or_default())
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresUrl({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<PostgresUrl, UrlError> {
        text.parse()
    }

    #[test]
    fn a_url_tells_where_and_never_with_which_password() {
        let urls = [
            ("postgres://anna:hush@db.example/azulejo", "db.example:5432/azulejo"),
            ("postgresql://anna:hush@[::1]:7/azulejo?sslmode=require", "[::1]:7/azulejo"),
            ("postgres://anna:hu?sh@one:1,two:2/azulejo", "one:1,two:2/azulejo"),
            (
                "postgres:///azulejo?host=%2Frun%2Fpg&user=anna&password=hush",
                "/run/pg:5432/azulejo",
            ),
        ];
        for (text, place) in urls {
            let url = read(text).unwrap();
            assert_eq!(url.to_string(), place);
            assert!(!format!("{url:?}").contains("hu"), "{url:?}");
            assert!(url.config.get_password().is_some());
        }
    }

    #[test]
    fn what_tls_is_for_is_read() {
        let mode = |text: &str| read(&format!("postgres://h/d{text}")).unwrap().tls();
        assert_eq!(mode(""), TlsMode::Prefer);
        for each in TlsMode::ALL {
            assert_eq!(mode(&format!("?sslmode={}", each.name())), each);
        }
        let url = read("postgres://h/d?sslrootcert=%2Fa%20b&sslmode=verify-full").unwrap();
        assert_eq!(url.roots, Some("/a b".into()));
    }

    #[test]
    fn a_password_is_added_where_there_is_none() {
        let with =
            |text| read(text).unwrap().with_password("late").config.get_password().map(Vec::from);
        assert_eq!(with("postgres://anna@h/d"), Some(b"late".to_vec()));
        assert_eq!(with("postgres://anna:hush@h/d"), Some(b"hush".to_vec()));
    }

    #[test]
    fn bad_urls_are_refused_by_name() {
        let name = |name: &str| name.to_owned();
        let refused = [
            ("/var/lib/azulejo", UrlError::Scheme),
            ("mysql://anna:hush@h/d", UrlError::Scheme),
            ("postgres:///d", UrlError::NoHost),
            ("postgres://anna:hush@h", UrlError::NoDatabase),
            ("postgres://anna:hu@sh@h/d", UrlError::At),
            ("postgres://h/d?sslmode=hard", UrlError::Mode { found: name("hard") }),
            ("postgres://h/d?sslcert=x", UrlError::Parameter { name: name("sslcert") }),
            ("postgres://h/d?sslmode", UrlError::NoValue { name: name("sslmode") }),
        ];
        for (text, error) in refused {
            assert_eq!(read(text).unwrap_err(), error, "{text}");
            assert!(!error.to_string().contains("hush"));
        }
        for text in ["postgres://anna:hush@h:hush/d", "postgres://h/d?sslrootcert=%zz"] {
            let told = read(text).unwrap_err();
            assert!(matches!(told, UrlError::Malformed { .. }), "{told}");
            assert!(!told.to_string().contains("hush"), "{told}");
        }
    }
}
