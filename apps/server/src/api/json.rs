//! Bodies, as JSON and with an end.

use super::Problem;
use crate::app::App;
use axum::body::{Body, to_bytes};
use axum::extract::{FromRef, FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tokio::time::timeout;

/// The largest body that is read.
pub(crate) const MOST_BODY: usize = 64 * 1024;

/// The deepest nesting that is read, of bodies and of frames: our own values have far less.
const MOST_DEPTH: usize = 24;

/// A body that was JSON.
pub(crate) struct Given<T>(pub(crate) T);

impl<T: DeserializeOwned, S> FromRequest<S> for Given<T>
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Given<T>, Problem> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        // No form of another page can send this kind without being asked whether it may.
        let is_json = kind.is_some_and(|kind| kind.split(';').next() == Some("application/json"));
        if !is_json {
            return Err(Problem::NotJson);
        }
        let body: Body = request.into_body();
        let patience = Arc::<App>::from_ref(state).deadlines.body;
        let bytes = timeout(patience, to_bytes(body, MOST_BODY)).await;
        let bytes = bytes.map_err(|_| Problem::TooSlow)?.map_err(|_| Problem::TooLarge)?;
        let text = str::from_utf8(&bytes).map_err(|error| Problem::Bad(error.to_string()))?;
        read(text).map(Given).map_err(Problem::Bad)
    }
}

/// Reads JSON that is not nested too deeply.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    if depth(text) > MOST_DEPTH {
        return Err(format!("nested more than {MOST_DEPTH} deep"));
    }
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// How deep brackets are nested outside of strings.
fn depth(text: &str) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    let (mut in_string, mut escaped) = (false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'{' | b'[' if !in_string => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            b'}' | b']' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_are_counted_outside_of_strings() {
        for (text, expected) in [
            ("1", 0),
            ("[[1], [2]]", 2),
            (r#"{"a": "[[[["}"#, 1),
            (r#"{"a\"[[": []}"#, 2),
            ("]]]]", 0),
        ] {
            assert_eq!(depth(text), expected, "{text}");
        }
    }

    #[test]
    fn what_is_nested_too_deeply_is_not_read() {
        let deep = "[".repeat(MOST_DEPTH + 1) + &"]".repeat(MOST_DEPTH + 1);
        assert_eq!(read::<serde_json::Value>(&deep), Err("nested more than 24 deep".to_owned()));
        let fits = "[".repeat(MOST_DEPTH) + &"]".repeat(MOST_DEPTH);
        assert!(read::<serde_json::Value>(&fits).is_ok());
    }
}
