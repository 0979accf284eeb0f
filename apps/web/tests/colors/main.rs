//! The colors of the table, computed: tiles, their outlines and their letters can be told apart with any eyes, and texts
//! can be read, in both themes, both schemes and both contrasts.
//!
//! Differences are CIE76 (the distance in CIELAB). Color deficiencies are simulated by the matrices of Machado, Oliveira
//! and Fernandes (2009) at full severity, applied to linear light. Contrasts are those of WCAG 2.

mod look;
mod sight;

use azulejo_rules::Tile;
use look::{Look, Named, looks, rules};
use sight::{EYES, contrast, difference, lab, linear, simulate};

/// What tiles lie on.
const GROUNDS: [&str; 6] = ["page", "board", "card", "well", "disc", "gold"];

/// How far any two colors must be from each other, whatever the eyes.
const APART: f64 = 20.0;
/// The least step of lightness between two tiles.
const STEP: f64 = 16.0;
/// Outlines are drawn at about half strength and so have half the range; their shapes carry the rest.
const OUTLINE_STEP: f64 = 8.0;

#[test]
fn tiles_are_told_apart_with_any_eyes() {
    for look in looks() {
        assert_apart(look, &look.tiles(""));
    }
}

#[test]
fn tiles_are_told_apart_in_greyscale() {
    for look in looks() {
        assert_steps(look, &look.tiles(""), STEP);
    }
}

#[test]
fn outlines_of_empty_squares_are_told_apart_with_any_eyes() {
    for look in looks() {
        assert_apart(look, &look.tiles("-empty"));
    }
}

#[test]
fn outlines_are_told_apart_in_greyscale_or_have_full_contrast() {
    for look in looks() {
        let outlines = look.tiles("-empty");
        if look.high {
            for outline in outlines {
                assert_contrast(look, &outline, "board", 3.0);
            }
        } else {
            assert_steps(look, &outlines, OUTLINE_STEP);
        }
    }
}

#[test]
fn an_empty_square_is_fainter_than_its_tile_and_still_seen() {
    for look in looks() {
        for outline in look.tiles("-empty") {
            assert_contrast(look, &outline, "board", 1.6);
        }
    }
    for look in looks().filter(|look| !look.high) {
        let board = lab(linear(look.color("board")));
        let force = |name: &str| difference(lab(linear(look.color(name))), board);
        for tile in Tile::ALL.map(|tile| tile.to_string()) {
            let strength =
                force(&format!("{tile}-empty")) / force(&tile).max(force(&format!("{tile}-edge")));
            assert!(
                (0.4..0.72).contains(&strength),
                "{look:?}: {tile} is outlined at {strength:.2}"
            );
        }
    }
}

#[test]
fn every_tile_or_its_edge_stands_out_from_whatever_it_lies_on() {
    for look in looks() {
        for (tile, edge) in look.tiles("").into_iter().zip(look.tiles("-edge")) {
            for ground in GROUNDS.map(|name| look.color(name)) {
                let best = contrast(tile.rgb, ground).max(contrast(edge.rgb, ground));
                assert!(best >= 3.0, "{look:?}: {} on {ground:?} is {best:.2}:1", edge.name);
            }
        }
    }
}

#[test]
fn motifs_and_letters_are_seen_on_their_tiles() {
    for look in looks() {
        for tile in Tile::ALL.map(|tile| tile.to_string()) {
            assert_contrast(look, &look.named(&format!("{tile}-ink")), &tile, 2.5);
            assert_contrast(look, &look.named(&format!("{tile}-letter")), &tile, 4.5);
        }
        assert_contrast(look, &look.named("marker-ink"), "marker", 4.5);
        assert_contrast(look, &look.named("muted"), "board", 4.5);
    }
}

