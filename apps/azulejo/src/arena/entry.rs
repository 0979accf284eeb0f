//! An engine as the command line names it.

use super::builtin::Builtin;
use super::split::{OpenQuote, split};
use crate::cli::number;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How long an engine may think about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// So many positions: the same on every machine.
    Nodes(u64),
    /// So long.
    Time(Duration),
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Nodes(nodes) => nodes.fmt(f),
            Pace::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// What a text says about an engine: `[NAME=]ENGINE[@LIMIT]`.
#[derive(Clone, Debug)]
pub(crate) struct EntryText {
    name: Option<String>,
    engine: Engine,
    pace: Option<Pace>,
}

/// Where the moves come from.
#[derive(Clone, Debug)]
pub(crate) enum Engine {
    /// From within.
    Builtin(Builtin),
    /// From a program that speaks the protocol.
    Program {
        /// The command line as it was given.
        line: String,
        /// Its words, at least one.
        words: Vec<String>,
    },
    /// From a program that workers know by this name.
    Remote { name: String },
}

/// What stands before the name of a program that workers know.
const REMOTE: &str = "remote:";

/// An engine of a match.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// What it is called; no other engine of the match is called so.
    pub(crate) name: String,
    pub(crate) engine: Engine,
    /// How long it may think, if that is for us to say.
    pub(crate) pace: Option<Pace>,
}

/// Why a text names no engine.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum EntryError {
    #[error("expected one of {}, or a command", Builtin::names())]
    Nothing,
    #[error(transparent)]
    Quote(OpenQuote),
    /// A limit of no time or no positions.
    #[error("expected a limit of at least 1")]
    Zero,
    /// A limit for an engine that has its own.
    #[error("{name} takes no limit")]
    Paced { name: &'static str },
    /// What follows `remote:` is no name.
    #[error("expected a name after {REMOTE}: letters, digits and {NAME_SIGNS}")]
    Remote,
    /// Characters that can't be shown.
    #[error("found characters that can't be shown")]
    Control,
}

impl FromStr for EntryText {
    type Err = EntryError;

    fn from_str(text: &str) -> Result<EntryText, EntryError> {
        if text.chars().any(char::is_control) {
            return Err(EntryError::Control);
        }
        let (name, rest) = split_name(text);
        let (line, pace) = split_pace(rest)?;
        let engine = read_engine(line)?;
        if let (Engine::Builtin(builtin), Some(_)) = (&engine, pace)
            && !builtin.is_paced()
        {
            return Err(EntryError::Paced { name: builtin.name() });
        }
        Ok(EntryText { name: name.map(str::to_owned), engine, pace })
    }
}

/// What a name may have besides letters and digits.
const NAME_SIGNS: &str = "_-+.#";

/// Whether something is one word of letters.
pub(super) fn is_name(text: &str) -> bool {
    let is_letter = |letter: char| letter.is_alphanumeric() || NAME_SIGNS.contains(letter);
    !text.is_empty() && text.chars().all(is_letter)
}

/// `mine=python3 bot.py`: a name before the first `=`, if it is one word of letters.
fn split_name(text: &str) -> (Option<&str>, &str) {
    match text.split_once('=') {
        Some((name, rest)) if is_name(name) => (Some(name), rest),
        _ => (None, text),
    }
}

/// `search@2000`, `bot @100ms`, `bot @2s`: a limit after the last `@`.
fn split_pace(text: &str) -> Result<(&str, Option<Pace>), EntryError> {
    let text = text.trim();
    let Some((line, limit)) = text.rsplit_once('@') else { return Ok((text, None)) };
    let Some(pace) = read_pace(limit) else { return Ok((text, None)) };
    if matches!(pace, Pace::Nodes(0) | Pace::Time(Duration::ZERO)) {
        return Err(EntryError::Zero);
    }
    Ok((line.trim_end(), Some(pace)))
}

fn read_pace(text: &str) -> Option<Pace> {
    let time = |digits, unit| {
        let millis = number(digits).ok()?.checked_mul(unit)?;
        Some(Pace::Time(Duration::from_millis(millis)))
    };
    match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(digits), _) => time(digits, 1),
        (None, Some(digits)) => time(digits, 1000),
        (None, None) => number(text).ok().filter(|_| !text.is_empty()).map(Pace::Nodes),
    }
}

fn read_engine(line: &str) -> Result<Engine, EntryError> {
    if let Some(builtin) = Builtin::named(line) {
        return Ok(Engine::Builtin(builtin));
    }
    if let Some(name) = line.strip_prefix(REMOTE) {
        let name = name.to_owned();
        return if is_name(&name) { Ok(Engine::Remote { name }) } else { Err(EntryError::Remote) };
    }
    let words = split(line).map_err(EntryError::Quote)?;
    if words.first().is_none_or(String::is_empty) {
        return Err(EntryError::Nothing);
    }
    Ok(Engine::Program { line: line.to_owned(), words })
}

