//! Whether there is space again.

use crate::health::Health;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// What is written to see whether there is space: enough for some hundred moves.
const SAMPLE: usize = 256 * 1024;

/// The name of the file for it, which stays no longer than that.
const NAME: &str = "space.probe";

/// Looks for space while there is none, so that the server is ready again even when nobody tries to write.
pub(crate) async fn watch(folder: PathBuf, health: Arc<Health>, each: Duration) {
    loop {
        tokio::time::sleep(each).await;
        if !health.is_full() {
            continue;
        }
        let folder = folder.clone();
        let looked = tokio::task::spawn_blocking(move || probe(&folder)).await;
        if matches!(looked, Ok(Ok(()))) && health.note_full(false) {
            tracing::info!("there is space again");
        }
    }
}

fn probe(folder: &Path) -> io::Result<()> {
    let path = folder.join(NAME);
    let written = File::create(&path).and_then(|mut file| {
        file.write_all(&vec![0; SAMPLE])?;
        file.sync_all()
    });
    let removed = fs::remove_file(&path);
    written.and(removed)
}
