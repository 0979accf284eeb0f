//! Whether all that is kept is as it should be.

use crate::index::{self, GameRow, NoRows, Rows};
use crate::rows::{self, Unreadable};
use crate::{Fault, OpenError, Why, open};
use azulejo_protocol::TableId;
use rusqlite::Connection;
use std::path::Path;

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Counts {
    /// Tables.
    pub tables: u64,
    /// Events at all of them.
    pub events: u64,
    /// Games that are over.
    pub games: u64,
}

/// What a check has found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How much was folded without a fault.
    pub counts: Counts,
    /// All that is wrong.
    pub faults: Vec<Fault>,
}

impl Report {
    /// Whether nothing is wrong.
    pub fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }
}

/// How far something has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Progress {
    /// How many tables were looked at.
    pub tables: u64,
    /// How many there are, as the index says.
    pub of: u64,
}

/// Checks a database, which may be a backup or one that is being served: SQLite looks at the whole file, every
/// table is folded from its log with all its draws, and every row of the index is compared with what follows
/// from that. Nothing is written.
///
/// # Errors
///
/// If the file can't be opened or read at all. What is wrong in it is in the report.
pub fn check(file: &Path, progress: &mut dyn FnMut(Progress)) -> Result<Report, OpenError> {
    let connection = open::reader(file)?;
    let sql = |error| OpenError::Sql { file: file.to_owned(), error };
    // What is written meanwhile is not looked at.
    let moment = connection.unchecked_transaction().map_err(sql)?;
    let mut report = Report { faults: damages(&moment).map_err(sql)?, ..Report::default() };
    // Whatever else there is to say of a damaged file follows from that.
    if report.is_clean() {
        check_tables(&moment, &mut report, progress).map_err(sql)?;
        check_strays(&moment, &mut report).map_err(sql)?;
    }
    Ok(report)
}

/// What SQLite finds in the file.
fn damages(connection: &Connection) -> rusqlite::Result<Vec<Fault>> {
    let mut told = Vec::new();
    for pragma in ["integrity_check", "foreign_key_check"] {
        connection.pragma_query(None, pragma, |row| {
            told.push(row.get::<_, String>(0)?);
            Ok(())
        })?;
    }
    let bad = told.into_iter().filter(|told| told != "ok").map(Why::Damaged);
    Ok(bad.map(|why| Fault { table: None, number: None, why }).collect())
}

fn check_tables(
    connection: &Connection,
    report: &mut Report,
    progress: &mut dyn FnMut(Progress),
) -> rusqlite::Result<()> {
    let of = tables_of(connection)?;
    let mut tables = 0;
    let mut last = None;
    while let Some(table) = rows::table_after(connection, last)? {
        match check_table(connection, table) {
            Ok(Ok(counts)) => report.counts.add(counts),
            Ok(Err(fault)) | Err(Unreadable::Row(fault)) => report.faults.push(fault),
            Err(Unreadable::Sql(error)) => return Err(error),
        }
        tables += 1;
        progress(Progress { tables, of });
        last = Some(table);
    }
    Ok(())
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.tables += other.tables;
        self.events += other.events;
        self.games += other.games;
    }
}

/// How many tables there are, as the index says.
pub(crate) fn tables_of(connection: &Connection) -> rusqlite::Result<u64> {
    let tables: i64 = connection.query_row("SELECT count(*) FROM tables", [], |row| row.get(0))?;
    Ok(tables.cast_unsigned())
}

/// What is expected of a table's rows, made from its log.
pub(crate) fn expected_rows(connection: &Connection, table: TableId) -> Result<Rows, Unreadable> {
    let loaded = rows::load(connection, table)?;
    Rows::of(table, &loaded).map_err(|error| match error {
        NoRows::Table(error) => Fault::of_fold(table, error).into(),
        NoRows::Card => Fault::of_table(table, Why::Index("card")).into(),
    })
}

fn check_table(
    connection: &Connection,
    table: TableId,
) -> Result<Result<Counts, Fault>, Unreadable> {
    let expected = expected_rows(connection, table)?;
    let other = |name| Ok(Err(Fault::of_table(table, Why::Index(name))));
    if index::table_row(connection, table)?.as_ref() != Some(&expected.table) {
        return other("tables");
    }
    if !index::has_seats(connection, table, &expected.table)? {
        return other("seats");
    }
    let games = expected.games.iter().map(GameRow::without_guests);
    if !games.eq(index::game_rows(connection, table)?) {
        return other("games");
    }
    for game in &expected.games {
        if !index::has_finished(connection, table, game)? {
            return other("finished");
        }
    }
    Ok(Ok(Counts {
        tables: 1,
        events: u64::from(expected.table.head),
        games: expected.games.len() as u64,
    }))
}

/// What finds the tables of rows that follow from no log.
const STRAYS: [(&str, &str); 4] = [
    (
        "tables",
        "SELECT table_id FROM tables WHERE NOT EXISTS
            (SELECT 1 FROM events WHERE events.table_id = tables.table_id)",
    ),
    (
        "secrets",
        "SELECT table_id FROM secrets WHERE NOT EXISTS
            (SELECT 1 FROM events WHERE events.table_id = secrets.table_id)",
    ),
    (
        "seats",
        "SELECT table_id FROM seats JOIN tables USING (table_id) WHERE instr(members, guest) = 0",
    ),
    (
        "finished",
        "SELECT table_id FROM finished JOIN games USING (table_id, game)
            WHERE finished.ended_at <> games.ended_at OR NOT EXISTS
            (SELECT 1 FROM json_each(games.card, '$.guests') WHERE value = lower(hex(guest)))",
    ),
];

fn check_strays(connection: &Connection, report: &mut Report) -> rusqlite::Result<()> {
    for (name, sql) in STRAYS {
        let mut statement = connection.prepare(sql)?;
        for table in statement.query_map([], |row| rows::table_at(row, 0))? {
            report.faults.push(Fault::of_table(table?, Why::Stray(name)));
        }
    }
    Ok(())
}
