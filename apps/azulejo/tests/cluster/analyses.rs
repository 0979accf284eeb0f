//! Finished games that are looked back at by whoever has time for it.

use crate::cluster::{Cluster, DATABASE, NODES, until};
use azulejo_client::Visitor;
use azulejo_hub::Store;
use azulejo_protocol::{GuestId, Millis, TableId};
use azulejo_rules::Game;
use azulejo_store::conformance::Sample;
use azulejo_study::{Sheet, Story};
use azulejo_testbed::clients::retry;
use serde_json::{Value, json};

const TABLE: TableId = TableId(7);

/// Asked for at one server, done by a worker that took over from one that was killed, told by another server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_analysis_is_done_by_a_worker_and_told_by_every_server() {
    let mut cluster = Cluster::thoughtless("analyses").await;
    let record = finished_game(&cluster).await;
    let path = format!("/api/tables/{TABLE}/games/1/analysis");
    let place = cluster.plan(0).place();
    let mut ann = retry("a server", async || Visitor::arrive(&place).await).await;
    let asked = json!({ "state": "asked" });
    let wanted = retry("a wish", async || ann.post::<Value>(&path, &json!({})).await).await;
    assert_eq!(wanted, asked);
    for node in 0..NODES {
        assert_eq!(look(&cluster, node, &path).await, asked, "nobody is there who does it");
    }
    let first = cluster.plan(0).start_worker();
    let taken = "SELECT count(*) FROM work WHERE kind = 'analysis' AND holder IS NOT NULL";
    let given = "SELECT count(*) FROM analyses WHERE text IS NOT NULL";
    until("somebody who takes it on", async || {
        [taken, given].iter().any(|sql| cluster.postgres.sql(DATABASE, sql).trim() != "0")
    })
    .await;
    first.kill();
    let second = cluster.plan(1).start_worker();
    for node in 0..NODES {
        until("an analysis", async || look(&cluster, node, &path).await != asked).await;
        let told = look(&cluster, node, &path).await.to_string();
        let sheet = Sheet::from_json(&told, Story::from(&record)).expect("it is of this game");
        assert!(sheet.is_complete());
    }
    second.stop();
    cluster.stop_all();
}

/// Puts a short game of two people into the store.
async fn finished_game(cluster: &Cluster) -> Game {
    let store = cluster.store().await;
    let at = Millis(1_000);
    let (mut sample, founded) = Sample::found(TABLE, [GuestId(1), GuestId(2)], at);
    let mut appends = vec![founded];
    appends.extend(sample.begin(at));
    appends.extend((0..3).map_while(|_| sample.play(at)));
    appends.push(sample.resign(at));
    for append in appends {
        store.append(append).await.expect("it is kept");
    }
    let game = sample.table().mirror().expect("a game");
    game.record().expect("it began at the beginning")
}

async fn look(cluster: &Cluster, node: usize, path: &str) -> Value {
    let place = cluster.plan(node).place();
    let told = retry("an answer", async || Visitor::look(&place, path).await).await;
    serde_json::from_slice(&told).expect("JSON")
}
