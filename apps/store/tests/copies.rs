//! Copies are complete, checked, and never written over anything.

mod support;

use azulejo_hub::{Analysis, Store};
use azulejo_protocol::{GuestId, Millis, TableId};
use azulejo_store::conformance::{Sample, wait};
use azulejo_store::{
    CopyError, Counts, FILE, Fault, OpenError, Report, Sqlite, Why, backup, check, reindex, restore,
};
use rusqlite::Connection;
use std::path::Path;
use support::Folder;

/// Three tables: one waits, one is played, at one a game is over and a rematch has begun.
fn fill(store: &Sqlite) -> Vec<Sample> {
    let mut samples = Vec::new();
    for (id, steps) in [(1, 2), (2, 9), (3, 200)] {
        let guests = [GuestId(1), GuestId(2)];
        let (mut sample, founded) = Sample::found(TableId(id), guests, Millis(1_000));
        wait(store.append(founded)).unwrap();
        for step in 0..steps {
            wait(store.append(sample.go_on(Millis(2_000 + step)))).unwrap();
        }
        samples.push(sample);
    }
    samples
}

fn checked(file: &Path) -> Report {
    check(file, &mut |_| {}).unwrap()
}

/// A copy of a filled store, to be harmed.
fn copy(folder: &Folder) -> std::path::PathBuf {
    let data = folder.path().join("data");
    fill(&Sqlite::open(&data).unwrap());
    let file = folder.path().join("copy.db");
    backup(&data, &file).unwrap();
    file
}

#[test]
fn a_copy_of_a_store_that_serves_is_complete_and_becomes_a_store_again() {
    let folder = Folder::new();
    let (data, file) = (folder.path().join("data"), folder.path().join("copy.db"));
    let store = Sqlite::open(&data).unwrap();
    let samples = fill(&store);
    wait(store.keep_analysis(TableId(3), 1, "played well".to_owned())).unwrap();
    backup(&data, &file).unwrap();
    let mut progress = Vec::new();
    let report = check(&file, &mut |it| progress.push((it.tables, it.of))).unwrap();
    let events = samples.iter().map(|sample| u64::from(sample.table().number())).sum();
    let games = u64::from(samples[2].table().card().game) - 1;
    assert!(games > 0, "no game is over");
    let counts = Counts { tables: 3, events, games };
    assert_eq!(report, Report { counts, faults: Vec::new() });
    assert_eq!(progress, [(1, 3), (2, 3), (3, 3)]);
    let other = folder.path().join("other");
    restore(&file, &other).unwrap();
    let restored = Sqlite::open(&other).unwrap();
    let kept = wait(restored.analysis(TableId(3), 1, false));
    assert_eq!(kept, Ok(Analysis::Done("played well".to_owned())));
    for mut sample in samples {
        let id = sample.table().id();
        let loaded = wait(restored.load(id, 0)).unwrap().unwrap();
        assert_eq!(loaded.entries, sample.table().entries());
        wait(restored.append(sample.go_on(Millis(9_000)))).unwrap();
    }
    assert_eq!(checked(restored.file()).faults, []);
}

#[test]
fn nothing_is_written_over() {
    let folder = Folder::new();
    let file = copy(&folder);
    let data = folder.path().join("data");
    assert!(matches!(backup(&data, &file), Err(CopyError::Exists { .. })));
    assert!(matches!(restore(&file, &data), Err(CopyError::Exists { .. })));
    assert!(checked(&file).is_clean() && checked(&data.join(FILE)).is_clean());
}

/// Writes that another database has left would become part of the restored one.
#[test]
fn a_folder_with_what_is_left_of_a_database_is_refused() {
    let folder = Folder::new();
    let file = copy(&folder);
    let other = folder.path().join("other");
    std::fs::create_dir_all(&other).unwrap();
    std::fs::write(other.join(format!("{FILE}-wal")), "left").unwrap();
    assert!(matches!(restore(&file, &other), Err(CopyError::Exists { .. })));
}

#[test]
fn what_is_not_there_or_not_ours_is_not_copied() {
    let folder = Folder::new();
    let (nothing, letter) = (folder.path().join("nothing"), folder.path().join("letter"));
    std::fs::write(&letter, "This is a letter. ".repeat(100)).unwrap();
    let to = folder.path().join("copy.db");
    assert!(matches!(backup(&nothing, &to), Err(CopyError::Open(OpenError::Missing { .. }))));
    assert!(matches!(restore(&letter, &nothing), Err(CopyError::Open(OpenError::NotOurs { .. }))));
    assert!(matches!(check(&letter, &mut |_| {}), Err(OpenError::NotOurs { .. })));
    assert!(!to.exists() && !nothing.exists());
}

