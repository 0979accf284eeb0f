//! What a count means beside the baseline and the ceilings.

use std::fmt;

use super::games::{Mode, RuleSet};

/// What the engine promises whatever the baseline says: rules, sampling, listing.
const CEILINGS: [(&str, u32, u32); 2] = [("2cp", 24_000, 36_000), ("4cp", 43_000, 64_800)];
/// Compilers and allocators move a count by a few percent; a change of the engine shows above that.
const TOLERATED_PERCENT: u64 = 10;

/// Something to say about one count.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Verdict {
    rules: RuleSet,
    mode: Mode,
    count: u32,
    finding: Finding,
}

#[derive(Debug, PartialEq, Eq)]
enum Finding {
    OverCeiling(u32),
    Slower(u32),
    Faster(u32),
    /// The baseline has no such count.
    Unknown,
}

impl Verdict {
    /// Nothing, where the count is about what the baseline stores.
    pub(super) fn on(
        rules: RuleSet,
        mode: Mode,
        count: u32,
        stored: Option<u32>,
    ) -> Option<Verdict> {
        let finding = over_ceiling(rules, mode, count).or_else(|| compare(count, stored));
        finding.map(|finding| Verdict { rules, mode, count, finding })
    }

    pub(super) fn is_failure(&self) -> bool {
        !matches!(self.finding, Finding::Faster(_))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by {}: {} instructions a game, ", self.rules, self.mode.name(), self.count)?;
        let percent = TOLERATED_PERCENT;
        match self.finding {
            Finding::OverCeiling(ceiling) => write!(f, "above the ceiling of {ceiling}"),
            Finding::Slower(stored) => {
                write!(f, "more than {percent}% above the baseline of {stored}")
            }
            Finding::Faster(stored) => {
                write!(f, "more than {percent}% below the baseline of {stored}; ")?;
                write!(f, "`cargo xtask bench --write` keeps the gain")
            }
            Finding::Unknown => {
                write!(f, "not in the baseline; `cargo xtask bench --write` adds it")
            }
        }
    }
}

fn over_ceiling(rules: RuleSet, mode: Mode, count: u32) -> Option<Finding> {
    let name = rules.to_string();
    let (_, sample, list) = CEILINGS.into_iter().find(|ceiling| ceiling.0 == name)?;
    let ceiling = match mode {
        Mode::Sample => sample,
        Mode::List => list,
    };
    (count > ceiling).then_some(Finding::OverCeiling(ceiling))
}

fn compare(count: u32, stored: Option<u32>) -> Option<Finding> {
    let Some(stored) = stored else {
        return Some(Finding::Unknown);
    };
    let (scaled, whole) = (u64::from(count) * 100, u64::from(stored));
    if scaled > whole * (100 + TOLERATED_PERCENT) {
        return Some(Finding::Slower(stored));
    }
    (scaled < whole * (100 - TOLERATED_PERCENT)).then_some(Finding::Faster(stored))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding(rules: &str, mode: Mode, count: u32, stored: Option<u32>) -> Option<Finding> {
        let verdict = Verdict::on(rules.parse().unwrap(), mode, count, stored);
        verdict.map(|verdict| verdict.finding)
    }

    #[test]
    fn ten_percent_either_way_is_tolerated() {
        for count in [27_000, 30_000, 33_000] {
            assert_eq!(finding("2fs", Mode::Sample, count, Some(30_000)), None, "{count}");
        }
    }

    #[test]
    fn more_than_that_is_slower_or_faster() {
        let slower = finding("2fs", Mode::Sample, 33_001, Some(30_000));
        assert_eq!(slower, Some(Finding::Slower(30_000)));
        let faster = finding("2fs", Mode::Sample, 26_999, Some(30_000));
        assert_eq!(faster, Some(Finding::Faster(30_000)));
    }

    #[test]
    fn the_ceilings_hold_whatever_the_baseline_says() {
        for (rules, mode, ceiling) in [
            ("2cp", Mode::Sample, 24_000),
            ("2cp", Mode::List, 36_000),
            ("4cp", Mode::Sample, 43_000),
            ("4cp", Mode::List, 64_800),
        ] {
            assert_eq!(finding(rules, mode, ceiling, Some(ceiling)), None);
            let above = finding(rules, mode, ceiling + 1, Some(ceiling));
            assert_eq!(above, Some(Finding::OverCeiling(ceiling)));
        }
    }

    #[test]
    fn a_count_missing_from_the_baseline_is_said_to_be_missing() {
        assert_eq!(finding("4fs", Mode::List, 1, None), Some(Finding::Unknown));
    }

    #[test]
    fn only_getting_faster_is_no_failure() {
        let on =
            |count, stored| Verdict::on("2fs".parse().unwrap(), Mode::List, count, stored).unwrap();
        assert!(!on(10, Some(100)).is_failure());
        assert!(on(100, Some(10)).is_failure());
        assert!(on(100, None).is_failure());
    }
}
