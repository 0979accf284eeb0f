//! What is known about games that are over.

use super::pool::{Failure, Pool};
use crate::rows::id;
use azulejo_hub::{Analysis, WriteError};
use azulejo_protocol::TableId;
use tokio_postgres::error::SqlState;

const FIND: &str = "SELECT text FROM analyses WHERE table_id = $1 AND game = $2";

/// Nothing is asked about a game that is not over, or that somebody has asked about.
const ASK: &str = "
WITH asked AS (
    INSERT INTO analyses (table_id, game, asked_at)
    SELECT table_id, game, azulejo_now() FROM games WHERE table_id = $1 AND game = $2
    ON CONFLICT DO NOTHING
    RETURNING table_id, game, asked_at
)
INSERT INTO work (kind, table_id, game, due)
SELECT 'analysis', table_id, game, asked_at FROM asked
ON CONFLICT DO NOTHING";

const KEEP: &str = "
WITH kept AS (
    INSERT INTO analyses (table_id, game, asked_at, text)
    SELECT table_id, game, azulejo_now(), $3::text FROM games WHERE table_id = $1 AND game = $2
    ON CONFLICT (table_id, game) DO UPDATE SET text = coalesce(analyses.text, excluded.text)
    RETURNING table_id, game
), done AS (
    DELETE FROM work USING kept
    WHERE work.kind = 'analysis' AND work.table_id = kept.table_id AND work.game = kept.game
)
SELECT game FROM kept";

pub(super) async fn analysis(
    pool: &Pool,
    table: TableId,
    game: u32,
    wanted: bool,
) -> Result<Analysis, Failure> {
    let found = find(pool, table, game).await?;
    if !wanted || found != Analysis::Unasked {
        return Ok(found);
    }
    pool.ask(ASK, &[&&id(table)[..], &i64::from(game)]).await?;
    find(pool, table, game).await
}

async fn find(pool: &Pool, table: TableId, game: u32) -> Result<Analysis, Failure> {
    let found = pool.ask(FIND, &[&&id(table)[..], &i64::from(game)]).await?;
    let Some(row) = found.first() else { return Ok(Analysis::Unasked) };
    let text: Option<String> = row.try_get(0)?;
    Ok(text.map_or(Analysis::Asked, Analysis::Done))
}

pub(super) async fn keep(
    pool: &Pool,
    table: TableId,
    game: u32,
    text: &str,
) -> Result<(), WriteError> {
    match pool.write(KEEP, &[&&id(table)[..], &i64::from(game), &text]).await {
        Ok(kept) if !kept.is_empty() => return Ok(()),
        Ok(_) => tracing::error!(%table, game, "an analysis of a game that is not over is refused"),
        Err(failure) => {
            tracing::error!(%table, game, %failure, "it is unknown whether an analysis was kept");
            if failure.code() == Some(&SqlState::DISK_FULL) {
                return Err(WriteError::Full);
            }
        }
    }
    Err(WriteError::Unknown)
}
