//! How a server is set up: by flags, by the environment, and by one file.

use super::text::{List, Listener, Text};
use crate::discreet::Discreet;
use anyhow::{Context, Result, bail};
use azulejo_bus::BusAddress;
use azulejo_search::Level;
use azulejo_server::{
    Keeping, Limits, Network, Options, Origins, Proxies, ProxyHeader, Rate, TlsFiles,
};
use clap::Args;
use clap::builder::{OsStringValueParser, TypedValueParser};
use serde::{Deserialize, Serialize};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

/// Writes what somebody may say ([`Settings`]) and what it comes to ([`Config`]), so that no setting can be in one
/// and not in the other.
macro_rules! settings {
    ($($(#[$about:meta])* $name:ident: $kind:ty = $default:expr,)*) => {
        /// What somebody says about a server, and may leave out.
        #[derive(Args, Deserialize, Clone, Default, Debug)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub(crate) struct Settings {
            $($(#[$about])* pub(crate) $name: Option<$kind>,)*
        }

        /// How a server is set up.
        #[derive(Serialize, Clone, PartialEq, Debug)]
        #[serde(rename_all = "kebab-case")]
        pub(crate) struct Config {
            $(pub(crate) $name: $kind,)*
        }

        impl Settings {
            /// What is not said here is as somebody else says.
            fn or(self, other: Settings) -> Settings {
                Settings { $($name: self.$name.or(other.$name),)* }
            }

            /// What nobody says is as it always is.
            pub(crate) fn complete(self) -> Config {
                Config { $($name: self.$name.unwrap_or($default),)* }
            }
        }
    };
}

settings! {
    /// The port; 0 takes any that is free and tells which [default: 8080]
    #[arg(long, value_name = "N", env = "AZULEJO_PORT")]
    port: u16 = 8080,
    /// The address to listen at; 0.0.0.0 lets the whole network in [default: 127.0.0.1]
    #[arg(long, value_name = "ADDRESS", env = "AZULEJO_HOST")]
    host: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST),
    /// The certificate to speak TLS with, and those after it, as PEM; without it the server speaks plain HTTP
    #[arg(long, value_name = "FILE", env = "AZULEJO_TLS_CERT")]
    tls_cert: PathBuf = PathBuf::new(),
    /// The private key of that certificate, as PEM without a passphrase
    #[arg(long, value_name = "FILE", env = "AZULEJO_TLS_KEY")]
    tls_key: PathBuf = PathBuf::new(),
    /// Keep tables online in this folder; without it the page plays at one device only
    #[arg(long, value_name = "DIR", env = "AZULEJO_DATA", value_parser = folder())]
    data: PathBuf = PathBuf::new(),
    /// Keep them in a database instead, `postgres://user@host/azulejo`, which other servers may share; the password may be
    /// in `AZULEJO_STORE_PASSWORD`
    #[arg(long, value_name = "URL", env = "AZULEJO_STORE", hide_env_values = true)]
    store: Discreet = Discreet::default(),
    /// By what servers that share a store tell each other that something happened: `nats://host:4222`
    #[arg(long, value_name = "URL", env = "AZULEJO_BUS", hide_env_values = true)]
    bus: Discreet = Discreet::default(),
    /// For so many seconds a server that was asked to end goes on, while it says that it is not ready: so that whoever
    /// sends people here learns of it first [default: 0]
    #[arg(long, value_name = "SECONDS", env = "AZULEJO_DRAIN_WAIT")]
    drain_wait: u64 = 0,
    /// Whether public tables are listed and can be founded [default: true]
    #[arg(long, value_name = "BOOL", env = "AZULEJO_LOBBY", num_args = 0..=1)]
    #[arg(default_missing_value = "true", require_equals = true)]
    lobby: bool = true,
    /// How many threads think for bots; with 0, where a store is shared, workers do [default: 1]
    #[arg(long, value_name = "N", env = "AZULEJO_BOTS")]
    bots: usize = 1,
    /// How many of them think at the tables of one host at most [default: 2]
    #[arg(long, value_name = "N", env = "AZULEJO_BOTS_PER_HOST")]
    bots_per_host: usize = 2,
    /// How many finished games are looked back at at once; with 0, where a store is shared, workers do [default: 1]
    #[arg(long, value_name = "N", env = "AZULEJO_ANALYSES")]
    analyses: usize = 1,
    /// The strongest bot that can be had, beginner to master [default: master]
    #[arg(long, value_name = "LEVEL", env = "AZULEJO_BOT_LEVEL_MOST")]
    bot_level_most: Text<Level> = Text(Level::Grandmaster),
    /// Whose pages may ask for something, besides our own: `https://tiles.example,…`
    #[arg(long, value_name = "ORIGINS", env = "AZULEJO_ORIGINS")]
    origins: List<String> = List::default(),
    /// Which proxies before this server are believed when they say for whom they ask: 127.0.0.1,10.0.0.0/8,…
    #[arg(long, value_name = "NETWORKS", env = "AZULEJO_PROXIES")]
    proxies: List<Network> = List::default(),
    /// In which header they say it: x-forwarded-for or forwarded [default: x-forwarded-for]
    #[arg(long, value_name = "NAME", env = "AZULEJO_PROXY_HEADER")]
    proxy_header: Text<HeaderName> = Text(HeaderName(ProxyHeader::XForwardedFor)),
    /// Where health, metrics and `drain` are, or off [default: 127.0.0.1:9180 with --data]
    #[arg(long, value_name = "ADDRESS", env = "AZULEJO_ADMIN")]
    admin: Text<Listener> = Text(Listener(Some(SocketAddr::from(([127, 0, 0, 1], 9180))))),
    /// Let --admin be an address that others can reach [default: false]
    #[arg(long, value_name = "BOOL", env = "AZULEJO_ADMIN_ANYWHERE", num_args = 0..=1)]
    #[arg(default_missing_value = "true", require_equals = true)]
    admin_anywhere: bool = false,
    /// Whether anybody is limited; --limits=false is for measurements [default: true]
    #[arg(long, value_name = "BOOL", env = "AZULEJO_LIMITS", num_args = 0..=1)]
    #[arg(default_missing_value = "true", require_equals = true)]
    limits: bool = true,
    /// Files of the page that one address fetches: so many at once, then so many in a time [default: 3000+200/s]
    #[arg(long, value_name = "RATE", env = "AZULEJO_FILES")]
    files: Text<Rate> = Text(Limits::default().files),
    /// Other requests of one address [default: 300+20/s]
    #[arg(long, value_name = "RATE", env = "AZULEJO_REQUESTS")]
    requests: Text<Rate> = Text(Limits::default().requests),
    /// Tables that one address founds [default: 30+6/min]
    #[arg(long, value_name = "RATE", env = "AZULEJO_FOUNDINGS")]
    foundings: Text<Rate> = Text(Limits::default().foundings),
    /// Short codes that one address tries [default: 10+6/min]
    #[arg(long, value_name = "RATE", env = "AZULEJO_CODES")]
    codes: Text<Rate> = Text(Limits::default().codes),
    /// Short codes that all together try [default: 200+20/s]
    #[arg(long, value_name = "RATE", env = "AZULEJO_ALL_CODES")]
    all_codes: Text<Rate> = Text(Limits::default().all_codes),
    /// Finished games that one address has looked back at [default: 20+20/h]
    #[arg(long, value_name = "RATE", env = "AZULEJO_ANALYSED")]
    analysed: Text<Rate> = Text(Limits::default().analyses),
    /// Sockets that one address opens [default: 120+2/s]
    #[arg(long, value_name = "RATE", env = "AZULEJO_SOCKETS")]
    sockets: Text<Rate> = Text(Limits::default().sockets),
    /// Connections of one address at a time [default: 240]
    #[arg(long, value_name = "N", env = "AZULEJO_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: usize = Limits::default().connections_per_address,
    /// Connections of all together at a time [default: 16000]
    #[arg(long, value_name = "N", env = "AZULEJO_CONNECTIONS")]
    connections: usize = Limits::default().connections,
    /// What is logged: off, error, warn, info, debug, trace, or a part: `warn,azulejo_server=debug` [default: info]
    #[arg(long, value_name = "FILTER", env = "AZULEJO_LOG")]
    log: String = "info".to_owned(),
    /// Log lines of JSON [default: false]
    #[arg(long, value_name = "BOOL", env = "AZULEJO_LOG_JSON", num_args = 0..=1)]
    #[arg(default_missing_value = "true", require_equals = true)]
    log_json: bool = false,
}

/// A folder, or nothing: who is given a variable of the environment by others can take it back by an empty one.
fn folder() -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().map(PathBuf::from)
}

/// The name of a header in which proxies say for whom they ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HeaderName(ProxyHeader);

impl std::str::FromStr for HeaderName {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<HeaderName, &'static str> {
        let named = |header: &ProxyHeader| header.name().eq_ignore_ascii_case(text);
        let header = ProxyHeader::ALL.into_iter().find(named);
        header.map(HeaderName).ok_or("expected x-forwarded-for or forwarded")
    }
}

