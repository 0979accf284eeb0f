//! A link that leads nowhere: why, and the way on.

use super::what_if::use_what_if;
use crate::frame::Head;
use crate::place::{Place, Subject, use_way};
use azulejo_rules::{Position, Rules, Setup};
use azulejo_study::Editor;
use azulejo_view::{Names, Narrator};
use azulejo_web::live::{Stored, hear, views};
use leptos::prelude::*;

/// A link that leads nowhere.
#[component]
pub(super) fn BadLink(
    /// The text that should be a position.
    text: String,
) -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let way = use_way();
    let setup: Option<Setup> = text.parse().ok();
    let rules = setup.as_ref().map_or(Rules::ALL[Rules::ALL.len() - 1], |setup| setup.rules);
    let (shown, text) = (text.clone(), Stored::new(text));
    let reasons = move || {
        let texts = words.texts();
        let names = Names::by_seat(&texts, rules);
        let error = text.with(|text| text.parse::<Position>().err());
        let told = error.map(|error| Narrator::new(&texts, &names).bad_position(&error));
        views(told.unwrap_or_default(), |told| view! { <li>{told}</li> }.into_any())
    };
    let mend = move |setup: Setup| {
        view! {
            <button
                class="button primary"
                type="button"
                on:click=hear(move |_| {
                    what_if.editor.set(Some(Editor::from(setup.clone())));
                    way.go(Place::at(Subject::Board, "edit"));
                })
            >
                {words.say("board-bad-edit")}
            </button>
        }
        .into_any()
    };
    view! {
        <main class="school">
            <Head title="board" />
            <section class="card what-if-card" role="alert">
                <h2>{words.say("board-bad-link")}</h2>
                <p><code class="what-if-text">{shown}</code></p>
                <ul class="what-if-faults">{move || reasons()}</ul>
            </section>
            <div class="what-if-buttons">
                {setup.map(mend)}
                <button
                    class="button"
                    type="button"
                    on:click=hear(move |_| way.replace(Place::of(Subject::Board)))
                >
                    {words.say("board-bad-back")}
                </button>
            </div>
        </main>
    }
}
