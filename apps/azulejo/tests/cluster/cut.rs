//! A server is cut off from the store, and nobody tells it.

use crate::cluster::{Cluster, until};
use crate::figures::Whom;
use crate::play::play;
use crate::size::times;
use azulejo_protocol::Clock;
use azulejo_testbed::Host;
use std::time::Instant;

/// The one at a machine of its own.
const FAR: usize = 2;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_at_a_server_that_is_cut_off_from_the_store_goes_on_at_another() {
    let host = match Host::new("cut") {
        Ok(host) => host,
        // It takes root to make another machine.
        Err(reason) => return println!("left out: {reason}"),
    };
    let mut cluster = Cluster::with("cut", Some(host), |_| {}).await;
    let cuts = times(1, 5);
    let played = play(&mut cluster, Clock::Untimed, async |cluster| {
        for _ in 0..cuts {
            until("a server that people are at", async || sockets(cluster).await > Some(0)).await;
            let begin = Instant::now();
            far(cluster).cut();
            until("a server that is not ready", async || !cluster.plan(FAR).is_ready().await).await;
            println!("not ready after {:.2} s", begin.elapsed().as_secs_f64());
            // It lives, and says so.
            until("a server that lives", async || {
                cluster.plan(FAR).look("/healthz").await.is_some()
            })
            .await;
            // Everybody has left it.
            until("a server that nobody is at", async || sockets(cluster).await == Some(0)).await;
            cluster.granted(60).await;
            far(cluster).heal();
            until("a server that is ready", || cluster.plan(FAR).is_ready()).await;
            cluster.note_fault(Whom::Node(FAR), begin);
            // Whoever sends people around has to learn of it before they are sent back.
            until("a server that is up", async || cluster.shared.is_up(FAR)).await;
            cluster.shared.send_home();
            cluster.granted(30).await;
        }
    })
    .await;
    // Away from there, and back.
    assert!(played.figures.returns >= 2 * cuts, "nobody had to go elsewhere");
    played.figures.judge(&format!("{cuts} cuts between a server and the store"));
}

fn far(cluster: &Cluster) -> &Host {
    cluster.plan(FAR).host.as_ref().expect("it is at another machine")
}

/// How many sockets the far server has.
async fn sockets(cluster: &Cluster) -> Option<u64> {
    let told = cluster.plan(FAR).look("/metrics").await?;
    told.lines().find_map(|line| line.strip_prefix("azulejo_sockets_open "))?.parse().ok()
}
