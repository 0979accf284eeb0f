//! `azulejo migrate-store`.

use crate::support::{command, run};
use azulejo_hub::Store;
use azulejo_protocol::{GuestId, Millis, TableId};
use azulejo_store::conformance::{Sample, wait};
use azulejo_store::{Sqlite, check_store};
use azulejo_testbed::{Postgres, PostgresOptions};
use std::path::{Path, PathBuf};

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("azulejo-migrate-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn text(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Three tables, at one of which a game is over.
fn fill(folder: &Path) {
    let store = Sqlite::open(folder).unwrap();
    for (id, steps) in [(1, 2), (2, 9), (3, 200)] {
        let guests = [GuestId(1), GuestId(2)];
        let (mut sample, founded) = Sample::found(TableId(id), guests, Millis(1_000));
        wait(store.append(founded)).unwrap();
        for step in 0..steps {
            wait(store.append(sample.go_on(Millis(2_000 + step)))).unwrap();
        }
    }
}

#[test]
fn tables_go_to_a_database_and_back() {
    let password = "hush-hush";
    let options =
        PostgresOptions { password: Some(password.to_owned()), ..PostgresOptions::default() };
    let server = Postgres::with(options);
    let url = server.database("moved");
    let discreet = url.replace(&format!(":{password}"), "");
    let (here, back) = (Folder::new("here"), Folder::new("back"));
    fill(&here.0);
    let there = run(["migrate-store", "--from", here.text(), "--to", &url]).success();
    assert!(there.contains("to 3 tables") && there.contains(" 0 faults"), "{there}");
    assert!(!there.contains(password), "{there}");
    // The password may be elsewhere, and is needed.
    let refused = run(["migrate-store", "--check", &discreet]).refusal(1);
    assert!(refused.contains("127.0.0.1") && refused.contains("/moved"), "{refused}");
    let mut check = command(["migrate-store", "--check", &discreet]);
    let checked = check.env("AZULEJO_STORE_PASSWORD", password).output().unwrap();
    let checked = String::from_utf8(checked.stdout).unwrap();
    assert!(checked.starts_with("3 tables, ") && checked.contains(" 0 faults"), "{checked}");
    run(["migrate-store", "--from", &url, "--to", back.text()]).success();
    let again = run(["migrate-store", "--from", &url, "--to", back.text()]).success();
    assert!(again.starts_with("0 events were added to 0 tables"), "{again}");
    let [here, back] = [&here, &back]
        .map(|folder| check_store(&folder.text().parse().unwrap(), &mut |_| {}).unwrap());
    assert!(here.is_clean() && here.counts.games > 0, "{here:?}");
    assert_eq!(here, back);
    // What is damaged there is told.
    server.sql("moved", "DELETE FROM events WHERE number = 2");
    let damaged = run(["migrate-store", "--check", &url]);
    assert_eq!(damaged.status, Some(1));
    assert!(damaged.out.contains("the event before it is missing"), "{damaged:?}");
    assert!(damaged.err.contains("is damaged") && !damaged.err.contains(password), "{damaged:?}");
}

#[test]
fn it_is_told_what_to_do() {
    for words in
        [&["migrate-store"][..], &["migrate-store", "--from", "x"], &["migrate-store", "--to", "x"]]
    {
        run(words).refusal(2);
    }
}

#[test]
fn stores_that_are_not_there_are_named() {
    let told =
        run(["migrate-store", "--from", "no-such-folder", "--to", "no-such-other"]).refusal(1);
    assert!(told.contains("no-such-folder"), "{told}");
    assert!(!Path::new("no-such-other").exists());
    let told = run(["migrate-store", "--check", "mysql://h/d"]).refusal(1);
    assert!(told.contains("postgres://"), "{told}");
    let told = run(["migrate-store", "--check", "postgres://anna:hush@127.0.0.1:1/d"]).refusal(1);
    assert!(told.contains("127.0.0.1:1/d") && !told.contains("hush"), "{told}");
}