impl std::fmt::Display for HeaderName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.name())
    }
}

impl Settings {
    /// What flags and environment say, and then the file.
    ///
    /// # Errors
    ///
    /// If the file can't be read; the place is named.
    pub(crate) fn with_file(self, file: Option<&Path>) -> Result<Settings> {
        let in_file = file.map_or(Ok(Settings::default()), read)?;
        Ok(self.or(in_file))
    }
}

impl Config {
    /// As a file that says the same.
    pub(crate) fn to_toml(&self) -> Result<String> {
        Ok(toml::to_string(self)?)
    }

    /// What it means to the server.
    ///
    /// # Errors
    ///
    /// If whoever is not meant to could ask what only whoever runs the server may, or one half of what TLS needs is
    /// missing.
    pub(crate) fn options(&self) -> Result<Options> {
        let mut options = Options::at(SocketAddr::new(self.host, self.port));
        options.store = self.keeping()?;
        options.bus = self.bus()?;
        if options.store.is_some() {
            options.admin = self.admin()?;
        }
        let is_shared = matches!(options.store, Some(Keeping::Postgres(_)));
        if options.bus.is_some() && !is_shared {
            bail!("bus: nobody else uses a folder, so there is nobody to be told; see --store");
        }
        options.tls = self.tls()?;
        options.origins = Origins::of(self.origins.0.clone());
        options.proxies = Proxies::of(self.proxies.0.clone(), self.proxy_header.0.0);
        options.has_lobby = self.lobby;
        let least = usize::from(!is_shared);
        options.bots = self.bots.max(least);
        options.analyses = self.analyses.max(least);
        options.bots_per_host = self.bots_per_host;
        options.bot_level_most = self.bot_level_most.0;
        options.limits = self.limits();
        Ok(options)
    }

