//! What is asked over HTTP: everything but the files of the page.

mod analysis;
mod book;
mod cookie;
mod found;
mod game;
mod json;
mod lists;
mod log;
mod problem;
mod socket;

pub(crate) use problem::{Problem, Reason};

use crate::app::App;
use crate::edge;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use std::sync::Arc;

/// The routes below `/api`.
pub(crate) fn routes(app: Arc<App>) -> Router {
    Router::new()
        .route("/tables", post(found::found))
        .route("/tables/{table}/live", get(socket::live))
        .route("/tables/{table}/log", get(log::log))
        .route("/tables/{table}/games/{game}", get(game::game))
        .route("/tables/{table}/games/{game}/analysis", get(analysis::look).post(analysis::want))
        .route("/codes", post(lists::by_code))
        .route("/lobby", get(lists::lobby))
        .route("/me/tables", get(lists::mine))
        .route("/me/games", get(lists::finished))
        .route_layer(middleware::from_fn_with_state(Arc::clone(&app), within_reach))
        .route("/", get(book::page))
        .route("/openapi.json", get(book::openapi))
        .route("/guest", post(guest))
        .fallback(|| async { Problem::NotFound })
        .method_not_allowed_fallback(|| async { Problem::Method })
        .layer(middleware::from_fn(edge::keep_out_of_caches))
        .with_state(app)
}

/// What needs the tables is not begun while they are out of reach: another server may do it.
async fn within_reach(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    app.check_reach()?;
    Ok(next.run(request).await)
}

/// Makes sure that the browser has a token, so that it can sit down.
async fn guest(guest: cookie::Guest) -> Response {
    (cookie::set(&guest), StatusCode::NO_CONTENT).into_response()
}
