//! Matches between engines: the outside world of `azulejo-arena`.
//!
//! [`Entry`] is an engine as the command line names it, [`Contender`] one that plays, in this
//! program ([`builtin`]) or behind two pipes ([`process`]). [`Contest`] plays the games on several
//! threads, [`spread()`] on several machines; [`Journal`] and [`Records`] keep them.

mod builtin;
mod columns;
mod contender;
mod contest;
mod entry;
mod figures;
mod journal;
mod ledger;
mod lineup;
mod process;
mod records;
mod split;
mod spread;
mod stop;
mod summary;
mod table;

use contender::Contender;
pub(crate) use contender::Patience;
pub(crate) use contest::{Contest, Finished, Next};
pub(crate) use entry::{Engine, Entry, EntryText, Pace};
pub(crate) use figures::elo;
pub(crate) use journal::Journal;
pub(crate) use ledger::Ledger;
pub(crate) use lineup::Lineup;
pub(crate) use records::Records;
pub(crate) use spread::{Hands, Host, Id, Tool, Tools, spread};
use stop::Stop;
pub(crate) use summary::Summary;
pub(crate) use table::write_summary;
