//! A store with a million games that are over: how large it is, how soon it is ready, how much memory it takes,
//! and how long its questions take. The games are one short real one, copied under other names; that their draws do
//! not follow from these is nothing that anybody asks here.
//!
//! `cargo run --release -p azulejo-store --features conformance --example million [FOLDER [TABLES [keep]]]`; what is kept
//! can be served.

use azulejo_hub::{NodeId, Store, WorkAsk};
use azulejo_protocol::{GuestId, Millis, TableId, WorkKind};
use azulejo_store::conformance::{Sample, wait};
use azulejo_store::{FILE, Sqlite};
use rusqlite::{Connection, params};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The table that is copied.
const FIRST: u128 = 1;

/// How many games each guest has played.
const GAMES_OF_GUEST: u32 = 1_000;

fn main() {
    let mut arguments = std::env::args_os().skip(1);
    let folder = arguments.next().map_or_else(std::env::temp_dir, PathBuf::from);
    let tables = arguments.next().and_then(|tables| tables.to_str()?.parse().ok());
    let tables: u32 = tables.unwrap_or(1_000_000);
    let is_kept = arguments.next().is_some_and(|word| word == "keep");
    let folder = folder.join(format!("azulejo-million-{}", std::process::id()));
    play_one(&folder);
    timed("filled", || fill(&folder.join(FILE), tables));
    measure(&folder, tables);
    if is_kept {
        println!("kept in {}", folder.display());
    } else {
        std::fs::remove_dir_all(folder).expect("it is ours");
    }
}

/// A game of a few moves.
fn play_one(folder: &Path) {
    let store = Sqlite::open(folder).expect("the folder can be used");
    let guests = [GuestId(1), GuestId(2)];
    let (mut sample, founded) = Sample::found(TableId(FIRST), guests, Millis(1_000));
    let mut appends = vec![founded];
    appends.extend(sample.begin(Millis(2_000)));
    appends.extend((0..2).filter_map(|_| sample.play(Millis(3_000))));
    appends.push(sample.resign(Millis(4_000)));
    for append in appends {
        wait(store.append(append)).expect("it is written");
    }
}

fn fill(file: &Path, tables: u32) {
    let mut connection = Connection::open(file).expect("it can be opened");
    // It is made anew if it fails.
    connection.pragma_update(None, "journal_mode", "OFF").expect("it can be set");
    connection.pragma_update(None, "synchronous", "OFF").expect("it can be set");
    let transaction = connection.transaction().expect("a transaction");
    for number in 2..=tables {
        copy(&transaction, number).expect("it can be copied");
    }
    transaction.commit().expect("it is written");
    std::fs::File::open(file).and_then(|file| file.sync_all()).expect("it is on disk");
}

/// Copies all rows of the first table to another name.
fn copy(connection: &Connection, number: u32) -> rusqlite::Result<()> {
    // Rising, so that a million of them are soon written.
    let id = (u128::from(number) << 100).to_be_bytes();
    let guest = (u128::from(number / GAMES_OF_GUEST) << 64).to_be_bytes();
    let first = FIRST.to_be_bytes();
    for sql in [
        "INSERT INTO events SELECT ?2, number, at, command, event, private FROM events WHERE table_id = ?1",
        "INSERT INTO secrets SELECT ?2, game, secret FROM secrets WHERE table_id = ?1",
        "INSERT INTO tables SELECT ?2, head, founded, at, due, stage, access, code, turns, members, card
            FROM tables WHERE table_id = ?1",
        "INSERT INTO games SELECT ?2, game, ended_at + ?3, card FROM games WHERE table_id = ?1",
    ] {
        let mut statement = connection.prepare_cached(sql)?;
        match statement.parameter_count() {
            2 => statement.execute(params![first, id])?,
            _ => statement.execute(params![first, id, number])?,
        };
    }
    let sql =
        "INSERT INTO finished SELECT ?1, ended_at, table_id, game FROM games WHERE table_id = ?2";
    connection.prepare_cached(sql)?.execute(params![guest, id])?;
    Ok(())
}

fn measure(folder: &Path, tables: u32) {
    let size = std::fs::metadata(folder.join(FILE)).expect("it is there").len();
    println!("{tables} tables, {} MiB", size >> 20);
    let before = memory();
    let store = timed("ready", || Sqlite::open(folder).expect("the folder can be used"));
    println!("memory  {} KiB before, {} KiB ready", before, memory());
    let id = TableId(u128::from(tables / 2) << 100);
    timed("load", || wait(store.load(id, 0)).expect("it can be read").expect("it is there"));
    let guest = GuestId(u128::from(tables / GAMES_OF_GUEST / 2) << 64);
    let page = timed("page of finished games", || wait(store.finished_of_guest(guest, None, 20)));
    assert!(page.expect("it can be read").len() >= 20.min(tables as usize / 2));
    let ask =
        WorkAsk { node: NodeId(1), work: WorkKind::Clock, ahead: Millis(u64::MAX), most: 100 };
    timed("due", || wait(store.take_on(ask)).expect("it can be read"));
    timed("10,000 loads", || {
        for number in 0..10_000 {
            let number = 2 + number * 7_919 % (tables - 1);
            wait(store.load(TableId(u128::from(number) << 100), 0)).expect("it can be read");
        }
    });
    timed("1,000 appends", || {
        let guests = [GuestId(1), GuestId(2)];
        let (mut sample, founded) = Sample::found(TableId(2), guests, Millis(5_000));
        wait(store.append(founded)).expect("it is written");
        for _ in 0..1_000 {
            wait(store.append(sample.go_on(Millis(6_000)))).expect("it is written");
        }
    });
    println!("memory  {} KiB afterwards", memory());
    timed("closed", || drop(store));
}

fn timed<T>(what: &str, run: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let result = run();
    println!("{what}: {:.1} ms", begun.elapsed().as_secs_f64() * 1_000.0);
    result
}

/// What this process holds in memory, in KiB; 0 where the system does not say.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}
