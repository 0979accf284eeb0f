//! A guest at the page.

use crate::browser::Browser;
use crate::options::Options;
use crate::profile::Profile;
use anyhow::{Context, Result, ensure};
use azulejo_server::{Asset, Assets, Server};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// A server, or the way to one, and a browser that looks at its page.
pub struct Visit {
    /// What the guest acts with. Closed before its memory is removed.
    pub browser: Browser,
    _profile: Profile,
    server: Option<Server>,
    address: SocketAddr,
}

impl Visit {
    /// The start of a first visit: the page is open and ready.
    ///
    /// # Errors
    /// When the page was not built, or does not become usable.
    pub fn begin(options: &Options) -> Result<Visit> {
        let server = serve()?;
        let mut visit = Visit::at(server.address(), options)?;
        visit.server = Some(server);
        visit.open("")?;
        Ok(visit)
    }

    /// A first visit to a server that others visit, too. No page is open yet.
    ///
    /// # Errors
    /// When the browser does not start.
    pub fn at(address: SocketAddr, options: &Options) -> Result<Visit> {
        let profile = Profile::fresh()?;
        let browser = Browser::open(&profile, options)?;
        Ok(Visit { browser, _profile: profile, server: None, address })
    }

    /// Opens the page anew, at a place in it such as `#rules`, and waits until it is usable.
    ///
    /// # Errors
    /// When it does not become usable.
    pub fn open(&self, place: &str) -> Result<()> {
        self.browser.go(&self.address(place))?;
        self.wait_until_usable()
    }

    /// Loads the page again and waits until it is usable.
    ///
    /// # Errors
    /// When it does not become usable.
    pub fn reload(&self) -> Result<()> {
        self.browser.reload()?;
        self.wait_until_usable()
    }

    /// The address of a place in the page.
    pub fn address(&self, place: &str) -> String {
        format!("http://{}/{place}", self.address)
    }

    /// Waits until everything is kept for a visit without a network.
    ///
    /// # Errors
    /// When that does not happen.
    pub fn wait_until_kept(&self) -> Result<()> {
        self.browser.wait_until("the service worker", "navigator.serviceWorker.controller")
    }

    /// Ends the server and all its connections.
    pub fn stop_server(&mut self) {
        self.server = None;
    }

    /// The program marks the moment when it can be used.
    fn wait_until_usable(&self) -> Result<()> {
        let mark = "performance.getEntriesByName('azulejo-usable').length";
        self.browser.wait_until("the page", mark).with_context(|| {
            let faults = self.browser.faults().unwrap_or_default();
            format!("the page does not become usable; it says: {faults:?}")
        })
    }
}

/// A server with the packed page on a free port.
///
/// # Errors
/// When the page was not packed into this program.
pub fn serve() -> Result<Server> {
    serve_altered(ANYWHERE, |name, asset| Some((name, asset)))
}

/// A free port of this machine.
pub const ANYWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

/// A server with the packed page at an address, its files altered, renamed or left out.
///
/// # Errors
/// When the page was not packed into this program.
pub fn serve_altered(
    address: SocketAddr,
    alter: impl Fn(String, Asset) -> Option<(String, Asset)>,
) -> Result<Server> {
    let files = packed()?.into_iter().filter_map(|(name, asset)| alter(name, asset));
    Ok(Server::start(&azulejo_server::Options::at(address), files.collect())?)
}

/// The packed page.
///
/// # Errors
/// When it was not packed into this program.
pub(crate) fn packed() -> Result<Assets> {
    let assets = Assets::packed();
    ensure!(!assets.is_empty(), "the page is not built; `cargo xtask browser` builds it");
    Ok(assets)
}
