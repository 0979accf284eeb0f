//! Whatever was acknowledged survives the end of the server, and nobody waits for one that is silent.

mod support;

use azulejo_hub::{Append, ReadError, Store, WriteError};
use azulejo_protocol::{GuestId, Millis, TableId};
use azulejo_store::conformance::{Sample, wait};
use azulejo_store::{PostgresSettings, PostgresUrl, StoreError, StorePlace, check_store};
use azulejo_testbed::Postgres;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use support::database::{Database, PATIENCE, insist, open, patient, runtime};

const GUESTS: [GuestId; 2] = [GuestId(1), GuestId(2)];

/// How often the server ends.
const ENDS: usize = 6;

/// So late an answer may be on a machine that has other things to do.
const SLACK: Duration = Duration::from_secs(10);

/// Soon given up, so that tests of silence end.
fn hasty() -> PostgresSettings {
    PostgresSettings {
        connections: 4,
        begin: PATIENCE,
        connect: Duration::from_millis(800),
        statement: Duration::from_millis(500),
        answer: Duration::from_secs(1),
        keepalive: Duration::from_secs(1),
    }
}

/// A store that gives up soon, as soon as one can be opened: a machine that has other things to do is not always so quick.
fn open_hasty(url: &PostgresUrl) -> azulejo_store::Postgres {
    insist(|| wait(open(url.clone(), hasty())).map_err(StoreError::Postgres))
}

