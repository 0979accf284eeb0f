//! The chance to win over a game, as a drawing in SVG that needs nothing else.

mod legend;
mod scale;
mod style;

use super::GameAnalysis;
use super::units::percent;
use azulejo_rules::Seat;
use azulejo_search::Value;
use azulejo_study::Moment;
use azulejo_view::{Args, Texts};
use scale::Scale;
use std::fmt::Write;

/// ```text
///   title                                   ← who played, how it ended
///   100% ┬──────┬────────┬───────
///        │ 1    │ 2      │ 3               ← rounds
///    50% ┼╲╱────┼──①─────┼───────          ← two players: one line; more: one for each
///     0% ┴──────┴────────┴───────
///   legend                                  ← the players, then the costliest moments
/// ```
pub(crate) fn plot(analysis: &GameAnalysis<'_>) -> String {
    let scale = Scale { moments: analysis.curves.len() };
    let mut svg = legend::opening(analysis);
    svg += &grid(analysis.texts);
    svg += &rounds(analysis, scale);
    let seats: Vec<Seat> = analysis.game.rules().seats().collect();
    match seats.as_slice() {
        // What one has, the other has not: one line tells everything.
        [first, _] => {
            svg += &areas(analysis, scale);
            svg += &course(analysis, scale, *first);
        }
        seats => svg.extend(seats.iter().map(|&seat| course(analysis, scale, seat))),
    }
    svg += &costliest(analysis, scale);
    svg += &legend::legend(analysis);
    svg + "</svg>\n"
}

