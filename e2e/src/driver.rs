//! The browser's driver: a program that takes commands over HTTP.

use anyhow::{Context, Result};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

const PROGRAM: &str = "chromedriver";

/// A running driver; ended when it is dropped.
pub(crate) struct Driver {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Driver {
    /// Starts a driver on a free port. On a busy machine one ends now and then before it listens; then another one is
    /// started.
    pub(crate) fn start() -> Result<Driver> {
        const TRIES: u32 = 5;
        let mut started = Driver::start_once();
        for _ in 1..TRIES {
            if started.is_ok() {
                break;
            }
            started = Driver::start_once();
        }
        started
    }

    fn start_once() -> Result<Driver> {
        let mut command = Command::new(PROGRAM);
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().with_context(|| {
            format!("`{PROGRAM}` does not start; `cargo xtask browser` tells what is missing")
        })?;
        let lines =
            BufReader::new(child.stdout.take().context("the driver has an output")?).lines();
        let mut said = Vec::new();
        let port = lines.map_while(Result::ok).find_map(|line| {
            let port = port_in(&line);
            said.push(line);
            port
        });
        let port = port.with_context(|| {
            format!("the driver ended before it told its port; it said: {}", said.join(" / "))
        })?;
        Ok(Driver { child, address: SocketAddr::from(([127, 0, 0, 1], port)) })
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The port in `ChromeDriver was started successfully on port 12345.`
fn port_in(line: &str) -> Option<u16> {
    let after = line.split_once("started successfully on port ")?.1;
    after.trim_end_matches(['.', '\r']).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_told_once_the_driver_listens() {
        assert_eq!(port_in("Starting ChromeDriver 156.0 (abc) on port 0"), None);
        assert_eq!(port_in("ChromeDriver was started successfully on port 35469."), Some(35469));
    }
}
