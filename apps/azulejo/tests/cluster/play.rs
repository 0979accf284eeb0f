//! People at tables of all servers, while something goes wrong, and what came of it.

use crate::cluster::{Cluster, NODES, PATIENCE};
use crate::figures::Figures;
use azulejo_hub::{Loaded, Store, history};
use azulejo_protocol::{Clock, CommandId, TableId};
use azulejo_testbed::clients::{ClientTimeline, ScriptedClient, TestTable, TestTableOptions};
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// What is played: the last one with a bot, whose moves are anybody's work.
const GAMES: [&str; 6] = ["2cp", "2fp", "2cs", "2fs", "2ce", "3cp"];

/// So long everybody thinks, that the servers are busy and the machine is not only that.
const PAUSE: Duration = Duration::from_millis(10);

/// So much is granted before something goes wrong, and afterwards.
const SOME: u64 = 60;

/// What is in the store afterwards, and what was measured.
pub(crate) struct Played {
    pub(crate) tables: Vec<Loaded>,
    pub(crate) figures: Figures,
}

/// A table at which people play.
struct Busy {
    id: TableId,
    founded_by: CommandId,
    clients: Vec<JoinHandle<ScriptedClient>>,
}

/// Lets people play at tables whose players and watchers are at different servers, while something goes wrong; then all
/// that they were told has to be true of what is in the store.
pub(crate) async fn play(
    cluster: &mut Cluster,
    clock: Clock,
    goes_wrong: impl AsyncFnOnce(&mut Cluster),
) -> Played {
    let mut tables = Vec::new();
    for (number, rules) in GAMES.into_iter().enumerate() {
        let servers = [0, 1, 2].map(|client| (number + client) % NODES);
        let wanted = TestTableOptions { rules, clock, pause: PAUSE, servers };
        let TestTable { id, founded_by, clients, .. } =
            TestTable::open(&cluster.shared, wanted).await;
        let clients = clients.into_iter().map(|client| tokio::spawn(client.run())).collect();
        tables.push(Busy { id, founded_by, clients });
    }
    cluster.granted(SOME).await;
    goes_wrong(cluster).await;
    cluster.granted(SOME).await;
    cluster.shared.end();
    check(cluster, tables).await
}

/// Waits for the end of everything, and checks it.
async fn check(cluster: &mut Cluster, tables: Vec<Busy>) -> Played {
    let mut told = Vec::new();
    for table in tables {
        let mut clients = Vec::new();
        for client in table.clients {
            let client = timeout(PATIENCE, client).await;
            clients.push(client.expect("everything is answered").expect("nobody panicked"));
        }
        told.push((table.id, table.founded_by, clients));
    }
    cluster.stop_all();
    let store = cluster.store().await;
    let (mut loaded, mut timelines) = (Vec::new(), Vec::new());
    for (id, founded_by, clients) in told {
        let it = store.load(id, 0).await.expect("it can be read").expect("it is there");
        timelines.push(check_table(id, founded_by, clients, &it));
        loaded.push(it);
    }
    Played { tables: loaded, figures: Figures::of(&timelines, &cluster.faults) }
}

/// Whether all that was told about a table is true.
fn check_table(
    id: TableId,
    founded_by: CommandId,
    clients: Vec<ScriptedClient>,
    loaded: &Loaded,
) -> Vec<ClientTimeline> {
    let (witnesses, timelines): (Vec<_>, Vec<_>) =
        clients.into_iter().map(|client| (client.witness, client.timeline)).unzip();
    let others = BTreeSet::from([founded_by]);
    let lies = history::check(id, &loaded.entries, &loaded.secrets, &witnesses, &others);
    assert_eq!(lies, [], "table {id}");
    timelines
}
