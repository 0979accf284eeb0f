//! The first line of a journal, which tells the match.

use serde::{Deserialize, Serialize};

/// What a match is: everything that decides how its games go, and nothing else. How many games are
/// played is not among it, so that a match can be prolonged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchLine {
    /// The version of the format: 1.
    pub azulejo_arena: u32,
    /// Who plays.
    pub engines: Vec<EngineLine>,
    /// The rule sets, in turn.
    pub rules: Vec<String>,
    /// The seed of the deals.
    pub seed: u64,
    /// Who meets whom: `round-robin` or `gauntlet`.
    pub draw: String,
    /// Who sits alone at large tables: `both` or `lone`.
    pub tables: String,
}

/// An engine of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EngineLine {
    /// What it is called.
    pub name: String,
    /// What it is, with its limit.
    pub engine: String,
}

/// How a journal's match differs from the one that is to be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("another match: {what} {found}, expected {expected}")]
pub struct OtherMatch {
    /// What differs.
    pub what: &'static str,
    /// In the journal.
    pub found: String,
    /// In the match.
    pub expected: String,
}

impl MatchLine {
    /// The version that is read and written.
    pub const VERSION: u32 = 1;

    /// Checks that a journal's match is this one.
    ///
    /// # Errors
    ///
    /// The first difference.
    pub fn check(&self, journal: &MatchLine) -> Result<(), OtherMatch> {
        for ((what, found), (_, expected)) in journal.parts().into_iter().zip(self.parts()) {
            if found != expected {
                return Err(OtherMatch { what, found, expected });
            }
        }
        Ok(())
    }

    /// Everything as text, with its name.
    fn parts(&self) -> [(&'static str, String); 6] {
        let engine = |line: &EngineLine| format!("{}={}", line.name, line.engine);
        let engines: Vec<String> = self.engines.iter().map(engine).collect();
        [
            ("version", self.azulejo_arena.to_string()),
            ("engines", engines.join(", ")),
            ("rules", self.rules.join(",")),
            ("seed", self.seed.to_string()),
            ("draw", self.draw.clone()),
            ("tables", self.tables.clone()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line() -> MatchLine {
        let engine = |name: &str| EngineLine { name: name.to_owned(), engine: name.to_owned() };
        MatchLine {
            azulejo_arena: MatchLine::VERSION,
            engines: vec![engine("a"), engine("b")],
            rules: vec!["3cp".to_owned()],
            seed: 7,
            draw: "round-robin".to_owned(),
            tables: "both".to_owned(),
        }
    }

    #[test]
    fn another_match_is_told_by_its_first_difference() {
        let differs = |change: &dyn Fn(&mut MatchLine)| {
            let mut other = line();
            change(&mut other);
            line().check(&other).unwrap_err().to_string()
        };
        assert_eq!(line().check(&line()), Ok(()));
        assert_eq!(differs(&|line| line.seed = 8), "another match: seed 8, expected 7");
        assert_eq!(
            differs(&|line| line.engines[1].engine = "b@5".to_owned()),
            "another match: engines a=a, b=b@5, expected a=a, b=b"
        );
        assert_eq!(
            differs(&|line| line.rules.push("2cp".to_owned())),
            "another match: rules 3cp,2cp, expected 3cp"
        );
        assert_eq!(
            differs(&|line| line.tables = "lone".to_owned()),
            "another match: tables lone, expected both"
        );
    }
}
