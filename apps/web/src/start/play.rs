//! From a plan to a table.

use super::seats::unnamed;
use crate::console;
use crate::live::{hear, when};
use crate::plan::{Draft, remember, use_draft};
use crate::screen::{Screen, use_route};
use crate::session::use_session;
use crate::ui::{Icon, use_toasts};
use crate::words::use_words;
use azulejo_protocol::Start;
use azulejo_rules::Position;
use azulejo_view::Args;
use leptos::prelude::*;

/// Opens the table as it is planned and goes there; made where the context is, done when it is
/// called.
pub fn player() -> impl Fn() + Copy {
    let Draft { plan, start } = use_draft();
    let (session, route, toasts, words) = (use_session(), use_route(), use_toasts(), use_words());
    move || {
        let planned = plan.get_untracked();
        let options = match planned.options(|seat| unnamed(words, seat)) {
            Ok(options) => options,
            Err(bad) => {
                let args = Args::new().number("seat", bad.seat.number());
                return toasts.warn(words.texts_untracked().tell("bad-name", &args));
            }
        };
        remember(&planned);
        match session.open(options, start.get_untracked()) {
            Ok(()) => {
                start.set(Start::Fresh);
                route.go(Screen::Table);
            }
            Err(faults) => {
                console::error(&format!("no such table: {faults}"));
                toasts.warn(words.now("bad-table"));
            }
        }
    }
}

/// Tells where the game will begin, if not at its beginning.
#[component]
pub fn FromHere() -> impl IntoView {
    let words = use_words();
    let Draft { start, .. } = use_draft();
    let round = move || start.with(|start| start.position().map(Position::round));
    let text = move || {
        round().map(|round| words.tell("start-from-here", &Args::new().number("round", round)))
    };
    let note = move || {
        view! {
            <p class="note">
                {move || text()}
                <button
                    class="icon-button"
                    type="button"
                    aria-label=words.say("start-fresh")
                    title=words.say("start-fresh")
                    on:click=hear(move |_| start.set(Start::Fresh))
                >
                    <Icon symbol="icon-close" />
                </button>
            </p>
        }
        .into_any()
    };
    when(move || round().is_some(), note)
}
