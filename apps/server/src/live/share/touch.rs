//! Whether the store can be reached, and what time it is there.

use crate::live::{Tables, lock};
use azulejo_hub::Input;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::{MissedTickBehavior, interval, timeout};

/// So often we look whether the store can be reached, and what time it is there.
const PING: Duration = Duration::from_secs(1);

/// A store that takes longer to tell the time can't be reached.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// Whoever is connected is sent elsewhere when the store was out of reach for so long: with the second question that is
/// not answered, which is four seconds after the line to the store was cut at the latest.
const HOPE: Duration = Duration::from_millis(2_500);

impl Tables {
    /// Looks whether the store can be reached, and what time it is there.
    pub(super) async fn keep_in_touch(self: &Arc<Tables>) {
        let mut lost: Option<Instant> = None;
        let mut round = interval(PING);
        round.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            round.tick().await;
            let asked = Instant::now();
            if self.ping().await {
                lost = None;
                continue;
            }
            let since = *lost.get_or_insert(asked);
            if since.elapsed() >= HOPE {
                self.send_everybody_elsewhere();
            }
        }
    }

    /// Whether the store tells the time.
    pub(crate) async fn ping(&self) -> bool {
        let asked = Instant::now();
        let told = timeout(PATIENCE, self.store.now()).await;
        let is_there = match told {
            Ok(Ok(theirs)) => {
                // It was told when about half of the time had passed.
                let off = self.clock.follow(theirs, asked.elapsed() / 2);
                if off.unsigned_abs() > 1_000 {
                    tracing::info!(milliseconds = off, "our clock was wrong by the store's");
                }
                true
            }
            _ => false,
        };
        if self.health.note_cut_off(!is_there) {
            if is_there {
                tracing::info!("the store is there");
            } else {
                tracing::error!("the store can't be reached");
            }
        }
        is_there
    }

    /// Whoever is connected may find a server that reaches the store.
    fn send_everybody_elsewhere(self: &Arc<Tables>) {
        let live: Vec<_> = lock(&self.live).values().cloned().collect();
        for live in live {
            self.bring_to(&mut lock(&live), Input::Unreachable);
        }
    }
}
