//! `/api/tables/{table}/games/{game}/analysis`: how a game that is over was played.

use super::Problem;
use super::cookie::Known;
use super::game::place;
use crate::app::App;
use crate::door::Errand;
use crate::edge::Visitor;
use crate::finished;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use azulejo_hub::Analysis;
use azulejo_protocol::PendingAnalysis;
use std::sync::Arc;

/// The analysis, if somebody has asked for it, for whoever has the link to the game.
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    Path((table, game)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let (id, number) = place(&table, &game)?;
    let found = app.tables.store().analysis(id, number, false).await;
    told(found.map_err(|_| Problem::Failed)?)
}

/// The same, and if nobody has asked for it, somebody does now.
pub(crate) async fn want(
    State(app): State<Arc<App>>,
    Path((table, game)): Path<(String, String)>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    Known(_): Known,
) -> Result<Response, Problem> {
    app.check_origin(&headers)?;
    let (id, number) = place(&table, &game)?;
    let known = app.tables.store().analysis(id, number, false).await;
    if known.map_err(|_| Problem::Failed)? == Analysis::Unasked {
        app.check_pace(Errand::Analysis, visitor)?;
        finished::game(&app.tables, id, number).await?;
    }
    let wanted = app.tables.store().analysis(id, number, true).await;
    let wanted = wanted.map_err(|_| Problem::Failed)?;
    if wanted == Analysis::Asked {
        app.tables.call_analysts();
    }
    told(wanted)
}

fn told(analysis: Analysis) -> Result<Response, Problem> {
    match analysis {
        Analysis::Unasked => Err(Problem::NotFound),
        Analysis::Asked => {
            Ok((StatusCode::ACCEPTED, Json(PendingAnalysis { state: "asked".to_owned() }))
                .into_response())
        }
        Analysis::Done(text) => Ok(([(CONTENT_TYPE, "application/json")], text).into_response()),
    }
}
