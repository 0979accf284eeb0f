//! Servers that share a PostgreSQL and a NATS, and somebody who tells people which of them are ready.

use crate::figures::{Fault, Whom};
use crate::node::Plan;
use azulejo_store::{Postgres as Store, PostgresSettings};
use azulejo_testbed::clients::{ClientPool, TimeSpan};
use azulejo_testbed::{Host, Nats, NatsOptions, Postgres, PostgresOptions, Served};
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// So many servers.
pub(crate) const NODES: usize = 3;

/// The database that they share.
pub(crate) const DATABASE: &str = "tables";

/// Nobody waits for anything longer than this, on a busy machine either.
pub(crate) const PATIENCE: Duration = Duration::from_secs(240);

/// Servers that share a PostgreSQL and a NATS.
pub(crate) struct Cluster {
    // They end before what they share.
    nodes: [Option<Served>; NODES],
    plans: Arc<[Plan; NODES]>,
    pub(crate) postgres: Postgres,
    pub(crate) nats: Nats,
    pub(crate) shared: Arc<ClientPool>,
    pub(crate) faults: Vec<Fault>,
    balancer: JoinHandle<()>,
}

impl Cluster {
    /// A cluster on this machine.
    pub(crate) async fn start(name: &str) -> Cluster {
        Cluster::with(name, None, |_| {}).await
    }

    /// A cluster whose servers leave all thinking to workers.
    pub(crate) async fn thoughtless(name: &str) -> Cluster {
        let change = |plans: &mut [Plan; NODES]| {
            for plan in plans {
                plan.more = &["--bots", "0", "--analyses", "0"];
            }
        };
        Cluster::with(name, None, change).await
    }

    /// A cluster whose last server runs at another machine, if there is one, and whose servers differ from plain ones.
    pub(crate) async fn with(
        name: &str,
        host: Option<Host>,
        change: impl FnOnce(&mut [Plan; NODES]),
    ) -> Cluster {
        let folder = folder(name);
        let addresses = host.iter().map(Host::store).collect();
        let postgres = Postgres::with(PostgresOptions { addresses, ..PostgresOptions::default() });
        let everywhere = host.is_some();
        let nats = Nats::with(NatsOptions { everywhere, ..NatsOptions::default() });
        let store = postgres.database(DATABASE);
        let log = |node: usize| folder.join(format!("node-{node}.log"));
        let mut plans = [0, 1, 2].map(|node| Plan::new(store.clone(), nats.url(), log(node)));
        if let Some(host) = host {
            let far = postgres.url_of(DATABASE, host.store());
            plans[2] = Plan::new(far, nats.url_at(host.front()), log(2));
            plans[2].host = Some(host);
        }
        change(&mut plans);
        let nodes = [0, 1, 2].map(|node| Some(plans[node].start()));
        let plans = Arc::new(plans);
        let shared = ClientPool::at(plans.iter().map(Plan::place));
        let balancer = tokio::spawn(balance(Arc::clone(&plans), Arc::clone(&shared)));
        let faults = Vec::new();
        let cluster = Cluster { nodes, plans, postgres, nats, shared, faults, balancer };
        for node in 0..NODES {
            until("a server that is ready", || cluster.plans[node].is_ready()).await;
        }
        cluster
    }

    pub(crate) fn plan(&self, node: usize) -> &Plan {
        &self.plans[node]
    }

    /// What the servers share, for somebody who has more time than they have.
    pub(crate) async fn store(&self) -> Store {
        let url = self.postgres.url_of(DATABASE, Ipv4Addr::LOCALHOST).parse().expect("a URL");
        let settings = PostgresSettings {
            begin: PATIENCE,
            connect: PATIENCE,
            statement: PATIENCE,
            answer: PATIENCE,
            ..PostgresSettings::default()
        };
        Store::open(&url, settings).await.expect("the store")
    }

    /// Ends a server as a crash does.
    pub(crate) fn kill(&mut self, node: usize) {
        self.nodes[node].take().expect("it runs").kill();
    }

    /// Ends a server as a person does.
    pub(crate) fn stop(&mut self, node: usize) {
        self.nodes[node].take().expect("it runs").stop();
    }

    /// Starts it again.
    pub(crate) async fn start_again(&mut self, node: usize) {
        let program = self.plans[node].program.clone();
        self.start_as(node, &program).await;
    }

    /// Starts it again by a program that may be of another version; returns when it is ready.
    pub(crate) async fn start_as(&mut self, node: usize, program: &Path) {
        self.nodes[node] = Some(self.plans[node].start_as(program));
        until("a server that is ready", || self.plans[node].is_ready()).await;
    }

    /// Something was wrong from then until now.
    pub(crate) fn note_fault(&mut self, whom: Whom, begin: Instant) {
        self.faults.push(Fault { whom, span: TimeSpan { begin, end: Instant::now() } });
    }

    /// Waits until so many more requests were granted.
    pub(crate) async fn granted(&self, more: u64) {
        let goal = self.shared.done() + more;
        until("moves that are acknowledged", async || self.shared.done() >= goal).await;
    }

    /// Ends all servers as a person does.
    pub(crate) fn stop_all(&mut self) {
        self.balancer.abort();
        for node in self.nodes.iter_mut().filter_map(Option::take) {
            node.stop();
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.balancer.abort();
    }
}

/// Asks every server again and again whether it is ready, and sends people only to those that are.
async fn balance(plans: Arc<[Plan; NODES]>, shared: Arc<ClientPool>) {
    loop {
        for (node, plan) in plans.iter().enumerate() {
            shared.set_up(node, plan.is_ready().await);
        }
        sleep(Duration::from_millis(200)).await;
    }
}

/// Waits until something is so.
pub(crate) async fn until(what: &str, is_so: impl AsyncFn() -> bool) {
    let waiting = async {
        while !is_so().await {
            sleep(Duration::from_millis(20)).await;
        }
    };
    assert!(timeout(PATIENCE, waiting).await.is_ok(), "no {what} within {PATIENCE:?}");
}

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cluster").join(name);
    // What an earlier run has left.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}
