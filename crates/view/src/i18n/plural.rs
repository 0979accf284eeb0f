//! The plural forms of our languages.

use super::Language;

/// The form that a whole number takes, as Unicode names them: `one`, `few`, `many`, `other`.
pub(super) const fn form(language: Language, number: i64) -> &'static str {
    let number = number.unsigned_abs();
    let (ones, tens) = (number % 10, number / 10 % 10);
    match (language, number) {
        (Language::Uk, _) if ones == 1 && tens != 1 => "one",
        (Language::Uk, _) if matches!(ones, 2..=4) && tens != 1 => "few",
        (Language::Uk, _) => "many",
        (_, 1) => "one",
        (Language::Pl, _) if matches!(ones, 2..=4) && tens != 1 => "few",
        (Language::Pl, _) => "many",
        (Language::Cs, 2..=4) => "few",
        _ => "other",
    }
}
