//! People at tables of all servers, while something goes wrong, and what came of it.

use crate::cluster::{Cluster, NODES, PATIENCE};
use crate::figures::Figures;
use azulejo_hub::{Loaded, Store, history};
use azulejo_people::{Diary, Person, Table, Wanted};
use azulejo_protocol::{Clock, CommandId, TableId};
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
    people: Vec<JoinHandle<Person>>,
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
        let servers = [0, 1, 2].map(|person| (number + person) % NODES);
        let wanted = Wanted { rules, clock, pause: PAUSE, servers };
        let Table { id, founded_by, people, .. } = Table::open(&cluster.shared, wanted).await;
        let people = people.into_iter().map(|person| tokio::spawn(person.run())).collect();
        tables.push(Busy { id, founded_by, people });
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
        let mut people = Vec::new();
        for person in table.people {
            let person = timeout(PATIENCE, person).await;
            people.push(person.expect("everything is answered").expect("nobody panicked"));
        }
        told.push((table.id, table.founded_by, people));
    }
    cluster.stop_all();
    let store = cluster.store().await;
    let (mut loaded, mut diaries) = (Vec::new(), Vec::new());
    for (id, founded_by, people) in told {
        let it = store.load(id, 0).await.expect("it can be read").expect("it is there");
        diaries.push(check_table(id, founded_by, people, &it));
        loaded.push(it);
    }
    Played { tables: loaded, figures: Figures::of(&diaries, &cluster.faults) }
}

/// Whether all that was told about a table is true.
fn check_table(
    id: TableId,
    founded_by: CommandId,
    people: Vec<Person>,
    loaded: &Loaded,
) -> Vec<Diary> {
    let (witnesses, diaries): (Vec<_>, Vec<_>) =
        people.into_iter().map(|person| (person.witness, person.diary)).unzip();
    let others = BTreeSet::from([founded_by]);
    let lies = history::check(id, &loaded.entries, &loaded.secrets, &witnesses, &others);
    assert_eq!(lies, [], "table {id}");
    diaries
}
