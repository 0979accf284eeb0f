//! Who is where.

use super::pool::{Failure, Params, Pool};
use super::query::table_at;
use crate::rows::{id, moment};
use azulejo_hub::{Elsewhere, Here, NodeId};
use azulejo_protocol::{TableId, Viewer};
use azulejo_rules::Seat;
use std::collections::BTreeMap;
use tokio_postgres::Row;

/// What has not changed is written again only when half of its time is gone.
const LOOK_AROUND: &str = "
WITH clock AS MATERIALIZED (
    SELECT azulejo_now() AS now
), here AS MATERIALIZED (
    SELECT told.table_id, told.seats, told.watching, tables.head
    FROM unnest($2::bytea[], $3::smallint[], $4::bigint[]) AS told (table_id, seats, watching)
    JOIN tables USING (table_id)
), told AS (
    INSERT INTO presence (table_id, node, seats, watching, until)
    SELECT here.table_id, $1::bytea, here.seats, here.watching, now + $5::bigint
    FROM here CROSS JOIN clock
    LEFT JOIN presence AS known ON known.table_id = here.table_id AND known.node = $1
    WHERE CASE WHEN here.seats = 0 AND here.watching = 0
        THEN known.seats <> 0 OR known.watching <> 0
        ELSE (known.seats, known.watching) IS DISTINCT FROM (here.seats, here.watching)
            OR known.until < now + $5 / 2 END
    ON CONFLICT (table_id, node) DO UPDATE
    SET seats = excluded.seats, watching = excluded.watching, until = excluded.until
)
SELECT here.table_id, here.head, coalesce(bit_or(other.seats), 0)::smallint,
    coalesce(sum(other.watching), 0)::bigint
FROM here CROSS JOIN clock LEFT JOIN presence AS other
    ON other.table_id = here.table_id AND other.node <> $1 AND other.until > now
GROUP BY here.table_id, here.head";

/// Nobody waits for those who are just telling something.
const SWEEP: &str = "
WITH gone AS MATERIALIZED (
    SELECT table_id, node FROM presence WHERE until < azulejo_now() FOR UPDATE SKIP LOCKED
)
DELETE FROM presence USING gone
WHERE presence.table_id = gone.table_id AND presence.node = gone.node";

pub(super) async fn look_around(
    pool: &Pool,
    node: NodeId,
    here: Vec<Here>,
) -> Result<Vec<Elsewhere>, Failure> {
    // Each table once, and all nodes in the same order.
    let here: BTreeMap<TableId, Here> = here.into_iter().map(|here| (here.table, here)).collect();
    let tables: Vec<[u8; 16]> = here.keys().map(|&table| id(table)).collect();
    let tables: Vec<&[u8]> = tables.iter().map(<[u8; 16]>::as_slice).collect();
    let seats: Vec<i16> = here.values().map(|here| bits(here.seats)).collect();
    let watching: Vec<i64> = here.values().map(|here| here.watching.into()).collect();
    let node = node.0.to_be_bytes();
    let params: &Params<'_> = &[&&node[..], &tables, &seats, &watching, &moment(Here::LASTS)];
    pool.ask(LOOK_AROUND, params).await?.iter().map(elsewhere).collect()
}

fn elsewhere(row: &Row) -> Result<Elsewhere, Failure> {
    let number =
        |column| row.try_get::<_, i64>(column).map(|it| u32::try_from(it).unwrap_or(u32::MAX));
    Ok(Elsewhere {
        table: table_at(row, 0)?,
        head: number(1)?,
        seats: viewer(row.try_get(2)?),
        watching: number(3)?,
    })
}

/// Forgets those who were not heard of for too long.
pub(super) async fn sweep(pool: &Pool) -> Result<(), Failure> {
    pool.ask(SWEEP, &[]).await.map(drop)
}

/// A bit for each seat.
fn bits(viewer: Viewer) -> i16 {
    viewer.seats().fold(0, |bits, seat| bits | 1 << seat.index())
}

fn viewer(bits: i16) -> Viewer {
    Viewer::of(Seat::ALL.into_iter().filter(|seat| bits >> seat.index() & 1 == 1))
}
