//! One append, one statement.

use super::pool::{Failure, Params, Pool};
use super::work::kind;
use crate::index::TableRow;
use crate::prepared::Prepared;
use crate::rows::{Texts, command, id, moment};
use azulejo_hub::{Append, LEASE, WriteError};
use azulejo_protocol::{GuestId, TableId};
use azulejo_room::Entry;
use tokio_postgres::error::SqlState;

/// Whether the event is the last one decides everything: whoever writes the row of the table first goes on, and for all
/// others there is nothing to be done.
///
/// Both the row as the statement finds it and as it is when it is written have to say so. So what is compared with
/// the row before, such as who sat there, is compared with the right one.
const APPEND: &str = "
WITH before AS (
    SELECT head, members FROM tables WHERE table_id = $1
), put AS (
    INSERT INTO tables
        (table_id, head, founded, at, due, stage, access, code, turns, members, card)
    SELECT $1::bytea, $3::bigint, $4::bigint, $5::bigint, $6::bigint, $7::text, $8::text, $9::bytea,
        $10::bytea[], $11::bytea[], $12::text
    WHERE coalesce((SELECT head FROM before), 0) = $2::bigint
    ON CONFLICT (table_id) DO UPDATE SET head = excluded.head, at = excluded.at, due = excluded.due,
        stage = excluded.stage, access = excluded.access, code = excluded.code,
        turns = excluded.turns, members = excluded.members, card = excluded.card
    WHERE tables.head = $2
    RETURNING head
), log AS (
    INSERT INTO events (table_id, number, at, command, event, private)
    SELECT $1, entry.number, entry.at, entry.command, entry.event, entry.private
    FROM put, unnest($13::bigint[], $14::bigint[], $15::bytea[], $16::text[], $17::text[])
        AS entry (number, at, command, event, private)
), secret AS (
    INSERT INTO secrets (table_id, game, secret)
    SELECT $1, $18::bigint, $19::bytea FROM put WHERE $18 IS NOT NULL
), left_seats AS (
    DELETE FROM seats USING put, before
    WHERE seats.table_id = $1 AND seats.guest = ANY (before.members) AND seats.guest <> ALL ($11)
        AND before.members <> $11
), taken_seats AS (
    INSERT INTO seats (guest, table_id)
    SELECT member.guest, $1 FROM put, unnest($11) AS member (guest)
    WHERE member.guest <> ALL (coalesce((SELECT members FROM before), '{}'))
    ON CONFLICT DO NOTHING
), game AS (
    INSERT INTO games (table_id, game, ended_at, card)
    SELECT $1, $20::bigint, $21::bigint, $22::text FROM put WHERE $20 IS NOT NULL
    ON CONFLICT DO NOTHING
), players AS (
    INSERT INTO finished (guest, ended_at, table_id, game)
    SELECT player.guest, $21, $1, $20 FROM put, unnest($23::bytea[]) AS player (guest)
    WHERE $20 IS NOT NULL
    ON CONFLICT DO NOTHING
), done AS (
    DELETE FROM work USING put
    WHERE work.table_id = $1 AND work.game = 0 AND work.kind IN ('clock', 'bot')
        AND work.kind IS DISTINCT FROM $24::text
), due AS (
    INSERT INTO work (kind, table_id, game, due, holder, held_until)
    SELECT $24, $1, 0, $6, $25::bytea, CASE WHEN $25 IS NOT NULL THEN azulejo_now() + $26::bigint END
    FROM put WHERE $24 IS NOT NULL
    ON CONFLICT (kind, table_id, game) DO UPDATE
    SET due = excluded.due, holder = excluded.holder, held_until = excluded.held_until
)
SELECT head FROM put";

const HEAD: &str = "SELECT head FROM tables WHERE table_id = $1";

/// Adds to a table's log, all or nothing.
pub(super) async fn append(pool: &Pool, append: &Append) -> Result<u32, WriteError> {
    let Append { table, after, .. } = append;
    let Some(prepared) = Prepared::of(append) else {
        return Err(senseless(pool, *table, *after).await);
    };
    match execute(pool, append, &prepared).await {
        Ok(true) => Ok(prepared.table.head),
        Ok(false) => Err(conflict(pool, *table).await),
        Err(failure) => Err(refused(pool, append, &failure).await),
    }
}

