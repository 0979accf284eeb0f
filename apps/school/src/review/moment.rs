//! The moment that is looked at: the board, what was played, what was better, and why.

mod line;
mod shown;
mod told;

use super::study::Study;
use crate::place::{Place, Subject};
use azulejo_study::Grade;
use azulejo_study::tree::link;
use azulejo_view::Args;
use azulejo_web::live::{Derived, State, follow, hear};
use azulejo_web::route;
use azulejo_web::stepping::{Way, step_button};
use azulejo_web::table::StillTable;
use azulejo_web::ui::Icon;
use leptos::prelude::*;
use line::Lines;
use shown::Shown;
use told::Told;

/// The moment that is looked at.
#[component]
pub(super) fn MomentCard(study: Study) -> impl IntoView {
    let words = study.words;
    let shown = State::new(Shown::Moment);
    follow_moment(study, shown);
    let scene = Derived::new(move |_| shown::scene(study, study.at.get(), shown.get()));
    let place = move || {
        let args = Args::new().number("step", study.at.get() as u32 + 1);
        words.tell("over-step", &args.number("steps", study.last() as u32 + 1))
    };
    view! {
        <section class="card review-moment" aria-labelledby="review-moment-title">
            <h2 class="sr" id="review-moment-title" tabindex="-1">{words.say("review-moment")}</h2>
            <div class="steps" role="group" aria-labelledby="review-moment-title">
                {stepper(study, Way::First)}
                {stepper(study, Way::Back)}
                <span class="step-place">{move || place()}</span>
                {stepper(study, Way::On)}
                {stepper(study, Way::Last)}
            </div>
            <Told study=study />
            <Legend study=study shown=shown />
            <StillTable scene=scene names=study.names />
            <Lines study=study shown=shown />
            <footer class="review-ways">
                <TryIt study=study shown=shown />
                <NextMistake study=study />
            </footer>
        </section>
    }
}

/// Whoever goes to another moment sees its board, and not the end of the line before.
fn follow_moment(study: Study, shown: State<Shown>) {
    follow(move || {
        study.at.get();
        shown.set(Shown::Moment);
    });
}

fn stepper(study: Study, way: Way) -> AnyView {
    let is_closed = move || study.at.get() == way.lead(study.at.get(), study.last());
    step_button(way, is_closed, move || study.step(way))
}

/// What the outlines on the board mean.
#[component]
fn Legend(study: Study, shown: State<Shown>) -> impl IntoView {
    let words = study.words;
    let has_best =
        move || shown.get() == Shown::Moment && shown::best(study, study.at.get()).is_some();
    let is_move = move || {
        shown.get() != Shown::Moment
            || study.scene(study.at.get(), |scene| scene.number > 0) == Some(true)
    };
    let outlined = move || match shown.get() {
        Shown::Moment => words.told("review-outlined-played"),
        Shown::Best(_) | Shown::Played(_) => words.told("review-outlined-last"),
    };
    view! {
        <p class="review-legend note">
            <span hidden=move || !is_move()>
                <i class="review-outline" data-of="played"></i>
                {move || outlined()}
            </span>
            <span hidden=move || !has_best()>
                <i class="review-outline" data-of="best"></i>
                {words.say("review-outlined-best")}
            </span>
        </p>
    }
}

/// A link that leads to the what-if board with the table that is shown.
#[component]
fn TryIt(study: Study, shown: State<Shown>) -> impl IntoView {
    let href = move || {
        let position = shown::position(study, study.at.get(), shown.get());
        route::href(&Place::at(Subject::Board, link(&position)))
    };
    view! {
        <a class="button" href=move || href()>
            <Icon symbol="icon-swap" />
            {study.words.say("review-try")}
        </a>
    }
}

/// Leads to the next move that gave something away; after the last one, to the first.
#[component]
fn NextMistake(study: Study) -> impl IntoView {
    let next = move || {
        let at = study.at.get();
        study.desk.sheet.with(|sheet| {
            let is_bad = |moment: &usize| {
                sheet.decision(*moment).is_some_and(|decision| decision.grade() >= Grade::Mistake)
            };
            let later = (at + 1)..sheet.story().len();
            later.chain(0..at).find(is_bad)
        })
    };
    let go = move |_| {
        if let Some(moment) = untrack(next) {
            study.go(moment);
            study.announce(study.brief(moment));
        }
    };
    view! {
        <button
            class="button"
            type="button"
            aria-disabled=move || next().is_none().to_string()
            on:click=hear(go)
        >
            <Icon symbol="icon-right" />
            {study.words.say("review-next-mistake")}
        </button>
    }
}
