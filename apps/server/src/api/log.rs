//! `GET /api/tables/{table}/log`: all that has happened at a table, for whoever may look at it.

use super::Problem;
use super::cookie::Known;
use crate::app::App;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use azulejo_protocol::{Key, TableId, TableLog};
use azulejo_room::Table;
use std::sync::Arc;

/// The header in which somebody without a seat shows what lets them watch. Not in the address, which others log.
const KEY: &str = "azulejo-key";

pub(crate) async fn log(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    headers: HeaderMap,
    Known(token): Known,
) -> Result<Json<TableLog>, Problem> {
    let id: TableId = table.parse().map_err(|_| Problem::NotFound)?;
    let key = headers.get(KEY).and_then(|key| key.to_str().ok()?.parse::<Key>().ok());
    let loaded = app.tables.store().load(id, 0).await.map_err(|_| Problem::Failed)?;
    let loaded = loaded.ok_or(Problem::NotFound)?;
    let table = Table::restore(id, &loaded.entries, &loaded.secrets).map_err(|error| {
        tracing::error!(table = %id, %error, "a table can't be read");
        Problem::Failed
    })?;
    if !table.shows_itself(token.guest(), key.as_ref()) {
        return Err(Problem::NotFound);
    }
    Ok(Json(TableLog { events: table.events_after(0).cloned().collect() }))
}
