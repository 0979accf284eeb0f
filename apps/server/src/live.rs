//! The tables that somebody looks at, or at which something is due.

mod alarms;
mod bots;
mod found;
mod outbox;
mod table;

pub(crate) use bots::{BotPool, Thinkers};
pub(crate) use found::{FoundError, Plan};
pub(crate) use outbox::{Mail, Parcel};

use crate::chance;
use crate::clock::Clock;
use crate::health::Health;
use crate::metrics::Metrics;
use alarms::Alarms;
use azulejo_hub::{Conn, Input, Output, Store, WriteError};
use azulejo_protocol::{Ask, GuestId, Key, Millis, TableId};
use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::Live;
use tokio::runtime::Handle;

/// The tables that somebody looks at, or at which something is due. It carries out what their hosts say: writes,
/// loads, tells, wakes them, and lets bots think.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    /// Where what takes time is waited for; bots answer from threads of their own.
    runtime: Handle,
    clock: Clock,
    live: Mutex<HashMap<TableId, Arc<Mutex<Live>>>>,
    alarms: Alarms,
    bots: BotPool,
    conns: AtomicU64,
    health: Arc<Health>,
    metrics: Arc<Metrics>,
}

/// Tables that are due so soon are loaded now; whatever is due later is asked for again.
const HORIZON: Millis = Millis::from_secs(60);

/// So often the store is asked what is due, and what nobody looks at is forgotten.
const ROUND: Duration = Duration::from_secs(20);

/// So many tables are woken in one round at most.
const MOST_DUE: usize = 5_000;

