//! A number over the games, drawn and as a table.

use azulejo_view::study::tenths;
use azulejo_view::{Args, Texts};
use azulejo_web::decimal::decimal;
use azulejo_web::live::{Derived, views};
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// The size of the drawing, which is stretched to that of its place.
const WIDTH: f64 = 1000.0;
/// See [`WIDTH`].
const HEIGHT: f64 = 100.0;

/// A number of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TrendPoint {
    /// When it was played.
    pub(super) date: String,
    /// The number, in hundredths.
    pub(super) hundredths: i32,
}

/// A line over the games, the newest to the right.
#[component]
pub(super) fn Trend(
    /// The heading, as a message id.
    title: &'static str,
    /// What is said where there is nothing to draw, as a message id.
    none: &'static str,
    points: Derived<Vec<TrendPoint>>,
    /// The end of the scale in hundredths, where it is known beforehand.
    #[prop(optional)]
    end: Option<i32>,
) -> impl IntoView {
    let words = use_words();
    let shown = move || {
        let points = points.get();
        if points.is_empty() {
            return view! { <p class="note">{words.told(none)}</p> }.into_any();
        }
        let texts = words.texts();
        view! {
            {drawing(&texts, title, &points, end.unwrap_or_else(|| top(&points)))}
            <details>
                <summary>{texts.say("numbers-table")}</summary>
                {table(&texts, title, &points)}
            </details>
        }
        .into_any()
    };
    view! {
        <section class="card">
            <h2>{words.say(title)}</h2>
            {move || shown()}
        </section>
    }
}

fn drawing(texts: &Texts, title: &str, points: &[TrendPoint], top: i32) -> AnyView {
    let y = |hundredths: i32| 1.0 - f64::from(hundredths) / f64::from(top);
    let x = |index: usize| match points.len() - 1 {
        0 => 0.5,
        last => f64::from(index as u32) / f64::from(last as u32),
    };
    let level = |hundredths: i32| {
        let place = format!("--y: {}%", decimal(100.0 * y(hundredths)));
        view! { <span class="numbers-level" style=place><span>{(hundredths / 100).to_string()}</span></span> }
            .into_any()
    };
    let place = |(index, point): (usize, &TrendPoint)| (x(index), y(point.hundredths));
    let places: Vec<(f64, f64)> = points.iter().enumerate().map(place).collect();
    let line =
        places.iter().map(|(x, y)| format!("{},{}", decimal(x * WIDTH), decimal(y * HEIGHT)));
    let line = line.collect::<Vec<_>>().join(" ");
    let dot = |(x, y): (f64, f64)| {
        let place = format!("--x: {}%; --y: {}%", decimal(100.0 * x), decimal(100.0 * y));
        view! { <i class="numbers-dot" style=place></i> }.into_any()
    };
    view! {
        <div class="numbers-trend" role="img" aria-label=label(texts, title, points)>
            <div class="numbers-area">
                {views([0, top / 2, top], level)}
                <svg
                    viewBox=format!("0 0 {} {}", decimal(WIDTH), decimal(HEIGHT))
                    preserveAspectRatio="none"
                    aria-hidden="true"
                >
                    <polyline points=line></polyline>
                </svg>
                {views(places, dot)}
            </div>
        </div>
    }
    .into_any()
}

/// The end of the scale: the least round number that is above all.
fn top(points: &[TrendPoint]) -> i32 {
    const STEP: i32 = 1_000;
    let most = points.iter().map(|point| point.hundredths).max().unwrap_or(0).max(1);
    (most + STEP - 1) / STEP * STEP
}

/// The drawing in words: how many games, the last one, and the mean.
fn label(texts: &Texts, title: &str, points: &[TrendPoint]) -> String {
    let number = |hundredths: i32| tenths(texts.language(), hundredths);
    let sum: i64 = points.iter().map(|point| i64::from(point.hundredths)).sum();
    let mean = sum / i64::from(points.len().max(1) as u32);
    let last = points.last().map_or(0, |point| point.hundredths);
    let args = Args::new()
        .text("title", texts.say(title))
        .number("games", points.len() as u32)
        .text("last", number(last))
        .text("mean", number(mean as i32));
    texts.tell("numbers-trend", &args)
}

fn table(texts: &Texts, title: &str, points: &[TrendPoint]) -> AnyView {
    let row = |(index, point): (usize, &TrendPoint)| {
        view! {
            <tr>
                <th scope="row">{(index + 1).to_string()}</th>
                <td>{point.date.clone()}</td>
                <td>{tenths(texts.language(), point.hundredths)}</td>
            </tr>
        }
        .into_any()
    };
    view! {
        <div class="numbers-scroll" tabindex="0" role="region" aria-label=texts.say(title)>
            <table class="figures">
                <caption class="sr">{texts.say(title)}</caption>
                <thead>
                    <tr>
                        <th scope="col">{texts.say("numbers-game")}</th>
                        <th scope="col">{texts.say("numbers-date")}</th>
                        <th scope="col">{texts.say("numbers-value")}</th>
                    </tr>
                </thead>
                <tbody>{views(points.iter().enumerate(), row)}</tbody>
            </table>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_ends_with_a_round_number_above_all() {
        for (most, expected) in
            [(0, 1_000), (1, 1_000), (1_000, 1_000), (1_001, 2_000), (10_000, 10_000)]
        {
            let point = TrendPoint { date: String::new(), hundredths: most };
            assert_eq!(top(&[point]), expected);
        }
    }
}
