//! From one store to another and back, and nothing is lost or written over.

mod support;

use azulejo_hub::{Analysis, Store};
use azulejo_protocol::{GuestId, Millis, TableId};
use azulejo_rules::Rules;
use azulejo_store::conformance::{Sample, wait};
use azulejo_store::{
    FILE, Fault, Migrated, OpenError, Sqlite, StoreError, StorePlace, Why, check_store, migrate,
};
use azulejo_testbed::shared;
use std::path::Path;
use support::Folder;
use support::database::{Database, insist, patient};

const GUESTS: [GuestId; 2] = [GuestId(1), GuestId(2)];

/// Tables of all rule sets for two: some wait, some are played, at some a game is over and a rematch has begun.
fn fill(store: &impl Store) -> Vec<Sample> {
    let rules = Rules::ALL.into_iter().filter(|rules| rules.players.count() == 2);
    let mut samples = Vec::new();
    for (place, rules) in rules.enumerate() {
        let table = TableId(1 + place as u128);
        let (mut sample, founded) = Sample::found_with(rules, table, GUESTS, Millis(1_000));
        wait(store.append(founded)).unwrap();
        for step in 0..[2, 9, 250][place % 3] {
            wait(store.append(sample.go_on(Millis(2_000 + step)))).unwrap();
        }
        samples.push(sample);
    }
    samples
}

fn over(samples: &[Sample]) -> TableId {
    let over = samples.iter().find(|sample| sample.table().card().game > 1);
    over.expect("a game is over").table().id()
}

fn folder(path: &Path) -> StorePlace {
    StorePlace::Folder(path.to_owned())
}

fn bring(from: &StorePlace, to: &StorePlace) -> Migrated {
    insist(|| migrate(from, to, &mut |_, _| {}))
}

fn assert_kept(store: &impl Store, samples: &[Sample]) {
    for sample in samples {
        let loaded = wait(store.load(sample.table().id(), 0)).unwrap().unwrap();
        assert_eq!(loaded.entries, sample.table().entries());
        assert!(Sample::resume(sample.table().id(), GUESTS, &loaded).is_some());
    }
}

#[test]
fn everything_goes_to_postgres_and_back() {
    let (first, last) = (Folder::new(), Folder::new());
    let database = Database::new();
    let postgres = StorePlace::Postgres(database.url.clone());
    let store = Sqlite::open(first.path()).unwrap();
    let samples = fill(&store);
    assert!(samples.len() > 3, "several rule sets");
    let over = over(&samples);
    wait(store.keep_analysis(over, 1, "played well".to_owned())).unwrap();
    // A folder that is served is left alone.
    let served = migrate(&folder(first.path()), &postgres, &mut |_, _| {});
    assert!(matches!(served, Err(StoreError::Folder(OpenError::InUse { .. }))), "{served:?}");
    drop(store);
    let there = bring(&folder(first.path()), &postgres);
    assert_eq!(there.report.faults, []);
    assert_eq!(
        (there.tables, there.report.counts.tables),
        (samples.len() as u64, samples.len() as u64)
    );
    let events = samples.iter().map(|sample| u64::from(sample.table().number())).sum::<u64>();
    assert_eq!((there.events, there.report.counts.events), (events, events));
    let back = bring(&postgres, &folder(last.path()));
    assert_eq!(back.report, there.report);
    // The second time there is nothing to be done.
    let again = bring(&postgres, &folder(last.path()));
    assert_eq!((again.tables, again.events), (0, 0));
    assert_eq!(again.report, there.report);
    let store = Sqlite::open(last.path()).unwrap();
    assert_kept(&store, &samples);
    let kept = wait(store.analysis(over, 1, false));
    assert_eq!(kept, Ok(Analysis::Done("played well".to_owned())));
}

/// Whoever was interrupted begins again, and so does whoever has played on.
#[test]
fn what_is_missing_is_added() {
    let (here, there) = (Folder::new(), Folder::new());
    let database = Database::new();
    let postgres = StorePlace::Postgres(database.url.clone());
    let store = Sqlite::open(here.path()).unwrap();
    let mut samples = fill(&store);
    drop(store);
    assert_eq!(bring(&folder(here.path()), &postgres).report.faults, []);
    let shared = wait(database.open(patient())).unwrap();
    let over = over(&samples);
    assert_eq!(wait(shared.analysis(over, 1, true)), Ok(Analysis::Asked));
    for sample in &mut samples {
        for step in 0..40 {
            wait(shared.append(sample.go_on(Millis(9_000 + step)))).unwrap();
        }
    }
    let back = bring(&postgres, &folder(here.path()));
    assert_eq!(back.report.faults, []);
    assert_eq!(back.events, back.report.counts.events - known(&samples));
    let store = Sqlite::open(here.path()).unwrap();
    assert_kept(&store, &samples);
    assert_eq!(wait(store.analysis(over, 1, false)), Ok(Analysis::Asked));
    drop(store);
    // To another database that nobody has used, it is the same.
    let other = StorePlace::Postgres(Database::new().url);
    assert_eq!(bring(&postgres, &other).report, back.report);
    assert_eq!(bring(&folder(here.path()), &folder(there.path())).report, back.report);
}

/// How many events there were before somebody played on.
fn known(samples: &[Sample]) -> u64 {
    let events = samples.iter().flat_map(|sample| sample.table().entries());
    events.filter(|entry| entry.event.at < Millis(9_000)).count() as u64
}