/// What happened, column by column.
#[derive(Default)]
pub(super) struct Columns<'a> {
    pub(super) numbers: Vec<i64>,
    pub(super) moments: Vec<i64>,
    pub(super) commands: Vec<Option<Vec<u8>>>,
    pub(super) public: Vec<&'a str>,
    pub(super) private: Vec<Option<&'a str>>,
}

impl<'a> Columns<'a> {
    pub(super) fn of(entries: &[Entry], texts: &'a [Texts]) -> Columns<'a> {
        let mut columns = Columns::default();
        for (Entry { event, .. }, texts) in entries.iter().zip(texts) {
            columns.numbers.push(event.number.into());
            columns.moments.push(moment(event.at));
            columns.commands.push(event.by.map(|by| command(by).to_vec()));
            columns.public.push(&texts.event);
            columns.private.push(texts.private.as_deref());
        }
        columns
    }
}

/// Whether it was written.
async fn execute(pool: &Pool, append: &Append, prepared: &Prepared) -> Result<bool, Failure> {
    let Prepared { texts, table: row, game, work } = prepared;
    let TableRow { head, founded, at, due, stage, access, code, card, .. } = row;
    let log = Columns::of(&append.entries, texts);
    let secret = append.secret.as_ref();
    let game = game.as_ref();
    let players: Vec<&[u8]> =
        game.iter().flat_map(|game| &game.guests).map(<[u8; 16]>::as_slice).collect();
    let holder = append.by.map(|node| node.0.to_be_bytes());
    let params: &Params<'_> = &[
        &&id(append.table)[..],
        &i64::from(append.after),
        &i64::from(*head),
        founded,
        at,
        due,
        stage,
        access,
        &code.as_ref().map(<[u8; 32]>::as_slice),
        &ids(&row.turns),
        &ids(&row.members),
        card,
        &log.numbers,
        &log.moments,
        &log.commands,
        &log.public,
        &log.private,
        &secret.map(|new| i64::from(new.game)),
        &secret.map(|new| &new.secret.expose_for_storage()[..]),
        &game.map(|game| i64::from(game.game)),
        &game.map(|game| game.ended_at),
        &game.map(|game| game.card.as_str()),
        &players,
        &work.map(kind),
        &holder.as_ref().map(<[u8; 16]>::as_slice),
        &moment(LEASE),
    ];
    Ok(!pool.write(APPEND, params).await?.is_empty())
}

/// Ids that stand one after another, one by one.
pub(super) fn ids(concatenated: &[u8]) -> Vec<&[u8]> {
    concatenated.chunks(size_of::<GuestId>()).collect()
}

/// Somebody else has written.
async fn conflict(pool: &Pool, table: TableId) -> WriteError {
    match head(pool, table).await {
        Ok(head) => WriteError::Conflict { head },
        Err(failure) => {
            tracing::error!(%table, %failure, "nobody knows how far a table has come");
            WriteError::Unknown
        }
    }
}

async fn head(pool: &Pool, table: TableId) -> Result<u32, Failure> {
    let found = pool.ask(HEAD, &[&&id(table)[..]]).await?;
    let head = found.first().map(|row| row.try_get::<_, i64>(0)).transpose()?;
    Ok(head.and_then(|head| u32::try_from(head).ok()).unwrap_or_default())
}

/// It is not written, whatever is the last event.
async fn senseless(pool: &Pool, table: TableId, after: u32) -> WriteError {
    match conflict(pool, table).await {
        WriteError::Conflict { head } if head != after => WriteError::Conflict { head },
        _ => {
            tracing::error!(%table, after, "an append makes no sense and is refused");
            WriteError::Unknown
        }
    }
}

/// What is said to whoever wanted to write.
async fn refused(pool: &Pool, append: &Append, failure: &Failure) -> WriteError {
    let Append { table, after, secret, .. } = append;
    match (failure.code(), failure.constraint()) {
        // Of those who found a table at once, or send a command at once, one is first.
        (Some(&SqlState::UNIQUE_VIOLATION), Some(name)) if name != "secrets_pkey" => {
            return conflict(pool, *table).await;
        }
        (Some(&SqlState::UNIQUE_VIOLATION), _) => {
            let game = secret.as_ref().map(|secret| secret.game);
            tracing::error!(%table, after, game, "there is a secret of this game already");
        }
        (Some(&SqlState::DISK_FULL), _) => {
            tracing::error!(%table, after, %failure, "there is no space left");
            return WriteError::Full;
        }
        _ => tracing::error!(%table, after, %failure, "nobody knows whether it was written"),
    }
    WriteError::Unknown
}
