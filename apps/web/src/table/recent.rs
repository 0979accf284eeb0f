//! The last moves, where there is room for them.

use super::desk::use_desk;
use crate::live::{Derived, views};
use azulejo_view::story::{LineKind, LogLine};
use leptos::prelude::*;

/// So many lines of the log are shown.
const LINES: usize = 12;

/// The last moves.
#[component]
pub(super) fn Recent() -> impl IntoView {
    let desk = use_desk();
    let lines = Derived::new(move |_| desk.chronicle().with(|chronicle| newest(chronicle.lines())));
    let line = |line: LogLine| {
        let seat = match line.kind {
            LineKind::Move(seat) => Some(seat.to_string()),
            LineKind::Round | LineKind::Note | LineKind::Scoring(_) => None,
        };
        view! { <li class="log-move" data-seat=seat>{line.text}</li> }.into_any()
    };
    view! {
        <section class="recent" aria-label=desk.words().say("recent")>
            <ol>{move || views(lines.get(), line)}</ol>
        </section>
    }
}

fn newest(lines: &[LogLine]) -> Vec<LogLine> {
    let told: Vec<&LogLine> = lines.iter().filter(|line| !line.text.is_empty()).collect();
    let first = told.len().saturating_sub(LINES);
    told[first..].iter().map(|line| (*line).clone()).collect()
}
