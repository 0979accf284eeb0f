//! The text that Prometheus reads.

use std::fmt::{Display, Write};

/// The text that Prometheus reads: its exposition format, version 0.0.4.
#[derive(Debug, Default)]
pub(crate) struct Text(String);

impl Text {
    /// How the text is labeled.
    pub(crate) const CONTENT_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

    /// Something that goes up and down.
    pub(crate) fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.head(name, "gauge", help);
        self.line(name, &[], value);
    }

    /// Something that only goes up.
    pub(crate) fn counter(&mut self, name: &str, help: &str, value: impl Display) {
        self.head(name, "counter", help);
        self.line(name, &[], value);
    }

    /// What a name means; its lines follow.
    pub(crate) fn head(&mut self, name: &str, kind: &str, help: &str) {
        self.put(format_args!("# HELP {name} {help}\n# TYPE {name} {kind}\n"));
    }

    /// One value. Labels are words of this program and hold nothing to be escaped.
    pub(crate) fn line(&mut self, name: &str, labels: &[(&str, &str)], value: impl Display) {
        self.put(format_args!("{name}"));
        for (place, (label, word)) in labels.iter().enumerate() {
            let before = if place == 0 { '{' } else { ',' };
            self.put(format_args!("{before}{label}=\"{word}\""));
        }
        let after = if labels.is_empty() { "" } else { "}" };
        self.put(format_args!("{after} {value}\n"));
    }

    pub(crate) fn into_string(self) -> String {
        self.0
    }

    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.0.write_fmt(text);
    }
}
