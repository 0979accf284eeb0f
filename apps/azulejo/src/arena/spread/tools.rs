//! The programs that a worker was started with.

use super::words::Reason;
use crate::arena::entry::{Engine, is_name};
use crate::arena::split::{OpenQuote, split};
use crate::arena::{Entry, EntryText, Pace};
use azulejo_arena::EngineLine;
use std::collections::BTreeMap;
use std::str::FromStr;
use std::time::Duration;

/// A program with the name by which matches know it: `NAME=COMMAND`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tool {
    name: String,
    line: String,
    words: Vec<String>,
}

/// Why a text is no program with a name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum ToolError {
    /// There is no name, or no `=`.
    #[error("expected NAME=COMMAND, with a name of one word")]
    Name,
    #[error("expected a command after the name")]
    Nothing,
    #[error(transparent)]
    Quote(OpenQuote),
}

impl FromStr for Tool {
    type Err = ToolError;

    fn from_str(text: &str) -> Result<Tool, ToolError> {
        let (name, line) = text.split_once('=').ok_or(ToolError::Name)?;
        if !is_name(name) {
            return Err(ToolError::Name);
        }
        let words = split(line).map_err(ToolError::Quote)?;
        if words.first().is_none_or(String::is_empty) {
            return Err(ToolError::Nothing);
        }
        Ok(Tool { name: name.to_owned(), line: line.to_owned(), words })
    }
}

/// All programs of a worker, by name.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tools(BTreeMap<String, Tool>);

impl Tools {
    /// Of two with the same name the last one counts.
    pub(crate) fn new(tools: &[Tool]) -> Tools {
        Tools(tools.iter().map(|tool| (tool.name.clone(), tool.clone())).collect())
    }

    /// The engines of a match, with a program in the place of each that is known by name. Nothing else that
    /// came over the bus is ever run.
    pub(super) fn entries(&self, lines: &[EngineLine]) -> Result<Vec<Entry>, Reason> {
        // The match has said the limits of all that have one.
        let pace = Pace::Time(Duration::from_millis(100));
        lines.iter().map(|line| self.entry(line, pace)).collect()
    }

    fn entry(&self, line: &EngineLine, pace: Pace) -> Result<Entry, Reason> {
        let text: EntryText = line.engine.parse().map_err(|_| Reason::Strange {})?;
        let mut entries = Entry::list(&[text], pace);
        let mut entry = entries.pop().ok_or(Reason::Strange {})?;
        entry.name.clone_from(&line.name);
        match &entry.engine {
            Engine::Builtin(_) => {}
            Engine::Program { .. } => return Err(Reason::Strange {}),
            Engine::Remote { name } => {
                let lacks = || Reason::Lacks { engine: name.clone() };
                let Tool { line, words, .. } = self.0.get(name).ok_or_else(lacks)?.clone();
                entry.engine = Engine::Program { line, words };
            }
        }
        Ok(entry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(engine: &str) -> EngineLine {
        EngineLine { name: "somebody".to_owned(), engine: engine.to_owned() }
    }

    #[test]
    fn only_what_is_built_in_or_named_is_played_with() {
        let tool: Tool = "mine=python3 'my bot.py'".parse().unwrap();
        let tools = Tools::new(&[tool]);
        let texts = |entries: Vec<Entry>| entries.iter().map(Entry::text).collect::<Vec<_>>();
        let known = tools.entries(&[line("search@500"), line("hard"), line("remote:mine@20ms")]);
        assert_eq!(texts(known.unwrap()), ["search@500", "hard", "python3 'my bot.py' @20ms"]);
        for (engine, reason) in [
            ("remote:yours@20ms", Reason::Lacks { engine: "yours".to_owned() }),
            ("python3 bot.py @20ms", Reason::Strange {}),
            ("mine", Reason::Strange {}),
            ("sh -c 'remote:mine'", Reason::Strange {}),
            ("x=touch /tmp/x", Reason::Strange {}),
            ("", Reason::Strange {}),
        ] {
            assert_eq!(tools.entries(&[line(engine)]).unwrap_err(), reason, "{engine}");
        }
    }

    #[test]
    fn a_program_has_a_name() {
        for (text, error) in [
            ("mine", ToolError::Name),
            ("=bot", ToolError::Name),
            ("my bot=bot", ToolError::Name),
            ("mine=", ToolError::Nothing),
            ("mine='' x", ToolError::Nothing),
        ] {
            assert_eq!(text.parse::<Tool>(), Err(error), "{text}");
        }
        assert!(matches!("mine='x".parse::<Tool>(), Err(ToolError::Quote(_))));
    }
}
