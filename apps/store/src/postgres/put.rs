//! Adding to a table what it has not.

use super::append::{Columns, ids};
use super::archive::PostgresArchive;
use super::error::PostgresError;
use super::pool::Params;
use super::work::kind;
use crate::archive::{Addition, AnalysisRow};
use crate::index::{Rows, TableRow};
use crate::rows::id;
use azulejo_protocol::TableId;

const PUT_LOG: &str = "
WITH log AS (
    INSERT INTO events (table_id, number, at, command, event, private)
    SELECT $1::bytea, entry.number, entry.at, entry.command, entry.event, entry.private
    FROM unnest($2::bigint[], $3::bigint[], $4::bytea[], $5::text[], $6::text[])
        AS entry (number, at, command, event, private)
)
INSERT INTO secrets (table_id, game, secret)
SELECT $1, new.game, new.secret FROM unnest($7::bigint[], $8::bytea[]) AS new (game, secret)";

const PUT_TABLE: &str = "
WITH before AS (
    SELECT members FROM tables WHERE table_id = $1
), put AS (
    INSERT INTO tables
        (table_id, head, founded, at, due, stage, access, code, turns, members, card)
    VALUES ($1::bytea, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    ON CONFLICT (table_id) DO UPDATE SET head = excluded.head, at = excluded.at, due = excluded.due,
        stage = excluded.stage, access = excluded.access, code = excluded.code,
        turns = excluded.turns, members = excluded.members, card = excluded.card
), left_seats AS (
    DELETE FROM seats USING before
    WHERE seats.table_id = $1 AND seats.guest = ANY (before.members) AND seats.guest <> ALL ($10)
), taken_seats AS (
    INSERT INTO seats (guest, table_id) SELECT member.guest, $1 FROM unnest($10) AS member (guest)
    ON CONFLICT DO NOTHING
), done AS (
    DELETE FROM work WHERE table_id = $1 AND game = 0 AND kind IN ('clock', 'bot')
        AND kind IS DISTINCT FROM $12::text
)
INSERT INTO work (kind, table_id, game, due) SELECT $12, $1, 0, $5 WHERE $12 IS NOT NULL
ON CONFLICT (kind, table_id, game) DO UPDATE
SET due = excluded.due, holder = NULL, held_until = NULL";

const PUT_GAME: &str = "
WITH game AS (
    INSERT INTO games (table_id, game, ended_at, card)
    VALUES ($1::bytea, $2::bigint, $3::bigint, $4) ON CONFLICT DO NOTHING
)
INSERT INTO finished (guest, ended_at, table_id, game)
SELECT player.guest, $3, $1, $2 FROM unnest($5::bytea[]) AS player (guest)
ON CONFLICT DO NOTHING";

const PUT_ANALYSIS: &str = "
WITH put AS (
    INSERT INTO analyses (table_id, game, asked_at, text)
    VALUES ($1::bytea, $2::bigint, $3::bigint, $4)
    ON CONFLICT (table_id, game) DO UPDATE SET text = coalesce(analyses.text, excluded.text)
    RETURNING text
), done AS (
    DELETE FROM work USING put
    WHERE kind = 'analysis' AND table_id = $1 AND game = $2 AND put.text IS NOT NULL
)
INSERT INTO work (kind, table_id, game, due)
SELECT 'analysis', $1, $2, $3 FROM put WHERE put.text IS NULL ON CONFLICT DO NOTHING";

impl PostgresArchive {
    /// Adds to a table, within a transaction.
    pub(super) fn add(&self, table: TableId, addition: &Addition<'_>) -> Result<(), PostgresError> {
        self.put_log(table, addition)?;
        self.put_table(table, addition.rows)?;
        self.put_games(table, addition.rows)?;
        for AnalysisRow { game, asked_at, text } in &addition.analyses {
            let params: &Params<'_> = &[&&id(table)[..], &i64::from(*game), asked_at, text];
            self.ask(PUT_ANALYSIS, params)?;
        }
        Ok(())
    }

    fn put_log(&self, table: TableId, addition: &Addition<'_>) -> Result<(), PostgresError> {
        let log = Columns::of(addition.entries, &addition.texts);
        let secrets = addition.secrets.iter();
        let games: Vec<i64> = secrets.clone().map(|(game, _)| i64::from(*game)).collect();
        let secrets: Vec<&[u8]> =
            secrets.map(|(_, secret)| &secret.expose_for_storage()[..]).collect();
        let params: &Params<'_> = &[
            &&id(table)[..],
            &log.numbers,
            &log.moments,
            &log.commands,
            &log.public,
            &log.private,
            &games,
            &secrets,
        ];
        self.ask(PUT_LOG, params).map(drop)
    }

    fn put_table(&self, table: TableId, rows: &Rows) -> Result<(), PostgresError> {
        let row = &rows.table;
        let TableRow { head, founded, at, due, stage, access, code, card, .. } = row;
        let params: &Params<'_> = &[
            &&id(table)[..],
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
            &rows.work.map(kind),
        ];
        self.ask(PUT_TABLE, params).map(drop)
    }

    fn put_games(&self, table: TableId, rows: &Rows) -> Result<(), PostgresError> {
        for game in &rows.games {
            let guests: Vec<&[u8]> = game.guests.iter().map(<[u8; 16]>::as_slice).collect();
            let params: &Params<'_> =
                &[&&id(table)[..], &i64::from(game.game), &game.ended_at, &game.card, &guests];
            self.ask(PUT_GAME, params)?;
        }
        Ok(())
    }
}
