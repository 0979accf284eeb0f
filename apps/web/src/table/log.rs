//! The game in sentences: reading it, stepping through it, and typing a move.

use super::command::Command;
use super::desk::{Desk, use_desk};
use super::doors::Door;
use crate::console;
use crate::live::{follow, hear, views, when};
use crate::stepping::{Way, step_button};
use crate::ui::Icon;
use azulejo_view::Args;
use azulejo_view::story::{LineKind, LogLine};
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};

/// The log, in a drawer beside the table.
#[component]
pub(super) fn Log() -> impl IntoView {
    let desk = use_desk();
    let open = desk.leads_to(|door| door == Door::Log);
    let drawer: NodeRef<Dialog> = NodeRef::new();
    follow(move || show(drawer, open.get()));
    let close_beside = move |click: web_sys::MouseEvent| {
        if click.target() == click.current_target() {
            open.set(false);
        }
    };
    let inside = || {
        view! {
            <div class="sheet-body">
                <Lines />
            </div>
            <footer class="sheet-foot">
                <Command />
                <Steps />
            </footer>
        }
        .into_any()
    };
    view! {
        <dialog
            class="drawer log"
            node_ref=drawer
            aria-labelledby="log-title"
            on:close=hear(move |_| open.set(false))
            on:click=hear(close_beside)
        >
            <header class="sheet-head">
                <h2 id="log-title">{desk.words().say("tool-log")}</h2>
                <button
                    class="icon-button"
                    type="button"
                    aria-label=desk.words().say("close")
                    on:click=hear(move |_| open.set(false))
                >
                    <Icon symbol="icon-close" />
                </button>
            </header>
            {when(move || open.get(), inside)}
        </dialog>
    }
}

fn show(drawer: NodeRef<Dialog>, open: bool) {
    let Some(drawer) = drawer.get() else { return };
    if open && !drawer.open() {
        console::or_log("the log can't be opened", drawer.show_modal());
        spawn_local(async {
            tick().await;
            scroll_to_now();
        });
    } else if !open && drawer.open() {
        drawer.close();
    }
}

/// Brings the step that is shown into sight.
fn scroll_to_now() {
    let found = document().query_selector(".log-list [data-now]");
    if let Some(line) = console::or_log("a selector", found).flatten() {
        line.scroll_into_view();
    }
}

#[component]
fn Lines() -> impl IntoView {
    let desk = use_desk();
    let items = move || views(desk.chronicle().read().lines(), |line| item(desk, line));
    view! { <ol class="log-list">{move || items()}</ol> }
}

fn item(desk: Desk, line: &LogLine) -> AnyView {
    let LogLine { step, text, kind } = line.clone();
    let is_now =
        move || desk.stage().with(|stage| desk.shown().with(|shown| stage.steps(shown) == step));
    match kind {
        LineKind::Round => view! { <li class="log-round"><h3>{text}</h3></li> }.into_any(),
        LineKind::Note => view! { <li class="log-note">{text}</li> }.into_any(),
        LineKind::Scoring(round) => view! {
            <li class="log-summary">
                <button
                    class="link"
                    type="button"
                    on:click=hear(move |_| desk.door().set(Some(Door::Scoring(round))))
                >
                    {move || desk.words().tell("scoring-of", &Args::new().number("round", round))}
                </button>
            </li>
        }
        .into_any(),
        LineKind::Move(seat) => view! {
            <li class="log-move" data-seat=seat.to_string() data-now=move || is_now()>
                <button
                    class="log-step"
                    type="button"
                    aria-current=move || is_now().then_some("step")
                    on:click=hear(move |_| desk.look_at(step))
                >
                    {text}
                </button>
            </li>
        }
        .into_any(),
    }
}

/// Four buttons that lead through the game.
#[component]
pub(super) fn Steps() -> impl IntoView {
    let desk = use_desk();
    let button = |way: Way| {
        // At the table somebody may move at any time, so that no end is the last one.
        let look = move || {
            desk.look(way);
            scroll_to_now();
        };
        step_button(way, || false, look)
    };
    view! {
        <div class="steps" role="group" aria-label=desk.words().say("steps")>
            {views(Way::ALL, button)}
        </div>
    }
}
