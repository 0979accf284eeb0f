//! Work that belongs to no node.

use super::pool::{Failure, Params, Pool};
use super::query::table_at;
use crate::rows::{limit, millis, moment};
use azulejo_hub::{LEASE, Leased, NodeId, WorkAsk};
use azulejo_protocol::WorkKind;

/// What is free, what was taken on by somebody who has not been heard of since, and what this node has already. Whoever
/// is about to take something on is not waited for.
const TAKE_ON: &str = "
WITH clock AS MATERIALIZED (
    SELECT azulejo_now() AS now
), free AS MATERIALIZED (
    SELECT kind, table_id, game FROM work, clock
    WHERE kind = $1 AND due <= now + $3::bigint
        AND (holder IS NULL OR holder = $2 OR held_until <= now)
    ORDER BY due, table_id, game LIMIT $4
    FOR UPDATE OF work SKIP LOCKED
)
UPDATE work SET holder = $2, held_until = clock.now + $5::bigint FROM free, clock
WHERE work.kind = free.kind AND work.table_id = free.table_id AND work.game = free.game
RETURNING work.table_id, work.game, work.due";

/// What is being written just now is free, or somebody's, by that.
const GIVE_BACK: &str = "
WITH held AS MATERIALIZED (
    SELECT kind, table_id, game FROM work WHERE holder = $1 FOR UPDATE SKIP LOCKED
)
UPDATE work SET holder = NULL, held_until = NULL FROM held
WHERE work.kind = held.kind AND work.table_id = held.table_id AND work.game = held.game";

/// How a kind of work is called.
pub(super) const fn kind(work: WorkKind) -> &'static str {
    match work {
        WorkKind::Clock => "clock",
        WorkKind::Bot => "bot",
        WorkKind::Analysis => "analysis",
    }
}

/// The most urgent first.
pub(super) async fn take_on(pool: &Pool, ask: WorkAsk) -> Result<Vec<Leased>, Failure> {
    let node = ask.node.0.to_be_bytes();
    // So far that no sum is too large.
    let ahead = moment(ask.ahead).min(i64::MAX / 4);
    let params: &Params<'_> =
        &[&kind(ask.work), &&node[..], &ahead, &limit(ask.most), &moment(LEASE)];
    let taken = pool.ask(TAKE_ON, params).await?;
    let mut leased = Vec::new();
    for row in &taken {
        let game = u32::try_from(row.try_get::<_, i64>(1)?).unwrap_or_default();
        leased.push(Leased { due: millis(row.try_get(2)?), table: table_at(row, 0)?, game });
    }
    leased.sort_unstable();
    Ok(leased)
}

pub(super) async fn give_back(pool: &Pool, node: NodeId) -> Result<(), Failure> {
    pool.ask(GIVE_BACK, &[&&node.0.to_be_bytes()[..]]).await.map(drop)
}
