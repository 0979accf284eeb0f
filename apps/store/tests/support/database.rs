//! Databases of one test each.

use azulejo_store::{
    Postgres, PostgresError, PostgresSettings, PostgresUrl, Report, StoreError, StorePlace,
    check_store,
};
use azulejo_testbed::shared;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Runtime};

static MADE: AtomicU32 = AtomicU32::new(0);

/// For so long a test waits for a server on a machine that has other things to do.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// As patient as tests are, where servers would have given up: an answer that is late is right, too.
pub(crate) fn patient() -> PostgresSettings {
    PostgresSettings {
        begin: PATIENCE,
        connect: PATIENCE,
        statement: PATIENCE,
        answer: PATIENCE,
        ..PostgresSettings::default()
    }
}

/// Tries again what has found no connection in time.
pub(crate) fn insist<T>(attempt: impl Fn() -> Result<T, StoreError>) -> T {
    let begun = Instant::now();
    loop {
        match attempt() {
            Err(StoreError::Postgres(PostgresError::Silent { .. }))
                if begun.elapsed() < PATIENCE => {}
            attempted => return attempted.unwrap(),
        }
    }
}

/// A database at the server that all tests of a program share.
pub(crate) struct Database {
    pub(crate) name: String,
    pub(crate) url: PostgresUrl,
}

impl Database {
    /// An empty one.
    pub(crate) fn new() -> Database {
        let name = format!("test_{}", MADE.fetch_add(1, Ordering::Relaxed));
        let url = shared().database(&name).parse().unwrap();
        Database { name, url }
    }

    /// What is found in it.
    pub(crate) fn check(&self) -> Report {
        let place = StorePlace::Postgres(self.url.clone());
        insist(|| check_store(&place, &mut |_| {}))
    }

    /// A store in it, with connections of its own.
    pub(crate) fn open(
        &self,
        settings: PostgresSettings,
    ) -> impl Future<Output = Result<Postgres, PostgresError>> + use<> {
        open(self.url.clone(), settings)
    }
}

/// Opens a store in the runtime of the tests.
pub(crate) async fn open(
    url: PostgresUrl,
    settings: PostgresSettings,
) -> Result<Postgres, PostgresError> {
    let opened = runtime().spawn(async move { Postgres::open(&url, settings).await });
    opened.await.unwrap()
}

/// What the stores of all tests run in.
pub(crate) fn runtime() -> &'static Runtime {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    RUNTIME
        .get_or_init(|| Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap())
}
