//! How the game would have gone on: lines of moves to step through on the board.

use super::super::moves::{name, seat_mark};
use super::super::sentence::sentence;
use super::super::study::Study;
use super::shown::{Shown, line};
use azulejo_rules::{Move, Position, Seat};
use azulejo_view::Reviewer;
use azulejo_web::live::{Derived, State, hear, views};
use leptos::prelude::*;

/// So many moves of a line are shown: farther ahead a search is only guessing.
const LONGEST: usize = 8;

/// A line of moves from the table of a moment.
#[derive(Clone, PartialEq)]
struct Course {
    before: Position,
    best: Vec<Move>,
    /// What was expected after the move that was played, where it was not the best.
    played: Option<Vec<Move>>,
}

/// The best line, and the one after the move that was played.
#[component]
pub(super) fn Lines(study: Study, shown: State<Shown>) -> impl IntoView {
    let course = Derived::new(move |_| course(study, study.at.get()));
    let lines = move || {
        let Course { before, best, played } = course.get()?;
        let is_other = played.is_some();
        let best_title = if is_other { "review-line-best" } else { "review-line-on" };
        Some(view! {
            <div class="review-lines">
                {line_view(study, shown, best_title, &before, &best, Shown::Best)}
                {played
                    .map(|played| {
                        line_view(study, shown, "review-line-played", &before, &played, Shown::Played)
                    })}
            </div>
            <Back study=study shown=shown />
        })
    };
    view! { {move || lines()} }
}

fn course(study: Study, at: usize) -> Option<Course> {
    study.desk.sheet.with(|sheet| {
        let decision = sheet.decision(at)?;
        let line = |line: &[Move]| line.iter().copied().take(LONGEST).collect::<Vec<_>>();
        let best = line(&decision.best.line);
        let played = (!decision.is_best()).then(|| line(&decision.played.line));
        Some(Course { before: decision.before.clone(), best, played })
    })
}

fn line_view(
    study: Study,
    shown: State<Shown>,
    title: &'static str,
    before: &Position,
    moves: &[Move],
    step: fn(usize) -> Shown,
) -> AnyView {
    let steps = line(before, moves).into_iter().enumerate();
    let item = move |(index, (before, seat, mv)): (usize, (Position, Seat, Move))| {
        item(study, shown, step(index + 1), &before, seat, mv)
    };
    view! {
        <section>
            <h3>{study.words.say(title)}</h3>
            <ol class="review-line">{views(steps, item)}</ol>
        </section>
    }
    .into_any()
}

fn item(
    study: Study,
    shown: State<Shown>,
    step: Shown,
    before: &Position,
    seat: Seat,
    mv: Move,
) -> AnyView {
    let told = study.narrate(|_, texts, names| Reviewer::new(texts, names).named_move(before, mv));
    view! {
        <li>
            <button
                type="button"
                class="review-step"
                aria-pressed=move || (shown.get() == step).to_string()
                on:click=hear(move |_| shown.set(step))
            >
                {seat_mark(seat)}
                <span><span class="sr">{name(study, seat)} " "</span>{sentence(&told)}</span>
            </button>
        </li>
    }
    .into_any()
}

/// The way back to the table of the moment.
#[component]
fn Back(study: Study, shown: State<Shown>) -> impl IntoView {
    let is_away = move || shown.get() != Shown::Moment;
    view! {
        <button
            type="button"
            class="button"
            hidden=move || !is_away()
            on:click=hear(move |_| shown.set(Shown::Moment))
        >
            {study.words.say("review-before")}
        </button>
    }
}