/// Text as it may stand in a drawing.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn grid(texts: &Texts) -> String {
    let mut svg = String::new();
    let (left, right) = (Scale::LEFT, Scale::RIGHT);
    for part in 0..=4 {
        let chance = part * 2500;
        let y = Scale::y(chance);
        let class = if part == 2 { "half" } else { "grid" };
        let _ = writeln!(svg, r#"<path class="{class}" d="M{left} {y:.1}H{right}"/>"#);
        let (x, y) = (left - 8.0, y + 4.0);
        let label = percent(texts, chance).replace(".0", "").replace(",0", "");
        let _ = writeln!(svg, r#"<text class="axis end" x="{x}" y="{y:.1}">{label}</text>"#);
    }
    svg
}

/// A line and a number where each round begins.
fn rounds(analysis: &GameAnalysis<'_>, scale: Scale) -> String {
    let mut svg = String::new();
    for (index, (_, moment)) in analysis.sheet.moments().enumerate() {
        let Moment::Deal(fortune) = moment else { continue };
        let (x, top, bottom) = (scale.x(index), Scale::TOP, Scale::BOTTOM);
        let round = Args::new().number("round", fortune.round);
        let word = match fortune.round {
            1 => analysis.texts.tell("round", &round),
            number => number.to_string(),
        };
        let _ = writeln!(svg, r#"<path class="round" d="M{x:.1} {top}V{bottom}"/>"#);
        let _ = writeln!(
            svg,
            r#"<text class="axis" x="{:.1}" y="{}">{word}</text>"#,
            x + 4.0,
            bottom + 16.0
        );
    }
    svg
}

/// Where a seat's line is after a moment.
fn place(analysis: &GameAnalysis<'_>, scale: Scale, seat: Seat, moment: usize) -> (f64, f64) {
    (scale.x(moment), Scale::y(chance(analysis, seat, moment)))
}

fn chance(analysis: &GameAnalysis<'_>, seat: Seat, moment: usize) -> Value {
    analysis.curves[moment].expected[seat.index()].chance
}

/// The path of a seat's chance.
fn path(analysis: &GameAnalysis<'_>, scale: Scale, seat: Seat) -> String {
    let mut path = String::new();
    for index in 0..analysis.curves.len() {
        let letter = if index == 0 { 'M' } else { 'L' };
        let (x, y) = place(analysis, scale, seat, index);
        let _ = write!(path, "{letter}{x:.1} {y:.1}");
    }
    path
}

/// Between the line of the first of two players and the middle: above it is the first one's,
/// below it the other's.
fn areas(analysis: &GameAnalysis<'_>, scale: Scale) -> String {
    if analysis.curves.is_empty() {
        return String::new();
    }
    let line = path(analysis, scale, Seat::ALL[0]);
    let (middle, left, last) = (Scale::y(5000), scale.x(0), scale.x(scale.moments - 1));
    let (top, half) = (Scale::TOP, (Scale::BOTTOM - Scale::TOP) / 2.0);
    let width = Scale::RIGHT - Scale::LEFT;
    let mut svg = String::new();
    for (seat, y) in [(1, top), (2, middle)] {
        let _ = writeln!(
            svg,
            r#"<clipPath id="half{seat}"><rect x="{}" y="{y:.1}" width="{width}" height="{half:.1}"/></clipPath>"#,
            Scale::LEFT
        );
        let _ = writeln!(
            svg,
            r#"<path class="area fill{seat}" clip-path="url(#half{seat})" d="{line}L{last:.1} {middle:.1}L{left:.1} {middle:.1}Z"/>"#
        );
    }
    svg
}

/// A seat's line, with a point for every moment that tells what happened.
fn course(analysis: &GameAnalysis<'_>, scale: Scale, seat: Seat) -> String {
    let mut svg = String::new();
    let line = path(analysis, scale, seat);
    let _ = writeln!(svg, r#"<path class="course seat{seat}" d="{line}"/>"#);
    let mut number = 0;
    for (index, (_, moment)) in analysis.sheet.moments().enumerate() {
        number += u32::from(moment.decision().is_some());
        let (x, y) = place(analysis, scale, seat, index);
        let told = format!(
            "{}: {}",
            happened(analysis, number, moment),
            percent(analysis.texts, chance(analysis, seat, index))
        );
        let _ = writeln!(
            svg,
            r#"<circle class="point fill{seat}" cx="{x:.1}" cy="{y:.1}" r="2"><title>{}</title></circle>"#,
            escaped(&told)
        );
    }
    svg
}

/// `Round 1, move 3: guest, 2B3?`.
fn happened(analysis: &GameAnalysis<'_>, number: u32, moment: &Moment) -> String {
    let round = Args::new().number("round", moment.round());
    match moment {
        Moment::Deal(_) => analysis.texts.tell("review-deal-of", &round),
        Moment::Move(decision) => {
            let code = format!("{}{}", decision.mv(), decision.grade().sign());
            let args = round.number("number", number).text("code", code);
            analysis.texts.tell("plot-move", &args.text("name", analysis.names.name(decision.seat)))
        }
    }
}

/// A numbered dot for each of the costliest moments.
fn costliest(analysis: &GameAnalysis<'_>, scale: Scale) -> String {
    let mut svg = String::new();
    for (number, (index, decision)) in (1..).zip(analysis.costly_decisions()) {
        let two = analysis.game.rules().players.count() == 2;
        let seat = if two { Seat::ALL[0] } else { decision.seat };
        let (x, y) = place(analysis, scale, seat, index);
        let _ = writeln!(
            svg,
            r#"<g class="dot"><circle cx="{x:.1}" cy="{y:.1}" r="9"/><text x="{x:.1}" y="{:.1}">{number}</text></g>"#,
            y + 4.0
        );
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyze::fixture;

    #[test]
    fn every_moment_is_a_point_and_every_costly_one_a_dot() {
        let (game, texts) = (fixture::game(), fixture::texts());
        let analysis = fixture::analysis(&game, &texts);
        let svg = plot(&analysis);
        assert_eq!(svg.matches("class=\"point").count(), analysis.curves.len());
        // Once in the drawing and once in the legend.
        assert_eq!(svg.matches("class=\"dot\"").count(), 2 * analysis.costliest.len());
        assert!(svg.contains("<title>Round 1, move 2: Seat 2, 4YF??: 65.0%</title>"), "{svg}");
    }

    #[test]
    fn chances_are_heights_and_moments_are_apart_evenly() {
        let shown = |place: f64| format!("{place:.1}");
        let scale = Scale { moments: 3 };
        let places = [0, 1, 2].map(|moment| shown(scale.x(moment)));
        assert_eq!(places, ["56.0", "496.0", "936.0"]);
        let heights = [0, 5000, 10_000].map(|chance| shown(Scale::y(chance)));
        assert_eq!(heights, ["384.0", "224.0", "64.0"]);
        assert_eq!(shown(Scale { moments: 1 }.x(0)), "56.0", "a single one stands at the left");
    }

    #[test]
    fn names_do_not_break_the_drawing() {
        let (game, texts) = (fixture::game(), fixture::texts());
        let svg = plot(&fixture::analysis(&game, &texts));
        assert!(svg.contains("A &amp; B &lt;c&gt;") && !svg.contains("<c>"), "{svg}");
    }

    #[test]
    fn a_game_that_has_not_begun_is_an_empty_drawing() {
        let game = azulejo_rules::Game::new("3cp".parse().unwrap(), Seat::ALL[0]);
        let texts = fixture::texts();
        let svg = plot(&fixture::analysis(&game, &texts));
        assert_eq!(svg.matches("class=\"point").count(), 0);
        assert!(svg.ends_with("</svg>\n"));
    }
}
