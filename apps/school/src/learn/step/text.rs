//! What a step is about and what is asked.

use super::At;
use crate::learn::{chapter_title, href, said};
use crate::place::Subject;
use azulejo_lessons::{STEPS, Step};
use azulejo_view::Args;
use azulejo_web::live::{hear, views, when};
use azulejo_web::ui::Icon;
use leptos::prelude::*;

/// What a step is about and what is asked.
#[component]
pub(super) fn Asked(at: At) -> impl IntoView {
    let words = at.words;
    let ask = move || at.lesson.with(|lesson| said(&words.texts(), &lesson.ask()));
    let is_open = move || at.passed.with(Option::is_none);
    let missed = move || at.missed.with(|it| it.as_ref().map(|it| said(&words.texts(), it)));
    let sentence = |text: String| view! { <li>{text}</li> }.into_any();
    view! {
        <section class="card learn-text" aria-labelledby="learn-title">
            <p class="learn-place">
                {turn(at, at.before(), "icon-left", "learn-before")}
                <span>{move || place(at)}</span>
                {turn(at, at.next(), "icon-right", "learn-skip")}
            </p>
            <h2 id="learn-title" tabindex="-1">{words.say(at.step().sentences.title)}</h2>
            {when(
                move || !at.opening().is_empty(),
                move || {
                    let told = move || views(at.opening(), sentence);
                    view! { <ul class="learn-told note">{move || told()}</ul> }.into_any()
                },
            )}
            <p class="learn-ask">{move || ask()}</p>
            {move || missed().map(|text| view! { <p class="learn-miss">{text}</p> }.into_any())}
            {move || at.shown_words().map(|text| view! { <p class="learn-shown">{text}</p> }.into_any())}
            <div class="learn-buttons">
                {when(is_open, move || show_button(at))}
                <a class="link" href=Subject::Learn.href()>{words.say("learn-steps")}</a>
            </div>
        </section>
    }
}

fn show_button(at: At) -> AnyView {
    view! {
        <button class="button" type="button" on:click=hear(move |_| untrack(|| at.show()))>
            <Icon symbol="icon-hint" />
            {at.words.say("learn-show")}
        </button>
    }
    .into_any()
}

/// `Step 3 of 18 · Taking`
fn place(at: At) -> String {
    let chapter = at.words.told(chapter_title(at.step().chapter));
    let args = Args::new().number("number", at.number() as u32).text("chapter", chapter);
    at.words.tell("learn-place", &args.number("all", STEPS.len() as u32))
}

/// A link to a neighbor.
fn turn(at: At, to: Option<&'static Step>, icon: &'static str, label: &'static str) -> AnyView {
    let link = |step: &'static Step| {
        view! {
            <a class="icon-button" href=href(step.id) aria-label=at.words.say(label)>
                <Icon symbol=icon />
            </a>
        }
        .into_any()
    };
    // An empty place keeps the words in the middle.
    to.map_or_else(|| view! { <span class="learn-nothing"></span> }.into_any(), link)
}
