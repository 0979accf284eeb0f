//! Numbers as a review writes them.

use azulejo_view::study::{signed_tenths, tenths};
use azulejo_view::{Args, Texts};

/// A chance, of hundredths of a percent: `63.1%`.
pub(super) fn chance(texts: &Texts, hundredths: i32) -> String {
    percent(texts, tenths(texts.language(), hundredths))
}

/// A change of a chance: `−8.2%`.
pub(super) fn chance_change(texts: &Texts, hundredths: i32) -> String {
    percent(texts, signed_tenths(texts.language(), hundredths))
}

/// A change of points: `−6.0`.
pub(super) fn points_change(texts: &Texts, hundredths: i32) -> String {
    signed_tenths(texts.language(), hundredths)
}

fn percent(texts: &Texts, number: String) -> String {
    texts.tell("review-percent", &Args::new().text("number", number))
}
