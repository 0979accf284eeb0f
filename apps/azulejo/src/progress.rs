//! How far a long command has come: a bar on the terminal, hidden where standard error goes anywhere else.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::fmt;
use std::io::{self, IsTerminal};
use std::time::Duration;

/// What stands around a bar.
const BAR: &str = "{msg} {wide_bar} {human_pos}/{human_len}  {eta}";

/// The same with a speed.
const RATED: &str = "{msg} {wide_bar} {human_pos}/{human_len}  {rate}  {eta}";

/// A sign that something goes on, where nobody knows how long.
const SPINNER: &str = "{spinner} {msg}  {elapsed}";

/// A bar for so much work, with a word in front of it.
pub(crate) fn bar(of: u64, told: impl Into<String>) -> ProgressBar {
    drawn(Some(of), BAR, told)
}

/// The same with how much is done a second.
pub(crate) fn rated_bar(of: u64, told: impl Into<String>) -> ProgressBar {
    drawn(Some(of), RATED, told)
}

/// For work of which nobody knows how much there is.
pub(crate) fn spinner(told: impl Into<String>) -> ProgressBar {
    let bar = drawn(None, SPINNER, told);
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

fn drawn(of: Option<u64>, template: &str, told: impl Into<String>) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let rate = |state: &ProgressState, out: &mut dyn fmt::Write| {
        // A bar that can't be drawn is no reason to stop.
        let _ = write!(out, "{:.1}/s", state.per_sec());
    };
    let style = ProgressStyle::with_template(template)
        .unwrap_or_else(|_| ProgressStyle::default_bar())
        .with_key("rate", rate);
    ProgressBar::with_draw_target(of, ProgressDrawTarget::stderr())
        .with_style(style)
        .with_message(told.into())
}
