//! The tables that somebody looks at, or at which something is due.

mod alarms;
mod analyses;
mod bots;
mod found;
mod outbox;
mod share;
mod table;

pub(crate) use analyses::Analysts;
pub(crate) use bots::{BotPool, Thinkers};
pub(crate) use found::{FoundError, Plan};
pub(crate) use outbox::{Mail, Parcel};
pub(crate) use share::{Share, Shared};

use crate::chance;
use crate::clock::Clock;
use crate::health::Health;
use crate::metrics::Metrics;
use alarms::Alarms;
use azulejo_hub::{Append, Conn, Host, Input, NodeId, Output, Store, WorkAsk, WriteError};
use azulejo_protocol::{Ask, GuestId, Key, Millis, TableId, WorkKind};
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
    analysts: Arc<Analysts>,
    conns: AtomicU64,
    health: Arc<Health>,
    metrics: Arc<Metrics>,
    /// How the store is shared with other processes; nothing, if it is ours alone.
    share: Option<Share>,
}

/// Tables that are due so soon are loaded now; whatever is due later is asked for again.
const HORIZON: Millis = Millis::from_secs(60);

/// So often the store is asked what is due, and what nobody looks at is forgotten.
const ROUND: Duration = Duration::from_secs(20);

/// A process that shares its store with nobody needs no name.
const ALONE: NodeId = NodeId(0);

/// So many tables are woken in one round at most.
pub(super) const MOST_DUE: usize = 5_000;

impl Tables {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        clock: Clock,
        (bots, analysts): (BotPool, Analysts),
        health: Arc<Health>,
        metrics: Arc<Metrics>,
        share: Option<Share>,
    ) -> Arc<Tables> {
        Arc::new(Tables {
            store,
            runtime: Handle::current(),
            clock,
            live: Mutex::default(),
            alarms: Alarms::default(),
            bots,
            analysts: Arc::new(analysts),
            conns: AtomicU64::new(1),
            health,
            metrics,
            share,
        })
    }

    /// Wakes tables when they have something to do, for as long as the server runs.
    pub(crate) async fn run(self: Arc<Tables>) {
        match &self.share {
            None => drop(tokio::join!(self.ring_alarms(), self.analyse(), self.make_rounds())),
            Some(share) => {
                tokio::join!(self.ring_alarms(), self.analyse(), self.share_tables(share));
            }
        }
    }

    pub(crate) fn share(&self) -> Option<&Share> {
        self.share.as_ref()
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    pub(crate) fn now(&self) -> Millis {
        self.clock.now()
    }

    /// Whether the store is out of reach.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.health.is_cut_off()
    }

    /// Somebody wants a finished game to be looked back at.
    pub(crate) fn call_analysts(&self) {
        self.analysts.call();
        if let Some(share) = &self.share {
            share.tell_work(WorkKind::Analysis);
        }
    }

    /// What takes long is given up.
    pub(crate) fn give_up(&self) {
        self.analysts.is_over.store(true, Ordering::Relaxed);
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
        if let Some(share) = &self.share {
            share.watch(table);
        }
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
        if let Some(share) = self.share.as_ref().filter(|_| !live.is_connected()) {
            share.unwatch(table);
        }
        self.bring_to(&mut live, Input::Leave { conn });
    }

    /// A connection is told how far the table has come.
    pub(crate) fn beat(self: &Arc<Tables>, table: TableId, conn: Conn) {
        self.bring(table, Input::Beat { conn });
    }

    fn bring(self: &Arc<Tables>, table: TableId, input: Input) {
        let live = self.live(table);
        self.bring_to(&mut lock(&live), input);
    }

    fn live(&self, table: TableId) -> Arc<Mutex<Live>> {
        let mut live = lock(&self.live);
        let new = || Arc::new(Mutex::new(Live::new(self.host(table))));
        Arc::clone(live.entry(table).or_insert_with(new))
    }

    fn host(&self, table: TableId) -> Host {
        match &self.share {
            None => Host::new(table),
            Some(share) => Host::sharing(table, share.thinker()),
        }
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
            Output::Load { after } => {
                let (tables, loading) = (Arc::clone(self), self.store.load(id, after));
                self.runtime.spawn(async move {
                    let input = loading.await.map_or(Input::LoadFailed, Input::Loaded);
                    tables.bring(id, input);
                });
            }
            Output::Write(append) => self.write(append),
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

    fn write(self: &Arc<Tables>, append: Append) {
        let tables = Arc::clone(self);
        let (id, begun) = (append.table, Instant::now());
        let waits_for_others = append.card.waits_for_bot() && append.by.is_none();
        let writing = self.store.append(append);
        self.runtime.spawn(async move {
            let result = writing.await;
            tables.note_write(begun, result);
            if let (Some(share), Ok(head)) = (&tables.share, result) {
                share.tell(id, head, waits_for_others);
            }
            tables.bring(id, Input::Written(result));
        });
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
            self.alarms.wait(&self.clock).await;
            for table in self.alarms.due(self.clock.now()) {
                self.bring(table, Input::Tick);
            }
        }
    }

    /// Looks for what is due at tables that nobody looks at, and forgets those where nothing is.
    async fn make_rounds(self: &Arc<Tables>) {
        loop {
            for work in [WorkKind::Clock, WorkKind::Bot] {
                let ask = WorkAsk { node: ALONE, work, ahead: HORIZON, most: MOST_DUE };
                match self.store.take_on(ask).await {
                    Ok(due) => due.into_iter().for_each(|due| self.bring(due.table, Input::Tick)),
                    Err(error) => tracing::error!(%error, "what is due is not known"),
                }
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
            let stays = !live.host.is_idle() || is_due || live.host.is_thinking();
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
        let (clock, bots) = (Clock::start(), BotPool::new(Level::Grandmaster, 1));
        let bots = (bots, Analysts::new(1));
        let tables = Tables::new(store, clock, bots, Arc::default(), Arc::default(), None);
        let (id, never) = (TableId(1), Millis(u64::MAX));
        drop(tables.live(id));
        tables.alarms.set(id, Some(never));
        tables.forget_idle();
        assert_eq!((tables.count(), tables.alarms.due(never)), (0, Vec::new()));
        drop(tables);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
