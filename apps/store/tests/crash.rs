//! Whatever was acknowledged survives the end of the process, however it ends. This program starts itself
//! again as one that writes and says so, and kills it in the midst of it.

mod support;

use azulejo_hub::{Append, Store};
use azulejo_protocol::{CommandId, GuestId, Millis, TableId};
use azulejo_store::conformance::{Sample, all, wait};
use azulejo_store::{FILE, Sqlite, check};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use support::Folder;

/// The folder that the other one writes to.
const WRITES_TO: &str = "AZULEJO_TEST_WRITES_TO";

/// How often it is killed.
const KILLS: u64 = 10;

/// At how many tables it plays.
const TABLES: u128 = 8;

const GUESTS: [GuestId; 2] = [GuestId(1), GuestId(2)];

/// What was acknowledged: which command brought about which event.
type Acknowledged = BTreeMap<(TableId, u32), CommandId>;

fn main() {
    match std::env::var_os(WRITES_TO) {
        Some(folder) => write_until_killed(Path::new(&folder)),
        None => what_was_acknowledged_survives_being_killed(),
    }
}

/// Plays at all tables, and says what is on disk as soon as it is.
fn write_until_killed(folder: &Path) {
    let store = Sqlite::open(folder).unwrap();
    let mut samples: Vec<Sample> = (1..=TABLES).map(|id| found_or_resume(&store, id)).collect();
    loop {
        let appends: Vec<Append> =
            samples.iter_mut().map(|sample| sample.go_on(Millis(1_000))).collect();
        let pending = appends.iter().map(|append| store.append(append.clone())).collect();
        for (append, written) in appends.iter().zip(all(pending)) {
            assert_eq!(written, Ok(append.entries.last().unwrap().event.number));
            acknowledge(append);
        }
    }
}

fn found_or_resume(store: &Sqlite, id: u128) -> Sample {
    let table = TableId(id);
    if let Some(loaded) = wait(store.load(table, 0)).unwrap() {
        return Sample::resume(table, GUESTS, &loaded).unwrap();
    }
    let (sample, founded) = Sample::found(table, GUESTS, Millis(1_000));
    wait(store.append(founded.clone())).unwrap();
    acknowledge(&founded);
    sample
}

fn acknowledge(append: &Append) {
    let event = &append.entries[0].event;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{} {} {}", append.table, event.number, event.by.unwrap()).unwrap();
    out.flush().unwrap();
}

fn what_was_acknowledged_survives_being_killed() {
    let folder = Folder::new();
    let mut acknowledged = Acknowledged::new();
    for kill in 1..=KILLS {
        // From a few to many, in no order.
        let lines = 1 + kill * 7_919 % 151;
        acknowledged.extend(written_before_death(folder.path(), lines));
        assert_all_there(folder.path(), &acknowledged);
    }
    println!("{KILLS} times killed, {} acknowledged, none lost", acknowledged.len());
}

/// Lets the other one write, and kills it after so many lines. Those that it said before it died count, too.
fn written_before_death(folder: &Path, lines: u64) -> Acknowledged {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .env(WRITES_TO, folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut acknowledged = Acknowledged::new();
    let mut told = BufReader::new(child.stdout.take().unwrap()).lines();
    for line in told.by_ref().take(lines as usize) {
        acknowledged.extend(read(&line.unwrap()));
    }
    assert_eq!(child.try_wait().unwrap(), None, "it ended by itself");
    child.kill().unwrap();
    child.wait().unwrap();
    acknowledged.extend(told.map_while(Result::ok).filter_map(|line| read(&line)));
    acknowledged
}

/// A line, unless it was cut off.
fn read(line: &str) -> Option<((TableId, u32), CommandId)> {
    let mut words = line.split(' ');
    let (table, number) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some(((table, number), words.next()?.parse().ok()?))
}

fn assert_all_there(folder: &Path, acknowledged: &Acknowledged) {
    let store = Sqlite::open(folder).unwrap();
    let mut logs = BTreeMap::new();
    for id in (1..=TABLES).map(TableId) {
        let loaded = wait(store.load(id, 0)).unwrap();
        logs.insert(id, loaded.map(|loaded| loaded.entries).unwrap_or_default());
    }
    for (&(table, number), &command) in acknowledged {
        let entry = logs[&table].get(number as usize - 1);
        let found = entry.and_then(|entry| entry.event.by);
        assert_eq!(found, Some(command), "event {number} of table {table}");
    }
    drop(store);
    let report = check(&folder.join(FILE), &mut |_| {}).unwrap();
    assert_eq!(report.faults, []);
}
