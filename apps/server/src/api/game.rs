//! `GET /api/tables/{table}/games/{game}`: a game that is over, for whoever has the link to it.

use super::Problem;
use crate::app::App;
use crate::finished;
use axum::Json;
use axum::extract::{Path, State};
use azulejo_protocol::{RecordResponse, TableId};
use std::sync::Arc;

/// The name of a table can't be guessed, so whoever has it was given the link; a game that goes on is as if it
/// were not there.
pub(crate) async fn game(
    State(app): State<Arc<App>>,
    Path((table, game)): Path<(String, String)>,
) -> Result<Json<RecordResponse>, Problem> {
    let (id, number) = place(&table, &game)?;
    let record = finished::game(&app.tables, id, number).await?;
    Ok(Json(RecordResponse { record: record.to_string() }))
}

/// The table and the number of the game that a path names.
pub(super) fn place(table: &str, game: &str) -> Result<(TableId, u32), Problem> {
    let id = table.parse().map_err(|_| Problem::NotFound)?;
    let number = game.parse().map_err(|_| Problem::NotFound)?;
    Ok((id, number))
}
