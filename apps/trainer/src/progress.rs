//! Progress on a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar with speed and time left; invisible where standard error is no terminal.
pub(crate) fn progress_bar(length: u64, unit: &str) -> ProgressBar {
    let template = format!("{{bar:40}} {{pos}}/{{len}} {unit}, {{per_sec}}, {{eta}} left");
    let style =
        ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}
