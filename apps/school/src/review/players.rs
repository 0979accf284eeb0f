//! How well everybody played.

use super::moves::{seat_mark, sign};
use super::study::Study;
use azulejo_rules::Seat;
use azulejo_study::{Accuracy, Grade};
use azulejo_web::live::{Derived, views};
use leptos::prelude::*;

/// Everybody's accuracy and grades, and what they mean.
#[component]
pub(super) fn Players(study: Study) -> impl IntoView {
    let words = study.words;
    let seats: Vec<Seat> = study.story.with(|story| story.rules().seats().collect());
    let player = move |seat| view! { <Player study=study seat=seat /> }.into_any();
    view! {
        <section class="card review-players" aria-labelledby="review-players-title">
            <h2 id="review-players-title">{words.say("review-players")}</h2>
            <ul>{views(seats, player)}</ul>
            <Explained study=study />
        </section>
    }
}

#[component]
fn Player(study: Study, seat: Seat) -> impl IntoView {
    let found = Derived::new(move |_| {
        study.desk.sheet.with(|sheet| {
            let own = sheet.seats().into_iter().find(|own| own.seat == seat);
            own.map_or((None, [0; Grade::ALL.len()]), |own| (own.accuracy, own.grades))
        })
    });
    let accuracy = move || study.tell(|reviewer, _| reviewer.accuracy(seat, found.get().0));
    let graded = move || study.tell(|reviewer, _| reviewer.all_graded(&found.get().1));
    let part = move || found.get().0.map_or(0, |accuracy: Accuracy| accuracy.hundredths() / 100);
    view! {
        <li>
            <p class="review-player">
                {seat_mark(seat)}
                <strong>{move || accuracy()}</strong>
            </p>
            <i
                class="review-meter"
                data-seat=seat.to_string()
                style=move || format!("--part: {}%", part())
            ></i>
            <p class="note">{move || graded()}</p>
        </li>
    }
}

/// What accuracy and grades mean.
#[component]
fn Explained(study: Study) -> impl IntoView {
    let sentence = |text: String| view! { <p>{text}</p> }.into_any();
    let accuracy = move || views(study.tell(|reviewer, _| reviewer.accuracy_explained()), sentence);
    let grade = move |grade: Grade| {
        let name = move || study.tell(|reviewer, _| reviewer.grade(grade));
        let meaning = move || study.tell(|reviewer, _| reviewer.grade_meaning(grade));
        view! {
            <dt data-grade=grade.name()>
                <span class="review-sign" aria-hidden="true">{sign(grade)}</span>
                {move || name()}
            </dt>
            <dd>{move || meaning()}</dd>
        }
        .into_any()
    };
    view! {
        <details>
            <summary>{study.words.say("review-explained")}</summary>
            {move || accuracy()}
            <dl class="review-grades">{views(Grade::ALL, grade)}</dl>
        </details>
    }
}
