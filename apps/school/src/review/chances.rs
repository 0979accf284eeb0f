//! Everybody's chance to win over the game, drawn, and as a table.
//!
//! ```text
//! 100% │      :            :          ╱‾‾ Ann 81%
//!      │  ╱‾╲_:_╱‾╲___╱‾‾‾‾:╲__╱‾‾‾‾‾‾
//!  50% │‾‾────:────────────:───────────
//!      │  ╲_╱‾:‾╲_╱‾‾‾╲____:╱‾‾╲______
//!   0% │      :            :          ╲__ Bea 19%
//!       1      2            3
//! ```

mod scale;
mod values;

use super::figures::chance;
use super::study::Study;
use azulejo_rules::Seat;
use azulejo_search::Utility;
use azulejo_study::review::CurvePoint;
use azulejo_web::decimal::decimal;
use azulejo_web::live::{Derived, hear, views};
use azulejo_web::over::plot::apart;
use leptos::prelude::*;
use scale::{HEIGHT, LEVELS, Scale, height, moment_at};
use values::Values;
use web_sys::PointerEvent;

/// The curves, and the moment that is looked at.
#[component]
pub(super) fn Chances(study: Study) -> impl IntoView {
    let words = study.words;
    let curves = Derived::new(move |_| study.desk.sheet.with(azulejo_study::Sheet::curves));
    let now = Derived::new(move |_| told(study, curves));
    view! {
        <section class="card chances" aria-labelledby="chances-title">
            <h2 id="chances-title">{words.say("review-chances")}</h2>
            <Graph study=study curves=curves now=now />
            <p class="chances-now">{move || now.get()}</p>
            <Values study=study curves=curves />
        </section>
    }
}

/// The moment that is looked at, in words.
fn told(study: Study, curves: Derived<Vec<CurvePoint>>) -> String {
    let (at, curves) = (study.at.get(), curves.read());
    match curves.iter().find(|point| point.moment == at) {
        Some(point) => study.tell(|reviewer, sheet| reviewer.point(sheet.story(), point)),
        None => study.words.told("review-unknown"),
    }
}

/// The drawing: a slider over the moments of the game.
#[component]
fn Graph(study: Study, curves: Derived<Vec<CurvePoint>>, now: Derived<String>) -> impl IntoView {
    let words = study.words;
    let scale = Scale { last: study.last() };
    let look = move |event: PointerEvent| {
        if let Some(moment) = moment_at(&event, scale) {
            study.go(moment);
        }
    };
    let drag = move |event: PointerEvent| {
        if event.buttons() & 1 == 1 {
            look(event);
        }
    };
    let seats = move || study.story.with(|story| story.rules().seats().collect::<Vec<_>>());
    let curve =
        move |seat: Seat| view! { <Curve seat=seat curves=curves scale=scale /> }.into_any();
    view! {
        <div
            class="chances-graph"
            role="slider"
            tabindex="0"
            aria-label=words.say("review-moment")
            aria-valuemin="0"
            aria-valuemax=scale.last.to_string()
            aria-valuenow=move || study.at.get().to_string()
            aria-valuetext=move || now.get()
            on:pointerdown=hear(look)
            on:pointermove=hear(drag)
        >
            <div class="chances-area">
                {views(LEVELS, |level| level_mark(study, level))}
                {views(rounds(study), |(moment, round)| round_mark(scale, moment, round))}
                <svg
                    class="chances-chart"
                    viewBox=format!("0 0 {} {}", decimal(scale::WIDTH), decimal(HEIGHT))
                    preserveAspectRatio="none"
                    aria-hidden="true"
                >
                    {views(seats(), curve)}
                </svg>
                <i class="chances-cursor" style=move || place(scale, study.at.get(), None)></i>
                {views(seats(), |seat| view! { <Mark study=study seat=seat curves=curves /> }.into_any())}
                <Labels study=study curves=curves />
            </div>
        </div>
    }
}

