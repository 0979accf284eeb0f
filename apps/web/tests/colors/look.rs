//! How the style sheet answers for what a player has chosen.

use super::sight::Rgb;
use azulejo_rules::Tile;
use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../../style/tokens.css");

/// What a player may have chosen, as far as colors go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) theme: &'static str,
    pub(crate) dark: bool,
    pub(crate) high: bool,
}

/// Every theme, scheme and contrast.
pub(crate) fn looks() -> impl Iterator<Item = Look> {
    let schemes = |theme| [(theme, false), (theme, true)];
    let contrasts = |(theme, dark)| [false, true].map(|high| Look { theme, dark, high });
    ["palace", "chocolate"].into_iter().flat_map(schemes).flat_map(contrasts)
}

/// A token's color, with its name for whoever must mend it.
#[derive(Clone)]
pub(crate) struct Named {
    pub(crate) name: String,
    pub(crate) rgb: Rgb,
}

impl Look {
    /// One token a tile, such as `B-edge` … `W-edge`.
    pub(crate) fn tiles(self, suffix: &str) -> Vec<Named> {
        Tile::ALL.map(|tile| self.named(&format!("{tile}{suffix}"))).into()
    }

    pub(crate) fn named(self, name: &str) -> Named {
        Named { name: name.to_owned(), rgb: self.color(name) }
    }

    /// The token's color: the last rule that holds for this look and names it.
    pub(crate) fn color(self, name: &str) -> Rgb {
        let rules = rules();
        let value = rules
            .iter()
            .filter(|rule| self.holds(&rule.selector))
            .filter_map(|rule| rule.tokens.get(name))
            .next_back();
        let value = value.unwrap_or_else(|| panic!("no token --{name} for {self:?}"));
        hex(self.of_scheme(value)).unwrap_or_else(|| panic!("--{name} is no color: {value}"))
    }

    fn holds(self, selector: &str) -> bool {
        let theme = format!("[data-theme=\"{}\"]", self.theme);
        let chosen = ["[data-contrast=\"high\"]", &theme];
        selector.split(',').any(|part| {
            let unmet = chosen.iter().fold(part.trim().replace(":root", ""), |rest, attribute| {
                rest.replace(attribute, "")
            });
            unmet.is_empty() && (self.high || !part.contains("contrast"))
        })
    }

    fn of_scheme(self, value: &str) -> &str {
        let both = value
            .strip_prefix("light-dark(")
            .and_then(|rest| rest.strip_suffix(')'))
            .and_then(|rest| rest.split_once(','));
        both.map_or(value, |(light, dark)| if self.dark { dark.trim() } else { light.trim() })
    }
}

/// A rule of the style sheet: for whom it holds, and the tokens it sets.
pub(crate) struct Rule {
    pub(crate) selector: String,
    pub(crate) tokens: BTreeMap<String, String>,
}

/// The rules of the style sheet, in order; a media query's count by their own selectors.
pub(crate) fn rules() -> Vec<Rule> {
    let opened = |text: &str| {
        text.rsplit_once('{').map(|(before, body)| {
            (before.rsplit(['{', '}']).next().unwrap_or("").trim().to_owned(), tokens(body))
        })
    };
    without_comments(TOKENS)
        .split('}')
        .filter_map(opened)
        .map(|(selector, tokens)| Rule { selector, tokens })
        .collect()
}

fn tokens(body: &str) -> BTreeMap<String, String> {
    let token = |line: &str| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(':')?;
        Some((name.trim().to_owned(), value.trim().to_owned()))
    };
    body.split(';').filter_map(token).collect()
}

fn without_comments(css: &str) -> String {
    let after_comment = |(nth, part): (usize, &str)| {
        if nth == 0 {
            part.to_owned()
        } else {
            part.split_once("*/").map_or(String::new(), |(_, rest)| rest.to_owned())
        }
    };
    css.split("/*").enumerate().map(after_comment).collect()
}

/// `#rrggbb`; an opacity after it is read over.
fn hex(text: &str) -> Option<Rgb> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() >= 6)?;
    let part = |at: usize| {
        u8::from_str_radix(digits.get(at..at + 2)?, 16).ok().map(|part| f64::from(part) / 255.0)
    };
    Some([part(0)?, part(2)?, part(4)?])
}
