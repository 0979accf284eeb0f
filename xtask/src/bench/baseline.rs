//! The instruction counts a change is compared with, stored in docs/bench/baseline.json.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use serde_json::{Value, json};

use super::Costs;
use super::games::{Cost, Mode, RuleSet};
use super::verdict::Verdict;
use crate::shell;

/// The stored counts, and the compiler they were measured with.
pub(super) struct Baseline {
    rustc: String,
    counts: Value,
}

impl Baseline {
    pub(super) fn new(costs: &Costs, rustc: String) -> Baseline {
        let counts = costs.iter().map(|(rules, &cost)| (rules.to_string(), by_mode(cost)));
        Baseline { rustc, counts: Value::Object(counts.collect()) }
    }

    pub(super) fn read() -> Result<Baseline> {
        let missing = "no baseline; `cargo xtask bench --write` measures one";
        let text = fs::read_to_string(path()).map_err(|_| anyhow!(missing))?;
        let value: Value = serde_json::from_str(&text).context("docs/bench/baseline.json")?;
        let rustc = value["rustc"].as_str().unwrap_or("an unknown compiler").to_owned();
        Ok(Baseline { rustc, counts: value["instructions"].clone() })
    }

    pub(super) fn write(&self) -> Result<()> {
        let value = json!({ "rustc": self.rustc, "instructions": self.counts });
        fs::create_dir_all(shell::root().join("docs/bench"))?;
        Ok(fs::write(path(), format!("{value:#}\n"))?)
    }

    pub(super) fn count(&self, rules: RuleSet, mode: Mode) -> Option<u32> {
        let count = self.counts[rules.to_string()][mode.name()].as_u64()?;
        u32::try_from(count).ok()
    }

    /// All that is worth saying about these counts.
    pub(super) fn verdicts(&self, costs: &Costs) -> Vec<Verdict> {
        let cells =
            costs.iter().flat_map(|(&rules, &cost)| Mode::ALL.map(|mode| (rules, mode, cost)));
        let verdicts = cells.map(|(rules, mode, cost)| {
            Verdict::on(rules, mode, cost.of(mode), self.count(rules, mode))
        });
        verdicts.flatten().collect()
    }

    /// A failure after a change of compiler may be the compiler's doing, which the reader should know.
    pub(super) fn other_compiler(&self) -> Result<String> {
        let ours = rustc()?;
        if ours == self.rustc {
            return Ok(String::new());
        }
        Ok(format!(" (the baseline is by {}, this is {ours})", self.rustc))
    }
}

fn by_mode(cost: Cost) -> Value {
    let entries = Mode::ALL.map(|mode| (mode.name().to_owned(), json!(cost.of(mode))));
    Value::Object(entries.into_iter().collect())
}

fn path() -> PathBuf {
    shell::root().join("docs/bench/baseline.json")
}

/// The compiler by its full name.
pub(super) fn rustc() -> Result<String> {
    Ok(shell::read(shell::command("rustc").arg("--version"))?.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn costs(rules: &str, sample: u32, list: u32) -> Costs {
        let mut costs = Costs::new();
        let cost = costs.entry(rules.parse().unwrap()).or_default();
        cost.set(Mode::Sample, sample);
        cost.set(Mode::List, list);
        costs
    }

    #[test]
    fn what_is_stored_is_what_was_measured() {
        let baseline = Baseline::new(&costs("3fe", 5, 7), String::new());
        assert_eq!(baseline.counts, json!({"3fe": {"sample": 5, "list": 7}}));
        assert_eq!(baseline.count("3fe".parse().unwrap(), Mode::List), Some(7));
        assert_eq!(baseline.count("3fs".parse().unwrap(), Mode::List), None);
    }

    #[test]
    fn only_the_counts_that_moved_are_spoken_of() {
        let baseline = Baseline::new(&costs("3fe", 500, 700), String::new());
        assert_eq!(baseline.verdicts(&costs("3fe", 510, 690)), []);
        assert_eq!(baseline.verdicts(&costs("3fe", 510, 800)).len(), 1);
    }
}
