//! A step that is passed: what was learned, what happened, and the way on.

use super::At;
use crate::learn::{href, said};
use azulejo_web::live::{hear, views, when};
use azulejo_web::ui::Icon;
use leptos::prelude::*;

/// A step that is passed.
#[component]
pub(super) fn Outcome(at: At) -> impl IntoView {
    let words = at.words;
    let learned =
        move || at.passed.with(|it| it.as_ref().map(|passed| said(&words.texts(), &passed.words)));
    let (next, label) = match at.next() {
        Some(step) => (href(step.id), "learn-next"),
        None => (href(""), "learn-finish"),
    };
    view! {
        <section class="card learn-result" aria-labelledby="learn-praise">
            <h3 id="learn-praise">
                <Icon symbol="icon-check" />
                {words.say(at.praise())}
            </h3>
            <p>{move || learned()}</p>
            <div class="learn-buttons">
                <a class="button primary" id="learn-next" href=next>{words.say(label)}<Icon symbol="icon-right" /></a>
                <button class="button quiet" type="button" on:click=hear(move |_| at.again())>
                    {words.say("learn-again")}
                </button>
            </div>
        </section>
        {when(move || !at.story().is_empty(), move || view! { <Story at=at /> }.into_any())}
    }
}

/// What happened after the move of the pupil.
#[component]
fn Story(at: At) -> impl IntoView {
    let sentence = |text: String| view! { <li>{text}</li> }.into_any();
    view! {
        <section class="card learn-story" aria-labelledby="learn-story">
            <h3 id="learn-story">{at.words.say("learn-story")}</h3>
            <ul class="learn-told">{move || views(at.story(), sentence)}</ul>
        </section>
    }
}