    /// Where tables are kept.
    fn keeping(&self) -> Result<Option<Keeping>> {
        match (self.data.as_os_str().is_empty(), self.store.is_empty()) {
            (true, true) => Ok(None),
            (false, true) => Ok(Some(Keeping::Folder(self.data.clone()))),
            (true, false) => Ok(Some(Keeping::Postgres(Box::new(self.store.store()?)))),
            (false, false) => {
                bail!("store: tables are kept in a folder or in a database; choose one")
            }
        }
    }

    fn bus(&self) -> Result<Option<BusAddress>> {
        if self.bus.is_empty() {
            return Ok(None);
        }
        self.bus.bus().map(Some)
    }

    fn tls(&self) -> Result<Option<TlsFiles>> {
        let [certificate, key] = [&self.tls_cert, &self.tls_key].map(Clone::clone);
        match (certificate.as_os_str().is_empty(), key.as_os_str().is_empty()) {
            (true, true) => Ok(None),
            (false, false) => Ok(Some(TlsFiles { certificate, key })),
            (false, true) => {
                bail!("tls-key: the key of the certificate in {} is missing", certificate.display())
            }
            (true, false) => {
                bail!("tls-cert: the certificate for the key in {} is missing", key.display())
            }
        }
    }

    fn admin(&self) -> Result<Option<SocketAddr>> {
        let address = self.admin.0.0;
        if let Some(address) = address
            && !address.ip().is_loopback()
            && !self.admin_anywhere
        {
            bail!(
                "admin: {address} can be reached from other machines, and whoever reaches it can end the server; \
                 say `--admin-anywhere` if a firewall stands before it"
            );
        }
        Ok(address)
    }

