//! What is to be analyzed: a record or a position.

use crate::input::{is_standard, read_text, shown};
use anyhow::{Context, Result, anyhow};
use azulejo_rules::{Game, Position, Rules};
use std::ffi::OsStr;
use std::path::Path;

/// What is to be analyzed.
pub(crate) enum Subject {
    Game(Box<Game>),
    Position(Box<Position>),
}

impl Subject {
    /// Reads a position from the argument itself, or a record from the file it names.
    pub(crate) fn read(argument: &OsStr) -> Result<Subject> {
        if let Some(text) = argument.to_str().filter(|text| looks_like_position(text)) {
            let position: Position = text.parse().context("position")?;
            return Ok(Subject::Position(Box::new(position)));
        }
        let path = Path::new(argument);
        if !is_standard(path) && !path.exists() {
            return Err(anyhow!(
                "{}: there is no such file, and a position would begin with a rule set such as \
                 2cp and a blank",
                shown(path)
            ));
        }
        let game: Game = read_text(path)?.parse().with_context(|| shown(path))?;
        Ok(Subject::Game(Box::new(game)))
    }
}

/// Whether a text begins as a position does: a rule set, then a blank.
fn looks_like_position(text: &str) -> bool {
    let first = text.split_once(' ').map(|(first, _)| first);
    first.is_some_and(|first| first.parse::<Rules>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_begins_with_a_rule_set_and_a_blank() {
        for (text, expected) in [
            ("2cp 1 1 1", true),
            ("4FS whatever", true),
            ("2cp", false),
            ("5cp 1 1 1", false),
            ("games of 2024/2cp 1.azulejo", false),
            ("", false),
            (" 2cp 1", false),
        ] {
            assert_eq!(looks_like_position(text), expected, "{text}");
        }
    }
}
