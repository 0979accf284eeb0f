//! The game that was left.

use crate::live::{hear, when};
use crate::screen::{Screen, use_route};
use crate::session::use_session;
use crate::words::use_words;
use azulejo_view::Args;
use leptos::prelude::*;

/// Offers to continue the game that was left, to look at the one that has ended, or to bring the one here
/// that goes on in another tab.
#[component]
pub fn Resume() -> impl IntoView {
    let words = use_words();
    let (session, route) = (use_session(), use_route());
    let table = session.table();
    let is_over = move || table.with(|table| table.as_ref().is_some_and(|it| it.end().is_some()));
    let text = move || {
        table.with(|table| {
            let pos = table.as_ref()?.position();
            let scores = pos.boards().iter().map(|board| board.score().to_string());
            let args = Args::new()
                .number("round", pos.round())
                .text("scores", scores.collect::<Vec<_>>().join(" : "));
            Some(words.tell("resume-text", &args))
        })
    };
    let title = move || words.told(if is_over() { "resume-over" } else { "resume-title" });
    let go_on = move |_| route.go(if is_over() { Screen::Over } else { Screen::Table });
    let offer = move || {
        view! {
            <section class="resume" aria-label=move || title()>
                <p class="resume-text"><strong>{move || title()}</strong>" "{move || text()}</p>
                <button class="button primary" type="button" on:click=hear(go_on)>
                    {move || words.told(if is_over() { "resume-look" } else { "resume" })}
                </button>
                <button
                    class="button quiet"
                    type="button"
                    on:click=hear(move |_| session.put_aside())
                >
                    {words.say("put-aside")}
                </button>
            </section>
        }
        .into_any()
    };
    let bring_here = move |_| {
        session.bring_here();
        route.go(Screen::Table);
    };
    let elsewhere = move || {
        view! {
            <section class="resume" aria-label=words.say("elsewhere")>
                <p class="resume-text">{words.say("elsewhere")}</p>
                <button class="button primary" type="button" on:click=hear(bring_here)>
                    {words.say("elsewhere-here")}
                </button>
            </section>
        }
        .into_any()
    };
    view! {
        {when(move || table.read().is_some(), offer)}
        {when(move || session.is_elsewhere(), elsewhere)}
    }
}
