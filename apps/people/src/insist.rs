//! Asking until it is granted.

use crate::person::{BREATH, PATIENCE};
use azulejo_client::ClientError;
use std::time::Instant;
use tokio::time::sleep;

/// Asks until it is granted: a server whose store is slow, as on a busy machine, says so and is asked again.
pub async fn insist<T>(what: &str, mut ask: impl AsyncFnMut() -> Result<T, ClientError>) -> T {
    let begin = Instant::now();
    loop {
        match ask().await {
            Ok(granted) => return granted,
            Err(error) => assert!(begin.elapsed() < PATIENCE, "no {what}: {error}"),
        }
        sleep(BREATH).await;
    }
}
