//! A server of our own, for as long as somebody plays.

use super::OnlineArgs;
use crate::commands::serve::advised;
use anyhow::{Context, Result};
use azulejo_client::Address;
use azulejo_server::{Assets, Options, Server, StartError};
use azulejo_tui::game::Keep;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;

/// The port, unless somebody says otherwise.
const PORT: u16 = 8080;

/// A server of our own. It ends when it is dropped.
pub(super) struct Serving {
    address: Address,
    _server: Server,
}

impl Serving {
    /// Serves the page and tables at this machine.
    pub(super) fn start(args: &OnlineArgs, keep: Option<&Keep>) -> Result<Serving> {
        let ip = args.listen.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        let data = folder(args, keep)?;
        let start = |port: u16| {
            let options = Options::at(SocketAddr::new(ip, port)).with_tables(data.clone());
            Server::start(&options, Assets::packed())
        };
        let server = match start(args.port.unwrap_or(PORT)) {
            // Nobody has asked for this one.
            Err(StartError::Taken(_)) if args.port.is_none() => start(0),
            started => started,
        };
        let server = server.map_err(advised)?;
        let place = reachable(server.address());
        let address = format!("http://{place}/").parse().context("the address of this machine")?;
        Ok(Serving { address, _server: server })
    }

    /// Where others reach it.
    pub(super) const fn address(&self) -> &Address {
        &self.address
    }
}

/// Where tables are kept.
fn folder(args: &OnlineArgs, keep: Option<&Keep>) -> Result<PathBuf> {
    let beside = || keep.map(|keep| keep.folder().join("tables"));
    let folder = args.data.clone().or_else(beside);
    folder.context("--host: there is no home to keep tables in; name a folder with --data DIR")
}

/// An address that others in the same network can use: of this machine, if all of them are listened at.
fn reachable(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    SocketAddr::new(own_ip().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)), address.port())
}

/// The address of this machine in its network: the one from which it would speak to others. Nothing is sent.
fn own_ip() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that is kept for examples: the system only looks which way would lead there.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified()).then_some(ip)
}