fn until(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Sends it as it is until somebody says that it is there: whoever gives up soon may give up too soon.
fn settle(store: &impl Store, append: &Append) -> u32 {
    let begun = Instant::now();
    loop {
        match wait(store.append(append.clone())) {
            Ok(number) => return number,
            Err(why) => assert_eq!(why, WriteError::Unknown),
        }
        assert!(begun.elapsed() < PATIENCE, "it can't be written");
    }
}

/// Somebody who plays at a table, and finds out what became of a move where nobody says it.
struct Player {
    sample: Sample,
    /// The last event that was acknowledged.
    acknowledged: u32,
    unknown: usize,
}

impl Player {
    fn found(store: &impl Store, id: u128) -> Player {
        let (sample, founded) = Sample::found(TableId(id), GUESTS, Millis(1_000));
        let acknowledged = settle(store, &founded);
        Player { sample, acknowledged, unknown: 0 }
    }

    fn go_on(&mut self, store: &impl Store) {
        let mut next = self.sample.clone();
        let append = next.go_on(Millis(2_000));
        self.insist(store, next, &append);
    }

    /// Sends it as it is until it is there; one that was given up may come late.
    fn insist(&mut self, store: &impl Store, next: Sample, append: &Append) {
        loop {
            match wait(store.append(append.clone())) {
                Ok(head) => {
                    self.acknowledged = head;
                    break;
                }
                Err(WriteError::Full) => panic!("there is space"),
                Err(_) => self.unknown += 1,
            }
            let kept = self.kept(store);
            if kept == next.table().entries() {
                break;
            }
            assert_eq!(kept, self.sample.table().entries(), "what was acknowledged is gone");
        }
        self.sample = next;
    }

    fn kept(&self, store: &impl Store) -> Vec<azulejo_room::Entry> {
        let begun = Instant::now();
        loop {
            if let Ok(loaded) = wait(store.load(self.sample.table().id(), 0)) {
                return loaded.expect("it is there").entries;
            }
            assert!(begun.elapsed() < PATIENCE, "it can't be read again");
        }
    }
}

/// Killed, and stopped at once, in turn.
#[test]
fn what_was_acknowledged_survives_the_end_of_the_server() {
    let mut server = Postgres::start();
    let url: PostgresUrl = server.database("ends").parse().unwrap();
    let store = open_hasty(&url);
    let is_over = AtomicBool::new(false);
    let moves = AtomicUsize::new(0);
    let players: Vec<Player> = thread::scope(|scope| {
        let players: Vec<_> = (1..=6)
            .map(|id| {
                let (store, is_over, moves) = (store.clone(), &is_over, &moves);
                scope.spawn(move || {
                    let mut player = Player::found(&store, id);
                    while !is_over.load(Ordering::Relaxed) {
                        player.go_on(&store);
                        moves.fetch_add(1, Ordering::Relaxed);
                    }
                    player
                })
            })
            .collect();
        for end in 0..ENDS {
            let before = moves.load(Ordering::Relaxed);
            until("moves are made", || moves.load(Ordering::Relaxed) > before + 20);
            if end % 2 == 0 {
                server.kill();
                server.start_again();
            } else {
                server.restart_immediate();
            }
        }
        let before = moves.load(Ordering::Relaxed);
        until("moves are made again", || moves.load(Ordering::Relaxed) > before + 20);
        is_over.store(true, Ordering::Relaxed);
        players.into_iter().map(|player| player.join().unwrap()).collect()
    });
    for player in &players {
        assert_eq!(player.kept(&store), player.sample.table().entries());
        assert!(player.acknowledged <= player.sample.table().number());
    }
    let unknown: usize = players.iter().map(|player| player.unknown).sum();
    println!("{ENDS} ends, {} moves, {unknown} of which nobody knew", moves.into_inner());
    assert!(unknown > 0, "nobody noticed anything");
    let place = StorePlace::Postgres(url);
    let report = insist(|| check_store(&place, &mut |_| {}));
    assert_eq!(report.faults, []);
}

/// It is there or not, and whoever finds out goes on.
#[test]
fn whoever_asks_a_silent_server_is_answered_in_time() {
    let server = Postgres::start();
    let url: PostgresUrl = server.database("silent").parse().unwrap();
    let store = open_hasty(&url);
    let mut player = Player::found(&store, 1);
    player.go_on(&store);
    server.pause();
    let begun = Instant::now();
    let mut next = player.sample.clone();
    let append = next.go_on(Millis(3_000));
    assert_eq!(wait(store.append(append.clone())), Err(WriteError::Unknown));
    assert_eq!(wait(store.load(TableId(1), 0)).map(|_| ()), Err(ReadError));
    assert_eq!(wait(store.now()), Err(ReadError));
    assert!(begun.elapsed() < 3 * hasty().answer + SLACK, "{:?}", begun.elapsed());
    server.resume();
    player.insist(&store, next, &append);
    player.go_on(&store);
    assert_eq!(player.kept(&store), player.sample.table().entries());
}

/// The server itself breaks it off, before anybody gives it up.
#[test]
fn a_statement_that_hangs_is_broken_off_and_writes_nothing() {
    let database = Database::new();
    let store = open_hasty(&database.url);
    let mut player = Player::found(&store, 1);
    let before = player.sample.clone();
    let append = player.sample.go_on(Millis(3_000));
    let url = azulejo_testbed::shared().url_of(&database.name, std::net::Ipv4Addr::LOCALHOST);
    let locked = runtime().block_on(async {
        let (client, connection) =
            tokio_postgres::connect(&url, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        client.batch_execute("BEGIN; SELECT * FROM tables FOR UPDATE").await.unwrap();
        client
    });
    let begun = Instant::now();
    assert_eq!(wait(store.append(append.clone())), Err(WriteError::Unknown));
    assert!(begun.elapsed() < hasty().answer + SLACK, "{:?}", begun.elapsed());
    runtime().block_on(locked.batch_execute("ROLLBACK")).unwrap();
    assert_eq!(player.kept(&store), before.table().entries());
    assert_eq!(settle(&store, &append), player.sample.table().number());
}

/// Whoever reads does not even notice.
#[test]
fn connections_that_were_broken_off_are_made_again() {
    let database = Database::new();
    let store = wait(database.open(patient())).unwrap();
    let mut player = Player::found(&store, 1);
    for _ in 0..5 {
        let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()";
        azulejo_testbed::shared().sql(&database.name, others);
        assert!(wait(store.load(TableId(1), 0)).unwrap().is_some());
        player.go_on(&store);
    }
}

/// It is the reason that is told, and nothing is written.
#[test]
fn a_full_disk_is_told() {
    let database = Database::new();
    let store = wait(database.open(patient())).unwrap();
    let mut player = Player::found(&store, 1);
    let full = "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$;
        CREATE TRIGGER full_disk BEFORE INSERT ON events EXECUTE FUNCTION full_disk()";
    azulejo_testbed::shared().sql(&database.name, full);
    let before = player.sample.clone();
    let append = player.sample.go_on(Millis(3_000));
    assert_eq!(wait(store.append(append.clone())), Err(WriteError::Full));
    assert_eq!(player.kept(&store), before.table().entries());
    azulejo_testbed::shared().sql(&database.name, "DROP TRIGGER full_disk ON events");
    assert_eq!(wait(store.append(append)), Ok(player.sample.table().number()));
}

/// Whatever the database's own settings are.
#[test]
fn nothing_is_acknowledged_before_it_is_on_disk() {
    let database = Database::new();
    let careless = format!(
        "ALTER DATABASE {0} SET synchronous_commit = off;
        ALTER DATABASE {0} SET default_transaction_isolation = serializable",
        database.name
    );
    azulejo_testbed::shared().sql("postgres", &careless);
    let store = open_hasty(&database.url);
    let witness = "CREATE TABLE seen AS SELECT ''::text AS name, ''::text AS setting WHERE false;
        CREATE FUNCTION witness() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO seen SELECT name, setting FROM pg_settings WHERE name IN
        ('synchronous_commit', 'transaction_isolation', 'statement_timeout'); RETURN NEW; END $$;
        CREATE TRIGGER witness AFTER INSERT ON events EXECUTE FUNCTION witness()";
    azulejo_testbed::shared().sql(&database.name, witness);
    Player::found(&store, 1);
    let seen = azulejo_testbed::shared()
        .sql(&database.name, "SELECT DISTINCT name, setting FROM seen ORDER BY name");
    let expected =
        "statement_timeout|500\nsynchronous_commit|on\ntransaction_isolation|read committed";
    assert_eq!(seen.trim(), expected);
}