#[test]
fn texts_are_read_on_every_ground_they_stand_on() {
    const TEXTS: [(&str, &[&str]); 11] = [
        ("text", &["page", "board", "card", "well", "disc"]),
        ("muted", &["page", "board", "card", "well", "disc"]),
        ("accent", &["page", "board", "card", "well"]),
        ("plus", &["board", "card"]),
        ("minus", &["page", "board", "card", "well"]),
        ("on-accent", &["accent"]),
        ("board", &["text"]),
        ("gold-text", &["gold"]),
        ("ink-2", &["board"]),
        ("ink-3", &["board"]),
        ("ink-4", &["board"]),
    ];
    for look in looks() {
        for (text, grounds) in TEXTS {
            for ground in grounds {
                assert_contrast(look, &look.named(text), ground, 4.5);
            }
        }
    }
}

#[test]
fn marks_of_what_may_be_done_and_what_was_done_stand_out() {
    for look in looks() {
        for mark in ["accent", "last", "minus", "marker-edge"] {
            for ground in ["page", "board", "disc"] {
                let marked = if mark == "marker-edge" && look.dark { "marker" } else { mark };
                assert_contrast(look, &look.named(marked), ground, 3.0);
            }
        }
    }
}

#[test]
fn the_system_asks_for_the_same_high_contrast_as_the_player() {
    let rules = rules();
    let of = |contrast: &str| -> Vec<_> {
        let attribute = format!("[data-contrast=\"{contrast}\"]");
        rules
            .iter()
            .filter(|rule| rule.selector.contains(&attribute))
            .map(|rule| &rule.tokens)
            .collect()
    };
    assert_eq!(of("high").len(), 3);
    assert_eq!(of("high"), of("auto"));
}

#[test]
fn the_yardsticks_are_right() {
    let (black, white, red) = ([0.0; 3], [1.0; 3], [1.0, 0.0, 0.0]);
    assert!((contrast(black, white) - 21.0).abs() < 1e-9);
    assert!((lab(linear([0.466_33; 3]))[0] - 50.0).abs() < 0.01);
    let [lightness, a, b] = lab(linear(red));
    assert!(
        (lightness - 53.24).abs() < 0.01 && (a - 80.09).abs() < 0.02 && (b - 67.20).abs() < 0.02
    );
    // Red and green of the same lightness are one color to a protanope, and blue and yellow are not.
    let protan = |rgb| lab(simulate(&EYES[1].1, linear(rgb)));
    assert!(difference(protan([0.6, 0.3, 0.1]), protan([0.38, 0.38, 0.1])) < 12.0);
    assert!(difference(protan([0.2, 0.4, 0.9]), protan([0.9, 0.8, 0.2])) > 80.0);
}

fn assert_apart(look: Look, colors: &[Named]) {
    for (eyes, matrix) in &EYES {
        for (nth, one) in colors.iter().enumerate() {
            for other in &colors[nth + 1..] {
                let [a, b] = [one, other].map(|color| lab(simulate(matrix, linear(color.rgb))));
                let apart = difference(a, b);
                assert!(
                    apart >= APART,
                    "{look:?}, {eyes}: {} and {} are {apart:.1} apart",
                    one.name,
                    other.name
                );
            }
        }
    }
}

fn assert_steps(look: Look, colors: &[Named], least: f64) {
    let mut steps =
        colors.iter().map(|color| (lab(linear(color.rgb))[0], &color.name)).collect::<Vec<_>>();
    steps.sort_by(|a, b| a.0.total_cmp(&b.0));
    for pair in steps.windows(2) {
        let step = pair[1].0 - pair[0].0;
        assert!(step >= least, "{look:?}: {} and {} are {step:.1} L* apart", pair[0].1, pair[1].1);
    }
}

fn assert_contrast(look: Look, color: &Named, ground: &str, least: f64) {
    let found = contrast(color.rgb, look.color(ground));
    assert!(found >= least, "{look:?}: {} on {ground} is {found:.2}:1, not {least}:1", color.name);
}
