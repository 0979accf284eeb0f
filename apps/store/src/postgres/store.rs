//! The store that many processes share.

use super::error::PostgresError;
use super::pool::{Failure, Pool};
use super::settings::PostgresSettings;
use super::url::PostgresUrl;
use super::{analyses, append, connect, migrate, presence, query, work};
use azulejo_hub::{
    Analysis, Append, Elsewhere, Here, Leased, Listed, Loaded, NodeId, Pending, ReadError, Store,
    WorkAsk, WriteError,
};
use azulejo_protocol::{GuestId, KeyHash, Millis, TableId};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::runtime::Handle;

/// Tables in a PostgreSQL database, which any number of processes share. Its clones are handles of the same connections.
///
/// A question is put when its answer is first waited for, and then answered within [`PostgresSettings::answer`] whatever
/// happens. It goes on by itself in the runtime in which the store was opened, so it may be waited for anywhere, and whoever
/// stops waiting breaks nothing off.
#[derive(Clone)]
pub struct Postgres(Arc<Parts>);

struct Parts {
    url: PostgresUrl,
    pool: Pool,
    runtime: Handle,
    opened: Instant,
    /// When those were forgotten last who had not been heard of, in seconds since it was opened.
    swept: AtomicU64,
}

/// How often those are forgotten who were not heard of.
const SWEEP: Duration = Duration::from_secs(60);

impl Postgres {
    /// Opens a database; an empty one is made ours, one of an older version is brought up to date.
    ///
    /// # Errors
    ///
    /// If it can't be reached, lets us not in, holds something else, or can only be used by later versions.
    pub async fn open(
        url: &PostgresUrl,
        settings: PostgresSettings,
    ) -> Result<Postgres, PostgresError> {
        let mut client = connect::alone(url, &settings).await?;
        migrate::migrate(&mut client, url).await?;
        warn_if_forgetful(&client, url).await?;
        let (pool, runtime) = (Pool::new(url, &settings)?, Handle::current());
        let (opened, swept) = (Instant::now(), AtomicU64::new(0));
        Ok(Postgres(Arc::new(Parts { url: url.clone(), pool, runtime, opened, swept })))
    }

    /// Where it is.
    pub fn url(&self) -> &PostgresUrl {
        &self.0.url
    }

    /// Asks something, in the runtime of the store.
    fn ask<T, F>(
        &self,
        question: impl FnOnce(Arc<Parts>) -> F + Send + 'static,
    ) -> Pending<Result<T, ReadError>>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Failure>> + Send + 'static,
    {
        let parts = Arc::clone(&self.0);
        Box::pin(async move {
            let runtime = parts.runtime.clone();
            let answered = runtime.spawn(question(parts)).await.map_err(|_| ReadError)?;
            answered.map_err(|failure| {
                tracing::error!(%failure, "something can't be read");
                ReadError
            })
        })
    }

    /// Writes something, in the runtime of the store.
    fn write<T, F>(
        &self,
        write: impl FnOnce(Arc<Parts>) -> F + Send + 'static,
    ) -> Pending<Result<T, WriteError>>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, WriteError>> + Send + 'static,
    {
        let parts = Arc::clone(&self.0);
        Box::pin(async move {
            let runtime = parts.runtime.clone();
            runtime.spawn(write(parts)).await.unwrap_or(Err(WriteError::Unknown))
        })
    }
}

/// A server that does not wait for its disk keeps no promise of ours.
async fn warn_if_forgetful(
    client: &tokio_postgres::Client,
    url: &PostgresUrl,
) -> Result<(), PostgresError> {
    let sql = |error| PostgresError::Sql { at: url.place(), error };
    for setting in ["fsync", "full_page_writes"] {
        let found =
            client.query_one("SELECT current_setting($1)", &[&setting]).await.map_err(sql)?;
        if found.get::<_, &str>(0) != "on" {
            tracing::warn!(
                "{setting} is off at the database {url}: a crash can lose what was acknowledged"
            );
        }
    }
    Ok(())
}

impl Parts {
    /// Whether it is time to forget those who were not heard of.
    fn is_to_be_swept(&self) -> bool {
        let now = self.opened.elapsed().as_secs();
        let last = self.swept.load(Ordering::Relaxed);
        now >= last + SWEEP.as_secs()
            && self.swept.compare_exchange(last, now, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Postgres").field(&self.0.url).finish()
    }
}

impl Store for Postgres {
    fn append(&self, append: Append) -> Pending<Result<u32, WriteError>> {
        self.write(|parts| async move { append::append(&parts.pool, &append).await })
    }

    fn load(&self, table: TableId, after: u32) -> Pending<Result<Option<Loaded>, ReadError>> {
        self.ask(move |parts| async move { query::load(&parts.pool, table, after).await })
    }

    fn by_code(&self, code: KeyHash) -> Pending<Result<Option<TableId>, ReadError>> {
        self.ask(move |parts| async move { query::by_code(&parts.pool, code).await })
    }

    fn waiting(&self, most: usize) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.ask(move |parts| async move { query::waiting(&parts.pool, most).await })
    }

    fn of_guest(&self, guest: GuestId, most: usize) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.ask(move |parts| async move { query::of_guest(&parts.pool, guest, most).await })
    }

    fn finished_of_guest(
        &self,
        guest: GuestId,
        before: Option<Millis>,
        most: usize,
    ) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.ask(move |parts| async move {
            query::finished_of_guest(&parts.pool, guest, before, most).await
        })
    }

    fn now(&self) -> Pending<Result<Millis, ReadError>> {
        self.ask(|parts| async move { query::now(&parts.pool).await })
    }

    fn take_on(&self, ask: WorkAsk) -> Pending<Result<Vec<Leased>, ReadError>> {
        self.ask(move |parts| async move { work::take_on(&parts.pool, ask).await })
    }

    fn give_back(&self, node: NodeId) -> Pending<Result<(), ReadError>> {
        self.ask(move |parts| async move { work::give_back(&parts.pool, node).await })
    }

    fn look_around(
        &self,
        node: NodeId,
        here: Vec<Here>,
    ) -> Pending<Result<Vec<Elsewhere>, ReadError>> {
        self.ask(move |parts| async move {
            if parts.is_to_be_swept() {
                presence::sweep(&parts.pool).await?;
            }
            presence::look_around(&parts.pool, node, here).await
        })
    }

    fn analysis(
        &self,
        table: TableId,
        game: u32,
        wanted: bool,
    ) -> Pending<Result<Analysis, ReadError>> {
        self.ask(
            move |parts| async move { analyses::analysis(&parts.pool, table, game, wanted).await },
        )
    }

    fn keep_analysis(
        &self,
        table: TableId,
        game: u32,
        text: String,
    ) -> Pending<Result<(), WriteError>> {
        self.write(
            move |parts| async move { analyses::keep(&parts.pool, table, game, &text).await },
        )
    }
}
