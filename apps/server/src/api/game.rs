//! `GET /api/tables/{table}/games/{game}`: a game that is over, for whoever has the link to it.

use super::Problem;
use crate::app::App;
use axum::Json;
use axum::extract::{Path, State};
use azulejo_protocol::{Event, Happening, Mirror, MirrorError, TableId};
use serde::Serialize;
use std::sync::Arc;

/// A game that is over, as it is written down: who played and how, and nothing of what was said meanwhile.
#[derive(Serialize, Debug)]
pub(crate) struct Told {
    record: String,
}

/// The name of a table can't be guessed, so whoever has it was given the link; a game that goes on is as if it
/// were not there.
pub(crate) async fn game(
    State(app): State<Arc<App>>,
    Path((table, game)): Path<(String, String)>,
) -> Result<Json<Told>, Problem> {
    let id: TableId = table.parse().map_err(|_| Problem::NotFound)?;
    let number: u32 = game.parse().map_err(|_| Problem::NotFound)?;
    let loaded = app.tables.store().load(id).await.map_err(|_| Problem::Failed)?;
    let loaded = loaded.ok_or(Problem::NotFound)?;
    let events = loaded.entries.iter().map(|entry| &entry.event);
    let mirror = fold(events, number).map_err(|error| {
        tracing::error!(table = %id, %error, "a table can't be read");
        Problem::Failed
    })?;
    let over = mirror.filter(|mirror| mirror.end().is_some()).ok_or(Problem::NotFound)?;
    let record = over.record().map_err(|_| Problem::NotFound)?;
    Ok(Json(Told { record: record.to_string() }))
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
