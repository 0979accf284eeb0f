//! What is asked of the store.

use super::pool::{Failure, Params, Pool};
use crate::rows::{EventRow, Log, id, limit, listed as one_listed, millis, moment};
use azulejo_fair::Secret;
use azulejo_hub::{Listed, Loaded};
use azulejo_protocol::{GuestId, KeyHash, Millis, TableId};
use azulejo_room::Secrets;
use std::sync::Arc;
use tokio_postgres::Row;

type Found<T> = Result<T, Failure>;

/// A table's log, its secrets, and a row that says that it is there, as they are at one moment.
pub(super) const LOAD: &str = "
SELECT number, at, command, event, private, NULL::bigint AS game, NULL::bytea AS secret
    FROM events WHERE table_id = $1 AND number > $2
UNION ALL SELECT NULL, NULL, NULL, NULL, NULL, game, secret FROM secrets WHERE table_id = $1
UNION ALL (SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM events WHERE table_id = $1 LIMIT 1)
ORDER BY number NULLS LAST, game NULLS LAST";

const BY_CODE: &str =
    "SELECT table_id FROM tables WHERE code = $1 ORDER BY founded, table_id LIMIT 1";

const WAITING: &str = "SELECT table_id, card FROM tables WHERE waits_since IS NOT NULL
    ORDER BY waits_since DESC, table_id LIMIT $1";

const OF_GUEST: &str = "SELECT table_id, card FROM seats JOIN tables USING (table_id)
    WHERE guest = $1 ORDER BY $1 = ANY (turns) DESC, at DESC, table_id LIMIT $2";

/// A page is not cut between games that ended in the same moment, for the next one begins before it.
const FINISHED_OF_GUEST: &str = "
SELECT table_id, card FROM finished JOIN games USING (table_id, game, ended_at)
WHERE guest = $1 AND ended_at <= $2 AND ended_at >= coalesce(
    (SELECT ended_at FROM finished WHERE guest = $1 AND ended_at <= $2
    ORDER BY ended_at DESC LIMIT 1 OFFSET $3), 0)
ORDER BY ended_at DESC, table_id, game";

const NOW: &str = "SELECT azulejo_now()";

pub(super) async fn load(pool: &Pool, table: TableId, after: u32) -> Found<Option<Loaded>> {
    let rows = pool.ask(LOAD, &[&&id(table)[..], &i64::from(after)]).await?;
    // The last one says that it is there.
    if rows.is_empty() { Ok(None) } else { Ok(Some(loaded(&rows, table, after)?)) }
}

/// What the rows of a table tell.
pub(super) fn loaded(rows: &[Row], table: TableId, after: u32) -> Found<Loaded> {
    let mut log = Log::after(table, after);
    let mut secrets = Secrets::new();
    for row in rows {
        if let Some(number) = row.try_get::<_, Option<i64>>(0)? {
            log.push(&EventRow {
                number: u32::try_from(number).unwrap_or_default(),
                at: row.try_get(1)?,
                command: row.try_get::<_, Option<&[u8]>>(2)?.and_then(|it| it.try_into().ok()),
                event: row.try_get(3)?,
                private: row.try_get(4)?,
            })?;
        } else if let Some(game) = row.try_get::<_, Option<i64>>(5)? {
            let secret = <[u8; Secret::BYTES]>::try_from(row.try_get::<_, &[u8]>(6)?);
            let known = u32::try_from(game).ok().zip(secret.ok());
            secrets.extend(known.map(|(game, it)| (game, Arc::new(Secret::from_bytes(it)))));
        }
    }
    Ok(Loaded { entries: log.entries(), secrets })
}

/// The table of a name in a column.
pub(super) fn table_at(row: &Row, column: usize) -> Result<TableId, tokio_postgres::Error> {
    let name = row.try_get::<_, &[u8]>(column)?;
    // The schema allows no other length.
    Ok(TableId(name.try_into().map(u128::from_be_bytes).unwrap_or_default()))
}

pub(super) async fn by_code(pool: &Pool, code: KeyHash) -> Found<Option<TableId>> {
    let found = pool.ask(BY_CODE, &[&&code.bytes()[..]]).await?;
    Ok(found.first().map(|row| table_at(row, 0)).transpose()?)
}

pub(super) async fn waiting(pool: &Pool, most: usize) -> Found<Vec<Listed>> {
    listed(pool, WAITING, &[&limit(most)]).await
}

pub(super) async fn of_guest(pool: &Pool, guest: GuestId, most: usize) -> Found<Vec<Listed>> {
    listed(pool, OF_GUEST, &[&&guest.0.to_be_bytes()[..], &limit(most)]).await
}

pub(super) async fn finished_of_guest(
    pool: &Pool,
    guest: GuestId,
    before: Option<Millis>,
    most: usize,
) -> Found<Vec<Listed>> {
    let Some(skipped) = most.checked_sub(1) else { return Ok(Vec::new()) };
    let until = before.map_or(i64::MAX, |before| moment(before) - 1);
    let guest = guest.0.to_be_bytes();
    listed(pool, FINISHED_OF_GUEST, &[&&guest[..], &until, &limit(skipped)]).await
}

/// The names and cards of tables.
async fn listed(pool: &Pool, sql: &'static str, params: &Params<'_>) -> Found<Vec<Listed>> {
    let rows = pool.ask(sql, params).await?;
    rows.iter().map(|row| Ok(one_listed(table_at(row, 0)?, row.try_get(1)?)?)).collect()
}

/// The time by the server's clock.
pub(super) async fn now(pool: &Pool) -> Found<Millis> {
    let found = pool.ask(NOW, &[]).await?;
    let now = found.first().map(|row| row.try_get(0)).transpose()?;
    Ok(millis(now.unwrap_or_default()))
}
