//! What only whoever runs the server may ask: how it is, what it counts, and to end.

use crate::health::{Condition, Health};
use crate::live::Tables;
use crate::metrics::{Metrics, Text};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use std::sync::{Arc, OnceLock};
use tokio::sync::Notify;

/// What is told to whoever runs the server.
#[derive(Clone, Default, Debug)]
pub(crate) struct Admin {
    pub(crate) health: Arc<Health>,
    pub(crate) metrics: Arc<Metrics>,
    /// Told when the server was asked to end.
    pub(crate) leave: Arc<Notify>,
    /// There once they are opened, if there are any.
    pub(crate) tables: Arc<OnceLock<Arc<Tables>>>,
}

/// The routes of the second listener.
pub(crate) fn routes(admin: Admin) -> Router {
    Router::new()
        .route("/healthz", get(|| async { plain(StatusCode::OK, "ok") }))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .route("/drain", post(drain))
        .fallback(|| async { plain(StatusCode::NOT_FOUND, "there is nothing here") })
        .layer(middleware::from_fn(no_pages))
        .with_state(admin)
}

/// No page in a browser on the same machine asks here, not even one that has learned our address.
async fn no_pages(request: Request, next: Next) -> Response {
    if is_of_a_page(request.headers()) {
        return plain(StatusCode::FORBIDDEN, "no page may ask here");
    }
    next.run(request).await
}

fn is_of_a_page(headers: &HeaderMap) -> bool {
    let site = headers.get(HeaderName::from_static("sec-fetch-site"));
    headers.contains_key(ORIGIN) || site.is_some_and(|site| site != "none")
}

async fn ready(State(admin): State<Admin>) -> Response {
    let condition = admin.health.condition();
    let status = match condition {
        Condition::Ready => StatusCode::OK,
        Condition::Starting | Condition::ReadOnly | Condition::CutOff | Condition::Draining => {
            StatusCode::SERVICE_UNAVAILABLE
        }
    };
    plain(status, &condition.to_string())
}

async fn metrics(State(admin): State<Admin>) -> Response {
    let mut text = Text::default();
    admin.metrics.write(&mut text);
    let tables = admin.tables.get();
    let live = tables.map_or(0, |tables| tables.count());
    text.gauge("azulejo_tables_live", "Tables that are held in memory.", live);
    let thoughts = tables.map_or(0, |tables| tables.thoughts());
    text.gauge("azulejo_bot_queue", "Moves that bots have not begun to think about.", thoughts);
    let is_full = u8::from(admin.health.is_full());
    text.gauge("azulejo_store_full", "Whether no space is left: 1 or 0.", is_full);
    if let Some(share) = tables.and_then(|tables| tables.share()) {
        share.write(&mut text);
    }
    let is_ready = u8::from(admin.health.condition() == Condition::Ready);
    text.gauge("azulejo_ready", "Whether everything is taken on: 1 or 0.", is_ready);
    let headers = [(CONTENT_TYPE, Text::CONTENT_TYPE), (CACHE_CONTROL, "no-store")];
    (headers, text.into_string()).into_response()
}

/// As the system's polite signal does.
async fn drain(State(admin): State<Admin>) -> Response {
    tracing::info!("asked to end");
    admin.health.drain();
    admin.leave.notify_one();
    plain(StatusCode::ACCEPTED, "draining")
}

fn plain(status: StatusCode, text: &str) -> Response {
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    (status, headers, format!("{text}\n")).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;
    use tokio::runtime::Builder;
    use tower::ServiceExt;

    fn status(admin: &Admin, request: axum::http::request::Builder) -> StatusCode {
        let runtime = Builder::new_current_thread().build().unwrap();
        let request = request.body(Body::empty()).unwrap();
        runtime.block_on(routes(admin.clone()).oneshot(request)).unwrap().status()
    }

    #[test]
    fn only_a_server_that_takes_everything_on_is_ready() {
        let admin = Admin::default();
        let ask = |path| status(&admin, Request::get(path));
        assert_eq!(ask("/readyz"), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(ask("/healthz"), StatusCode::OK);
        admin.health.serve();
        assert_eq!(ask("/readyz"), StatusCode::OK);
        admin.health.note_full(true);
        assert_eq!(ask("/readyz"), StatusCode::SERVICE_UNAVAILABLE);
        admin.health.note_full(false);
        admin.health.note_cut_off(true);
        assert_eq!(ask("/readyz"), StatusCode::SERVICE_UNAVAILABLE);
        admin.health.note_cut_off(false);
        admin.health.drain();
        assert_eq!(ask("/readyz"), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(ask("/healthz"), StatusCode::OK);
    }

    #[test]
    fn no_page_can_end_the_server() {
        let admin = Admin::default();
        let drain = || Request::post("/drain");
        let page = drain().header("origin", "http://127.0.0.1:9180");
        assert_eq!(status(&admin, page), StatusCode::FORBIDDEN);
        let page = drain().header("sec-fetch-site", "cross-site");
        assert_eq!(status(&admin, page), StatusCode::FORBIDDEN);
        assert_eq!(admin.health.condition(), Condition::Starting);
        assert_eq!(status(&admin, Request::get("/drain")), StatusCode::METHOD_NOT_ALLOWED);
        assert_eq!(status(&admin, drain()), StatusCode::ACCEPTED);
        assert_eq!(admin.health.condition(), Condition::Draining);
    }
}
