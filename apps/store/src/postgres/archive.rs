//! A database as a whole.

use super::error::PostgresError;
use super::pool::{Failure, Params};
use super::query::{LOAD, loaded, table_at};
use super::settings::PostgresSettings;
use super::url::PostgresUrl;
use super::{check, connect, migrate};
use crate::Fault;
use crate::archive::{Addition, AnalysisRow, Archive, Kept, Unreadable};
use crate::index::Rows;
use crate::rows::id;
use azulejo_hub::Loaded;
use azulejo_protocol::TableId;
use std::cell::RefCell;
use std::collections::BTreeMap;
use tokio::runtime::{Builder, Runtime};
use tokio_postgres::{Client, Error, Row, Statement};

/// A database, for one who goes through all of it and waits for every answer.
pub(crate) struct PostgresArchive {
    url: PostgresUrl,
    runtime: Runtime,
    client: Client,
    statements: RefCell<BTreeMap<&'static str, Statement>>,
}

impl PostgresArchive {
    /// A database as it is now. What is written meanwhile is not seen.
    pub(crate) fn read(url: &PostgresUrl) -> Result<PostgresArchive, PostgresError> {
        let archive = PostgresArchive::connect(url)?;
        archive.refuse_older()?;
        archive.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
        Ok(archive)
    }

    /// A database from which everything is copied.
    pub(crate) fn own(url: &PostgresUrl) -> Result<PostgresArchive, PostgresError> {
        let archive = PostgresArchive::connect(url)?;
        archive.refuse_older()?;
        Ok(archive)
    }

    /// A database to which everything is copied. An empty one is made ours.
    pub(crate) fn make(url: &PostgresUrl) -> Result<PostgresArchive, PostgresError> {
        let mut archive = PostgresArchive::connect(url)?;
        let PostgresArchive { runtime, client, .. } = &mut archive;
        runtime.block_on(migrate::migrate(client, url))?;
        Ok(archive)
    }

    fn connect(url: &PostgresUrl) -> Result<PostgresArchive, PostgresError> {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(PostgresError::Io)?;
        let client = runtime.block_on(connect::alone(url, &PostgresSettings::default()))?;
        Ok(PostgresArchive { url: url.clone(), runtime, client, statements: RefCell::default() })
    }

    fn refuse_older(&self) -> Result<(), PostgresError> {
        let found = self.runtime.block_on(migrate::version(&self.client, &self.url))?.version;
        if found >= super::VERSION {
            return Ok(());
        }
        Err(PostgresError::Older { at: self.url.place(), found })
    }

    pub(super) fn ask(
        &self,
        sql: &'static str,
        params: &Params<'_>,
    ) -> Result<Vec<Row>, PostgresError> {
        let asked = self.runtime.block_on(async {
            let statement = self.prepared(sql).await?;
            self.client.query(&statement, params).await
        });
        asked.map_err(|error| self.explain(error))
    }

    async fn prepared(&self, sql: &'static str) -> Result<Statement, Error> {
        let known = self.statements.borrow().get(sql).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let statement = self.client.prepare(sql).await?;
        self.statements.borrow_mut().insert(sql, statement.clone());
        Ok(statement)
    }

    fn run(&self, sql: &str) -> Result<(), PostgresError> {
        let run = self.runtime.block_on(self.client.batch_execute(sql));
        run.map_err(|error| self.explain(error))
    }

    pub(super) fn explain(&self, error: Error) -> PostgresError {
        PostgresError::Sql { at: self.url.place(), error }
    }
}

const ANALYSES: &str =
    "SELECT game, asked_at, text FROM analyses WHERE table_id = $1 ORDER BY game";

impl Archive for PostgresArchive {
    type Error = PostgresError;

    fn count(&self) -> Result<u64, PostgresError> {
        let found = self.ask("SELECT count(*) FROM tables", &[])?;
        Ok(found.first().map_or(0, |row| row.get::<_, i64>(0)).cast_unsigned())
    }

    fn table_after(&self, after: Option<TableId>) -> Result<Option<TableId>, PostgresError> {
        let sql = "SELECT table_id FROM events WHERE table_id > $1 ORDER BY table_id LIMIT 1";
        // Everything comes after the empty name.
        let after = after.map(|after| id(after).to_vec()).unwrap_or_default();
        let found = self.ask(sql, &[&after])?;
        let next = found.first().map(|row| table_at(row, 0)).transpose();
        next.map_err(|error| self.explain(error))
    }

    fn load(&self, table: TableId) -> Result<Loaded, Unreadable<PostgresError>> {
        let rows = self.ask(LOAD, &[&&id(table)[..], &0_i64]).map_err(Unreadable::Sql)?;
        loaded(&rows, table, 0).map_err(|failure| match failure {
            Failure::Row(fault) => Unreadable::Row(fault),
            Failure::Sql(error) => Unreadable::Sql(self.explain(error)),
            // There is no pool here.
            Failure::NoConnection(_) | Failure::Silent => {
                Unreadable::Sql(PostgresError::Silent { at: self.url.place() })
            }
        })
    }

    fn kept(&self, table: TableId, expected: &Rows) -> Result<Kept, PostgresError> {
        check::kept(self, table, expected)
    }

    fn strays(&self) -> Result<Vec<Fault>, PostgresError> {
        check::strays(self)
    }

    fn analyses(&self, table: TableId) -> Result<Vec<AnalysisRow>, PostgresError> {
        let found = self.ask(ANALYSES, &[&&id(table)[..]])?;
        let rows = found.iter().map(|row| {
            Ok(AnalysisRow {
                game: u32::try_from(row.try_get::<_, i64>(0)?).unwrap_or_default(),
                asked_at: row.try_get(1)?,
                text: row.try_get(2)?,
            })
        });
        rows.collect::<Result<_, _>>().map_err(|error| self.explain(error))
    }

    fn put(&self, table: TableId, addition: &Addition<'_>) -> Result<(), PostgresError> {
        self.run("BEGIN")?;
        match self.add(table, addition) {
            Ok(()) => self.run("COMMIT"),
            Err(error) => {
                // If that fails, too, the connection is gone, and the transaction with it.
                let _ = self.run("ROLLBACK");
                Err(error)
            }
        }
    }
}
