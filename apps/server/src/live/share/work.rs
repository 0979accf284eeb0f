//! Taking on what is due.

use super::Share;
use crate::live::{MOST_DUE, Tables};
use azulejo_hub::{Input, WorkAsk};
use azulejo_protocol::{Millis, WorkKind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;
use tokio::time::{MissedTickBehavior, interval};

/// So often work is taken on, if nobody says that there is some.
const ROUND: Duration = Duration::from_secs(1);

/// What is due so soon is taken on, so that it is done when it is due.
const AHEAD: Millis = Millis::from_secs(2);

/// For each thread that thinks, so many moves of bots are taken on.
const PER_BOT: usize = 4;

impl Tables {
    /// Takes on what is due, again and again, and whenever somebody says that there is something.
    pub(super) async fn take_on(
        self: &Arc<Tables>,
        share: &Share,
        work: Option<Receiver<WorkKind>>,
    ) {
        let mut work = work;
        if let Some(bus) = &share.bus {
            bus.watch_work();
        }
        let mut round = interval(ROUND);
        round.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = round.tick() => {
                    self.take_on_work(share, WorkKind::Clock).await;
                    self.take_on_work(share, WorkKind::Bot).await;
                }
                Some(kind) = next(&mut work) => self.take_on_work(share, kind).await,
            }
        }
    }

    async fn take_on_work(self: &Arc<Tables>, share: &Share, work: WorkKind) {
        let (ahead, most) = match work {
            WorkKind::Clock => (AHEAD, MOST_DUE),
            WorkKind::Bot => (Millis::ZERO, PER_BOT * share.bots),
            WorkKind::Analysis => return self.analysts.call(),
        };
        if most == 0 || self.health.is_cut_off() {
            return;
        }
        match self.store.take_on(WorkAsk { node: share.node, work, ahead, most }).await {
            Ok(due) => due.into_iter().for_each(|due| self.bring(due.table, Input::Leased)),
            Err(error) => tracing::warn!(%error, "what is due is not known"),
        }
    }
}

/// The next of these; never, if there are none.
async fn next<T>(receiver: &mut Option<Receiver<T>>) -> Option<T> {
    match receiver {
        Some(receiver) => receiver.recv().await,
        None => std::future::pending().await,
    }
}
