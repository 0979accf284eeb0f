//! What the command line says about tables of a server.

use super::clock::ClockText;
use anyhow::{Context, Result, bail};
use azulejo_client::{Address, Way};
use azulejo_protocol::{ChatScope, Key, PersonName, Place};
use azulejo_tui::online::{Errand, Want};
use clap::{ArgGroup, Args, ValueEnum};
use std::net::IpAddr;
use std::path::PathBuf;

/// What is about tables of a server.
#[derive(Args, Debug, Clone)]
#[command(next_help_heading = "Tables online")]
#[command(group = ArgGroup::new("table").args(["join", "host"]))]
pub(crate) struct OnlineArgs {
    /// Join a table of a server: the link somebody sent you, or the server's address with --code
    ///
    /// The link is the one that browsers have: `https://tiles.example/online.html#t/…`. Who was there before has the same
    /// seat again.
    #[arg(long, value_name = "LINK", conflicts_with_all = ["host", "resume", "new", "replay", "rules", "seats", "first", "seed", "pause"])]
    pub(crate) join: Option<Way>,
    /// The short code of the table, where --join names only the server
    #[arg(long, value_name = "CODE", requires = "join", value_parser = code)]
    pub(crate) code: Option<Key>,
    /// Only watch
    #[arg(long, requires = "join")]
    pub(crate) watch: bool,
    /// What you are called there
    #[arg(long, value_name = "NAME", requires = "table", value_parser = name)]
    pub(crate) name: Option<PersonName>,
    /// Set up a table for others, at a server or, without its address, served by this very program
    ///
    /// The link, a short code and a QR code are printed and stand in the waiting room. --seat bot:hard seats bots, other
    /// seats are open. Served by this program, the table can be reached from the same network for as long as it runs.
    #[arg(long, value_name = "SERVER", num_args = 0..=1, conflicts_with_all = ["resume", "new", "replay", "seed"])]
    pub(crate) host: Option<Option<Address>>,
    /// With --host here: the port; 0 takes any that is free [default: 8080, or any if that is taken]
    #[arg(long, value_name = "N", requires = "host")]
    pub(crate) port: Option<u16>,
    /// With --host here: the address to listen at; 127.0.0.1 keeps others out [default: all of this machine]
    #[arg(long, value_name = "ADDRESS", requires = "host")]
    pub(crate) listen: Option<IpAddr>,
    /// With --host here: keep tables in this folder [default: beside the games]
    #[arg(long, value_name = "DIR", requires = "host")]
    pub(crate) data: Option<PathBuf>,
    /// With --host: how long people may think: 5+20 is minutes and seconds a move, 12h or 3d is for each move, or none
    /// [default: 5+20]
    #[arg(long, value_name = "TIME", requires = "host")]
    pub(crate) clock: Option<ClockText>,
    /// With --host: list the table, so that anybody may sit down or watch
    #[arg(long, requires = "host")]
    pub(crate) public: bool,
    /// With --host: what may be said [default: presets]
    #[arg(long, value_enum, value_name = "WHAT", requires = "host")]
    pub(crate) talk: Option<Talk>,
}

/// What may be said at a table.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Talk {
    /// Nothing
    Off,
    /// Set phrases that everybody reads in their own language
    Presets,
    /// Whatever somebody writes
    Free,
}

impl Talk {
    pub(super) const fn scope(self) -> ChatScope {
        match self {
            Talk::Off => ChatScope::Off,
            Talk::Presets => ChatScope::Presets,
            Talk::Free => ChatScope::Free,
        }
    }
}

impl OnlineArgs {
    /// Whether a table of a server is wanted.
    pub(crate) const fn is_wanted(&self) -> bool {
        self.join.is_some() || self.host.is_some()
    }

    /// The server at which a table is set up, if it is another one.
    pub(super) fn server(&self) -> Result<Option<&Address>> {
        let server = self.host.as_ref().and_then(Option::as_ref);
        let here = [
            ("--port", self.port.is_some()),
            ("--listen", self.listen.is_some()),
            ("--data", self.data.is_some()),
        ];
        match (server, here.into_iter().find(|(_, is_said)| *is_said)) {
            (Some(server), Some((flag, _))) => {
                bail!("{flag}: the table is set up at {server}, and nothing is served here")
            }
            (server, _) => Ok(server),
        }
    }

    /// The way to the table of a link, or of a server and a code.
    pub(super) fn joining(&self, way: Way) -> Result<Errand> {
        let want = match (way.place, &self.code) {
            (Some(_), Some(_)) => bail!("--code: the link names its table already"),
            (Some(Place::Game { .. }), None) => {
                bail!("--join: the link leads to a finished game, not to a table")
            }
            (Some(place), None) => Want::Place(place),
            (None, code) => {
                let code = code.clone().context(
                    "--join: this is a server without a table; give the whole link, or --code CODE",
                )?;
                Want::Code(code)
            }
        };
        Ok(Errand { server: way.server, want, watches: self.watch, name: self.name.clone() })
    }
}

/// Codes are told and typed, in capital letters, too.
fn code(text: &str) -> Result<Key, String> {
    let plain: String = text.chars().filter(|letter| !matches!(letter, ' ' | '-')).collect();
    plain.to_lowercase().parse().map_err(|error| format!("{error}"))
}

fn name(text: &str) -> Result<PersonName, String> {
    PersonName::tidy(text).map_err(|error| format!("{error}"))
}
