//! A match whose games are played on many machines.
//!
//! Whoever has the match ([`host`]) calls it out over the bus, about once a second. A worker with a free thread
//! ([`Hands`]) asks it for a game, plays it, shows now and then that it is still there, and tells how it went. A game whose
//! worker falls silent is given to somebody else; the first telling of a game counts, and only if it can have happened.
//!
//! The bus carries nothing that is run: engines are those of this program, or programs that a worker was started with and
//! that the match knows by name.

mod board;
mod desk;
mod hands;
mod host;
mod id;
mod telling;
mod tools;
mod words;

pub(crate) use hands::Hands;
pub(crate) use host::{Host, spread};
pub(crate) use id::Id;
pub(crate) use tools::{Tool, Tools};

use std::time::Duration;

/// A match is called out so often, and a worker shows so often that it is there.
const BEAT: Duration = Duration::from_secs(1);

/// Whoever has not been heard for so long has lost its game.
const SILENCE: Duration = Duration::from_secs(5);

/// A match that has not been heard for so long, though the bus is there, is gone.
const LOST: Duration = Duration::from_secs(10);

/// So long an answer is waited for.
const ANSWER: Duration = Duration::from_secs(2);
