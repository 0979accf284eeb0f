//! Whatever was acknowledged is there, however often the process is killed.

use crate::process::{Process, folder};
use crate::rough::moves;
use azulejo_hub::{Store, history};
use azulejo_store::Sqlite;
use azulejo_testbed::clients::{ClientPool, TestTable, TestTableOptions};
use std::collections::BTreeSet;
use std::time::Duration;

/// So many games are played at once.
const GAMES: usize = 6;

/// How often the process is killed in the normal tests.
const KILLS: usize = 4;

/// So much is acknowledged before each kill, and after the last one: people have come back, and have something to lose.
const SOME: u64 = 15;

fn kills() -> usize {
    std::env::var("AZULEJO_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_process_has_lost_nothing_that_it_acknowledged() {
    let folder = folder("kills");
    let mut process = Process::start(&folder, &["--admin", "off", "--log", "warn"]);
    let shared = ClientPool::at([&process.address]);
    let mut tables = Vec::new();
    for rules in ["2cp", "2fp", "2cs", "2fs", "2ce", "2fe"].into_iter().cycle().take(GAMES) {
        tables.push(TestTable::open(&shared, TestTableOptions::new(rules)).await);
    }
    let names: Vec<_> = tables.iter().map(|table| (table.id, table.founded_by)).collect();
    let clients = tables.into_iter().map(|table| {
        table.clients.into_iter().map(|client| tokio::spawn(client.run())).collect::<Vec<_>>()
    });
    let clients: Vec<Vec<_>> = clients.collect();
    for kill in 0..kills() {
        moves(&shared, SOME).await;
        // At moments that have nothing to do with each other.
        tokio::time::sleep(Duration::from_millis(150 + 97 * (kill as u64 % 7))).await;
        process.kill();
        process = Process::start(&folder, &["--admin", "off", "--log", "warn"]);
        shared.move_server(0, &process.address);
    }
    moves(&shared, SOME).await;
    shared.end();
    let mut witnesses = Vec::new();
    for table in clients {
        let mut of_table = Vec::new();
        for client in table {
            of_table.push(client.await.expect("nobody panicked").witness);
        }
        witnesses.push(of_table);
    }
    process.stop();
    let store = Sqlite::open(&folder.join("tables")).expect("the tables");
    for ((id, by), witnesses) in names.into_iter().zip(&witnesses) {
        let loaded = store.load(id, 0).await.expect("it can be read").expect("it is there");
        let others = BTreeSet::from([by]);
        let lies = history::check(id, &loaded.entries, &loaded.secrets, witnesses, &others);
        assert_eq!(lies, [], "table {id}");
    }
    // That there was something to lose.
    assert!(shared.done() > 50, "hardly anything was acknowledged");
    assert!(shared.returns() as usize >= kills(), "nobody had to come back");
}
