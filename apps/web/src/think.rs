//! What a bot or a hint finds, as texts: the worker's half of thinking.

use crate::json;
use azulejo_rules::{Position, PositionError};
use azulejo_search::{
    Champion, Finding, Level, Limit, NetworkSet, Prospect, Searcher, UnknownLevel,
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A thought that is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// The position, as text.
    pub position: String,
    /// Who thinks.
    pub by: Thinker,
    /// Decides how a bot errs, where it does.
    pub seed: u64,
}

/// Who thinks about a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thinker {
    /// A bot of this level.
    Bot(String),
    /// The best we have, looking at so many positions.
    Hint {
        /// At most so many positions are made.
        nodes: u64,
    },
}

/// What came of a thought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thinking {
    /// A move was found.
    Found(Found),
    /// None was; why, in English, as only a defect of ours can cause it.
    Failed(String),
}

/// A move that was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The move, as text.
    #[serde(rename = "move")]
    pub mv: String,
    /// What each player may expect, in seat order.
    pub expected: Vec<Expected>,
    /// The best line as far as it is known, as move texts; begins with the move.
    pub line: Vec<String>,
}

/// What a player may expect of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Expected {
    /// The points at the end, in hundredths.
    pub points: i32,
    /// The chance to win, in hundredths of a percent.
    pub chance: i32,
}

/// Thinks as a request in JSON asks and answers in JSON. Never panics on a bad request: the answer
/// then says what is wrong with it.
pub fn answer(request: &str) -> String {
    let thinking = match json::read(request) {
        Ok(thought) => find(thought),
        Err(error) => Thinking::Failed(format!("the request can't be read: {error}")),
    };
    serde_json::to_string(&thinking)
        .unwrap_or_else(|error| format!(r#"{{"failed":"the answer can't be written: {error}"}}"#))
}

/// Thinks.
pub fn find(thought: Thought) -> Thinking {
    match think(thought) {
        Ok(found) => Thinking::Found(found),
        Err(error) => Thinking::Failed(error.to_string()),
    }
}

fn think(thought: Thought) -> Result<Found, ThinkError> {
    let pos: Position = thought.position.parse().map_err(ThinkError::Position)?;
    let finding = match thought.by {
        Thinker::Bot(level) => {
            let level: Level = level.parse().map_err(ThinkError::Level)?;
            level.bot(thought.seed, &NetworkSet::none()).search(&pos, Limit::NONE, &mut ())
        }
        Thinker::Hint { nodes } => Champion::default().search(&pos, Limit::nodes(nodes), &mut ()),
    };
    finding.map(Found::from).ok_or(ThinkError::NoMove)
}

impl From<Finding> for Found {
    fn from(finding: Finding) -> Found {
        let expected =
            |prospect: &Prospect| Expected { points: prospect.points, chance: prospect.chance };
        Found {
            mv: finding.best.to_string(),
            expected: finding.prospects.iter().map(expected).collect(),
            line: finding.line.iter().map(ToString::to_string).collect(),
        }
    }
}

/// Why nothing could be thought.
#[derive(Debug)]
enum ThinkError {
    Position(PositionError),
    Level(UnknownLevel),
    NoMove,
}

impl fmt::Display for ThinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ThinkError::Position(error) => write!(f, "the position can't be read: {error}"),
            ThinkError::Level(error) => error.fmt(f),
            ThinkError::NoMove => f.write_str("nobody is to move in this position"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OFFER: &str = "2cp 1 1 1 c BKKW,YRRR,BBYW,YRKW,BBYW - 15.16.16.17.16 0.0.0.0.0 \
        0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";

    fn ask(position: &str, by: Thinker) -> Thinking {
        let thought = Thought { position: position.to_owned(), by, seed: 7 };
        let request = serde_json::to_string(&thought).expect("a request is plain data");
        json::read(&answer(&request)).expect("an answer is readable")
    }

    #[test]
    fn a_bot_and_a_hint_find_legal_moves_and_say_what_to_expect() {
        let pos: Position = OFFER.parse().expect("a position");
        for by in [Thinker::Bot("easy".to_owned()), Thinker::Hint { nodes: 500 }] {
            let Thinking::Found(found) = ask(OFFER, by) else { panic!("nothing found") };
            assert!(pos.check(found.mv.parse().expect("a move")).is_ok());
            assert_eq!(found.expected.len(), 2);
            assert_eq!(found.line.first(), Some(&found.mv));
        }
    }

    #[test]
    fn a_bad_request_is_answered_with_what_is_wrong_with_it() {
        let over = "2cp 6 0 1 c -,-,-,-,- - 15.18.18.17.18 0.0.0.0.0 \
            34:-/-/-/-/-:BYRKW/WB.../K.B../R..B./Y...B:- \
            0:-/-/-/-/K1:...../...../...../...../.....:-";
        let bot = |level: &str| Thinker::Bot(level.to_owned());
        for (position, by, wanted) in [
            ("2cp nonsense", bot("easy"), "the position can't be read"),
            (OFFER, bot("godlike"), "expected a level"),
            (over, bot("easy"), "nobody is to move"),
        ] {
            let Thinking::Failed(why) = ask(position, by) else {
                panic!("{position} was thought about")
            };
            assert!(why.contains(wanted), "{why}");
        }
        assert!(answer("no JSON").contains("the request can't be read"));
    }
}
