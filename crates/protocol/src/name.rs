//! What people and the strengths of bots are called.

use azulejo_rules::shown;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What the names of bots begin with where they are written among those of people.
pub(crate) const OF_BOTS: &str = "bot:";

/// What a person is called at the table.
///
/// ```
/// use azulejo_protocol::{NameError, PersonName};
/// assert_eq!("  Zsófia ".parse::<PersonName>()?.as_str(), "Zsófia");
/// assert_eq!(" ".parse::<PersonName>(), Err(NameError::Empty));
/// assert_eq!("bot:hard".parse::<PersonName>(), Err(NameError::OfBots));
/// # Ok::<(), NameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PersonName(String);

impl PersonName {
    /// The most characters a name may have.
    pub const MOST: usize = 32;

    /// The name without what can't be seen: for what people type.
    ///
    /// # Errors
    ///
    /// If nothing is left, or too much.
    pub fn tidy(text: &str) -> Result<PersonName, NameError> {
        seen(text).parse()
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The name of a bot's strength, such as `hard`.
///
/// What it means is known only to whoever thinks for the bot: table and room pass it on.
///
/// ```
/// use azulejo_protocol::{LevelName, NameError};
/// assert_eq!("hard".parse::<LevelName>()?.as_str(), "hard");
/// assert_eq!("Hard!".parse::<LevelName>(), Err(NameError::Letter { found: 'H' }));
/// # Ok::<(), NameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LevelName(String);

impl LevelName {
    /// The most characters a name may have.
    pub const MOST: usize = 16;

    /// A level that most bots know: neither weak nor strong.
    pub fn medium() -> LevelName {
        LevelName("medium".to_owned())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Why a text is no name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum NameError {
    /// There is nothing but blanks.
    #[error("the name is empty")]
    Empty,
    /// There are too many characters.
    #[error("the name has more than {most} characters")]
    TooLong {
        /// How many may be.
        most: usize,
    },
    /// A character that a name can't have.
    #[error("a name can't have {}", shown(&.found.to_string()))]
    Letter {
        /// Which.
        found: char,
    },
    /// Records name bots so: [`Occupant`](crate::Occupant) is written `bot:hard`.
    #[error("names that begin with `{OF_BOTS}` are for bots")]
    OfBots,
}

/// A text without blanks around it, of at most so many characters, all of which may be there.
fn checked(text: &str, most: usize, may_be: fn(char) -> bool) -> Result<String, NameError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(NameError::Empty);
    }
    if text.chars().nth(most).is_some() {
        return Err(NameError::TooLong { most });
    }
    match text.chars().find(|&letter| !may_be(letter)) {
        Some(found) => Err(NameError::Letter { found }),
        None => Ok(text.to_owned()),
    }
}

/// A text without what can't be seen, and without blanks around it.
pub(crate) fn seen(text: &str) -> String {
    let blank = |letter: char| if letter.is_whitespace() { ' ' } else { letter };
    let seen: String = text.chars().map(blank).filter(|&letter| is_visible(letter)).collect();
    seen.trim().to_owned()
}

/// Reads a name and leaves out what can't be seen: for what people type.
pub(crate) fn tidy_person<'de, D>(deserializer: D) -> Result<PersonName, D::Error>
where
    D: serde::Deserializer<'de>,
{
    let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
    PersonName::tidy(&text).map_err(serde::de::Error::custom)
}

/// Whether a character can be seen, or is a plain blank; those that turn the direction of writing
/// or take no space would let one name pass for another.
pub(crate) fn is_visible(letter: char) -> bool {
    let hidden = matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}');
    !letter.is_control() && !hidden
}

fn is_level_letter(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
}

impl FromStr for PersonName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<PersonName, NameError> {
        let name = checked(text, PersonName::MOST, is_visible)?;
        if name.starts_with(OF_BOTS) { Err(NameError::OfBots) } else { Ok(PersonName(name)) }
    }
}

impl FromStr for LevelName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<LevelName, NameError> {
        checked(text, LevelName::MOST, is_level_letter).map(LevelName)
    }
}

/// What both kinds of names share.
macro_rules! text_like {
    ($name:ident) => {
        impl TryFrom<String> for $name {
            type Error = NameError;

            fn try_from(text: String) -> Result<$name, NameError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> String {
                name.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

text_like!(PersonName);
text_like!(LevelName);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_can_be_seen() {
        for (text, expected) in [
            ("", NameError::Empty),
            (" \t\n", NameError::Empty),
            ("Ann\nBo", NameError::Letter { found: '\n' }),
            ("A\u{202e}nn", NameError::Letter { found: '\u{202e}' }),
            ("\u{200b}", NameError::Letter { found: '\u{200b}' }),
            (&"x".repeat(33), NameError::TooLong { most: 32 }),
        ] {
            assert_eq!(text.parse::<PersonName>(), Err(expected), "{text:?}");
        }
        for text in ["Ann", "Лариса Петрівна", "ő", "Jean-Luc \"J.\" O'Neil", &"ж".repeat(32)]
        {
            assert_eq!(text.parse::<PersonName>().unwrap().as_str(), text);
        }
    }

    #[test]
    fn what_cannot_be_seen_is_left_out_of_what_people_type() {
        let hidden = [
            '\u{7}',
            '\u{7f}',
            '\u{85}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{17b5}',
            '\u{180e}',
            '\u{200b}',
            '\u{200d}',
            '\u{202e}',
            '\u{2066}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fff9}',
            '\u{1bca0}',
            '\u{1d173}',
            '\u{e0041}',
        ];
        for letter in hidden.into_iter().filter(|letter| !letter.is_whitespace()) {
            let tidied = PersonName::tidy(&format!("{letter}A{letter}nn{letter}"));
            assert_eq!(tidied.as_ref().map(PersonName::as_str), Ok("Ann"), "{letter:?}");
            assert_eq!(PersonName::tidy(&letter.to_string()), Err(NameError::Empty), "{letter:?}");
        }
        assert_eq!(PersonName::tidy("\u{3000}Ann\u{a0}\nBo\u{2028}").unwrap().as_str(), "Ann  Bo");
        assert_eq!(PersonName::tidy(&"x".repeat(33)), Err(NameError::TooLong { most: 32 }));
    }

    #[test]
    fn levels_are_plain_words() {
        for (text, expected) in [
            ("", NameError::Empty),
            ("very hard", NameError::Letter { found: ' ' }),
            ("härd", NameError::Letter { found: 'ä' }),
            ("level-99999999999", NameError::TooLong { most: 16 }),
        ] {
            assert_eq!(text.parse::<LevelName>(), Err(expected), "{text}");
        }
        assert_eq!("level-9".parse::<LevelName>().unwrap().as_str(), "level-9");
        assert_eq!("medium".parse::<LevelName>(), Ok(LevelName::medium()));
    }
}
