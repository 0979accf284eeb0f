//! How many appends are on disk in a second, by how many wait for one at a time. Each adds one event to a table
//! of its own, as a move does.
//!
//! `cargo run --release -p azulejo-store --features conformance --example appends [FOLDER]`

use azulejo_hub::{Append, Store};
use azulejo_protocol::{GuestId, Millis, TableId};
use azulejo_store::Sqlite;
use azulejo_store::conformance::{Sample, wait};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

/// How long each number of callers is measured.
const SECONDS: u64 = 5;

fn main() {
    let folder = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = folder.join(format!("azulejo-appends-{}", std::process::id()));
    let store = Sqlite::open(&folder).expect("the folder can be used");
    println!("callers  appends/s  median ms  p99 ms  worst ms");
    for (round, callers) in [1, 16, 256].into_iter().enumerate() {
        let mut times = measure(&store, round, callers);
        times.sort_unstable();
        let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1_000.0;
        let rate = times.len() as u64 / SECONDS;
        println!("{callers:7}  {rate:9}  {:9.2}  {:6.2}  {:8.2}", at(50), at(99), at(100));
    }
    drop(store);
    std::fs::remove_dir_all(folder).expect("it is ours");
}

/// How long each append took.
fn measure(store: &Sqlite, round: usize, callers: usize) -> Vec<Duration> {
    let tables: Vec<Sample> = (0..callers).map(|caller| begun(store, round, caller)).collect();
    let end = Instant::now() + Duration::from_secs(SECONDS);
    thread::scope(|scope| {
        let callers: Vec<_> =
            tables.into_iter().map(|table| scope.spawn(move || play(store, table, end))).collect();
        callers.into_iter().flat_map(|caller| caller.join().expect("a caller")).collect()
    })
}

fn begun(store: &Sqlite, round: usize, caller: usize) -> Sample {
    // Names are spread like those that are drawn.
    let name = ((round * 1_000 + caller + 1) as u128)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    let (mut sample, founded) = Sample::found(TableId(name), guests(caller), Millis(1_000));
    write(store, founded);
    for append in sample.begin(Millis(1_000)) {
        write(store, append);
    }
    sample
}

fn guests(caller: usize) -> [GuestId; 2] {
    [GuestId(2 * caller as u128), GuestId(2 * caller as u128 + 1)]
}

fn play(store: &Sqlite, mut table: Sample, end: Instant) -> Vec<Duration> {
    let mut times = Vec::new();
    while Instant::now() < end {
        let append = table.go_on(Millis(2_000));
        let asked = Instant::now();
        write(store, append);
        times.push(asked.elapsed());
    }
    times
}

fn write(store: &Sqlite, append: Append) {
    wait(store.append(append)).expect("it is written");
}
