//! What is kept of tables, and who keeps it.

mod shared;

pub use shared::{Analysis, Elsewhere, Here, LEASE, Leased, NodeId, WorkAsk};

use azulejo_protocol::{GuestId, KeyHash, Millis, TableId};
use azulejo_room::{Card, Entry, NewSecret, Secrets};
use std::fmt;
use std::pin::Pin;

/// What will be there later.
pub type Pending<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Keeps tables. A table belongs to no process: whoever loads it may go on with it, and what was written in
/// between shows as a [conflict](WriteError::Conflict).
///
/// A store can be asked by many at once. What it answers is durable: once an append is answered with success,
/// it survives a crash of the process and of the machine.
pub trait Store: Send + Sync + 'static {
    /// Adds to a table's log, all or nothing. Success tells the number of the last event.
    ///
    /// A command that is in the log already is not written again: that is a conflict, too. Entries that are
    /// not numbered on from the last event are not written either, and the answer is
    /// [unknown](WriteError::Unknown).
    fn append(&self, append: Append) -> Pending<Result<u32, WriteError>>;

    /// What is kept of a table from the event after this number on, and all its secrets; with 0 that is everything.
    /// Nothing, if there is no such table.
    fn load(&self, table: TableId, after: u32) -> Pending<Result<Option<Loaded>, ReadError>>;

    /// The table that a short code opens; of two with the same code, the one that was founded first.
    fn by_code(&self, code: KeyHash) -> Pending<Result<Option<TableId>, ReadError>>;

    /// Public tables at which people wait for others, those where something happened last first.
    fn waiting(&self, most: usize) -> Pending<Result<Vec<Listed>, ReadError>>;

    /// The tables that are not over at which a guest sits, or which the guest has founded: those where it is
    /// the guest's turn first, then those where something happened last.
    fn of_guest(&self, guest: GuestId, most: usize) -> Pending<Result<Vec<Listed>, ReadError>>;

    /// The finished games at which a guest sat, each with its card as the end left it, the most recent first;
    /// `before` is the end of the last one of the page before. A page is longer than asked where it would be
    /// cut between games that ended in the same moment, so that none is left out.
    fn finished_of_guest(
        &self,
        guest: GuestId,
        before: Option<Millis>,
        most: usize,
    ) -> Pending<Result<Vec<Listed>, ReadError>>;

    /// The time by the store's own clock: whoever shares a store goes by it.
    fn now(&self) -> Pending<Result<Millis, ReadError>>;

    /// Takes on work that is due, the most urgent first. Nobody else is given it for as long as a [`LEASE`] lasts;
    /// whoever asks again has it for longer, as long as it is due. To do it twice is harmless: an append is written
    /// once, and an analysis is the same.
    fn take_on(&self, ask: WorkAsk) -> Pending<Result<Vec<Leased>, ReadError>>;

    /// Gives back whatever a node has taken on, so that others need not wait for its leases to run out.
    fn give_back(&self, node: NodeId) -> Pending<Result<(), ReadError>>;

    /// Tells who is here at some tables, and asks who is elsewhere and how far each has come. What was told counts for
    /// [a while](Here::LASTS); tables that are not there are left out.
    fn look_around(
        &self,
        node: NodeId,
        here: Vec<Here>,
    ) -> Pending<Result<Vec<Elsewhere>, ReadError>>;

    /// What is known about a finished game. Whoever asks for one of which nothing is known has it analysed, if `wanted`.
    fn analysis(
        &self,
        table: TableId,
        game: u32,
        wanted: bool,
    ) -> Pending<Result<Analysis, ReadError>>;

    /// Keeps an analysis, unless there is one.
    fn keep_analysis(
        &self,
        table: TableId,
        game: u32,
        text: String,
    ) -> Pending<Result<(), WriteError>>;
}

/// What is to be added to a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the event that has to be the last one; 0 founds the table.
    pub after: u32,
    /// What happened, numbered on from there without gaps; at least one.
    pub entries: Vec<Entry>,
    /// The secret of the next game, if the host has bound itself to one.
    pub secret: Option<NewSecret>,
    /// What lists show of the table then.
    pub card: Card,
    /// Whoever writes and does what is due then, as if it had [taken it on](Store::take_on).
    pub by: Option<NodeId>,
}

/// Why something was not written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum WriteError {
    /// Another event is the last one, or the command is in the log: somebody else has written.
    #[error("event {head} is the last one")]
    Conflict {
        /// The number of the event that is.
        head: u32,
    },
    /// There is no space left, and nothing was written.
    #[error("no space is left")]
    Full,
    /// It may have been written or not: load the table to find out.
    #[error("it may have been written or not")]
    Unknown,
}

/// Something can't be read; why is logged where it happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("the store can't be read")]
pub struct ReadError;

/// All that is kept of a table.
#[derive(Clone, Default)]
pub struct Loaded {
    /// Its log.
    pub entries: Vec<Entry>,
    /// The secrets of its games.
    pub secrets: Secrets,
}

impl fmt::Debug for Loaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Loaded").field("entries", &self.entries).finish_non_exhaustive()
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The table.
    pub table: TableId,
    /// What the list shows of it.
    pub card: Card,
}
