//! What all servers share goes away, and comes back.

use crate::cluster::{Cluster, NODES, until};
use crate::figures::Whom;
use crate::play::play;
use crate::size::times;
use azulejo_protocol::Clock;
use std::time::{Duration, Instant};
use tokio::time::sleep;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_that_is_restarted_at_once_has_lost_nothing() {
    let mut cluster = Cluster::start("postgres").await;
    let restarts = times(2, 10);
    let played = play(&mut cluster, Clock::Untimed, async |cluster| {
        for _ in 0..restarts {
            let begin = Instant::now();
            cluster.postgres.restart_immediate();
            cluster.note_fault(Whom::Everybody, begin);
            cluster.granted(30).await;
        }
    })
    .await;
    let crashes = cluster.postgres.logs().matches("immediate shutdown").count();
    assert!(crashes >= restarts, "it was restarted {crashes} times: {}", cluster.postgres.logs());
    played.figures.judge(&format!("{restarts} restarts of PostgreSQL"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_that_is_silent_for_a_while_has_lost_nothing() {
    let mut cluster = Cluster::start("silence").await;
    let silence = Duration::from_secs(times(4, 20) as u64);
    let played = play(&mut cluster, Clock::Untimed, async |cluster| {
        let begin = Instant::now();
        cluster.postgres.pause();
        sleep(silence).await;
        for node in 0..NODES {
            until("a server that knows", async || !cluster.plan(node).is_ready().await).await;
        }
        cluster.postgres.resume();
        cluster.note_fault(Whom::Everybody, begin);
    })
    .await;
    played.figures.judge(&format!("{} s without a word of PostgreSQL", silence.as_secs()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_bus_everything_goes_on() {
    let mut cluster = Cluster::start("bus").await;
    let absence = Duration::from_secs(times(5, 60) as u64);
    let played = play(&mut cluster, Clock::Untimed, async |cluster| {
        is_connected(cluster, true).await;
        cluster.nats.stop();
        let begin = Instant::now();
        is_connected(cluster, false).await;
        while begin.elapsed() < absence {
            cluster.granted(1).await;
        }
        cluster.nats.start_again();
        is_connected(cluster, true).await;
    })
    .await;
    played.figures.judge(&format!("{} s without NATS", absence.as_secs()));
}

/// Waits until all servers say that they have a bus, or that they have none.
async fn is_connected(cluster: &Cluster, is: bool) {
    let line = format!("azulejo_bus_connected {}", u8::from(is));
    for node in 0..NODES {
        until(&line, async || {
            let told = cluster.plan(node).look("/metrics").await;
            told.is_some_and(|told| told.lines().any(|it| it == line))
        })
        .await;
    }
}