/// Each harm, and the fault that it is found by.
#[test]
fn every_harm_is_found() {
    let folder = Folder::new();
    let copy = copy(&folder);
    let fault = |number, why| Fault { table: Some(TableId(3)), number, why };
    let harms = [
        ("UPDATE events SET at = at + 1 WHERE number = 5", fault(Some(5), Why::Column("at"))),
        ("UPDATE events SET command = zeroblob(16) WHERE number = 5", {
            fault(Some(5), Why::Column("command"))
        }),
        ("DELETE FROM events WHERE number = 5", fault(Some(6), Why::Gap)),
        ("UPDATE tables SET head = head - 1 WHERE true", fault(None, Why::Index("tables"))),
        ("UPDATE tables SET founded = 0 WHERE true", fault(None, Why::Index("tables"))),
        ("DELETE FROM seats WHERE true", fault(None, Why::Index("seats"))),
        ("INSERT INTO seats SELECT zeroblob(16), table_id FROM tables WHERE true", {
            fault(None, Why::Stray("seats"))
        }),
        ("UPDATE games SET card = '{}' WHERE true", fault(None, Why::Index("games"))),
        ("DELETE FROM finished WHERE true", fault(None, Why::Index("finished"))),
        (
            "INSERT INTO finished SELECT zeroblob(16), ended_at, table_id, game FROM games WHERE true",
            { fault(None, Why::Stray("finished")) },
        ),
        ("INSERT INTO analyses SELECT table_id, 9, 0, NULL FROM tables WHERE true", {
            fault(None, Why::Stray("analyses"))
        }),
        ("DELETE FROM events WHERE true", fault(None, Why::Stray("tables"))),
        ("DELETE FROM events WHERE true", fault(None, Why::Stray("secrets"))),
    ];
    for (place, (harm, expected)) in harms.into_iter().enumerate() {
        let harmed = folder.path().join(format!("harmed-{place}.db"));
        std::fs::copy(&copy, &harmed).unwrap();
        let connection = Connection::open(&harmed).unwrap();
        let harm = harm.replace("WHERE", "WHERE table_id = ?1 AND");
        connection.pragma_update(None, "foreign_keys", false).unwrap();
        assert!(connection.execute(&harm, [3_u128.to_be_bytes()]).unwrap() > 0, "{harm}");
        drop(connection);
        let faults = checked(&harmed).faults;
        assert!(faults.contains(&expected), "{harm}: {faults:?}");
        assert!(faults.iter().all(|fault| fault.table == Some(TableId(3))), "{harm}: {faults:?}");
    }
}

#[test]
fn a_draw_that_the_secret_does_not_give_is_found() {
    let folder = Folder::new();
    let file = copy(&folder);
    let connection = Connection::open(&file).unwrap();
    let sql = "UPDATE secrets SET secret = zeroblob(32) WHERE table_id = ?1 AND game = 1";
    assert_eq!(connection.execute(sql, [2_u128.to_be_bytes()]), Ok(1));
    drop(connection);
    let faults = checked(&file).faults;
    let [Fault { table: Some(TableId(2)), why: Why::Fold(_), .. }] = &faults[..] else {
        panic!("{faults:?}")
    };
}

#[test]
fn a_damaged_file_is_found() {
    let folder = Folder::new();
    let file = copy(&folder);
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 512].fill(0x5a);
    std::fs::write(&file, bytes).unwrap();
    match check(&file, &mut |_| {}) {
        Ok(report) => assert!(!report.is_clean()),
        Err(error) => assert!(matches!(error, OpenError::Sql { .. }), "{error}"),
    }
}

#[test]
fn an_index_that_was_lost_is_written_anew() {
    let folder = Folder::new();
    let file = folder.path().join(FILE);
    fill(&Sqlite::open(folder.path()).unwrap());
    let lost = "DELETE FROM finished; DELETE FROM games; DELETE FROM seats; DELETE FROM tables";
    Connection::open(&file).unwrap().execute_batch(lost).unwrap();
    assert_eq!(checked(&file).faults.len(), 3);
    assert_eq!(reindex(folder.path(), &mut |_| {}).unwrap(), []);
    assert_eq!(checked(&file).faults, []);
}

#[test]
fn a_table_that_cannot_be_folded_is_told_and_the_others_are_written() {
    let folder = Folder::new();
    fill(&Sqlite::open(folder.path()).unwrap());
    let harm = "DELETE FROM events WHERE table_id = ?1 AND number = 2";
    let connection = Connection::open(folder.path().join(FILE)).unwrap();
    assert_eq!(connection.execute(harm, [2_u128.to_be_bytes()]), Ok(1));
    drop(connection);
    let faults = reindex(folder.path(), &mut |_| {}).unwrap();
    assert_eq!(faults, [Fault { table: Some(TableId(2)), number: Some(3), why: Why::Gap }]);
    let store = Sqlite::open(folder.path()).unwrap();
    let listed = wait(store.of_guest(GuestId(1), 10)).unwrap();
    assert_eq!(listed.len(), 2);
}
