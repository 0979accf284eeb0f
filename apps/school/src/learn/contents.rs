//! All steps by chapter, with what has been passed.

use super::finished::Finished;
use super::pupil::{Pupil, use_pupil};
use super::{chapter_title, href};
use azulejo_lessons::{Chapter, STEPS, Step};
use azulejo_view::Args;
use azulejo_web::live::{views, when};
use azulejo_web::ui::Icon;
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// All steps by chapter, and where to go on.
#[component]
pub(super) fn Contents() -> impl IntoView {
    let words = use_words();
    let pupil = use_pupil();
    view! {
        {when(move || pupil.is_finished(), || view! { <Finished /> }.into_any())}
        <section class="card learn-intro">
            <p>{words.say("learn-intro")}</p>
            <p class="learn-count">
                <progress max=STEPS.len().to_string() value=move || pupil.passed().to_string() aria-hidden="true"></progress>
                <span>{move || count(words, pupil)}</span>
            </p>
            <a class="button primary big" href=move || href(pupil.next().id)>
                <Icon symbol="icon-play" />
                {move || go_on(words, pupil)}
            </a>
        </section>
        <ol class="learn-chapters">
            {views(Chapter::ALL, move |chapter| chapter_view(words, pupil, chapter))}
        </ol>
    }
}

fn count(words: Words, pupil: Pupil) -> String {
    let args = Args::new().number("count", pupil.passed() as u32);
    words.tell("learn-count", &args.number("all", STEPS.len() as u32))
}

fn go_on(words: Words, pupil: Pupil) -> String {
    if pupil.passed() == 0 {
        return words.told("learn-begin");
    }
    words.tell("learn-go-on", &Args::new().text("title", words.told(pupil.next().sentences.title)))
}

fn chapter_view(words: Words, pupil: Pupil, chapter: Chapter) -> AnyView {
    let steps = STEPS.iter().filter(move |step| step.chapter == chapter);
    view! {
        <li class="card learn-chapter">
            <h2>{words.say(chapter_title(chapter))}</h2>
            <ol class="learn-steps">{views(steps, move |step| step_view(words, pupil, step))}</ol>
        </li>
    }
    .into_any()
}

fn step_view(words: Words, pupil: Pupil, step: &'static Step) -> AnyView {
    let passed = move || pupil.has_passed(step.id);
    let is_next = move || pupil.next().id == step.id && !pupil.is_finished();
    let mark = move || {
        view! {
            <Icon symbol="icon-check" />
            <span class="sr">{words.say("learn-step-done")}</span>
        }
        .into_any()
    };
    view! {
        <li>
            <a
                class="learn-link"
                href=href(step.id)
                aria-current=move || is_next().then_some("step")
                data-done=passed
            >
                <span class="learn-mark">{when(passed, mark)}</span>
                <span>{words.say(step.sentences.title)}</span>
            </a>
        </li>
    }
    .into_any()
}
