//! The scores by round, drawn.

mod scale;

use crate::tale::Tale;
use crate::words::use_words;
use azulejo_rules::Seat;
use azulejo_view::{Args, Names, Texts};
use leptos::prelude::*;
use scale::{END, HEIGHT, Scale, WIDTH, apart};

/// The size of a mark.
const MARK: f64 = 10.0;

/// One line a player over the rounds.
#[component]
pub(super) fn Plot(tale: StoredValue<Tale>) -> impl IntoView {
    let words = use_words();
    let scale = tale.with_value(|tale| Scale {
        steps: tale.summary.scores.len() - 1,
        highest: tale.summary.highest(),
    });
    let label = move || tale.with_value(|tale| label(&words.texts(), tale));
    let lines = move || {
        tale.with_value(|tale| {
            let names = tale.names(&words.texts());
            lines(tale, &names, scale)
        })
    };
    view! {
        <section class="card plot">
            <h2>{words.say("over-plot")}</h2>
            <svg
                class="plot-chart"
                viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                role="img"
                aria-label=label
            >
                <g class="plot-grid">{grid(tale, scale)}</g>
                {lines}
            </svg>
        </section>
    }
}

/// What the drawing shows, in words.
fn label(texts: &Texts, tale: &Tale) -> String {
    let names = tale.names(texts);
    let seat = |seat: Seat| {
        let scores = tale.summary.scores.iter().map(|scores| scores[seat.index()].to_string());
        let args = Args::new()
            .text("name", names.of(seat))
            .text("scores", texts.list(&scores.collect::<Vec<_>>()));
        texts.tell("over-plot-seat", &args)
    };
    tale.base.rules().seats().map(seat).collect::<Vec<_>>().join(" ")
}

/// Score lines to the left, rounds below.
fn grid(tale: StoredValue<Tale>, scale: Scale) -> impl IntoView {
    let words = use_words();
    let first = tale.with_value(|tale| tale.base.round());
    let rounds = tale.with_value(|tale| tale.summary.rounds());
    let scores = scale.marks().into_iter().map(move |score| {
        let y = scale.y(score);
        view! {
            <line x1=scale.x(0) y1=y x2=END y2=y></line>
            <text x=scale.x(0) - 8.0 y=y + 4.0 text-anchor="end">{score}</text>
        }
    });
    let steps = (1..=scale.steps).map(move |step| {
        let below = move || {
            let round = first + step as u16 - 1;
            if step <= rounds { round.to_string() } else { words.say("over-plot-bonus")() }
        };
        view! { <text x=scale.x(step) y=HEIGHT - 8.0 text-anchor="middle">{below}</text> }
    });
    view! {
        {scores.collect_view()}
        {steps.collect_view()}
    }
}

fn lines(tale: &Tale, names: &Names, scale: Scale) -> impl IntoView + use<> {
    let last = tale.summary.scores.last().cloned().unwrap_or_default();
    let heights = apart(&last.iter().map(|&score| scale.y(score)).collect::<Vec<_>>());
    let line = |seat: Seat| {
        let scores = tale.summary.scores.iter().map(|scores| scores[seat.index()]);
        let points: Vec<(f64, f64)> =
            scores.enumerate().map(|(step, score)| (scale.x(step), scale.y(score))).collect();
        let name = format!("{} {}", names.of(seat), last[seat.index()]);
        let text_y = heights[seat.index()] + 4.0;
        view! {
            <g class="plot-line" data-seat=seat.to_string()>
                <polyline points=path(&points)></polyline>
                {points.into_iter().map(|point| mark(seat, point)).collect_view()}
                <text class="plot-name" x=END + 10.0 y=text_y>{name}</text>
            </g>
        }
    };
    tale.base.rules().seats().map(line).collect_view()
}

fn path(points: &[(f64, f64)]) -> String {
    points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
}

fn mark(seat: Seat, (x, y): (f64, f64)) -> impl IntoView {
    view! {
        <use
            class="plot-mark"
            href=format!("#mark-{seat}")
            x=x - MARK / 2.0
            y=y - MARK / 2.0
            width=MARK
            height=MARK
        ></use>
    }
}
