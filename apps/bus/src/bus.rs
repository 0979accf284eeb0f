//! The bus as a process has it.

use crate::count::Counters;
use crate::driver::{Driver, Outlets};
use crate::hint::{WORK, subject, table_text, work_text};
use crate::wishes::Wishes;
use crate::{BusAddress, BusAddressError, Counts};
use azulejo_protocol::{TableHint, TableId, WorkKind};
use std::fmt;
use std::sync::Arc;
use tokio::sync::mpsc::{Receiver, channel};
use tokio::task::AbortHandle;

/// So many hints may wait to be read by the process. Beyond that, the next look around is the sooner one.
const MOST_HINTS: usize = 4096;

/// So many hints of work may wait to be read.
const MOST_WORK: usize = 64;

/// So many hints of one table may wait until they are passed on.
const MOST_OF_A_TABLE: usize = 32;

/// The line to the other processes. It can be cloned; the connection ends with the last of them.
#[derive(Clone)]
pub struct Bus {
    inner: Arc<Inner>,
}

struct Inner {
    client: async_nats::Client,
    counters: Arc<Counters>,
    wishes: Arc<Wishes>,
    driver: AbortHandle,
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.driver.abort();
    }
}

impl fmt::Debug for Bus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inner = &self.inner;
        f.debug_struct("Bus").field("counters", &inner.counters).finish_non_exhaustive()
    }
}

/// What comes from the bus.
#[derive(Debug)]
pub struct Heard {
    /// Hints about the tables that are watched.
    pub hints: Receiver<TableHint>,
    /// Kinds of work of which something is due, if that [is wanted](Bus::watch_work).
    pub work: Receiver<WorkKind>,
}

impl Bus {
    /// A bus that connects in the background, now and whenever the connection is lost, for as long as it takes. The name
    /// is what the server of the bus calls us in its own lists.
    ///
    /// Within a Tokio runtime only.
    ///
    /// # Errors
    ///
    /// If the host can't be one. A server that can't be reached is no error.
    pub async fn connect(
        address: &BusAddress,
        name: &str,
    ) -> Result<(Bus, Heard), BusAddressError> {
        let counters = Arc::new(Counters::default());
        let connecting = crate::client::client(address, name, MOST_OF_A_TABLE, counters.clone());
        let client = connecting.await.map_err(|_| BusAddressError::NoHost)?;
        let wishes = Arc::new(Wishes::default());
        let (hints, heard_hints) = channel(MOST_HINTS);
        let (work, heard_work) = channel(MOST_WORK);
        let outlets = Outlets { hints, work, counters: counters.clone() };
        let driver = Driver::new(client.clone(), wishes.clone(), outlets);
        let driver = tokio::spawn(driver.run()).abort_handle();
        let bus = Bus { inner: Arc::new(Inner { client, counters, wishes, driver }) };
        Ok((bus, Heard { hints: heard_hints, work: heard_work }))
    }

    /// Tells whoever watches the table how far it has come. Never waits: a hint that can't be sent now is dropped.
    pub fn hint(&self, hint: TableHint) {
        self.send(subject(hint.table), table_text(hint));
    }

    /// Tells workers that such work is due now. Never waits, as a hint.
    pub fn work(&self, work: WorkKind) {
        self.send(WORK.to_owned(), work_text(work));
    }

    fn send(&self, subject: String, text: Vec<u8>) {
        let Inner { client, counters, .. } = &*self.inner;
        if crate::client::send_at_once(client, subject, text) {
            counters.sent();
        } else {
            counters.dropped();
        }
    }

    /// Hints about a table are to be heard from now on. It takes a moment until they are: look into the store once after it,
    /// or at the next look around.
    pub fn watch(&self, table: TableId) {
        self.inner.wishes.watch(table);
    }

    /// Hints about a table are no longer of interest, however often it was watched. Some may still come.
    pub fn unwatch(&self, table: TableId) {
        self.inner.wishes.unwatch(table);
    }

    /// Hints of work are to be heard from now on.
    pub fn watch_work(&self) {
        self.inner.wishes.watch_work();
    }

    /// Whether there is a connection at this moment.
    pub fn is_connected(&self) -> bool {
        self.inner.client.connection_state() == async_nats::connection::State::Connected
    }

    /// How many tables are watched.
    pub fn watched(&self) -> usize {
        self.inner.wishes.tables()
    }

    /// What has come and gone.
    pub fn counts(&self) -> Counts {
        self.inner.counters.counts()
    }
}