    fn limits(&self) -> Limits {
        if !self.limits {
            return Limits::none();
        }
        Limits {
            files: self.files.0,
            requests: self.requests.0,
            foundings: self.foundings.0,
            codes: self.codes.0,
            all_codes: self.all_codes.0,
            analyses: self.analysed.0,
            sockets: self.sockets.0,
            connections_per_address: self.connections_per_address,
            connections: self.connections,
        }
    }
}

fn read(file: &Path) -> Result<Settings> {
    let name = || file.display().to_string();
    let text = std::fs::read_to_string(file).with_context(name)?;
    toml::from_str(&text).with_context(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        settings: Settings,
    }

    fn said(words: &[&str]) -> Settings {
        Line::parse_from(["azulejo"].iter().chain(words)).settings
    }

    fn in_file(text: &str) -> Result<Settings> {
        Ok(toml::from_str(text)?)
    }

    #[test]
    fn the_example_says_every_setting_as_it_always_is() {
        let example = include_str!("../../../../../dist/azulejo.toml");
        let settings = in_file(example).unwrap();
        assert_eq!(settings.complete(), Settings::default().complete());
        let printed = Settings::default().complete().to_toml().unwrap();
        for line in printed.lines() {
            assert!(example.lines().any(|told| told == line), "{line}");
        }
    }

    #[test]
    fn the_page_about_hosting_tells_the_limits_as_they_are() {
        let page = include_str!("../../../../../docs/HOSTING.md");
        let is_limit = |name: &str| {
            name.contains("connections")
                || ["files", "requests", "foundings", "codes", "analysed", "sockets", "all-codes"]
                    .contains(&name)
        };
        let printed = Settings::default().complete().to_toml().unwrap();
        let pairs = printed.lines().filter_map(|line| line.split_once(" = "));
        let limits: Vec<_> = pairs.filter(|(name, _)| is_limit(name)).collect();
        assert_eq!(limits.len(), 9);
        for (name, value) in limits {
            let row = format!("| `{name}` | {} |", value.replace('"', "`"));
            assert!(page.contains(&row), "{row}");
        }
    }

    #[test]
    fn flags_beat_the_file_and_the_file_beats_what_is_always_so() {
        let file = in_file("port = 1\nbots = 3\nproxies = [\"10.0.0.0/8\"]").unwrap();
        let config = said(&["--port", "2", "--lobby=false"]).or(file).complete();
        assert_eq!((config.port, config.bots, config.lobby), (2, 3, false));
        assert_eq!(config.proxies.0.len(), 1);
        assert_eq!(config.connections, Limits::default().connections);
    }

    #[test]
    fn what_is_printed_says_the_same_again() {
        let words = ["--port", "7", "--origins", "https://a.example,https://b.example"];
        let config = said(&words).complete();
        let again = in_file(&config.to_toml().unwrap()).unwrap().complete();
        assert_eq!(again, config);
        assert_eq!(again.origins.0, ["https://a.example", "https://b.example"]);
    }

    #[test]
    fn a_file_with_something_unknown_is_refused_with_the_place() {
        for (text, place) in [
            ("port = 1\nprot = 2", "line 2"),
            ("requests = \"many\"", "line 1"),
            ("bot-level-most = \"god\"", "expected a level"),
            ("port = 70000", "line 1"),
            ("proxies = [\"nowhere\"]", "expected an address"),
        ] {
            let error = in_file(text).unwrap_err().to_string();
            assert!(error.contains(place), "{text}: {error}");
        }
    }

    #[test]
    fn only_whoever_runs_the_server_reaches_its_admin_unless_forced() {
        let with = |words: &[&str]| said(words).complete().options();
        let open = ["--data", "d", "--admin", "0.0.0.0:9180"];
        assert!(with(&open).unwrap_err().to_string().contains("--admin-anywhere"));
        let forced = with(&[&open[..], &["--admin-anywhere"]].concat()).unwrap();
        assert_eq!(forced.admin, Some(SocketAddr::from(([0, 0, 0, 0], 9180))));
        assert_eq!(with(&["--data", "d", "--admin", "off"]).unwrap().admin, None);
        assert_eq!(with(&[]).unwrap().admin, None, "without tables there is nothing to tell");
        let usual = with(&["--data", "d"]).unwrap();
        assert_eq!(usual.admin, Some(SocketAddr::from(([127, 0, 0, 1], 9180))));
    }

    #[test]
    fn tables_are_in_a_folder_or_in_a_database() {
        let with = |words: &[&str]| said(words).complete().options();
        let database = ["--store", "postgres://azulejo@db/azulejo"];
        let store = |words: &[&str]| with(words).unwrap().store;
        assert!(matches!(store(&["--data", "d"]), Some(Keeping::Folder(_))));
        assert!(matches!(store(&database), Some(Keeping::Postgres(_))));
        assert!(store(&["--data", ""]).is_none());
        let nowhere = [&["--data", ""], &database[..]].concat();
        assert!(matches!(store(&nowhere), Some(Keeping::Postgres(_))));
        let refused = |words: &[&str]| format!("{:#}", with(words).unwrap_err());
        let both = [&["--data", "d"], &database[..]].concat();
        assert!(refused(&both).starts_with("store: "), "{}", refused(&both));
        assert!(refused(&["--store", "mysql://x"]).starts_with("store: "));
        assert!(refused(&["--data", "d", "--bus", "nats://bus"]).starts_with("bus: "));
        let bad = [&["--bus", "http://bus"], &database[..]].concat();
        assert!(refused(&bad).starts_with("bus: "), "{}", refused(&bad));
    }

    #[test]
    fn bots_may_be_left_to_workers_where_there_can_be_some() {
        let bots = |words: &[&str]| {
            let options = said(words).complete().options().unwrap();
            (options.bots, options.analyses)
        };
        let none = ["--bots", "0", "--analyses", "0"];
        let database = ["--store", "postgres://azulejo@db/azulejo"];
        assert_eq!(bots(&[&none[..], &["--data", "d"]].concat()), (1, 1));
        assert_eq!(bots(&[&none[..], &database[..]].concat()), (0, 0));
    }

    #[test]
    fn tls_takes_a_certificate_and_a_key() {
        let with = |words: &[&str]| said(words).complete().options();
        assert_eq!(with(&[]).unwrap().tls, None);
        let files = TlsFiles { certificate: "c.pem".into(), key: "k.pem".into() };
        let both = with(&["--tls-cert", "c.pem", "--tls-key", "k.pem"]).unwrap();
        assert_eq!(both.tls, Some(files));
        for (words, missing) in
            [(["--tls-cert", "c.pem"], "tls-key: "), (["--tls-key", "k.pem"], "tls-cert: ")]
        {
            let error = with(&words).unwrap_err().to_string();
            assert!(error.starts_with(missing), "{error}");
        }
    }

    #[test]
    fn limits_can_be_taken_away_for_measurements() {
        let options = said(&["--limits=false"]).complete().options().unwrap();
        assert_eq!(options.limits, Limits::none());
        let options = said(&["--codes", "1+1/h"]).complete().options().unwrap();
        assert_eq!(options.limits.codes, "1+1/h".parse().unwrap());
    }
}
