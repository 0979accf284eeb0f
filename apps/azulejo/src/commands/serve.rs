//! `azulejo serve`: the game in the browser, from this program.

mod config;
pub(super) mod log;
mod text;

pub(crate) use config::{Config, Settings};
pub(crate) use text::{Listener, Text};

use crate::browser;
use crate::cli::Serve;
use anyhow::{Error, Result, anyhow};
use azulejo_server::{Assets, Interruption, Options, Server, StartError};
use std::io::Write;
use std::net::SocketAddr;
use std::time::Duration;

pub(super) fn run(args: &Serve, out: &mut dyn Write) -> Result<()> {
    let settings = args.settings.clone().with_file(args.config.as_deref())?;
    let is_admin_chosen = settings.admin.is_some();
    let config = settings.complete();
    if args.print_config {
        return Ok(out.write_all(config.to_toml()?.as_bytes())?);
    }
    log::start(&config.log, config.log_json)?;
    let options = config.options()?;
    if args.check_config {
        return Ok(());
    }
    // Whoever only plays at this device has no use for a log.
    let is_online = options.store.is_some();
    let server = start(&options, is_admin_chosen)?;
    let interruption = Interruption::of(&server)?;
    if is_online {
        tracing::info!(address = %server.address(), admin = ?server.admin_address(), "serving");
    }
    let page = page(&options, server.address());
    writeln!(out, "Azulejo is at {page} until you press Ctrl-C")?;
    if Assets::packed().is_empty() {
        writeln!(out, "The page is not in this program: run `cargo xtask web` and build it again")?;
    }
    if args.open && !browser::open(&page) {
        writeln!(out, "No browser was found to be opened: open that address in yours")?;
    }
    out.flush()?;
    interruption.wait();
    server.announce_end();
    std::thread::sleep(Duration::from_secs(config.drain_wait));
    drop(server);
    if is_online {
        tracing::info!("ended");
    }
    Ok(())
}

/// Starts a server. Where nobody has chosen the second address, another server on the same machine may have it.
fn start(options: &Options, is_admin_chosen: bool) -> Result<Server> {
    match Server::start(options, Assets::packed()) {
        Err(StartError::Taken(address)) if Some(address) == options.admin => {
            let advice = "choose another address with `--admin ADDRESS`, or `--admin off`";
            if is_admin_chosen {
                return Err(anyhow!("another program listens at {address}; {advice}"));
            }
            tracing::warn!(%address, "no health and no metrics: another program listens there; {advice}");
            Server::start(&Options { admin: None, ..options.clone() }, Assets::packed())
        }
        started => started,
    }
    .map_err(advised)
}

/// What to type into a browser on this machine.
fn page(options: &Options, address: SocketAddr) -> String {
    let scheme = if options.tls.is_some() { "https" } else { "http" };
    match address.ip() {
        // No browser goes to "any address"; this machine is one of them.
        ip if ip.is_unspecified() => format!("{scheme}://localhost:{}/", address.port()),
        _ => format!("{scheme}://{address}/"),
    }
}

/// The reason, and what can be done about it.
pub(super) fn advised(error: StartError) -> Error {
    let advice = match error {
        StartError::Taken(_) => {
            "choose another port with `--port N`, or `--port 0` for any that is free"
        }
        StartError::NotAllowed(_) => "choose a port above 1023 with `--port N`",
        StartError::NoSuchAddress(_) => {
            "`--host 127.0.0.1` is this machine alone, `--host 0.0.0.0` all of its addresses"
        }
        _ => return error.into(),
    };
    anyhow!("{error}; {advice}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_server::TlsFiles;

    #[test]
    fn the_page_has_an_address_that_a_browser_understands() {
        for (address, expected) in [
            ("127.0.0.1:8080", "http://127.0.0.1:8080/"),
            ("0.0.0.0:8080", "http://localhost:8080/"),
            ("[::]:80", "http://localhost:80/"),
            ("[::1]:80", "http://[::1]:80/"),
        ] {
            let address = address.parse().unwrap();
            let mut options = Options::at(address);
            assert_eq!(page(&options, address), expected);
            options.tls = Some(TlsFiles { certificate: "c.pem".into(), key: "k.pem".into() });
            assert_eq!(page(&options, address), expected.replace("http", "https"));
        }
    }
}
