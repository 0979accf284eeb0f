//! A server with tables, for several guests at once.

use crate::folder::Folder;
use crate::visit::packed;
use anyhow::{Context, Result};
use azulejo_server::{Deadlines, Limits, Options, Server};
use std::net::SocketAddr;
use std::time::Duration;

/// Longer than any test lasts.
const SILENCE: Duration = Duration::from_secs(3_600);

/// A server with tables that are kept in a folder of its own; both go when it is dropped.
pub struct Online {
    /// Ended before its folder is removed.
    server: Option<Server>,
    folder: Folder,
    address: SocketAddr,
}

impl Online {
    /// Opens it on a free port. All guests of a test come from one address and are quicker than people, so there are no
    /// limits by address; and who needs no browser hears nothing while a browser is looked at, so nobody is taken for
    /// gone as long as their line is open. Everything else is as anybody gets it who hosts tables.
    ///
    /// # Errors
    /// When the page was not packed into this program, or the tables can't be opened.
    pub fn open() -> Result<Online> {
        let folder = Folder::fresh("tables")?;
        let server = serve(&folder, SocketAddr::from(([127, 0, 0, 1], 0)))?;
        Ok(Online { address: server.address(), server: Some(server), folder })
    }

    /// Where it listens, also after it was started again.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends it and starts it again, at the same address and with the same tables.
    ///
    /// # Errors
    /// When it does not start.
    pub fn restart(&mut self) -> Result<()> {
        // Before the next one, as the folder has one master.
        self.server = None;
        let server = serve(&self.folder, self.address).context("starting the server again")?;
        self.server = Some(server);
        Ok(())
    }
}

fn serve(folder: &Folder, address: SocketAddr) -> Result<Server> {
    let options = Options::at(address).with_tables(folder.path().to_owned());
    let deadlines = Deadlines { silence: SILENCE, ..Deadlines::default() };
    Ok(Server::start(&Options { limits: Limits::none(), deadlines, ..options }, packed()?)?)
}
