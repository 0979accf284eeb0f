//! All chances as a table, for those who do not see curves.

use super::super::figures::chance;
use super::super::study::Study;
use azulejo_rules::Seat;
use azulejo_study::Act;
use azulejo_study::review::CurvePoint;
use azulejo_view::Args;
use azulejo_web::live::{Derived, State, views, when};
use leptos::prelude::*;

/// All chances, in a table that can be opened.
#[component]
pub(super) fn Values(study: Study, curves: Derived<Vec<CurvePoint>>) -> impl IntoView {
    let open = State::new(false);
    view! {
        <details on:toggle:target=move |event| open.set(event.target().open())>
            <summary>{study.words.say("review-values")}</summary>
            {when(
                move || open.get(),
                move || view! { <Table study=study curves=curves /> }.into_any(),
            )}
        </details>
    }
}

#[component]
fn Table(study: Study, curves: Derived<Vec<CurvePoint>>) -> impl IntoView {
    let words = study.words;
    let seats: Vec<Seat> = study.story.with(|story| story.rules().seats().collect());
    let head = move |seat: Seat| {
        let name = move || study.names.with(|names| names.of(seat).to_owned());
        view! { <th scope="col">{move || name()}</th> }.into_any()
    };
    let rows = move || views(curves.get(), |point| row(study, &point));
    view! {
        <div class="review-scroll" tabindex="0" role="region" aria-label=words.say("review-values")>
            <table class="figures">
                <caption class="sr">{words.say("review-chances")}</caption>
                <thead>
                    <tr>
                        <th scope="col">{words.say("review-after")}</th>
                        {views(seats, head)}
                    </tr>
                </thead>
                <tbody>{move || rows()}</tbody>
            </table>
        </div>
    }
}

fn row(study: Study, point: &CurvePoint) -> AnyView {
    let texts = study.words.texts();
    let cell = |expected: &azulejo_study::Expected| {
        view! { <td>{chance(&texts, expected.chance)}</td> }.into_any()
    };
    view! {
        <tr>
            <th scope="row">{label(study, point.moment)}</th>
            {views(&point.expected, cell)}
        </tr>
    }
    .into_any()
}

/// A moment in a word or two.
fn label(study: Study, moment: usize) -> String {
    let story = study.story.read();
    match story.scenes().get(moment).map(|scene| &scene.act) {
        Some(Act::Move(mv)) => format!("{}. {mv}", super::super::moves::number(&story, moment)),
        Some(Act::Deal(_)) | None => {
            let round = story.after(moment).map_or(0, azulejo_rules::Position::round);
            study.words.tell("review-deal-of", &Args::new().number("round", round))
        }
    }
}
