//! What is said when the server could not be asked.

use crate::http::HttpError;

/// The message that says why there is no answer.
pub(crate) const fn message(error: &HttpError) -> &'static str {
    match error {
        HttpError::Unreachable => "online-unreachable",
        HttpError::Refused(429) => "online-too-many",
        HttpError::Refused(503) => "online-busy",
        HttpError::Refused(_) | HttpError::Unreadable(_) => "online-failed",
    }
}
