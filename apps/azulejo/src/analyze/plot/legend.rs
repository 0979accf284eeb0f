//! What the drawing says in words: who played, which line is whose, what the dots are.

use super::escaped;
use super::scale::Scale;
use super::style::STYLE;
use crate::analyze::GameAnalysis;
use crate::analyze::units::percent;
use crate::words;
use azulejo_rules::Seat;
use azulejo_study::Decision;
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
<text class="title" x="{}" y="28">Chance to win</text>
<text class="note" x="{}" y="48">{}</text>
"#,
        Scale::LEFT,
        Scale::LEFT,
        escaped(&words::rules(analysis.game.rules())),
    )
}

/// Lines of text below the drawing.
fn rows(analysis: &GameAnalysis<'_>) -> f64 {
    let lines = 1 + analysis.costliest.len();
    f64::from(lines as u32)
}

/// `Chance to win: guest (seat 1), bot:hard (seat 2)`.
fn title(analysis: &GameAnalysis<'_>) -> String {
    let GameAnalysis { game, names, .. } = analysis;
    let players: Vec<String> = game.rules().seats().map(|seat| names.within(seat)).collect();
    format!("Chance to win: {}", players.join(", "))
}

/// The drawing for those who can't see it.
fn description(analysis: &GameAnalysis<'_>) -> String {
    let GameAnalysis { game, names, seats, curves, .. } = analysis;
    let seats = game.rules().seats().zip(seats).map(|(seat, summary)| {
        let (start, end) = (percent(summary.start), percent(summary.end));
        format!("{} goes from {start} to {end}", names.within(seat))
    });
    let seats = seats.collect::<Vec<String>>().join("; ");
    format!("Over {} deals and moves, {seats}.", curves.len())
}

/// Which line is whose, and what the dots are.
pub(super) fn legend(analysis: &GameAnalysis<'_>) -> String {
    let mut svg = keys(analysis);
    let costly = analysis.costly_decisions();
    let costly = costly.map(|(_, decision)| escaped(&self::costly(decision, analysis)));
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
        let name = escaped(&analysis.names.titled(seat));
        let name = if two { format!("{name}, {}", where_is(seat)) } else { name };
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

/// Where a seat of two is ahead.
fn where_is(seat: Seat) -> &'static str {
    if seat == Seat::ALL[0] { "ahead above 50%" } else { "ahead below 50%" }
}

/// `Round 4, move 1: seat 2 plays 1K1 instead of 3B4 and loses 37.8%`.
fn costly(decision: &Decision, analysis: &GameAnalysis<'_>) -> String {
    let Decision { round, number, seat, best, .. } = decision;
    let who = analysis.names.within(*seat);
    let lost = percent(decision.loss().chance);
    let (played, best) = (decision.mv(), best.best);
    format!("Round {round}, move {number}: {who} plays {played} instead of {best} and loses {lost}")
}
