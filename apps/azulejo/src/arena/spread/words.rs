//! What a match and its workers say to each other: JSON, with a version in front.

use super::Id;
use azulejo_arena::{FaultLine, MatchLine};
use azulejo_bus::work::MessageBody;
use serde::{Deserialize, Serialize};
use std::fmt;

pub(super) use azulejo_bus::work::{GameLease as Job, Message as Letter, Unread};

/// The version of all of it. Whoever speaks another one is not understood, and told so in a log.
const VERSION: u32 = 1;

/// The subject on which matches are called out.
pub(super) const CALLS: &str = "azulejo.arena";

/// The subject on which a match is spoken to.
pub(super) fn subject(id: Id) -> String {
    format!("{CALLS}.{id}")
}

/// What a match says to all.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "call", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Call {
    /// There are games to be played.
    Offer(Offer),
    /// There are none any more.
    Over {},
}

/// A match that has games to be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Offer {
    /// Everything that decides how its games go.
    #[serde(rename = "match")]
    pub(super) contest: MatchLine,
    /// How the engines of this program play, as a number: a program in which they play otherwise stays out.
    pub(super) plays: String,
    /// Milliseconds that programs may take beyond their time for a move.
    pub(super) grace: u64,
    /// Milliseconds that programs may take for everything that has no time of its own.
    pub(super) timeout: u64,
}

/// What a worker says to a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Note {
    /// It would play a game.
    Ask {},
    /// It still plays.
    Beat(Job),
    /// It won't finish a game.
    Back(Job),
    /// It has finished one.
    Done(Telling),
    /// It can't play this match.
    Unable(Reason),
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Telling {
    pub(super) game: u64,
    pub(super) ticket: Id,
    /// The game as a record.
    pub(super) record: String,
    /// How many microseconds each thought.
    pub(super) micros: Vec<u64>,
    /// Why it was broken off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) fault: Option<FaultLine>,
}

/// Why a worker can't play a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Reason {
    /// It was started without a program of this name.
    Lacks { engine: String },
    /// Its program of this name can't be started.
    Broken { engine: String },
    /// Its engines play otherwise.
    Plays {},
    /// The match is none that it knows how to play.
    Strange {},
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Anybody may have written these names.
        let shown = azulejo_rules::shown;
        match self {
            Reason::Lacks { engine } => {
                let name = shown(engine);
                write!(f, "no engine is called {name}: start it with `--engine {name}=COMMAND`")
            }
            Reason::Broken { engine } => {
                write!(f, "the engine {} can't be started", shown(engine))
            }
            Reason::Plays {} => write!(f, "its engines play otherwise: is it another version?"),
            Reason::Strange {} => write!(f, "it does not know how to play this match"),
        }
    }
}

/// What a match answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Answer {
    /// Play this game.
    Play(Job),
    /// All games are somebody's, but some may come back.
    Wait {},
    /// Play on.
    GoOn {},
    /// The game counts.
    Taken {},
    /// The game, or the match, is of no use any more.
    Drop {},
}

/// 64 engines with their names are some kilobytes.
impl MessageBody for Call {
    const VERSION: u32 = VERSION;
    const LONGEST: usize = 256 << 10;
}

/// A record of four players has less than ten kilobytes.
impl MessageBody for Note {
    const VERSION: u32 = VERSION;
    const LONGEST: usize = 64 << 10;
}

impl MessageBody for Answer {
    const VERSION: u32 = VERSION;
    const LONGEST: usize = 1 << 10;
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: Id = Id::of(7);

    #[test]
    fn letters_are_pinned() {
        let job = Job { game: 3, ticket: ID };
        let id = "00000000000000000000000000000007";
        for (note, text) in [
            (Note::Ask {}, r#"{"note":"ask"}"#.to_owned()),
            (Note::Beat(job), format!(r#"{{"note":"beat","game":3,"ticket":"{id}"}}"#)),
            (Note::Unable(Reason::Plays {}), r#"{"note":"unable","why":"plays"}"#.to_owned()),
        ] {
            let letter = Letter::new(ID, note);
            let whole = format!(r#"{{"v":1,"from":"{id}","says":{text}}}"#);
            assert_eq!(String::from_utf8(letter.text()).unwrap(), whole);
            assert_eq!(Letter::read(whole.as_bytes()), Ok(letter));
        }
    }

    #[test]
    fn what_is_not_understood_is_told_apart() {
        let read = |text: &[u8]| Letter::<Note>::read(text).map(drop);
        let good = Letter::new(ID, Note::Ask {}).text();
        assert_eq!(read(&good), Ok(()));
        let text = String::from_utf8(good).unwrap();
        assert_eq!(
            read(text.replace("\"v\":1", "\"v\":2").as_bytes()),
            Err(Unread::Version { found: 2 })
        );
        assert_eq!(read(br#"{"v":2,"anything":[]}"#), Err(Unread::Version { found: 2 }));
        for text in ["", "null", "{}", r#"{"v":1}"#, &text.replace("ask", "run")] {
            assert_eq!(read(text.as_bytes()), Err(Unread::Garbage), "{text}");
        }
        assert_eq!(read(&vec![b' '; Note::LONGEST + 1]), Err(Unread::Long));
    }
}
