//! Reviews of finished games, on request.

use super::{ALONE, Share, Tables, lock};
use crate::finished;
use azulejo_hub::{Leased, WorkAsk};
use azulejo_networks::shipped;
use azulejo_protocol::{Millis, TableId, WorkKind};
use azulejo_rules::Game;
use azulejo_search::Verdict;
use azulejo_study::{ReviewPlan, Sheet, Story, run_review};
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::timeout;

/// The reviews of finished games that run on this node.
#[derive(Debug, Default)]
pub(crate) struct Analysts {
    /// Most games that are reviewed at once.
    most: usize,
    /// The games under review.
    under_way: Mutex<HashSet<(TableId, u32)>>,
    /// Wakes the loop after a request.
    wanted: Notify,
    /// Whether the server stops.
    pub(super) is_over: AtomicBool,
}

/// Polling interval for requests when no hint arrives, and interval at which leases are renewed.
const ROUND: Duration = Duration::from_secs(2);

impl Analysts {
    pub(crate) fn new(most: usize) -> Analysts {
        Analysts { most, ..Analysts::default() }
    }

    /// Wakes the loop after a request.
    pub(super) fn call(&self) {
        self.wanted.notify_one();
    }
}

impl Tables {
    /// Reviews games on request for as long as the server runs.
    pub(super) async fn analyse(self: &Arc<Tables>) {
        if self.analysts.most == 0 {
            return;
        }
        loop {
            // With or without a hint, the store knows what is requested.
            let _ = timeout(ROUND, self.analysts.wanted.notified()).await;
            if !self.health.is_cut_off() {
                self.take_on_analyses().await;
            }
        }
    }

    async fn take_on_analyses(self: &Arc<Tables>) {
        let node = self.share().map_or(ALONE, Share::node);
        let most = self.analysts.most;
        let ask = WorkAsk { node, work: WorkKind::Analysis, ahead: Millis::ZERO, most };
        match self.store.take_on(ask).await {
            Ok(wanted) => wanted.into_iter().for_each(|it| self.begin_analysis(it)),
            Err(error) => tracing::warn!(%error, "which analyses are wanted is not known"),
        }
    }

    fn begin_analysis(self: &Arc<Tables>, Leased { table, game, .. }: Leased) {
        let mut under_way = lock(&self.analysts.under_way);
        if under_way.len() < self.analysts.most && under_way.insert((table, game)) {
            let tables = Arc::clone(self);
            self.runtime.spawn(async move {
                tables.finish_analysis(table, game).await;
                lock(&tables.analysts.under_way).remove(&(table, game));
                // There may be more.
                tables.analysts.call();
            });
        }
    }

    async fn finish_analysis(self: &Arc<Tables>, table: TableId, game: u32) {
        let Ok(record) = finished::game(self, table, game).await else {
            return tracing::error!(%table, game, "there is no such game to be analysed");
        };
        let analysts = Arc::clone(&self.analysts);
        let looked = tokio::task::spawn_blocking(move || look_back(&record, &analysts.is_over));
        let Ok(Some(text)) = looked.await else { return };
        if let Err(error) = self.store.keep_analysis(table, game, text).await {
            tracing::warn!(%table, game, %error, "an analysis is not kept, and will be made again");
        }
    }
}

/// The review of a game by the usual plan, as JSON; `None` if the server stops before it is complete. The search is
/// limited by nodes and not by time, so that every node of a cluster finds the same.
fn look_back(game: &Game, is_over: &AtomicBool) -> Option<String> {
    let mut sheet = Sheet::new(Story::from(game));
    let verdict = || if is_over.load(Ordering::Relaxed) { Verdict::Stop } else { Verdict::GoOn };
    // One thread: `analysts` limits how many games are reviewed at once.
    let run = run_review(&ReviewPlan::default(), &mut sheet, 1, &shipped(), verdict);
    if let Err(error) = run {
        tracing::error!(%error, "review failed, the rest of the game stays unstudied");
    }
    (verdict() == Verdict::GoOn).then(|| sheet.to_json())
}
