//! How a server is set up.

use crate::deadlines::Deadlines;
use crate::limits::Limits;
use crate::origins::Origins;
use crate::proxies::Proxies;
use crate::tls::TlsFiles;
use azulejo_bus::BusAddress;
use azulejo_search::Level;
use azulejo_store::PostgresUrl;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Where tables are kept.
#[derive(Clone, Debug)]
pub enum Keeping {
    /// In a folder that this process has for itself.
    Folder(PathBuf),
    /// In a database that others may use, too.
    Postgres(Box<PostgresUrl>),
}

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where whoever runs it may ask how it is; nobody else should get there.
    pub admin: Option<SocketAddr>,
    /// The certificate with which it speaks TLS; without it, it speaks plainly, or a proxy before it does so.
    pub tls: Option<TlsFiles>,
    /// Where it keeps tables; without it only the page is served, which plays at one device.
    pub store: Option<Keeping>,
    /// What others who share the store are told by.
    pub bus: Option<BusAddress>,
    /// Whose pages may ask it for something, besides its own.
    pub origins: Origins,
    /// Who may say where somebody comes from.
    pub proxies: Proxies,
    /// Whether public tables are listed, and can be founded.
    pub has_lobby: bool,
    /// How many threads think for bots; with none, where the store is shared, others do it.
    pub bots: usize,
    /// How many of them think at the tables of one host at most.
    pub bots_per_host: usize,
    /// How many finished games are looked back at at once.
    pub analyses: usize,
    /// The strongest bot that can be had.
    pub bot_level_most: Level,
    /// How much everybody may have.
    pub limits: Limits,
    /// How long others are waited for.
    pub deadlines: Deadlines,
}

impl Options {
    /// Only the page, at this address.
    pub fn at(address: SocketAddr) -> Options {
        Options {
            address,
            admin: None,
            tls: None,
            store: None,
            bus: None,
            origins: Origins::default(),
            proxies: Proxies::default(),
            has_lobby: true,
            bots: 1,
            bots_per_host: 2,
            analyses: 1,
            bot_level_most: Level::Grandmaster,
            limits: Limits::default(),
            deadlines: Deadlines::default(),
        }
    }

    /// With tables, which are kept in this folder.
    #[must_use]
    pub fn with_tables(self, folder: PathBuf) -> Options {
        Options { store: Some(Keeping::Folder(folder)), ..self }
    }
}
