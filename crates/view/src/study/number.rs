//! Numbers in hundredths, as people read them.

use crate::i18n::Language;

/// A number in hundredths with one digit after the decimal mark of a language, rounded.
///
/// ```
/// use azulejo_view::{Language, study::tenths};
/// assert_eq!(tenths(Language::En, 8330), "83.3");
/// assert_eq!(tenths(Language::Cs, -625), "−6,3");
/// ```
pub fn tenths(language: Language, hundredths: i32) -> String {
    let tenths = rounded_tenths(hundredths);
    let sign = if tenths < 0 { "−" } else { "" };
    written(language, sign, tenths)
}

/// The same with its sign, as changes are written.
///
/// ```
/// use azulejo_view::{Language, study::signed_tenths};
/// assert_eq!(signed_tenths(Language::En, 240), "+2.4");
/// assert_eq!(signed_tenths(Language::Cs, -600), "−6,0");
/// assert_eq!(signed_tenths(Language::Cs, -4), "0,0");
/// ```
pub fn signed_tenths(language: Language, hundredths: i32) -> String {
    signed(language, rounded_tenths(hundredths))
}

/// A number in hundredths with both digits after the decimal mark of a language.
///
/// ```
/// use azulejo_view::{Language, study::hundredths};
/// assert_eq!(hundredths(Language::En, 8333), "83.33");
/// assert_eq!(hundredths(Language::Cs, -605), "−6,05");
/// ```
pub fn hundredths(language: Language, hundredths: i32) -> String {
    let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    let sign = if hundredths < 0 { "−" } else { "" };
    format!("{sign}{whole}{}{rest:02}", decimal_mark(language))
}

/// Tenths with their sign.
pub(super) fn signed(language: Language, tenths: i32) -> String {
    let sign = match tenths {
        0 => "",
        ..0 => "−",
        _ => "+",
    };
    written(language, sign, tenths)
}

fn written(language: Language, sign: &str, tenths: i32) -> String {
    let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    format!("{sign}{whole}{}{rest}", decimal_mark(language))
}

/// Hundredths as whole tenths; halves go away from 0, so that a number and its opposite stay so.
fn rounded_tenths(hundredths: i32) -> i32 {
    (hundredths + 5 * hundredths.signum()) / 10
}

/// What stands before the digits after the whole ones.
const fn decimal_mark(language: Language) -> char {
    match language {
        Language::En => '.',
        Language::Et | Language::Hu | Language::Uk | Language::Cs | Language::Pl => ',',
    }
}
