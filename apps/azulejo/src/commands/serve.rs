//! `azulejo serve`: the game in the browser, from this program.

use crate::browser;
use crate::cli::Serve;
use anyhow::{Error, Result, anyhow};
use azulejo_server::{Assets, Interruption, Server, StartError};
use std::io::Write;
use std::net::{IpAddr, SocketAddr};

pub(super) fn run(args: &Serve, out: &mut dyn Write) -> Result<()> {
    let assets = Assets::packed();
    let is_built = !assets.is_empty();
    let server = Server::start(SocketAddr::new(args.host, args.port), assets).map_err(advised)?;
    let interruption = Interruption::of(&server)?;
    let page = page(server.address());
    writeln!(out, "Azulejo is at {page} until you press Ctrl-C")?;
    if !is_built {
        writeln!(out, "The page is not in this program: run `cargo xtask web` and build it again")?;
    }
    if args.open && !browser::open(&page) {
        writeln!(out, "No browser was found to be opened: open that address in yours")?;
    }
    out.flush()?;
    interruption.wait();
    Ok(())
}

/// What to type into a browser on this machine.
fn page(address: SocketAddr) -> String {
    match address.ip() {
        // No browser goes to "any address"; this machine is one of them.
        IpAddr::V4(ip) if ip.is_unspecified() => format!("http://localhost:{}/", address.port()),
        IpAddr::V6(ip) if ip.is_unspecified() => format!("http://localhost:{}/", address.port()),
        _ => format!("http://{address}/"),
    }
}

/// The reason, and what can be done about it.
fn advised(error: StartError) -> Error {
    let advice = match error {
        StartError::Taken(_) => {
            "choose another port with `--port N`, or `--port 0` for any that is free"
        }
        StartError::NotAllowed(_) => "choose a port above 1023 with `--port N`",
        StartError::NoSuchAddress(_) => {
            "`--host 127.0.0.1` is this machine alone, `--host 0.0.0.0` all of its addresses"
        }
        StartError::Other(_) => return error.into(),
    };
    anyhow!("{error}; {advice}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_an_address_that_a_browser_understands() {
        for (address, expected) in [
            ("127.0.0.1:8080", "http://127.0.0.1:8080/"),
            ("0.0.0.0:8080", "http://localhost:8080/"),
            ("[::]:80", "http://localhost:80/"),
            ("[::1]:80", "http://[::1]:80/"),
        ] {
            assert_eq!(page(address.parse().unwrap()), expected);
        }
    }
}
