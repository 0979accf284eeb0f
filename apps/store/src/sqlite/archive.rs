//! A database as a whole.

use super::lock::FolderLock;
use super::{OpenError, check, file, kept, open, put, rows};
use crate::Fault;
use crate::archive::{Addition, AnalysisRow, Archive, Kept, Unreadable};
use crate::index::Rows;
use crate::rows::id;
use azulejo_hub::Loaded;
use azulejo_protocol::TableId;
use rusqlite::{Connection, TransactionBehavior, params};
use std::cell::RefCell;
use std::path::{Path, PathBuf};

/// A database that nobody serves, or that is only read.
pub(crate) struct SqliteArchive {
    file: PathBuf,
    connection: RefCell<Connection>,
    /// It is held, not used.
    _lock: Option<FolderLock>,
}

impl SqliteArchive {
    /// A database as it is now. What is written meanwhile is not seen.
    pub(crate) fn read(file: &Path) -> Result<SqliteArchive, OpenError> {
        let connection = open::reader(file)?;
        let begun = connection.execute_batch("BEGIN");
        begun.map_err(|error| OpenError::Sql { file: file.to_owned(), error })?;
        let connection = RefCell::new(connection);
        Ok(SqliteArchive { file: file.to_owned(), connection, _lock: None })
    }

    /// The database of a folder that nobody else uses meanwhile.
    pub(crate) fn own(folder: &Path) -> Result<SqliteArchive, OpenError> {
        let file = file::database(folder);
        if !file.exists() {
            return Err(OpenError::Missing { file });
        }
        SqliteArchive::make(folder)
    }

    /// The same; a folder that is not there is made.
    pub(crate) fn make(folder: &Path) -> Result<SqliteArchive, OpenError> {
        std::fs::create_dir_all(folder)
            .map_err(|error| OpenError::Io { path: folder.to_owned(), error })?;
        let lock = Some(FolderLock::take(folder)?);
        let file = file::database(folder);
        let connection = RefCell::new(open::writer(&file)?);
        Ok(SqliteArchive { file, connection, _lock: lock })
    }

    /// Asks something.
    pub(super) fn ask<T>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, OpenError> {
        question(&self.connection.borrow()).map_err(|error| self.explain(error))
    }

    fn explain(&self, error: rusqlite::Error) -> OpenError {
        OpenError::Sql { file: self.file.clone(), error }
    }
}

/// How many tables there are, as the index says.
pub(super) fn count(connection: &Connection) -> rusqlite::Result<u64> {
    let count: i64 = connection.query_row("SELECT count(*) FROM tables", [], |row| row.get(0))?;
    Ok(count.cast_unsigned())
}

/// What is due is a column of a table's row here, so there is nothing else to be found.
fn kept(connection: &Connection, table: TableId, expected: &Rows) -> rusqlite::Result<Kept> {
    Ok(Kept {
        table: kept::table_row(connection, table)?,
        has_seats: kept::has_seats(connection, table, &expected.table)?,
        has_work: true,
        games: kept::game_rows(connection, table)?,
        has_finished: kept::has_finished(connection, table, &expected.games)?,
    })
}

fn analyses(connection: &Connection, table: TableId) -> rusqlite::Result<Vec<AnalysisRow>> {
    let sql = "SELECT game, asked_at, text FROM analyses WHERE table_id = ?1 ORDER BY game";
    let mut statement = connection.prepare_cached(sql)?;
    let found = statement.query_map([id(table)], |row| {
        Ok(AnalysisRow { game: row.get(0)?, asked_at: row.get(1)?, text: row.get(2)? })
    })?;
    found.collect()
}

fn transact(
    connection: &mut Connection,
    table: TableId,
    addition: &Addition<'_>,
) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    add(&transaction, table, addition)?;
    transaction.commit()
}

fn add(connection: &Connection, table: TableId, addition: &Addition<'_>) -> rusqlite::Result<()> {
    for (entry, texts) in addition.entries.iter().zip(&addition.texts) {
        rows::put_entry(connection, table, entry, texts)?;
    }
    for (game, secret) in &addition.secrets {
        rows::put_secret(connection, table, *game, secret.expose_for_storage())?;
    }
    put::put_table(connection, table, &addition.rows.table)?;
    for game in &addition.rows.games {
        put::put_game(connection, table, game)?;
    }
    let sql = "INSERT INTO analyses (table_id, game, asked_at, text) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT DO UPDATE SET text = coalesce(text, excluded.text)";
    for AnalysisRow { game, asked_at, text } in &addition.analyses {
        connection.prepare_cached(sql)?.execute(params![id(table), game, asked_at, text])?;
    }
    Ok(())
}

impl Archive for SqliteArchive {
    type Error = OpenError;

    fn count(&self) -> Result<u64, OpenError> {
        self.ask(count)
    }

    fn table_after(&self, after: Option<TableId>) -> Result<Option<TableId>, OpenError> {
        self.ask(|connection| rows::table_after(connection, after))
    }

    fn load(&self, table: TableId) -> Result<Loaded, Unreadable<OpenError>> {
        let loaded = rows::load(&self.connection.borrow(), table, 0);
        loaded.map_err(|error| error.map(|error| self.explain(error)))
    }

    fn kept(&self, table: TableId, expected: &Rows) -> Result<Kept, OpenError> {
        self.ask(|connection| kept(connection, table, expected))
    }

    fn strays(&self) -> Result<Vec<Fault>, OpenError> {
        self.ask(check::strays)
    }

    fn analyses(&self, table: TableId) -> Result<Vec<AnalysisRow>, OpenError> {
        self.ask(|connection| analyses(connection, table))
    }

    fn put(&self, table: TableId, addition: &Addition<'_>) -> Result<(), OpenError> {
        let put = transact(&mut self.connection.borrow_mut(), table, addition);
        put.map_err(|error| self.explain(error))
    }
}
