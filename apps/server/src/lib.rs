//! The server: the web app from one binary.
//!
//! [`Assets`] are the files of the page, [`router`] answers requests for them, and a [`Server`] does so at an
//! address until it is dropped.
//!
//! ```
//! # use azulejo_server::{Assets, Options, Server};
//! let options = Options::at(([127, 0, 0, 1], 0).into());
//! let server = Server::start(&options, Assets::packed())?;
//! println!("http://{}/", server.address());
//! # Ok::<(), azulejo_server::StartError>(())
//! ```

mod admin;
mod answer;
mod api;
mod app;
mod asset;
mod assets;
mod chance;
mod clock;
mod content_type;
mod deadlines;
mod door;
mod edge;
mod encoding;
mod finished;
mod guest;
mod health;
mod interruption;
mod limits;
mod live;
mod metrics;
mod names;
mod open;
mod options;
mod origins;
mod pace;
mod pages;
mod place;
mod proxies;
mod rate;
mod security;
mod server;
mod space;
mod tls;

pub use asset::Asset;
pub use assets::Assets;
pub use deadlines::Deadlines;
pub use interruption::Interruption;
pub use limits::Limits;
pub use options::{Keeping, Options};
pub use origins::Origins;
pub use proxies::{Network, NetworkError, Proxies, ProxyHeader};
pub use rate::{Rate, RateError, Unit};
pub use server::{Server, StartError, Worker};
pub use tls::{TlsError, TlsFiles};

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use axum::routing::get;
use std::sync::Arc;

/// Answers every request with a file of the page, or with a page that says why not.
pub fn router(assets: Assets) -> Router {
    Router::new().fallback(get(file)).with_state(Arc::new(assets))
}

async fn file(State(assets): State<Arc<Assets>>, uri: Uri, headers: HeaderMap) -> Response {
    let mut response = answer::answer(&assets, uri.path(), &headers);
    security::guard(response.headers_mut());
    response
}
