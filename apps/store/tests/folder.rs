//! Which folders are opened, and which are not.

mod support;

use azulejo_hub::{Analysis, Store};
use azulejo_protocol::{GuestId, Millis, TableId};
use azulejo_store::conformance::{Sample, wait};
use azulejo_store::{FILE, OpenError, Sqlite, VERSION, check};
use rusqlite::Connection;
use support::Folder;

fn connect(folder: &Folder) -> Connection {
    Connection::open(folder.path().join(FILE)).unwrap()
}

fn refusal(folder: &Folder) -> OpenError {
    Sqlite::open(folder.path()).unwrap_err()
}

fn sample() -> (Sample, azulejo_hub::Append) {
    Sample::found(TableId(1), [GuestId(1), GuestId(2)], Millis(1_000))
}

#[test]
fn what_was_written_is_there_when_the_folder_is_opened_again() {
    let folder = Folder::new();
    let nested = folder.path().join("made/with/it");
    wait(Sqlite::open(&nested).unwrap().append(sample().1)).unwrap();
    let loaded = wait(Sqlite::open(&nested).unwrap().load(TableId(1), 0)).unwrap().unwrap();
    assert_eq!(loaded.entries, sample().0.table().entries());
}

#[test]
fn a_folder_belongs_to_one_store_at_a_time() {
    let folder = Folder::new();
    let store = Sqlite::open(folder.path()).unwrap();
    assert!(matches!(refusal(&folder), OpenError::InUse { .. }));
    drop(store);
    assert!(Sqlite::open(folder.path()).is_ok());
}

#[test]
fn a_database_of_a_later_version_is_refused() {
    let folder = Folder::new();
    drop(Sqlite::open(folder.path()).unwrap());
    connect(&folder).pragma_update(None, "user_version", VERSION + 1).unwrap();
    let refusal = refusal(&folder);
    assert!(matches!(refusal, OpenError::Newer { found, .. } if found == VERSION + 1));
    assert!(refusal.to_string().contains(&format!("knows versions up to {VERSION}")), "{refusal}");
}

/// As it was before analyses were kept.
#[test]
fn a_database_of_an_earlier_version_is_brought_up_to_date() {
    let folder = Folder::new();
    let (mut sample, founded) = sample();
    let store = Sqlite::open(folder.path()).unwrap();
    wait(store.append(founded)).unwrap();
    drop(store);
    let connection = connect(&folder);
    connection.execute_batch("DROP TABLE analyses; PRAGMA user_version = 1").unwrap();
    let first = Connection::open_in_memory().unwrap();
    first.execute_batch(include_str!("../src/sqlite/schema/1.sql")).unwrap();
    let schema = "SELECT group_concat(sql, ';' ORDER BY name) FROM sqlite_schema";
    let [here, there] = [&connection, &first]
        .map(|it| it.query_row(schema, [], |row| row.get::<_, String>(0)).unwrap());
    assert_eq!(here, there);
    drop(connection);
    let file = folder.path().join(FILE);
    assert!(matches!(check(&file, &mut |_| {}), Err(OpenError::Older { found: 1, .. })));
    let store = Sqlite::open(folder.path()).unwrap();
    wait(store.append(sample.go_on(Millis(2_000)))).unwrap();
    assert_eq!(wait(store.analysis(TableId(1), 1, true)), Ok(Analysis::Unasked));
    assert!(check(&file, &mut |_| {}).unwrap().is_clean());
}

#[test]
fn a_database_of_another_program_is_refused() {
    let folder = Folder::new();
    connect(&folder).execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    assert!(matches!(refusal(&folder), OpenError::NotOurs { .. }));
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let folder = Folder::new();
    std::fs::write(folder.path().join(FILE), "This is a letter. ".repeat(100)).unwrap();
    assert!(matches!(refusal(&folder), OpenError::NotOurs { .. }));
}

#[cfg(unix)]
#[test]
fn nobody_else_on_the_machine_may_read_the_secrets() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let store = Sqlite::open(folder.path()).unwrap();
    wait(store.append(sample().1)).unwrap();
    for name in [FILE, "azulejo.db-wal"] {
        let mode = folder.path().join(name).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name}: {mode:o}");
    }
}

#[test]
fn a_row_that_makes_no_sense_is_an_error_and_harms_no_other_table() {
    let folder = Folder::new();
    let store = Sqlite::open(folder.path()).unwrap();
    wait(store.append(sample().1)).unwrap();
    let other = Sample::found(TableId(2), [GuestId(1), GuestId(2)], Millis(1_000)).1;
    wait(store.append(other)).unwrap();
    let broken = "UPDATE events SET event = '{\"number\": 1' WHERE table_id = ?1";
    connect(&folder).execute(broken, [1_u128.to_be_bytes()]).unwrap();
    assert!(wait(store.load(TableId(1), 0)).is_err());
    assert!(wait(store.load(TableId(2), 0)).unwrap().is_some());
}

/// Nobody who waits is left waiting.
#[test]
fn what_was_brought_is_written_before_a_store_ends() {
    let folder = Folder::new();
    let store = Sqlite::open(folder.path()).unwrap();
    let founded = |id| Sample::found(TableId(id), [GuestId(1), GuestId(2)], Millis(1)).1;
    let mut queued = Box::pin(store.append(founded(1)));
    // It is queued when it was first asked for.
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    let _ = queued.as_mut().poll(&mut context);
    let late = store.append(founded(2));
    drop(store);
    assert_eq!(wait(queued), Ok(1));
    assert_eq!(wait(late), Err(azulejo_hub::WriteError::Unknown));
    let store = Sqlite::open(folder.path()).unwrap();
    assert!(wait(store.load(TableId(1), 0)).unwrap().is_some());
    assert!(wait(store.load(TableId(2), 0)).unwrap().is_none());
}
