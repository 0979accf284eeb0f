//! How long a review takes in the page.

use anyhow::{Context, Result};
use azulejo_e2e::{Browser, Options, Visit};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A whole game of two in the base game.
const GAME: &str = include_str!("../../../../crates/testkit/vectors/2cp.azulejo");

/// So many of its moves were decided by a player.
pub(crate) fn moves() -> usize {
    let lines = GAME.lines().filter(|line| !line.starts_with(['[', 'r']));
    let is_move = |word: &&str| word.len() == 3 && word.as_bytes()[0] != b'"';
    lines.flat_map(str::split_whitespace).filter(is_move).count()
}

/// Milliseconds until something was known, and until everything was, from when the page could be used.
pub(crate) struct Reviewed {
    pub(crate) first: f64,
    pub(crate) whole: f64,
}

/// Has the game reviewed.
pub(crate) fn watch() -> Result<Reviewed> {
    let visit = Visit::begin(&Options::default())?;
    let browser = &visit.browser;
    let kept = json!([{ "id": 1, "at": 0, "origin": null, "record": GAME }]);
    let keep = "localStorage.setItem('azulejo.library', JSON.stringify(arguments[0]));";
    browser.run_with(keep, &[kept])?;
    browser.go("about:blank")?;
    browser.go(&visit.address("school.html#review/1"))?;
    let first =
        when(browser, "Number(document.querySelector('[role=progressbar]')?.ariaValueNow) > 0")?;
    let whole = when(browser, "document.querySelector('[data-run=done]')")?;
    Ok(Reviewed { first, whole })
}

/// When something became true, in milliseconds after the page could be used. A review may take longer than the tests
/// ever wait.
fn when(browser: &Browser, is_true: &str) -> Result<f64> {
    const PATIENCE: Duration = Duration::from_secs(300);
    let script = format!(
        "const usable = performance.getEntriesByName('azulejo-usable')[0]?.startTime;
        return usable !== undefined && Boolean({is_true}) ? performance.now() - usable : null;"
    );
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        if let Value::Number(number) = browser.run(&script)? {
            return number.as_f64().context("expected a number");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    anyhow::bail!("not even after {} s: {is_true}", PATIENCE.as_secs())
}
