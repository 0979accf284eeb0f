//! The scores by round, drawn.

mod scale;

use crate::decimal::decimal;
use crate::live::{Stored, views};
use crate::words::use_words;
use azulejo_rules::Seat;
use azulejo_view::{Args, Names, Tale, Texts};
use leptos::prelude::*;
pub use scale::apart;
use scale::{END, HEIGHT, LOWEST, Scale, WIDTH};

/// The size of a mark.
const MARK: f64 = 10.0;

/// One line a player over the rounds.
#[component]
pub fn Plot(
    /// The game.
    tale: Stored<Tale>,
) -> impl IntoView {
    let words = use_words();
    let scale = tale.with(|tale| Scale {
        steps: tale.summary.scores.len() - 1,
        highest: tale.summary.highest(),
    });
    let label = move || tale.with(|tale| label(&words.texts(), tale));
    let lines = move || {
        tale.with(|tale| {
            let names = tale.names(&words.texts());
            lines(tale, &names, scale)
        })
    };
    view! {
        <section class="card plot">
            <h2>{words.say("over-plot")}</h2>
            <svg
                class="plot-chart"
                viewBox=format!("0 0 {} {}", decimal(WIDTH), decimal(HEIGHT))
                role="img"
                aria-label=move || label()
            >
                <g class="plot-grid">{grid(tale, scale)}</g>
                {move || lines()}
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
fn grid(tale: Stored<Tale>, scale: Scale) -> impl IntoView {
    let words = use_words();
    let first = tale.with(|tale| tale.base.round());
    let rounds = tale.with(|tale| tale.summary.rounds());
    let score = move |score: u16| {
        let y = scale.y(score);
        view! {
            <line x1=decimal(scale.x(0)) y1=decimal(y) x2=decimal(END) y2=decimal(y)></line>
            <text x=decimal(scale.x(0) - 8.0) y=decimal(y + 4.0) text-anchor="end">
                {score.to_string()}
            </text>
        }
        .into_any()
    };
    let step = move |step: usize| {
        let below = move || {
            let round = first + step as u16 - 1;
            if step <= rounds { round.to_string() } else { words.told("over-plot-bonus") }
        };
        view! {
            <text x=decimal(scale.x(step)) y=decimal(HEIGHT - 8.0) text-anchor="middle">
                {move || below()}
            </text>
        }
        .into_any()
    };
    view! {
        {views(scale.marks(), score)}
        {views(1..=scale.steps, step)}
    }
}

fn lines(tale: &Tale, names: &Names, scale: Scale) -> Vec<AnyView> {
    let last = tale.summary.scores.last().cloned().unwrap_or_default();
    let heights = last.iter().map(|&score| scale.y(score)).collect::<Vec<_>>();
    let heights = apart(&heights, LOWEST);
    let line = |seat: Seat| {
        let scores = tale.summary.scores.iter().map(|scores| scores[seat.index()]);
        let points: Vec<(f64, f64)> =
            scores.enumerate().map(|(step, score)| (scale.x(step), scale.y(score))).collect();
        let name = format!("{} {}", names.of(seat), last[seat.index()]);
        let text_y = heights[seat.index()] + 4.0;
        view! {
            <g class="plot-line" data-seat=seat.to_string()>
                <polyline points=path(&points)></polyline>
                {views(points, |point| mark(seat, point))}
                <text class="plot-name" x=decimal(END + 10.0) y=decimal(text_y)>{name}</text>
            </g>
        }
        .into_any()
    };
    views(tale.base.rules().seats(), line)
}

fn path(points: &[(f64, f64)]) -> String {
    let point = |(x, y): &(f64, f64)| format!("{},{}", decimal(*x), decimal(*y));
    points.iter().map(point).collect::<Vec<_>>().join(" ")
}

fn mark(seat: Seat, (x, y): (f64, f64)) -> AnyView {
    view! {
        <use
            class="plot-mark"
            href=format!("#mark-{seat}")
            x=decimal(x - MARK / 2.0)
            y=decimal(y - MARK / 2.0)
            width=decimal(MARK)
            height=decimal(MARK)
        ></use>
    }
    .into_any()
}
