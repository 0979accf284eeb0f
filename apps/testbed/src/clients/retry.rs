//! Requests that are repeated until they are granted.

use super::scripted::{PATIENCE, RETRY_DELAY};
use azulejo_client::ClientError;
use std::time::Instant;
use tokio::time::sleep;

/// Repeats a request until it is granted: a server whose store is slow, as on a busy machine, rejects it at first.
pub async fn retry<T>(what: &str, mut ask: impl AsyncFnMut() -> Result<T, ClientError>) -> T {
    let begin = Instant::now();
    loop {
        match ask().await {
            Ok(granted) => return granted,
            Err(error) => assert!(begin.elapsed() < PATIENCE, "no {what}: {error}"),
        }
        sleep(RETRY_DELAY).await;
    }
}
