//! Waiting for the page, which answers in its own time.

use anyhow::{Error, Result, bail};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Nothing the page does takes longer, even where its worker shares two slow cores with other tests.
const PATIENCE: Duration = Duration::from_secs(90);
const PAUSE: Duration = Duration::from_millis(20);

/// What the driver says if a page gives way to another one in the midst of a question.
const LEAVING: [&str; 6] = [
    "aborted by navigation",
    "document unloaded while waiting for result",
    "Execution context was destroyed",
    "Inspected target navigated or closed",
    "Cannot find context with specified id",
    "uniqueContextId not found",
];

/// Asks again and again until there is an answer. While a page gives way to another one there is nobody to ask.
///
/// # Errors
/// When asking fails, or when there is still none after a long time.
pub(crate) fn until<T>(what: &str, mut ask: impl FnMut() -> Result<Option<T>>) -> Result<T> {
    let start = Instant::now();
    loop {
        match ask() {
            Ok(Some(answer)) => return Ok(answer),
            Err(error) if !is_between_pages(&error) => return Err(error),
            Ok(None) | Err(_) => {}
        }
        if start.elapsed() > PATIENCE {
            bail!("waited {} s in vain for {what}", PATIENCE.as_secs());
        }
        sleep(PAUSE);
    }
}

/// Whether a question failed only as the page that was asked is being left.
pub(crate) fn is_between_pages(error: &Error) -> bool {
    let told = format!("{error:#}");
    LEAVING.iter().any(|leaving| told.contains(leaving))
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::anyhow;

    #[test]
    fn a_page_that_is_being_left_is_asked_again_and_other_faults_are_told() {
        let mut answers = vec![
            Ok(Some(7)),
            Ok(None),
            Err(anyhow!("javascript error: document unloaded while waiting for result")),
        ];
        assert_eq!(until("a number", || answers.pop().unwrap()).unwrap(), 7);
        assert!(until("a number", || Err::<Option<u8>, _>(anyhow!("no such window"))).is_err());
    }
}