#[test]
fn a_table_at_which_something_else_happened_is_left_alone() {
    let here = Folder::new();
    let database = Database::new();
    let postgres = StorePlace::Postgres(database.url.clone());
    let store = Sqlite::open(here.path()).unwrap();
    let (mut sample, founded) = Sample::found(TableId(1), GUESTS, Millis(1_000));
    let (_, second) = Sample::found(TableId(2), GUESTS, Millis(1_000));
    let shared = wait(database.open(patient())).unwrap();
    wait(store.append(founded.clone())).unwrap();
    wait(store.append(second)).unwrap();
    wait(shared.append(founded)).unwrap();
    let mut other = sample.clone();
    wait(store.append(sample.go_on(Millis(2_000)))).unwrap();
    wait(shared.append(other.go_on(Millis(3_000)))).unwrap();
    drop(store);
    let told = bring(&folder(here.path()), &postgres);
    let fault = Fault { table: Some(TableId(1)), number: Some(2), why: Why::Differs };
    assert_eq!(told.report.faults, [fault]);
    // The other table is there.
    assert_eq!((told.tables, told.report.counts.tables), (1, 2));
    assert_kept(&shared, &[other]);
}

/// Each harm, and the fault that it is found by.
#[test]
fn every_harm_to_a_database_is_found() {
    let here = Folder::new();
    let store = Sqlite::open(here.path()).unwrap();
    let over = over(&fill(&store));
    wait(store.analysis(over, 1, true)).unwrap();
    drop(store);
    let database = Database::new();
    let postgres = StorePlace::Postgres(database.url.clone());
    assert_eq!(bring(&folder(here.path()), &postgres).report.faults, []);
    let fault = |number, why| Fault { table: Some(over), number, why };
    let zeros = |count| format!("decode(repeat('00', {count}), 'hex')");
    let harms = [
        (
            "UPDATE events SET at = at + 1 WHERE number = 5 AND".to_owned(),
            fault(Some(5), Why::Column("at")),
        ),
        (format!("UPDATE events SET command = {} WHERE number = 5 AND", zeros(16)), {
            fault(Some(5), Why::Column("command"))
        }),
        ("DELETE FROM events WHERE number = 5 AND".to_owned(), fault(Some(6), Why::Gap)),
        ("UPDATE tables SET head = head - 1 WHERE".to_owned(), fault(None, Why::Index("tables"))),
        ("DELETE FROM seats WHERE".to_owned(), fault(None, Why::Index("seats"))),
        (format!("INSERT INTO seats SELECT {}, table_id FROM tables WHERE", zeros(16)), {
            fault(None, Why::Stray("seats"))
        }),
        ("INSERT INTO work SELECT 'clock', table_id, 0, 0 FROM tables WHERE".to_owned(), {
            fault(None, Why::Index("work"))
        }),
        ("DELETE FROM work WHERE".to_owned(), fault(None, Why::Stray("work"))),
        ("UPDATE analyses SET text = 'done' WHERE".to_owned(), fault(None, Why::Stray("work"))),
        ("UPDATE games SET card = '{}' WHERE".to_owned(), fault(None, Why::Index("games"))),
        ("DELETE FROM finished WHERE".to_owned(), fault(None, Why::Index("finished"))),
        (
            format!(
                "INSERT INTO finished SELECT {}, ended_at, table_id, game FROM games WHERE",
                zeros(16)
            ),
            fault(None, Why::Stray("finished")),
        ),
        ("DELETE FROM games WHERE".to_owned(), fault(None, Why::Stray("analyses"))),
        ("DELETE FROM events WHERE".to_owned(), fault(None, Why::Stray("tables"))),
        ("DELETE FROM events WHERE".to_owned(), fault(None, Why::Stray("secrets"))),
        ("DELETE FROM events WHERE".to_owned(), fault(None, Why::Stray("games"))),
    ];
    for (place, (harm, expected)) in harms.into_iter().enumerate() {
        let name = format!("{}_harmed_{place}", database.name);
        shared().sql("postgres", &format!("CREATE DATABASE {name} TEMPLATE {}", database.name));
        let harm = format!("{harm} table_id = decode('{over}', 'hex')");
        shared().sql(&name, &harm);
        let url = shared().url_of(&name, std::net::Ipv4Addr::LOCALHOST).parse().unwrap();
        let harmed = StorePlace::Postgres(url);
        let faults = insist(|| check_store(&harmed, &mut |_| {})).faults;
        assert!(faults.contains(&expected), "{harm}: {faults:?}");
        assert!(faults.iter().all(|fault| fault.table == Some(over)), "{harm}: {faults:?}");
    }
}

#[test]
fn what_is_not_there_is_not_copied() {
    let nothing = Folder::new();
    let database = Database::new();
    let postgres = StorePlace::Postgres(database.url.clone());
    let told = migrate(&folder(nothing.path()), &postgres, &mut |_, _| {}).unwrap_err();
    assert!(told.to_string().ends_with(FILE), "{told}");
    let told = migrate(&postgres, &folder(nothing.path()), &mut |_, _| {});
    assert!(matches!(told, Err(StoreError::Postgres(_))), "{told:?}");
    assert!(told.unwrap_err().to_string().contains("holds no store"));
    assert!(check_store(&postgres, &mut |_| {}).is_err());
}
