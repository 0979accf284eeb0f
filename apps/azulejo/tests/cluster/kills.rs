//! A server is killed, and comes back.

use crate::cluster::{Cluster, NODES};
use crate::figures::Whom;
use crate::play::play;
use crate::size::times;
use azulejo_protocol::Clock;
use std::time::Instant;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_at_a_killed_server_goes_on_at_another() {
    let mut cluster = Cluster::start("kills").await;
    let kills = times(2, 12);
    let played = play(&mut cluster, Clock::Untimed, async |cluster| {
        for kill in 0..kills {
            let (node, begin) = (kill % NODES, Instant::now());
            cluster.kill(node);
            // The others go on without it.
            cluster.granted(20).await;
            cluster.start_again(node).await;
            cluster.note_fault(Whom::Node(node), begin);
            cluster.granted(20).await;
        }
    })
    .await;
    assert!(played.figures.returns >= kills, "nobody had to come back");
    played.figures.judge(&format!("{kills} kills of a server"));
}
