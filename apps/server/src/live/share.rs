//! Tables that other processes host, too.

mod around;
mod touch;
mod work;

use super::Tables;
use crate::metrics::Text;
use azulejo_bus::{Bus, Heard};
use azulejo_hub::{Input, NodeId};
use azulejo_protocol::{TableHint, TableId, WorkKind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::sync::mpsc::Receiver;

/// How the store is shared with other processes.
#[derive(Debug)]
pub(crate) struct Share {
    node: NodeId,
    /// How many threads think for bots here; if none, others do it.
    bots: usize,
    /// What others are told by. Without it they learn at their next look around.
    bus: Option<Bus>,
    /// What comes from there, for the one who listens.
    heard: Mutex<Option<Heard>>,
}

/// What makes tables shared.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) node: NodeId,
    pub(crate) bots: usize,
    pub(crate) bus: Option<(Bus, Heard)>,
}

/// So often tables that nobody looks at are forgotten.
const FORGET: Duration = Duration::from_secs(5);

impl Share {
    pub(crate) fn new(shared: Shared) -> Share {
        let Shared { node, bots, bus } = shared;
        let (bus, heard) = bus.unzip();
        Share { node, bots, bus, heard: Mutex::new(heard) }
    }

    /// In whose name bots think about what is written here.
    pub(super) fn thinker(&self) -> Option<NodeId> {
        (self.bots > 0).then_some(self.node)
    }

    /// Somebody is connected to a table here.
    pub(super) fn watch(&self, table: TableId) {
        if let Some(bus) = &self.bus {
            bus.watch(table);
        }
    }

    /// Nobody is any more.
    pub(super) fn unwatch(&self, table: TableId) {
        if let Some(bus) = &self.bus {
            bus.unwatch(table);
        }
    }

    /// Tells the others what was written.
    pub(super) fn tell(&self, table: TableId, head: u32, waits_for_bot: bool) {
        let Some(bus) = &self.bus else { return };
        bus.hint(TableHint { table, head });
        if waits_for_bot {
            bus.work(WorkKind::Bot);
        }
    }

    /// Tells the others that there is something to do.
    pub(super) fn tell_work(&self, work: WorkKind) {
        if let Some(bus) = &self.bus {
            bus.work(work);
        }
    }

    pub(super) const fn node(&self) -> NodeId {
        self.node
    }

    /// What is counted here.
    pub(crate) fn write(&self, text: &mut Text) {
        let Some(bus) = &self.bus else { return };
        let is_connected = u8::from(bus.is_connected());
        text.gauge("azulejo_bus_connected", "Whether there is a bus: 1 or 0.", is_connected);
        text.gauge("azulejo_bus_watched", "Tables about which hints are heard.", bus.watched());
        let counts = bus.counts();
        text.counter("azulejo_bus_sent_total", "Hints that were sent.", counts.sent);
        text.counter("azulejo_bus_received_total", "Hints that were heard.", counts.received);
        text.counter("azulejo_bus_dropped_total", "Hints that were lost here.", counts.dropped);
        let unreadable = counts.unreadable;
        text.counter("azulejo_bus_unreadable_total", "What was heard and is no hint.", unreadable);
    }
}

impl Tables {
    /// Does all that sharing takes, for as long as the server runs.
    pub(super) async fn share_tables(self: &Arc<Tables>, share: &Share) {
        let heard = share.heard.lock().await.take();
        let (hints, work) = heard.map(|Heard { hints, work }| (hints, work)).unzip();
        tokio::join!(
            self.hear_hints(hints),
            self.take_on(share, work),
            self.look_around(share),
            self.keep_in_touch(),
            self.forget(),
        );
    }

    async fn hear_hints(self: &Arc<Tables>, hints: Option<Receiver<TableHint>>) {
        let Some(mut hints) = hints else { return };
        while let Some(TableHint { table, head }) = hints.recv().await {
            self.bring_if_live(table, Input::Heard { head });
        }
    }

    /// Others may go on with all that was taken on here.
    pub(crate) async fn give_back(&self) {
        let Some(share) = &self.share else { return };
        if let Err(error) = self.store.give_back(share.node).await {
            tracing::warn!(%error, "what was taken on is not given back, and lapses");
        }
    }

    async fn forget(self: &Arc<Tables>) {
        loop {
            tokio::time::sleep(FORGET).await;
            self.forget_idle();
        }
    }
}
