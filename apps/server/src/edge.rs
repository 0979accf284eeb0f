//! What every request passes on its way in, and every answer on its way out.

use crate::api::{Problem, Reason};
use crate::door::{Door, Errand};
use crate::metrics::Metrics;
use crate::place::Place;
use crate::security;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderValue;
use axum::http::header::CACHE_CONTROL;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::time::Instant;

/// What stands at the edge.
#[derive(Clone)]
pub(crate) struct Edge {
    pub(crate) door: Arc<Door>,
    pub(crate) metrics: Arc<Metrics>,
}

/// Where a request comes from, for whoever has to know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor(pub(crate) Place);

/// Lets a request in or not; whatever is answered tells browsers what they must not do with it.
pub(crate) async fn pass(
    State(edge): State<Edge>,
    ConnectInfo(connected): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let place = edge.door.place(connected.ip(), request.headers());
    request.extensions_mut().insert(Visitor(place));
    let errand =
        if request.uri().path().starts_with("/api/") { Errand::Request } else { Errand::File };
    let mut response = match edge.door.allow(errand, place, Instant::now()) {
        Ok(()) => next.run(request).await,
        Err(wait) => Problem::too_many(wait).into_response(),
    };
    if let Some(&Reason(reason)) = response.extensions().get() {
        edge.metrics.refused(reason);
    }
    security::guard(response.headers_mut());
    response
}

/// What is told about tables is true now and for whoever asks.
pub(crate) async fn keep_out_of_caches(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
