//! Waiting for the page, which answers in its own time.

use anyhow::{Result, bail};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Nothing the page does takes longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);
const PAUSE: Duration = Duration::from_millis(20);

/// Asks again and again until there is an answer.
///
/// # Errors
/// When asking fails, or when there is still none after a long time.
pub(crate) fn until<T>(what: &str, mut ask: impl FnMut() -> Result<Option<T>>) -> Result<T> {
    let start = Instant::now();
    loop {
        if let Some(answer) = ask()? {
            return Ok(answer);
        }
        if start.elapsed() > PATIENCE {
            bail!("waited {} s in vain for {what}", PATIENCE.as_secs());
        }
        sleep(PAUSE);
    }
}
