//! Reading what somebody brings: a record or a position.

use crate::i18n::{Args, Texts};
use crate::story::{Names, Narrator};
use azulejo_rules::{Game, Position, PositionError, RecordError, RecordErrorKind, Rules};

/// What a text turned out to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Import {
    /// A game, finished or not.
    Record(Box<Game>),
    /// A table at one moment.
    Position(Box<Position>),
}

/// Why a text is neither.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportError {
    /// There is nothing.
    Empty,
    /// It begins as a record, but is none.
    Record(RecordError),
    /// It is no position, and no record either.
    Position(PositionError),
}

impl ImportError {
    /// The place and the reason, in the player's language.
    pub fn reason(&self, texts: &Texts) -> String {
        match self {
            ImportError::Empty => texts.say("load-empty"),
            ImportError::Record(error) => record_reason(texts, error),
            ImportError::Position(_) => texts.say("load-bad-position"),
        }
    }

    /// What the reader found, in the words of the format.
    pub fn detail(&self) -> Option<String> {
        match self {
            ImportError::Empty => None,
            ImportError::Record(error) => Some(error.to_string()),
            ImportError::Position(error) => Some(error.to_string()),
        }
    }
}

fn record_reason(texts: &Texts, error: &RecordError) -> String {
    let place = Args::new()
        .number("line", error.line as u32)
        .number("column", error.column as u32)
        .text("found", error.found.as_str());
    match &error.kind {
        RecordErrorKind::Move { illegal, .. } => {
            // Nobody is named in it, so anybody may sit there.
            let names = Names::by_seat(texts, Rules::ALL[Rules::ALL.len() - 1]);
            let why = Narrator::new(texts, &names).why_not(illegal);
            texts.tell("load-illegal-move", &place.text("why", why))
        }
        RecordErrorKind::MoveText(_) => texts.tell("load-bad-move", &place),
        RecordErrorKind::Deal(_) | RecordErrorKind::Disc { .. } | RecordErrorKind::NoDeal => {
            texts.tell("load-bad-deal", &place)
        }
        RecordErrorKind::AfterEnd | RecordErrorKind::Result { .. } => {
            texts.tell("load-bad-end", &place)
        }
        _ => texts.tell("load-bad-record", &place),
    }
}

/// Reads a record, which begins with a tag, or a position.
///
/// # Errors
///
/// The place and the reason, as those who read the text found them.
pub fn read(text: &str) -> Result<Import, ImportError> {
    // Whoever saves a text on Windows may get a mark in front of it.
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Err(ImportError::Empty);
    }
    if text.starts_with('[') {
        let game = text.parse().map_err(ImportError::Record)?;
        return Ok(Import::Record(Box::new(game)));
    }
    let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let position = one_line.parse().map_err(ImportError::Position)?;
    Ok(Import::Position(Box::new(position)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const POSITION: &str = "2cp 1 1 1 c BKKW,YRRR,BBYW,YRKW,BBYW - 15.16.16.17.16 0.0.0.0.0
        0:-/-/-/-/-:...../...../...../...../.....:-
        0:-/-/-/-/-:...../...../...../...../.....:-";

    #[test]
    fn a_record_and_a_position_are_told_apart() {
        let record = "\u{feff}\n[Azulejo \"1\"]\n[Players \"2\"]\n[Wall \"colored\"]\n[Factories \"plain\"]\n\
                      round 1 first 2\n";
        assert!(matches!(read(record), Ok(Import::Record(game)) if game.first().number() == 2));
        assert!(matches!(read(POSITION), Ok(Import::Position(pos)) if pos.round() == 1));
    }

    #[test]
    fn what_is_neither_is_refused_with_its_place() {
        assert_eq!(read(" \n"), Err(ImportError::Empty));
        let bad = "[Azulejo \"1\"]\n[Players \"2\"]\n[Wall \"round\"]\n";
        assert!(matches!(read(bad), Err(ImportError::Record(error)) if error.line == 3));
        assert!(matches!(read("hello"), Err(ImportError::Position(_))));
    }
}