impl Entry {
    /// The engines of a match. Who is given no limit has `pace`, and names that come twice are
    /// numbered.
    pub(crate) fn list(texts: &[EntryText], pace: Pace) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for text in texts {
            let mut entry = Entry::new(text, pace);
            let plain = entry.name.clone();
            let mut count = 2;
            while entries.iter().any(|other| other.name == entry.name) {
                entry.name = format!("{plain}#{count}");
                count += 1;
            }
            entries.push(entry);
        }
        entries
    }

    fn new(text: &EntryText, pace: Pace) -> Entry {
        let paced = match &text.engine {
            Engine::Builtin(builtin) => builtin.is_paced(),
            Engine::Program { .. } | Engine::Remote { .. } => true,
        };
        let pace = text.pace.or(paced.then_some(pace));
        let mut entry = Entry { name: String::new(), engine: text.engine.clone(), pace };
        entry.name = text.name.clone().unwrap_or_else(|| entry.text());
        entry
    }

    /// What it is, with its limit, but without its name.
    pub(crate) fn text(&self) -> String {
        match (&self.engine, self.pace) {
            (Engine::Builtin(builtin), None) => builtin.name().to_owned(),
            (Engine::Builtin(builtin), Some(pace)) => format!("{}@{pace}", builtin.name()),
            (Engine::Remote { name }, None) => format!("{REMOTE}{name}"),
            (Engine::Remote { name }, Some(pace)) => format!("{REMOTE}{name}@{pace}"),
            (Engine::Program { line, .. }, None) => line.clone(),
            (Engine::Program { line, .. }, Some(pace)) => format!("{line} @{pace}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(texts: &[&str]) -> Vec<(String, String)> {
        let texts: Vec<EntryText> = texts.iter().map(|text| text.parse().unwrap()).collect();
        let entries = Entry::list(&texts, Pace::Time(Duration::from_millis(100)));
        entries.iter().map(|entry| (entry.name.clone(), entry.text())).collect()
    }

    #[test]
    fn engines_are_read_with_their_names_and_limits() {
        for (text, name, engine) in [
            ("greedy", "greedy", "greedy"),
            ("GREEDY", "greedy", "greedy"),
            ("hard", "hard", "hard"),
            ("search", "search@100ms", "search@100ms"),
            ("search@2000", "search@2000", "search@2000"),
            ("search@2s", "search@2000ms", "search@2000ms"),
            ("deep=search@2000", "deep", "search@2000"),
            ("python3 bot.py", "python3 bot.py @100ms", "python3 bot.py @100ms"),
            ("mine=python3 bot.py @5", "mine", "python3 bot.py @5"),
            ("bot --to=me@home", "bot --to=me@home @100ms", "bot --to=me@home @100ms"),
            ("'bot@5'", "'bot@5' @100ms", "'bot@5' @100ms"),
            ("remote:mine", "remote:mine@100ms", "remote:mine@100ms"),
            ("it=remote:mine @5", "it", "remote:mine@5"),
        ] {
            assert_eq!(entries(&[text]), [(name.to_owned(), engine.to_owned())], "{text}");
        }
    }

    #[test]
    fn names_that_come_twice_are_numbered() {
        let names: Vec<String> =
            entries(&["greedy", "a=greedy", "greedy", "a=random", "greedy#2=easy", "greedy"])
                .into_iter()
                .map(|(name, _)| name)
                .collect();
        assert_eq!(names, ["greedy", "a", "greedy#2", "a#2", "greedy#2#2", "greedy#3"]);
    }

    #[test]
    fn what_names_no_engine_is_refused() {
        for (text, message) in [
            ("", "expected one of random, beginner, "),
            ("a=", "expected one of random, beginner, "),
            ("@5", "expected one of random, beginner, "),
            ("'' x", "expected one of random, beginner, "),
            ("sh -c 'x", "the quote ' at character 7 is never closed"),
            ("search@0", "expected a limit of at least 1"),
            ("search@0ms", "expected a limit of at least 1"),
            ("hard@5", "hard takes no limit"),
            ("greedy@5ms", "greedy takes no limit"),
            ("remote:", "expected a name after remote:"),
            ("remote:my bot", "expected a name after remote:"),
            ("a\u{1b}b", "found characters that can't be shown"),
        ] {
            let error = text.parse::<EntryText>().unwrap_err().to_string();
            assert!(error.starts_with(message), "{text}: {error}");
        }
    }
}
