//! A match whose games are played on many machines.
//!
//! Whoever has the match ([`host`]) calls it out over the bus, about once a second. A worker with a free thread
//! ([`Hands`]) asks it for a game, plays it, shows now and then that it is still there, and tells how it went. A game whose
//! worker falls silent is given to somebody else; the first telling of a game counts, and only if it can have happened.
//!
//! The bus carries nothing that is run: engines are those of this program, or programs that a worker was started with and
//! that the match knows by name.

mod board;
mod hands;
mod host;
mod telling;
mod tools;
mod words;

pub(crate) use azulejo_bus::work::WorkId as Id;
pub(crate) use hands::Hands;
pub(crate) use host::{Host, spread};
pub(crate) use tools::{Tool, Tools};
