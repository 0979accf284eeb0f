//! Looking how far tables have come, and who is where.

use super::Share;
use crate::live::{Tables, lock};
use azulejo_hub::{Elsewhere, Here, Input};
use azulejo_protocol::{TableId, Viewer};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

/// So often we look how far tables have come and who is there. With a read and a bit of time to tell it, nobody is
/// three seconds behind even if no hint arrives.
const LOOK: Duration = Duration::from_secs(2);

/// So many tables are looked at by one question.
const MOST_AT_ONCE: usize = 5_000;

impl Tables {
    /// Looks how far the tables have come at which somebody is, and who is there elsewhere.
    pub(super) async fn look_around(self: &Arc<Tables>, share: &Share) {
        let mut told: HashSet<TableId> = HashSet::new();
        let mut round = interval(LOOK);
        round.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            round.tick().await;
            if self.health.is_cut_off() {
                continue;
            }
            let here = self.here();
            let now: HashSet<TableId> = here.iter().map(|here| here.table).collect();
            // Nobody is there any more, which the others have to be told once.
            let gone = told.difference(&now);
            let gone = gone.map(|&table| Here { table, seats: Viewer::SPECTATOR, watching: 0 });
            let all: Vec<Here> = gone.chain(here).collect();
            for some in all.chunks(MOST_AT_ONCE) {
                match self.store.look_around(share.node, some.to_vec()).await {
                    Ok(found) => found.into_iter().for_each(|it| self.learn(it)),
                    Err(error) => tracing::warn!(%error, "where tables are is not known"),
                }
            }
            told = now;
        }
    }

    fn here(&self) -> Vec<Here> {
        let live: Vec<_> = lock(&self.live).values().cloned().collect();
        live.iter().filter_map(|live| lock(live).host.here()).collect()
    }

    fn learn(self: &Arc<Tables>, it: Elsewhere) {
        self.bring_if_live(it.table, Input::Heard { head: it.head });
        let (seats, watching) = (it.seats, it.watching);
        self.bring_if_live(it.table, Input::Elsewhere { seats, watching });
    }

    /// What concerns only those who look at a table.
    pub(super) fn bring_if_live(self: &Arc<Tables>, table: TableId, input: Input) {
        let live = lock(&self.live).get(&table).cloned();
        if let Some(live) = live {
            self.bring_to(&mut lock(&live), input);
        }
    }
}
