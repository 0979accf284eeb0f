//! Bots that think in workers, of which one is killed.

use crate::cluster::{Cluster, DATABASE, until};
use crate::play::play;
use crate::size::longest_wait;
use azulejo_hub::{LEASE, Loaded};
use azulejo_protocol::{Clock, Event, Happening};
use std::time::Duration;

/// How often bots have moved: nobody asked for that.
const MOVES: &str =
    r#"SELECT count(*) FROM events WHERE command IS NULL AND event LIKE '%"moved":%'"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_in_another_worker_when_theirs_is_killed() {
    let mut cluster = Cluster::thoughtless("workers").await;
    let (first, second) = (cluster.plan(0).start_worker(), cluster.plan(1).start_worker());
    let played = play(&mut cluster, Clock::Untimed, async |cluster| {
        bots_have_moved(cluster, 10).await;
        first.kill();
        bots_have_moved(cluster, 10).await;
    })
    .await;
    second.stop();
    let waits: Vec<Duration> = played.tables.iter().flat_map(waits_for_bots).collect();
    let lease = Duration::from_millis(LEASE.0);
    let late = waits.iter().filter(|wait| **wait > lease / 2).count();
    let longest = waits.iter().max().copied().unwrap_or_default();
    println!("{} moves of bots, {late} of them late, at most {longest:.2?}", waits.len());
    // What the killed one had taken on waits until that is over. All else is done at once.
    assert!(longest < lease + longest_wait(), "{waits:?}");
    assert!(late <= waits.len() / 2, "{waits:?}");
    played.figures.judge("a worker that is killed");
}

/// Waits until bots have moved so many times more.
async fn bots_have_moved(cluster: &Cluster, more: u64) {
    let moved = || cluster.postgres.sql(DATABASE, MOVES).trim().parse::<u64>().expect("a number");
    let goal = moved() + more;
    until("bots that move", async || moved() >= goal).await;
}

/// How long each move of a bot took.
fn waits_for_bots(table: &Loaded) -> Vec<Duration> {
    let pairs = table.entries.windows(2).map(|pair| (&pair[0].event, &pair[1].event));
    let moves = pairs.filter(|(_, event)| is_move_of_bot(event));
    moves.map(|(before, event)| Duration::from_millis(event.at.since(before.at).0)).collect()
}

fn is_move_of_bot(event: &Event) -> bool {
    event.by.is_none() && matches!(event.what, Happening::Moved { .. })
}
