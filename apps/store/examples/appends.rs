//! How many appends are on disk in a second, by how many wait for one at a time. Each adds one event to a table
//! of its own, as a move does.
//!
//! `cargo run --release -p azulejo-store --features conformance --example appends [FOLDER]`, or
//! `postgres://…` instead of the folder, for an empty database

use azulejo_hub::{Append, Store};
use azulejo_protocol::{GuestId, Millis, TableId};
use azulejo_store::conformance::{Sample, wait};
use azulejo_store::{Postgres, PostgresSettings, Sqlite, StorePlace};
use std::thread;
use std::time::{Duration, Instant};

/// How long each number of callers is measured.
const SECONDS: u64 = 5;

fn main() {
    let place = std::env::args().nth(1).map(|place| place.parse().expect("a folder or a URL"));
    match place.unwrap_or_else(|| StorePlace::Folder(std::env::temp_dir())) {
        StorePlace::Folder(folder) => {
            let folder = folder.join(format!("azulejo-appends-{}", std::process::id()));
            tell(&Sqlite::open(&folder).expect("the folder can be used"));
            std::fs::remove_dir_all(folder).expect("it is ours");
        }
        StorePlace::Postgres(url) => {
            let runtime = tokio::runtime::Runtime::new().expect("a runtime");
            let opened = runtime.block_on(Postgres::open(&url, PostgresSettings::default()));
            tell(&opened.expect("the database can be used"));
        }
    }
}

fn tell(store: &impl Store) {
    println!("callers  appends/s  median ms  p99 ms  worst ms");
    for (round, callers) in [1, 16, 256].into_iter().enumerate() {
        let mut times = measure(store, round, callers);
        times.sort_unstable();
        let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1_000.0;
        let rate = times.len() as u64 / SECONDS;
        println!("{callers:7}  {rate:9}  {:9.2}  {:6.2}  {:8.2}", at(50), at(99), at(100));
    }
}

/// How long each append took.
fn measure(store: &impl Store, round: usize, callers: usize) -> Vec<Duration> {
    let tables: Vec<Sample> = (0..callers).map(|caller| begun(store, round, caller)).collect();
    let end = Instant::now() + Duration::from_secs(SECONDS);
    thread::scope(|scope| {
        let callers: Vec<_> =
            tables.into_iter().map(|table| scope.spawn(move || play(store, table, end))).collect();
        callers.into_iter().flat_map(|caller| caller.join().expect("a caller")).collect()
    })
}

fn begun(store: &impl Store, round: usize, caller: usize) -> Sample {
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

fn play(store: &impl Store, mut table: Sample, end: Instant) -> Vec<Duration> {
    let mut times = Vec::new();
    while Instant::now() < end {
        let append = table.go_on(Millis(2_000));
        let asked = Instant::now();
        write(store, append);
        times.push(asked.elapsed());
    }
    times
}

fn write(store: &impl Store, append: Append) {
    wait(store.append(append)).expect("it is written");
}
