//! Whether the index is as it should be.

use super::archive::PostgresArchive;
use super::error::PostgresError;
use super::pool::Params;
use super::query::table_at;
use super::work::kind;
use crate::archive::Kept;
use crate::index::{GameRow, Rows, TableRow};
use crate::rows::id;
use crate::{Fault, Why};
use azulejo_protocol::TableId;
use std::collections::BTreeSet;
use tokio_postgres::{Error, Row};

const TABLE: &str = "SELECT head, founded, at, due, stage, access, code, turns, members, card
    FROM tables WHERE table_id = $1";

const GAMES: &str = "SELECT game, ended_at, card FROM games WHERE table_id = $1 ORDER BY game";

const HAS_SEATS: &str = "SELECT count(*) FROM seats WHERE table_id = $1 AND guest = ANY ($2)";

const HAS_FINISHED: &str = "SELECT count(*) FROM finished
    WHERE table_id = $1 AND game = $2 AND ended_at = $3 AND guest = ANY ($4)";

const WORK: &str = "SELECT kind, due FROM work
    WHERE table_id = $1 AND game = 0 AND kind IN ('clock', 'bot')";

/// What the index holds of a table.
pub(super) fn kept(
    archive: &PostgresArchive,
    table: TableId,
    expected: &Rows,
) -> Result<Kept, PostgresError> {
    let name = id(table);
    let found = archive.ask(TABLE, &[&&name[..]])?;
    let row = found.first().map(table_row).transpose();
    let games = archive.ask(GAMES, &[&&name[..]])?;
    let games: Result<_, Error> = games.iter().map(game_row).collect();
    Ok(Kept {
        table: row.map_err(|error| archive.explain(error))?,
        has_seats: has_seats(archive, table, &expected.table)?,
        has_work: has_work(archive, table, expected)?,
        games: games.map_err(|error| archive.explain(error))?,
        has_finished: has_finished(archive, table, &expected.games)?,
    })
}

fn table_row(row: &Row) -> Result<TableRow, Error> {
    let ids = |column| row.try_get::<_, Vec<&[u8]>>(column).map(|ids| ids.concat());
    Ok(TableRow {
        head: u32::try_from(row.try_get::<_, i64>(0)?).unwrap_or_default(),
        founded: row.try_get(1)?,
        at: row.try_get(2)?,
        due: row.try_get(3)?,
        stage: row.try_get(4)?,
        access: row.try_get(5)?,
        code: row.try_get::<_, Option<&[u8]>>(6)?.and_then(|code| code.try_into().ok()),
        turns: ids(7)?,
        members: ids(8)?,
        card: row.try_get(9)?,
    })
}

fn game_row(row: &Row) -> Result<GameRow, Error> {
    let game = u32::try_from(row.try_get::<_, i64>(0)?).unwrap_or_default();
    let (ended_at, card) = (row.try_get(1)?, row.try_get(2)?);
    Ok(GameRow { game, ended_at, card, guests: BTreeSet::new() })
}

fn count(
    archive: &PostgresArchive,
    sql: &'static str,
    params: &Params<'_>,
) -> Result<usize, PostgresError> {
    let found = archive.ask(sql, params)?;
    let count = found.first().map(|row| row.try_get::<_, i64>(0)).transpose();
    let count = count.map_err(|error| archive.explain(error))?;
    Ok(count.and_then(|count| usize::try_from(count).ok()).unwrap_or_default())
}

fn has_seats(
    archive: &PostgresArchive,
    table: TableId,
    row: &TableRow,
) -> Result<bool, PostgresError> {
    let members = super::append::ids(&row.members);
    Ok(count(archive, HAS_SEATS, &[&&id(table)[..], &members])? == members.len())
}

fn has_finished(
    archive: &PostgresArchive,
    table: TableId,
    games: &[GameRow],
) -> Result<bool, PostgresError> {
    for row in games {
        let guests: Vec<&[u8]> = row.guests.iter().map(<[u8; 16]>::as_slice).collect();
        let params: &Params<'_> = &[&&id(table)[..], &i64::from(row.game), &row.ended_at, &guests];
        if count(archive, HAS_FINISHED, params)? != guests.len() {
            return Ok(false);
        }
    }
    Ok(true)
}

fn has_work(
    archive: &PostgresArchive,
    table: TableId,
    expected: &Rows,
) -> Result<bool, PostgresError> {
    let found = archive.ask(WORK, &[&&id(table)[..]])?;
    let found: Result<Vec<(String, i64)>, Error> =
        found.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect();
    let found = found.map_err(|error| archive.explain(error))?;
    let due = expected.work.zip(expected.table.due);
    Ok(due.map(|(work, due)| (kind(work).to_owned(), due)).into_iter().eq(found))
}

/// What finds the tables of rows that follow from no log.
const STRAYS: [(&str, &str); 7] = [
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
        "SELECT seats.table_id FROM seats LEFT JOIN tables USING (table_id)
            WHERE guest = ANY (members) IS NOT TRUE",
    ),
    (
        "games",
        "SELECT games.table_id FROM games WHERE NOT EXISTS
            (SELECT 1 FROM events WHERE events.table_id = games.table_id)",
    ),
    (
        "finished",
        "SELECT finished.table_id FROM finished LEFT JOIN games USING (table_id, game)
            WHERE finished.ended_at IS DISTINCT FROM games.ended_at OR NOT EXISTS
            (SELECT 1 FROM json_array_elements_text(games.card::json -> 'guests') AS sat (guest)
            WHERE sat.guest = encode(finished.guest, 'hex'))",
    ),
    (
        "analyses",
        "SELECT table_id FROM analyses WHERE NOT EXISTS (SELECT 1 FROM games
            WHERE games.table_id = analyses.table_id AND games.game = analyses.game)",
    ),
    (
        "work",
        "SELECT table_id FROM work WHERE kind <> 'analysis' AND NOT EXISTS
            (SELECT 1 FROM tables WHERE tables.table_id = work.table_id AND work.game = 0)
        UNION ALL SELECT table_id FROM analyses FULL JOIN
            (SELECT table_id, game FROM work WHERE kind = 'analysis') AS to_do
            USING (table_id, game) WHERE (to_do IS NULL) <> (text IS NOT NULL)",
    ),
];

/// Rows that follow from no log.
pub(super) fn strays(archive: &PostgresArchive) -> Result<Vec<Fault>, PostgresError> {
    let mut faults = Vec::new();
    for (name, sql) in STRAYS {
        for row in archive.ask(sql, &[])? {
            let table = table_at(&row, 0).map_err(|error| archive.explain(error))?;
            faults.push(Fault::of_table(table, Why::Stray(name)));
        }
    }
    Ok(faults)
}
