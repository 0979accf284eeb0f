//! What every store has to promise, kept by the one that many share.

mod support;

use azulejo_protocol::Millis;
use azulejo_store::conformance::{Subject, wait};
use azulejo_store::{Postgres, PostgresSettings};
use azulejo_testbed::shared;
use support::database::{Database, patient};

/// A database of its own. Every handle has connections of its own, as those of another node.
struct Shared {
    database: Database,
}

/// Its clock stands still until somebody sets it: how long a test takes has nothing to do with who holds what.
const CLOCK: &str = "
CREATE SCHEMA tests;
CREATE TABLE tests.clock AS SELECT azulejo_now() AS now;
CREATE OR REPLACE FUNCTION azulejo_now() RETURNS bigint LANGUAGE sql VOLATILE
    AS $$ SELECT now FROM tests.clock $$";

impl Subject for Shared {
    type Store = Postgres;

    fn empty() -> Shared {
        let database = Database::new();
        // The first who comes makes it ours.
        drop(wait(database.open(patient())).unwrap());
        shared().sql(&database.name, CLOCK);
        Shared { database }
    }

    fn handle(&self) -> Postgres {
        let settings = PostgresSettings { connections: 4, ..patient() };
        wait(self.database.open(settings)).unwrap()
    }
}

/// Whatever a test has written, its index follows from its logs.
impl Drop for Shared {
    fn drop(&mut self) {
        let report = self.database.check();
        if !std::thread::panicking() {
            assert_eq!(report.faults, []);
        }
    }
}

/// Nobody waits: the clock is set.
impl azulejo_store::conformance::Shared for Shared {
    fn elapse(&self, time: Millis) {
        let Millis(time) = time;
        shared().sql(&self.database.name, &format!("UPDATE tests.clock SET now = now + {time}"));
    }
}

azulejo_store::conformance!(Shared, shared);
