//! What is asked of the server over HTTP.

use azulejo_web::json;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum HttpError {
    /// Nobody answers.
    Unreachable,
    /// The server refuses, with this status.
    Refused(u16),
    /// The answer can't be understood; why.
    Unreadable(String),
}

impl fmt::Display for HttpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HttpError::Unreachable => write!(f, "the server does not answer"),
            HttpError::Refused(status) => write!(f, "the server refuses with {status}"),
            HttpError::Unreadable(why) => write!(f, "the server's answer: {why}"),
        }
    }
}

/// Asks for something.
///
/// # Errors
///
/// Why there is no answer.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, HttpError> {
    read(&ask(path, "GET", None).await?)
}

/// Tells something, and reads the answer.
///
/// # Errors
///
/// Why there is no answer.
pub(crate) async fn post<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, HttpError> {
    let body = serde_json::to_string(body).map_err(|error| unreadable(&error))?;
    read(&ask(path, "POST", Some(&body)).await?)
}

/// Makes sure that the server knows this browser again.
///
/// # Errors
///
/// Why there is no answer.
pub(crate) async fn be_guest() -> Result<(), HttpError> {
    ask("./api/guest", "POST", None).await.map(drop)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, HttpError> {
    json::read(text).map_err(|error| unreadable(&error))
}

fn unreadable(error: &impl fmt::Display) -> HttpError {
    HttpError::Unreadable(error.to_string())
}

async fn ask(path: &str, method: &str, body: Option<&str>) -> Result<String, HttpError> {
    let response = fetch(path, method, body).await.map_err(|_| HttpError::Unreachable)?;
    if !response.ok() {
        return Err(HttpError::Refused(response.status()));
    }
    let text = match response.text() {
        Ok(text) => JsFuture::from(text).await,
        Err(error) => Err(error),
    };
    text.ok().and_then(|text| text.as_string()).ok_or(HttpError::Unreachable)
}

async fn fetch(path: &str, method: &str, body: Option<&str>) -> Result<Response, JsValue> {
    let how = RequestInit::new();
    how.set_method(method);
    if let Some(body) = body {
        how.set_body(&body.into());
    }
    let request = Request::new_with_str_and_init(path, &how)?;
    if body.is_some() {
        request.headers().set("content-type", "application/json")?;
    }
    let fetched = leptos::prelude::window().fetch_with_request(&request);
    JsFuture::from(fetched).await?.dyn_into()
}
