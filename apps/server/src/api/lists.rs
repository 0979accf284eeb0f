//! Lists of tables: those that wait for people, one's own, and those that are over.

use super::Problem;
use super::cookie::{Guest, Known};
use super::json::Given;
use crate::app::App;
use crate::door::Errand;
use crate::edge::Visitor;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::{Extension, Json};
use azulejo_hub::Listed;
use azulejo_protocol::{FindTableRequest, FoundTable, GuestId, Millis, TableSummary, Viewer};
use azulejo_rules::Seat;
use serde::Deserialize;
use std::sync::Arc;

/// So many are listed at once.
const MOST: usize = 50;

/// A table as a guest sees it in a list.
fn summary(Listed { table, card }: Listed, guest: Option<GuestId>) -> TableSummary {
    let is_ours =
        |seat: &Seat| guest.is_some() && card.guests.get(seat.index()).copied().flatten() == guest;
    let yours = Viewer::of(Seat::ALL.into_iter().filter(is_ours));
    TableSummary {
        table,
        stage: card.stage,
        rules: card.rules,
        seats: card.seats,
        yours,
        to_move: card.to_move,
        game: card.game,
        at: card.at,
        finished: card.finished,
    }
}

/// `POST /api/codes`: the table that a short code opens. Not by its address, so that no log has the code.
pub(crate) async fn by_code(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    _: Guest,
    Given(FindTableRequest { code }): Given<FindTableRequest>,
) -> Result<Json<FoundTable>, Problem> {
    app.check_pace(Errand::Code, visitor)?;
    let table = app.tables.store().by_code(code.hash()).await.map_err(|_| Problem::Failed)?;
    table.map(|table| Json(FoundTable { table })).ok_or(Problem::NotFound)
}

/// `GET /api/lobby`: public tables that wait for people.
pub(crate) async fn lobby(State(app): State<Arc<App>>) -> Result<Json<Vec<TableSummary>>, Problem> {
    if !app.has_lobby() {
        return Err(Problem::NotFound);
    }
    let waiting = app.tables.store().waiting(MOST).await.map_err(|_| Problem::Failed)?;
    Ok(Json(waiting.into_iter().map(|listed| summary(listed, None)).collect()))
}

/// `GET /api/me/tables`: tables of whoever asks that are not over, where they are awaited first.
pub(crate) async fn mine(
    State(app): State<Arc<App>>,
    Known(token): Known,
) -> Result<Json<Vec<TableSummary>>, Problem> {
    let guest = token.guest();
    let mine = app.tables.store().of_guest(guest, MOST).await.map_err(|_| Problem::Failed)?;
    Ok(Json(mine.into_iter().map(|listed| summary(listed, Some(guest))).collect()))
}

/// Where a page of finished games begins.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Before {
    before: Option<Millis>,
}

/// `GET /api/me/games`: finished games of whoever asks, the most recent first.
pub(crate) async fn finished(
    State(app): State<Arc<App>>,
    Known(token): Known,
    query: Result<Query<Before>, QueryRejection>,
) -> Result<Json<Vec<TableSummary>>, Problem> {
    let Query(Before { before }) =
        query.map_err(|_| Problem::Bad("expected before=MILLISECONDS".to_owned()))?;
    let guest = token.guest();
    let games = app.tables.store().finished_of_guest(guest, before, MOST);
    let games = games.await.map_err(|_| Problem::Failed)?;
    Ok(Json(games.into_iter().map(|listed| summary(listed, Some(guest))).collect()))
}
