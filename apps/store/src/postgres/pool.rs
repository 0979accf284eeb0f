//! The connections of a store, and what becomes of a statement.

use super::connect;
use super::error::{PostgresError, Told};
use super::settings::PostgresSettings;
use super::tls::Tls;
use super::url::PostgresUrl;
use crate::Fault;
use deadpool_postgres::{
    Manager, ManagerConfig, Object, Pool as Connections, PoolError, RecyclingMethod, Runtime,
};
use std::fmt;
use std::io;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout_at};
use tokio_postgres::error::{DbError, Severity, SqlState};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

/// How soon a connection is tried again that could not be made.
const AGAIN: Duration = Duration::from_millis(100);

/// What a statement is given.
pub(super) type Params<'a> = [&'a (dyn ToSql + Sync)];

/// The connections of a store.
pub(super) struct Pool {
    connections: Connections,
    answer: Duration,
}

/// Why there is no answer to a statement.
#[derive(Debug)]
pub(super) enum Failure {
    /// There was no connection, so nobody has heard of it.
    NoConnection(Option<PoolError>),
    /// There was no answer in time.
    Silent,
    /// The server has said no, or the connection broke.
    Sql(Error),
    /// A row makes no sense.
    Row(Fault),
}

impl Failure {
    /// What the server has said.
    pub(super) fn code(&self) -> Option<&SqlState> {
        match self {
            Failure::Sql(error) => error.code(),
            _ => None,
        }
    }

    /// Which constraint the server found hurt.
    pub(super) fn constraint(&self) -> Option<&str> {
        match self {
            Failure::Sql(error) => error.as_db_error().and_then(|error| error.constraint()),
            _ => None,
        }
    }

    /// Whether the connection is of no more use.
    fn is_of_connection(&self) -> bool {
        match self {
            Failure::Sql(error) => is_broken(error),
            Failure::Silent => true,
            Failure::NoConnection(_) | Failure::Row(_) => false,
        }
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Row(fault)
    }
}

/// A column that is not what it should be.
impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Sql(error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::NoConnection(Some(PoolError::Backend(error))) => {
                write!(f, "there is no connection: {}", Told(error))
            }
            Failure::NoConnection(_) => write!(f, "there is no connection"),
            Failure::Silent => write!(f, "there is no answer in time"),
            Failure::Sql(error) => Told(error).fmt(f),
            Failure::Row(fault) => fault.fmt(f),
        }
    }
}

impl Pool {
    pub(super) fn new(
        url: &PostgresUrl,
        settings: &PostgresSettings,
    ) -> Result<Pool, PostgresError> {
        let config = connect::config(url, settings, Some(settings.statement));
        // Whether a connection is closed is known without asking.
        let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(config, Tls::of(url)?, recycling);
        let connections = Connections::builder(manager)
            .max_size(settings.connections.max(1))
            .runtime(Runtime::Tokio1)
            .create_timeout(Some(settings.connect))
            .build()
            .map_err(|error| PostgresError::Io(io::Error::other(error)))?;
        Ok(Pool { connections, answer: settings.answer })
    }

    /// Has a statement executed that only reads, or may be executed twice: once more, if the connection breaks.
    pub(super) async fn ask(
        &self,
        sql: &'static str,
        params: &Params<'_>,
    ) -> Result<Vec<Row>, Failure> {
        let until = Instant::now() + self.answer;
        match self.try_once(sql, params, until).await {
            Err(Failure::Sql(error)) if is_broken(&error) => {
                self.try_once(sql, params, until).await
            }
            asked => asked,
        }
    }

    /// Has a statement executed once at most.
    pub(super) async fn write(
        &self,
        sql: &'static str,
        params: &Params<'_>,
    ) -> Result<Vec<Row>, Failure> {
        self.try_once(sql, params, Instant::now() + self.answer).await
    }

    async fn try_once(
        &self,
        sql: &'static str,
        params: &Params<'_>,
        until: Instant,
    ) -> Result<Vec<Row>, Failure> {
        let connection = self.connection(until).await?;
        let executed = timeout_at(until, execute(&connection, sql, params)).await;
        let executed = executed.unwrap_or(Err(Failure::Silent));
        if executed.as_ref().is_err_and(Failure::is_of_connection) {
            // It closes, and whatever comes later by it is nobody's answer. Others may lead nowhere, too.
            drop(Object::take(connection));
            self.connections.retain(|_, _| false);
        }
        executed
    }

    /// A connection; while none can be made, it is tried again.
    async fn connection(&self, until: Instant) -> Result<Object, Failure> {
        loop {
            match timeout_at(until, self.connections.get()).await {
                Ok(Ok(connection)) => return Ok(connection),
                Ok(Err(error)) if Instant::now() + AGAIN >= until => {
                    return Err(Failure::NoConnection(Some(error)));
                }
                Ok(Err(_)) => sleep(AGAIN).await,
                Err(_) => return Err(Failure::NoConnection(None)),
            }
        }
    }
}

/// Whether a connection has ended: by itself, or with a last word of the server.
fn is_broken(error: &Error) -> bool {
    let last_word = |error: &DbError| {
        matches!(error.parsed_severity(), Some(Severity::Fatal | Severity::Panic))
    };
    error.as_db_error().is_none_or(last_word)
}

async fn execute(
    connection: &Object,
    sql: &'static str,
    params: &Params<'_>,
) -> Result<Vec<Row>, Failure> {
    let statement = connection.prepare_cached(sql).await?;
    Ok(connection.query(&statement, params).await?)
}
