//! Heartbeats of a worker.

use super::{BEAT, LOST};
use crate::Post;
use std::time::Instant;

/// Beats until the lease is lost: the host says so, or is gone. `beat` asks the host whether the game is still wanted.
pub async fn keep_lease<F: Future<Output = Option<bool>>>(post: Post, beat: impl Fn(Post) -> F) {
    let mut heard = Instant::now();
    loop {
        tokio::time::sleep(BEAT).await;
        match beat(post.clone()).await {
            Some(true) => heard = Instant::now(),
            Some(false) => return,
            // The bus is gone, which says nothing about the host.
            None if !post.is_connected() => heard = Instant::now(),
            None if heard.elapsed() >= LOST => return,
            None => {}
        }
    }
}
