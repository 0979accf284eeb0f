//! Numbers in the reader's language.

use azulejo_search::Value;
use azulejo_view::study::{hundredths, signed_tenths, tenths};
use azulejo_view::{Args, Texts};

/// `55.4%`.
pub(super) fn percent(texts: &Texts, chance: Value) -> String {
    with_percent(texts, tenths(texts.language(), chance))
}

/// `55.38%`.
pub(super) fn fine_percent(texts: &Texts, chance: Value) -> String {
    with_percent(texts, hundredths(texts.language(), chance))
}

/// `+2.8%`, `−0.4%`.
pub(super) fn signed_percent(texts: &Texts, chance: Value) -> String {
    with_percent(texts, signed_tenths(texts.language(), chance))
}

/// `4.5`, of hundredths of a point.
pub(super) fn points(texts: &Texts, hundredths: i32) -> String {
    tenths(texts.language(), hundredths)
}

/// `+4.5`, `−0.2`, of hundredths of a point.
pub(super) fn signed_points(texts: &Texts, hundredths: i32) -> String {
    signed_tenths(texts.language(), hundredths)
}

fn with_percent(texts: &Texts, number: String) -> String {
    texts.tell("review-percent", &Args::new().text("number", number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_view::{Language, Theme};

    #[test]
    fn numbers_are_rounded_signed_and_written_as_the_language_does() {
        let [en, cs] = [Language::En, Language::Cs].map(|it| Texts::terminal(it, Theme::Palace));
        for (found, expected) in [
            (percent(&en, 5538), "55.4%"),
            (percent(&en, 10_000), "100.0%"),
            (fine_percent(&en, 5538), "55.38%"),
            (signed_percent(&en, 277), "+2.8%"),
            (signed_percent(&en, -4), "0.0%"),
            (signed_percent(&en, -40), "−0.4%"),
            (signed_points(&en, -12), "−0.1"),
            (signed_points(&en, 450), "+4.5"),
            (points(&en, 450), "4.5"),
            (signed_points(&cs, 450), "+4,5"),
        ] {
            assert_eq!(found, expected);
        }
    }
}
