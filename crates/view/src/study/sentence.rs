//! Sentences in which moves are written as codes.

use azulejo_rules::Move;
use std::fmt;

/// A sentence in which moves are written as codes, which a page sets in code style.
///
/// As text, codes stand between backticks: ``Better: `2K5`, 3 black from factory 2 to line 5.``
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sentence {
    parts: Vec<Part>,
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Words as they are.
    Words(String),
    /// A move's code, such as `2K5`.
    Code(String),
}

/// Around a code while a message is told. Both are for private use: nobody has them on a keyboard.
const OPEN: char = '\u{e000}';
const CLOSE: char = '\u{e001}';

/// A move as a message's variable.
pub(super) fn code(mv: Move) -> String {
    format!("{OPEN}{mv}{CLOSE}")
}

impl Sentence {
    /// The sentence that was told.
    pub(super) fn of(told: &str) -> Sentence {
        let mut pieces = told.split(OPEN);
        let mut parts: Vec<Part> = words(pieces.next().unwrap_or_default()).into_iter().collect();
        for piece in pieces {
            let (code, rest) = piece.split_once(CLOSE).unwrap_or(("", piece));
            if !code.is_empty() {
                parts.push(Part::Code(code.to_owned()));
            }
            parts.extend(words(rest));
        }
        Sentence { parts }
    }

    /// Words and codes in their order.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }
}

fn words(text: &str) -> Option<Part> {
    (!text.is_empty()).then(|| Part::Words(text.to_owned()))
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in &self.parts {
            match part {
                Part::Words(words) => f.write_str(words)?,
                Part::Code(code) => write!(f, "`{code}`")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_found_among_words() {
        let mv: Move = "2K5".parse().unwrap();
        let told = Sentence::of(&format!("{} was better, and so was {}", code(mv), code(mv)));
        assert_eq!(told.to_string(), "`2K5` was better, and so was `2K5`");
        assert_eq!(told.parts().len(), 3);
        assert_eq!(told.parts()[0], Part::Code("2K5".to_owned()));
    }

    #[test]
    fn a_name_with_our_marks_breaks_nothing() {
        let told = Sentence::of(&format!("A{OPEN}nn takes"));
        assert_eq!(told.to_string(), "Ann takes");
        assert!(Sentence::of("").is_empty());
    }
}