impl Tables {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        clock: Clock,
        bots: BotPool,
        health: Arc<Health>,
        metrics: Arc<Metrics>,
    ) -> Arc<Tables> {
        Arc::new(Tables {
            store,
            runtime: Handle::current(),
            clock,
            live: Mutex::default(),
            alarms: Alarms::default(),
            bots,
            conns: AtomicU64::new(1),
            health,
            metrics,
        })
    }

    /// Wakes tables when they have something to do, for as long as the server runs.
    pub(crate) async fn run(self: Arc<Tables>) {
        tokio::join!(self.ring_alarms(), self.make_rounds());
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    pub(crate) fn now(&self) -> Millis {
        self.clock.now()
    }

    /// How many thoughts of bots wait.
    pub(crate) fn thoughts(&self) -> usize {
        self.bots.waiting()
    }

    /// How many tables are live.
    pub(crate) fn count(&self) -> usize {
        lock(&self.live).len()
    }

    /// Somebody comes to a table: the number of the connection, and what it will be told.
    pub(crate) fn enter(
        self: &Arc<Tables>,
        table: TableId,
        guest: GuestId,
        key: Option<Key>,
        after: u32,
    ) -> (Conn, Mail) {
        let conn = Conn(self.conns.fetch_add(1, Ordering::Relaxed));
        let (outbox, mail) = outbox::pair();
        let live = self.live(table);
        let mut live = lock(&live);
        live.connect(conn, outbox);
        self.bring_to(&mut live, Input::Join { conn, guest, key, after });
        (conn, mail)
    }

    /// Somebody asks for something.
    pub(crate) fn ask(self: &Arc<Tables>, table: TableId, conn: Conn, ask: Ask) {
        let live = self.live(table);
        let mut live = lock(&live);
        live.note(conn, &ask);
        self.bring_to(&mut live, Input::Ask { conn, ask });
    }

    /// A connection is gone.
    pub(crate) fn leave(self: &Arc<Tables>, table: TableId, conn: Conn) {
        let live = self.live(table);
        let mut live = lock(&live);
        live.disconnect(conn);
        self.bring_to(&mut live, Input::Leave { conn });
    }

    fn bring(self: &Arc<Tables>, table: TableId, input: Input) {
        let live = self.live(table);
        self.bring_to(&mut lock(&live), input);
    }

    fn live(&self, table: TableId) -> Arc<Mutex<Live>> {
        let mut live = lock(&self.live);
        Arc::clone(live.entry(table).or_insert_with(|| Arc::new(Mutex::new(Live::new(table)))))
    }

    /// What a table says is carried out while it is held, so that everybody is told in order.
    fn bring_to(self: &Arc<Tables>, live: &mut Live, input: Input) {
        let outputs = live.host.handle(self.clock.now(), input, &mut chance::secret);
        for output in outputs {
            self.carry_out(live, output);
        }
        self.alarms.set(live.host.id(), live.host.wakes_at());
    }

    fn carry_out(self: &Arc<Tables>, live: &mut Live, output: Output) {
        let id = live.host.id();
        match output {
            Output::Load => {
                let (tables, loading) = (Arc::clone(self), self.store.load(id));
                self.runtime.spawn(async move {
                    let input = loading.await.map_or(Input::LoadFailed, Input::Loaded);
                    tables.bring(id, input);
                });
            }
            Output::Write(append) => {
                let (tables, writing) = (Arc::clone(self), self.store.append(append));
                let begun = Instant::now();
                self.runtime.spawn(async move {
                    let result = writing.await;
                    tables.note_write(begun, result);
                    tables.bring(id, Input::Written(result));
                });
            }
            Output::Tell { to, message } => live.tell(&to, &message, &self.metrics),
            Output::Cut { conn, why } => live.cut(conn, why),
            Output::Think(think) => {
                let tables = Arc::clone(self);
                // What is thought about is written, so the table is here.
                let host = live.host.table().map_or(GuestId(0), |table| table.card().host);
                self.bots.think(host, id, think, move |turn, mv| {
                    tables.bring(id, Input::BotMoved { turn, mv });
                });
            }
            Output::Broken(error) => tracing::error!(table = %id, %error, "a table can't be read"),
            Output::BadBot(error) => tracing::error!(table = %id, %error, "a bot broke the rules"),
        }
    }

    /// Counts a write, and notes whether there was space.
    fn note_write(&self, begun: Instant, result: Result<u32, WriteError>) {
        self.metrics.appended(begun.elapsed(), result.is_ok());
        let is_full = match result {
            Ok(_) => false,
            Err(WriteError::Full) => true,
            // They say nothing about space.
            Err(WriteError::Conflict { .. } | WriteError::Unknown) => return,
        };
        if self.health.note_full(is_full) {
            tracing::warn!(is_full, "the disk");
        }
    }

    async fn ring_alarms(self: &Arc<Tables>) {
        loop {
            self.alarms.wait(self.clock).await;
            for table in self.alarms.due(self.clock.now()) {
                self.bring(table, Input::Tick);
            }
        }
    }

    /// Looks for what is due at tables that nobody looks at, and forgets those where nothing is.
    async fn make_rounds(self: &Arc<Tables>) {
        loop {
            let soon = self.clock.now().plus(HORIZON);
            match self.store.due_by(soon, MOST_DUE).await {
                Ok(due) => due.into_iter().for_each(|due| self.bring(due.table, Input::Tick)),
                Err(error) => tracing::error!(%error, "what is due is not known"),
            }
            self.forget_idle();
            tokio::time::sleep(ROUND).await;
        }
    }

    /// What is due later than soon is in the store, too, so that nothing at all is left of a table that is forgotten:
    /// there may be a million at which somebody has three days to move.
    fn forget_idle(&self) {
        let soon = self.clock.now().plus(HORIZON);
        lock(&self.live).retain(|&id, live| {
            // Somebody else may be about to bring something to it.
            if Arc::strong_count(live) > 1 {
                return true;
            }
            let live = lock(live);
            let is_due = live.host.wakes_at().is_some_and(|at| at <= soon);
            let thinks = live.host.table().is_some_and(|table| table.thinking().is_some());
            let stays = !live.host.is_idle() || is_due || thinks;
            if !stays {
                self.alarms.set(id, None);
            }
            stays
        });
    }
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").field("count", &self.count()).finish_non_exhaustive()
    }
}

/// A panic while a table was held is one of ours; the table itself is loaded again by whoever comes next.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_search::Level;
    use azulejo_store::Sqlite;

    #[tokio::test]
    async fn nothing_is_left_of_a_table_that_is_forgotten() {
        let folder = std::env::temp_dir().join(format!("azulejo-live-{}", std::process::id()));
        let store = Arc::new(Sqlite::open(&folder).unwrap());
        let (clock, bots) = (Clock::start(), BotPool::new(Level::Master, 1));
        let tables = Tables::new(store, clock, bots, Arc::default(), Arc::default());
        let (id, never) = (TableId(1), Millis(u64::MAX));
        drop(tables.live(id));
        tables.alarms.set(id, Some(never));
        tables.forget_idle();
        assert_eq!((tables.count(), tables.alarms.due(never)), (0, Vec::new()));
        drop(tables);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
