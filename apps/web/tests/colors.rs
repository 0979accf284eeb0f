//! The colors of the table, computed: tiles, their outlines and their letters can be told apart with any eyes, and texts
//! can be read, in both themes, both schemes and both contrasts.
//!
//! Differences are CIE76 (the distance in CIELAB). Color deficiencies are simulated by the matrices of Machado, Oliveira
//! and Fernandes (2009) at full severity, applied to linear light. Contrasts are those of WCAG 2.

use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../style/tokens.css");
const TILES: [&str; 5] = ["B", "Y", "R", "K", "W"];

/// How far any two colors must be from each other, whatever the eyes.
const APART: f64 = 20.0;
/// The least step of lightness between two tiles.
const STEP: f64 = 16.0;
/// Outlines are drawn at about half strength, so they have half the range; their shapes carry the rest.
const OUTLINE_STEP: f64 = 8.0;

// What the tokens say.

/// A color as the screen takes it, each part from 0 to 1. An opacity is read over, as no color under test has one.
type Rgb = [f64; 3];

#[derive(Clone, Copy, Debug)]
struct Look {
    theme: &'static str,
    dark: bool,
    high: bool,
}

fn looks() -> impl Iterator<Item = Look> {
    let schemes = |theme| [false, true].map(|dark| (theme, dark));
    let contrasts = |(theme, dark)| [false, true].map(|high| Look { theme, dark, high });
    ["palace", "chocolate"].into_iter().flat_map(schemes).flat_map(contrasts)
}

/// The tokens of a rule, by name.
type Rule<'a> = (&'a str, BTreeMap<&'a str, &'a str>);

/// The rules of a style sheet without nested ones, in order.
fn rules(css: &str) -> Vec<Rule<'_>> {
    css.split('}').filter_map(|rule| rule.split_once('{')).map(|(selector, body)| (selector.trim(), tokens(body))).collect()
}

fn tokens(body: &str) -> BTreeMap<&str, &str> {
    let token = |line: &'_ str| line.trim().starts_with("--");
    let pair = |line: &'static str| line.split_once(':').map(|(name, value)| (name.trim(), value.trim()));
    let _ = pair;
    body.split(';').filter(|line| token(line)).filter_map(|line| line.split_once(':')).map(|(name, value)| (name.trim(), value.trim())).collect()
}
