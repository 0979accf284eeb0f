//! The tutorial: one step after the other, each a real board with something to do on it.

mod contents;
mod finished;
mod names;
mod pupil;
mod said;
mod step;
mod story;

pub(crate) use said::said;

use crate::frame::Head;
use crate::place::{Place, Subject, use_way};
use azulejo_lessons::{Chapter, Step};
use azulejo_web::html;
use azulejo_web::live::{Derived, follow};
use contents::Contents;
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use pupil::Pupil;
use step::StepView;

/// The tutorial: its contents at `#learn`, a step at `#learn/STEP`.
#[component]
pub(crate) fn LearnScreen() -> impl IntoView {
    provide_context(Pupil::open());
    let id = rest_of(Subject::Learn);
    follow_focus(id);
    let part = move || match Step::by_id(&id.get()) {
        None => view! { <Contents /> }.into_any(),
        Some(step) => view! { <StepView id=step.id /> }.into_any(),
    };
    view! {
        <main class="school learn">
            <Head title="learn" />
            {move || part()}
        </main>
    }
}

/// What of a subject is shown. On the way out it stays what it was until the whole screen is gone.
pub(crate) fn rest_of(of: Subject) -> Derived<String> {
    let way = use_way();
    Derived::new(move |before: Option<&String>| {
        let Place { subject, rest } = way.place();
        match before {
            Some(before) if subject != of => before.clone(),
            _ => rest,
        }
    })
}

/// Whoever went to another part of a subject begins to read there.
pub(crate) fn follow_focus(rest: Derived<String>) {
    let mut before = None;
    follow(move || {
        let now = rest.get();
        if before.as_ref().is_some_and(|before| *before != now) {
            html::scroll_to_top();
            focus_soon("main h2");
        }
        before = Some(now);
    });
}

/// Moves the focus as soon as everything is painted.
pub(crate) fn focus_soon(selector: &'static str) {
    spawn_local(async move {
        tick().await;
        html::focus(selector);
    });
}

/// A link to a step.
fn href(id: &str) -> String {
    azulejo_web::route::href(&Place::at(Subject::Learn, id))
}

/// What chapters are called.
fn chapter_title(chapter: Chapter) -> &'static str {
    match chapter {
        Chapter::Offer => "learn-chapter-offer",
        Chapter::Tiling => "learn-chapter-tiling",
        Chapter::NextRound => "learn-chapter-next-round",
        Chapter::End => "learn-chapter-end",
        Chapter::FreeWall => "puzzle-theme-free-wall",
        Chapter::Special => "learn-chapter-special",
    }
}
