//! What is wrong with a request, in one table.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use azulejo_protocol::ErrorResponse;
use std::time::Duration;

/// What is wrong with a request. What is wrong with us is logged where it happens, and told as no more than that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// It can't be read, or asks for something that can't be; why is told.
    Bad(String),
    /// It does not come from one of our pages.
    ForeignOrigin,
    /// The browser has no token; `POST /api/guest` gives one.
    NoGuest,
    /// There is nothing here, or nothing that whoever asks may know of.
    NotFound,
    /// Something else can be done here.
    Method,
    /// The body is not JSON.
    NotJson,
    /// The body is too large.
    TooLarge,
    /// The body did not come in time.
    TooSlow,
    /// Too much is asked at once.
    TooMany {
        /// After so many seconds there may be room again.
        retry: u32,
    },
    /// The server can't write now.
    ReadOnly,
    /// Something went wrong here; the same may be asked again.
    Failed,
}

/// Why something was refused, in a word; goes along with the answer for whoever counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reason(pub(crate) &'static str);

impl Problem {
    /// Somebody has to wait for so long.
    pub(crate) fn too_many(wait: Duration) -> Problem {
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        Problem::TooMany { retry: u32::try_from(seconds).unwrap_or(u32::MAX) }
    }

    fn told(&self) -> (StatusCode, &'static str, &str) {
        match self {
            Problem::Bad(why) => (StatusCode::BAD_REQUEST, "bad_request", why),
            Problem::ForeignOrigin => {
                (StatusCode::FORBIDDEN, "foreign_origin", "this page may not ask that")
            }
            Problem::NoGuest => {
                (StatusCode::UNAUTHORIZED, "no_guest", "POST /api/guest makes you a guest first")
            }
            Problem::NotFound => (StatusCode::NOT_FOUND, "not_found", "there is nothing here"),
            Problem::Method => {
                (StatusCode::METHOD_NOT_ALLOWED, "method", "something else can be done here")
            }
            Problem::NotJson => {
                (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json", "the body has to be JSON")
            }
            Problem::TooLarge => {
                (StatusCode::PAYLOAD_TOO_LARGE, "too_large", "the body is too large")
            }
            Problem::TooSlow => {
                (StatusCode::REQUEST_TIMEOUT, "too_slow", "the body did not come in time")
            }
            Problem::TooMany { .. } => {
                (StatusCode::TOO_MANY_REQUESTS, "too_many", "too much is asked at once")
            }
            Problem::ReadOnly => {
                (StatusCode::SERVICE_UNAVAILABLE, "read_only", "nothing can be kept now")
            }
            Problem::Failed => {
                (StatusCode::SERVICE_UNAVAILABLE, "failed", "something went wrong, ask again")
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, error, message) = self.told();
        let body = ErrorResponse { error: error.to_owned(), message: message.to_owned() };
        let mut response = (status, Json(body)).into_response();
        response.extensions_mut().insert(Reason(error));
        if let Problem::TooMany { retry } = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(retry));
        }
        response
    }
}
