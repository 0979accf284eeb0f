//! The server: the web app from one binary.
//!
//! [`Assets`] are the files of the page, [`router`] answers requests for them, and a [`Server`] does so at an
//! address until it is dropped.
//!
//! ```
//! # use azulejo_server::{Assets, Server};
//! let server = Server::start(([127, 0, 0, 1], 0).into(), Assets::packed())?;
//! println!("http://{}/", server.address());
//! # Ok::<(), azulejo_server::StartError>(())
//! ```

mod answer;
mod asset;
mod assets;
mod content_type;
mod encoding;
mod interruption;
mod pages;
mod security;
mod server;

pub use asset::Asset;
pub use assets::Assets;
pub use interruption::Interruption;
pub use server::{Server, StartError};

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
