//! What the drawing says in words: who played, which line is whose, what the dots are.

use super::escaped;
use super::scale::Scale;
use super::style::STYLE;
use crate::analyze::GameAnalysis;
use crate::analyze::units::percent;
use azulejo_rules::Seat;
use azulejo_view::Args;
use azulejo_view::hosted::rules_told;
use std::fmt::Write;

/// How far lines of text are apart, and where the first one stands.
const LINE: f64 = 22.0;
const FIRST: f64 = Scale::BOTTOM + 46.0;

/// The opening of the drawing: its size, its name and description, its looks.
pub(super) fn opening(analysis: &GameAnalysis<'_>) -> String {
    let (width, height) = (Scale::WIDTH, FIRST + LINE * rows(analysis));
    let title = escaped(&title(analysis));
    let description = escaped(&description(analysis));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" aria-labelledby="title description">
<title id="title">{title}</title>
<desc id="description">{description}</desc>
<style>
{STYLE}</style>
<text class="title" x="{}" y="28">{}</text>
<text class="note" x="{}" y="48">{}</text>
"#,
        Scale::LEFT,
        escaped(&analysis.texts.say("review-chances")),
        Scale::LEFT,
        escaped(&rules_told(analysis.texts, analysis.game.rules())),
    )
}

/// Lines of text below the drawing.
fn rows(analysis: &GameAnalysis<'_>) -> f64 {
    let lines = 1 + analysis.costliest.len();
    f64::from(lines as u32)
}

/// `Chance to win: guest, Hard bot`.
fn title(analysis: &GameAnalysis<'_>) -> String {
    let GameAnalysis { game, names, texts, .. } = analysis;
    let players: Vec<&str> = game.rules().seats().map(|seat| names.name(seat)).collect();
    format!("{}: {}", texts.say("review-chances"), players.join(", "))
}

/// The drawing in words, for screen readers: `guest 51.2% → 100.0%; Hard bot 48.8% → 0.0%`.
fn description(analysis: &GameAnalysis<'_>) -> String {
    let GameAnalysis { game, names, seats, texts, .. } = analysis;
    let seats = game.rules().seats().zip(seats).map(|(seat, summary)| {
        let (start, end) = (percent(texts, summary.start), percent(texts, summary.end));
        format!("{} {start} → {end}", names.name(seat))
    });
    seats.collect::<Vec<String>>().join("; ")
}

/// Which line is whose, and what the dots are.
pub(super) fn legend(analysis: &GameAnalysis<'_>) -> String {
    let mut svg = keys(analysis);
    let costly = analysis.reviewer().costliest(&analysis.sheet);
    let costly = costly.iter().map(|told| escaped(&format!("{} {}", told.headline, told.cost)));
    for (number, words) in (1..).zip(costly) {
        let (x, y) = (Scale::LEFT, FIRST + LINE * f64::from(number));
        let _ = writeln!(
            svg,
            r#"<g class="dot"><circle cx="{:.1}" cy="{:.1}" r="9"/><text x="{:.1}" y="{y:.1}">{number}</text></g><text x="{:.1}" y="{y:.1}">{words}</text>"#,
            x + 9.0,
            y - 4.0,
            x + 9.0,
            x + 26.0,
        );
    }
    svg
}

/// A short piece of each line, or of each area where there are two players.
fn keys(analysis: &GameAnalysis<'_>) -> String {
    let seats = analysis.game.rules().seats();
    let two = analysis.game.rules().players.count() == 2;
    let apart = if two { 440.0 } else { 220.0 };
    let mut svg = String::new();
    for (index, seat) in (0u8..).zip(seats) {
        let x = Scale::LEFT + apart * f64::from(index);
        let sample = if two { area_key(x, seat) } else { line_key(x, seat) };
        let name = analysis.names.title(seat);
        let ahead = Args::new().text("name", name);
        let name = match (two, seat == Seat::ALL[0]) {
            (false, _) => name.to_owned(),
            (true, true) => analysis.texts.tell("plot-above", &ahead),
            (true, false) => analysis.texts.tell("plot-below", &ahead),
        };
        let name = escaped(&name);
        let _ = writeln!(
            svg,
            r#"{sample}<text class="key" x="{}" y="{FIRST}">{name}</text>"#,
            x + 34.0
        );
    }
    svg
}

fn area_key(x: f64, seat: Seat) -> String {
    let y = FIRST - 11.0;
    format!(r#"<rect class="area fill{seat}" x="{x}" y="{y}" width="26" height="13"/>"#)
}

fn line_key(x: f64, seat: Seat) -> String {
    let y = FIRST - 4.0;
    format!(r#"<path class="course seat{seat}" d="M{x} {y}h26"/>"#)
}
