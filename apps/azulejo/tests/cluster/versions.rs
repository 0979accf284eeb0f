//! Servers of several versions side by side, and a database that is ahead of them.

use crate::cluster::{Cluster, DATABASE, NODES};
use crate::figures::Whom;
use crate::node::PROGRAM;
use crate::play::play;
use azulejo_protocol::Clock;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// A made-up next version that only adds, as every one does that servers of the version before can live with. One step
/// at a time: what holds two tables at once can wait for a server that waits for it.
const ADDS: [&str; 5] = [
    "CREATE TABLE made_up (name text PRIMARY KEY)",
    "ALTER TABLE events ADD COLUMN made_up int",
    "ALTER TABLE tables ADD COLUMN made_up text NOT NULL DEFAULT 'something'",
    "CREATE INDEX made_up_index ON tables (made_up)",
    "UPDATE azulejo SET version = version + 1",
];

/// One that only servers of its own version can live with.
const BREAKS: &str = "UPDATE azulejo SET version = version + 1, oldest = version + 1";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_the_next_version_is_used_as_long_as_that_can_be() {
    let mut cluster = Cluster::start("versions").await;
    let played = play(&mut cluster, Clock::Untimed, async |cluster| {
        for step in ADDS {
            cluster.postgres.sql(DATABASE, step);
        }
        cluster.granted(60).await;
        let begin = Instant::now();
        cluster.kill(0);
        cluster.start_again(0).await;
        cluster.note_fault(Whom::Node(0), begin);
        cluster.granted(60).await;
    })
    .await;
    played.figures.judge("a database of the next version");
    cluster.postgres.sql(DATABASE, BREAKS);
    let refused = cluster.plan(0).command(Path::new(PROGRAM)).output().expect("it starts");
    let told = String::from_utf8_lossy(&refused.stderr);
    assert!(!refused.status.success(), "it serves what it can't understand");
    let found = cluster.postgres.sql(DATABASE, "SELECT oldest FROM azulejo");
    let reason = format!("which programs since version {} can use", found.trim());
    assert!(told.contains(&reason), "{told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_are_replaced_one_after_the_other_while_people_play() {
    let new = PathBuf::from(PROGRAM);
    let old = std::env::var_os("AZULEJO_OLD_PROGRAM").map_or_else(|| new.clone(), PathBuf::from);
    let mut cluster = Cluster::with("upgrade", None, |plans| {
        for plan in plans {
            plan.program.clone_from(&old);
        }
    })
    .await;
    let played = play(&mut cluster, Clock::Untimed, async |cluster| {
        // Forth, and back again, as somebody does who is not content with the new one.
        for (node, program) in (0..NODES).map(|node| (node, &new)).chain([(1, &old), (1, &new)]) {
            let begin = Instant::now();
            cluster.stop(node);
            cluster.start_as(node, program).await;
            cluster.note_fault(Whom::Node(node), begin);
            cluster.granted(30).await;
        }
    })
    .await;
    played.figures.judge("servers replaced one after the other");
}
