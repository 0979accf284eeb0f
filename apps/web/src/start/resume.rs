//! The game that was left.

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
    let title = move || words.say(if is_over() { "resume-over" } else { "resume-title" })();
    view! {
        <Show when=move || table.with(Option::is_some)>
            <section class="resume" aria-label=title>
                <p class="resume-text"><strong>{title}</strong>" "{text}</p>
                <button
                    class="button primary"
                    type="button"
                    on:click=move |_| route.go(if is_over() { Screen::Over } else { Screen::Table })
                >
                    {move || words.say(if is_over() { "resume-look" } else { "resume" })()}
                </button>
                <button class="button quiet" type="button" on:click=move |_| session.put_aside()>
                    {words.say("put-aside")}
                </button>
            </section>
        </Show>
        <Show when=move || session.is_elsewhere()>
            <section class="resume" aria-label=words.say("elsewhere")>
                <p class="resume-text">{words.say("elsewhere")}</p>
                <button
                    class="button primary"
                    type="button"
                    on:click=move |_| {
                        session.bring_here();
                        route.go(Screen::Table);
                    }
                >
                    {words.say("elsewhere-here")}
                </button>
            </section>
        </Show>
    }
}
