//! Games that are over, out of the logs of their tables.

use crate::api::Problem;
use crate::live::Tables;
use azulejo_protocol::{Event, Happening, Mirror, MirrorError, TableId};
use azulejo_rules::Game;

/// A game that is over, by its number at the table; one that goes on is as if it were not there.
pub(crate) async fn game(tables: &Tables, id: TableId, number: u32) -> Result<Game, Problem> {
    let loaded = tables.store().load(id, 0).await.map_err(|_| Problem::Failed)?;
    let loaded = loaded.ok_or(Problem::NotFound)?;
    let events = loaded.entries.iter().map(|entry| &entry.event);
    let mirror = fold(events, number).map_err(|error| {
        tracing::error!(table = %id, %error, "a table can't be read");
        Problem::Failed
    })?;
    let over = mirror.filter(|mirror| mirror.end().is_some()).ok_or(Problem::NotFound)?;
    over.record().map_err(|_| Problem::NotFound)
}

/// One game of a table, as far as it has come; nothing, if it never began.
fn fold<'a>(
    events: impl Iterator<Item = &'a Event>,
    number: u32,
) -> Result<Option<Mirror>, MirrorError> {
    let mut mirror: Option<Mirror> = None;
    for event in events {
        match (&event.what, &mut mirror) {
            (Happening::Opened(opening), None) if opening.game == number => {
                mirror = Some(Mirror::open(event)?);
            }
            // The next game begins.
            (Happening::Opened(_), Some(_)) => break,
            (_, Some(mirror)) => drop(mirror.apply(event)?),
            (_, None) => {}
        }
    }
    Ok(mirror)
}
