//! Rough days: those who connect and do nothing, everybody coming back at once, a disk that is full or slow.

use crate::process::{Process, folder};
use azulejo_client::{Line, Visitor};
use azulejo_hub::{Store, history};
use azulejo_protocol::{Hello, Message};
use azulejo_store::Sqlite;
use azulejo_testbed::clients::{ClientPool, ScriptedClient, TestTable, TestTableOptions};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// How much is tried in the normal tests, and how much with `cargo xtask faults`.
fn size(normal: usize, rough: usize) -> usize {
    if std::env::var_os("AZULEJO_ROUGH").is_some() { rough } else { normal }
}

/// Nobody waits for anything longer than this, on a busy machine either.
const PATIENCE: Duration = Duration::from_secs(240);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_connect_and_do_nothing_keep_nobody_from_playing() {
    let folder = folder("stalled");
    let process = Process::start(&folder, &["--admin", "off", "--log", "error"]);
    let shared = ClientPool::at([&process.address]);
    let mut table = TestTable::open(&shared, TestTableOptions::new("2cp")).await;
    let idler = Visitor::arrive(&process.address).await.expect("a server");
    let mut stalled: Vec<Box<dyn Send>> = Vec::new();
    for number in 0..size(90, 2_000) {
        stalled.push(match number % 3 {
            // Never says what it wants.
            0 => Box::new(begun(&process.address, "GET / HTTP/1.1\r\nHost: here\r\n").await),
            // Says what it wants, and then nothing.
            1 => Box::new(begun(&process.address, "GET / HTTP/1.1\r\nHost: here\r\n\r\n").await),
            // Looks at the table, and never reads what it is told.
            _ => {
                let hello = Hello { after: 0, key: table.watch.clone() };
                Box::new(idler.join(table.id, &hello).await.expect("a line"))
            }
        });
    }
    let playing = ScriptedClient::play_until(&mut table.clients, |view| {
        view.game().is_some_and(azulejo_protocol::Mirror::is_revealed)
    });
    timeout(PATIENCE, playing).await.expect("the game goes on");
    drop(stalled);
    process.stop();
}

async fn begun(address: &str, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(text.as_bytes()).await.expect("it takes some");
    stream
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_comes_back_at_once_and_hears_what_was_missed() {
    let folder = folder("storm");
    let process = Process::start(&folder, &["--admin", "off", "--log", "error"]);
    let shared = ClientPool::at([&process.address]);
    let mut table = TestTable::open(&shared, TestTableOptions::new("2cp")).await;
    let far = |view: &azulejo_client::View| view.game().is_some_and(|game| game.number() > 12);
    ScriptedClient::play_until(&mut table.clients, far).await;
    process.kill();
    let process = Process::start(&folder, &["--admin", "off", "--log", "error"]);
    let last = table.clients[0].view.number();
    let coming = (0..size(150, 2_000)).map(|_| {
        let (address, id, key) = (process.address.clone(), table.id, table.watch.clone());
        tokio::spawn(async move {
            let visitor = Visitor::arrive(&address).await.expect("a server");
            let hello = Hello { after: 5, key };
            let line = visitor.join(id, &hello).await.expect("a line");
            numbers(line).await
        })
    });
    for somebody in coming.collect::<Vec<_>>() {
        let heard = timeout(PATIENCE, somebody).await.expect("it is told").expect("no panic");
        assert_eq!(heard, (6..=last).collect::<Vec<_>>());
    }
    process.stop();
}

/// The numbers of the events that somebody is told who comes.
async fn numbers(mut line: Line) -> Vec<u32> {
    loop {
        if let Message::Log { events } = line.hear().await.expect("a message") {
            return events.iter().map(|event| event.number).collect();
        }
    }
}

/// Plays for a while, and then checks that all that was told is true.
async fn play_and_check(
    folder: &Path,
    process: Process,
    while_playing: impl AsyncFnOnce(&ClientPool),
) {
    let shared = ClientPool::at([&process.address]);
    let table = TestTable::open(&shared, TestTableOptions::new("2fp")).await;
    let (id, by) = (table.id, table.founded_by);
    let clients: Vec<_> = table.clients.into_iter().map(|it| tokio::spawn(it.run())).collect();
    while_playing(&shared).await;
    shared.end();
    let mut witnesses = Vec::new();
    for client in clients {
        let client = timeout(PATIENCE, client).await.expect("everything is answered");
        witnesses.push(client.expect("nobody panicked").witness);
    }
    process.stop();
    let store = Sqlite::open(&folder.join("tables")).expect("the tables");
    let loaded = store.load(id, 0).await.expect("it can be read").expect("it is there");
    let others = BTreeSet::from([by]);
    let lies = history::check(id, &loaded.entries, &loaded.secrets, &witnesses, &others);
    assert_eq!(lies, []);
}

/// Waits until so many more moves were acknowledged.
pub(crate) async fn moves(shared: &ClientPool, more: u64) {
    let goal = shared.done() + more;
    let reached = async {
        while shared.done() < goal {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, reached).await.expect("moves are acknowledged");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_stops_the_game_and_loses_nothing() {
    let folder = folder("full");
    let tables = folder.join("tables");
    std::fs::create_dir_all(&tables).expect("a folder");
    if !run("mount", &["-t", "tmpfs", "-o", "size=3m", "tmpfs"], &tables) {
        println!("left out: no small disk can be mounted here, which takes root");
        return;
    }
    let _mounted = Mounted(&tables);
    let process = Process::start(&folder, &["--admin", "off", "--log", "error"]);
    play_and_check(&folder, process, async |shared| {
        moves(shared, 20).await;
        let filler = tables.join("filler");
        // Until nothing more goes in.
        let _ = std::fs::write(&filler, vec![0; 4 << 20]);
        let still = async |shared: &ClientPool| {
            let before = shared.done();
            tokio::time::sleep(Duration::from_millis(1_500)).await;
            shared.done() - before
        };
        // What fits into the pages that are there may still be written.
        timeout(PATIENCE, async { while still(shared).await > 0 {} }).await.expect("it stops");
        std::fs::remove_file(&filler).expect("it can be removed");
        moves(shared, 20).await;
    })
    .await;
}

/// A disk of our own, until this is dropped.
struct Mounted<'a>(&'a Path);

impl Drop for Mounted<'_> {
    fn drop(&mut self) {
        run("umount", &["--lazy"], self.0);
    }
}

fn run(program: &str, args: &[&str], path: &Path) -> bool {
    let status = Command::new(program).args(args).arg(path).status();
    status.is_ok_and(|status| status.success())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_slow_disk_everything_takes_longer_and_nothing_is_lost() {
    let folder = folder("slow");
    let mut process = Process::start(&folder, &["--admin", "off", "--log", "error"]);
    if !process.slow_down(Duration::from_millis(40)) {
        println!("left out: no strace here, which slows a disk down");
        return;
    }
    play_and_check(&folder, process, async |shared| moves(shared, size(20, 200) as u64).await)
        .await;
}