/// Where something is in the drawing.
fn place(scale: Scale, moment: usize, chance: Option<i32>) -> String {
    let x = decimal(100.0 * scale.part(moment));
    let y = chance.map_or(String::new(), |chance| format!("; --y: {}px", decimal(height(chance))));
    format!("--x: {x}%{y}")
}

fn level_mark(study: Study, level: i32) -> AnyView {
    let y = height(level);
    view! {
        <span class="chances-level" style=format!("--y: {}px", decimal(y))>
            <span>{move || chance_whole(study, level)}</span>
        </span>
    }
    .into_any()
}

fn chance_whole(study: Study, hundredths: i32) -> String {
    let percent = (hundredths / (Utility::WIN / 100)).to_string();
    let args = azulejo_view::Args::new().text("number", percent);
    study.words.tell("review-percent", &args)
}

/// The rounds, by the moments of their deals.
fn rounds(study: Study) -> Vec<(usize, u16)> {
    study.story.with(|story| {
        let scenes = story.scenes().iter().enumerate();
        let deals = scenes.filter(|(_, scene)| scene.number == 0);
        deals.filter_map(|(moment, _)| Some((moment, story.after(moment)?.round()))).collect()
    })
}

fn round_mark(scale: Scale, moment: usize, round: u16) -> AnyView {
    view! {
        <span class="chances-round" style=place(scale, moment, None)>
            <span>{round.to_string()}</span>
        </span>
    }
    .into_any()
}

/// One player's curve, with a dash of its own.
#[component]
fn Curve(seat: Seat, curves: Derived<Vec<CurvePoint>>, scale: Scale) -> impl IntoView {
    let points = move || curves.with(|curves| scale.points(curves, seat));
    view! { <polyline data-seat=seat.to_string() points=move || points()></polyline> }
}

/// The sign of a player at the moment that is looked at.
#[component]
fn Mark(study: Study, seat: Seat, curves: Derived<Vec<CurvePoint>>) -> impl IntoView {
    let scale = Scale { last: study.last() };
    let chance = move || {
        let at = study.at.get();
        curves.with(|curves| {
            let point = curves.iter().find(|point| point.moment == at)?;
            Some(point.expected.get(seat.index())?.chance)
        })
    };
    view! {
        <svg
            class="chances-mark"
            data-seat=seat.to_string()
            viewBox="0 0 10 10"
            aria-hidden="true"
            hidden=move || chance().is_none()
            style=move || place(scale, study.at.get(), chance())
        >
            <use href=format!("#mark-{seat}")></use>
        </svg>
    }
}

/// The names where the curves end, each with the chance of the moment that is looked at.
#[component]
fn Labels(study: Study, curves: Derived<Vec<CurvePoint>>) -> impl IntoView {
    let labels = move || {
        let (at, curves) = (study.at.get(), curves.read());
        let Some(end) = curves.last() else { return Vec::new() };
        let heights: Vec<f64> = end.expected.iter().map(|it| height(it.chance)).collect();
        let here = curves.iter().find(|point| point.moment == at);
        let label = |(y, seat): (f64, Seat)| {
            let chance =
                here.and_then(|point| point.expected.get(seat.index())).map(|it| it.chance);
            label(study, seat, chance, y)
        };
        views(apart(&heights, HEIGHT).into_iter().zip(Seat::ALL), label)
    };
    view! { {move || labels()} }
}

fn label(study: Study, seat: Seat, found: Option<i32>, y: f64) -> AnyView {
    let name = study.names.with(|names| names.of(seat).to_owned());
    let chance = found.map(|found| chance(&study.words.texts(), found));
    view! {
        <span
            class="chances-name"
            data-seat=seat.to_string()
            style=format!("--y: {}px", decimal(y))
        >
            <svg viewBox="0 0 10 10" aria-hidden="true"><use href=format!("#mark-{seat}")></use></svg>
            <span class="chances-who">{name}</span>
            <span>{chance}</span>
        </span>
    }
    .into_any()
}
