//! The measurements as Markdown.

use super::Costs;
use super::baseline::Baseline;
use super::games::{Cost, Mode, RuleSet, ratio};
use super::program::Timing;

/// Richer rules should cost no more than this many plain games.
const GOAL: f64 = 1.6;

const HEAD: &str = "\
| rules | games/s | games/s, default build | ns/move | instructions/game, sampling | × plain | \
instructions/game, listing | × plain | moves/game | state, bytes | copy, ns |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
";
const HEAD_OF_CHECK: &str = "\
| rules | mode | instructions/game | baseline | × plain |
| --- | --- | ---: | ---: | ---: |
";
const NOTHING: &str = "–";

/// All about one rule set.
pub(super) struct Row {
    pub(super) rules: RuleSet,
    pub(super) time: Timing,
    pub(super) default: Option<Timing>,
    pub(super) cost: Cost,
}

/// The table of a full measurement.
pub(super) fn markdown(rows: &[Row]) -> String {
    let costs = rows.iter().map(|row| (row.rules, row.cost)).collect();
    let lines = rows.iter().map(|row| line(row, &costs));
    HEAD.to_owned() + &lines.collect::<String>() + &goal()
}

fn line(row: &Row, costs: &Costs) -> String {
    let (time, cost) = (&row.time, row.cost);
    let default = row.default.map_or(NOTHING.to_owned(), |time| grouped(time.games_a_second));
    format!(
        "| {} | {} | {default} | {:.1} | {} | {} | {} | {} | {:.1} | {} | {:.1} |\n",
        row.rules,
        grouped(time.games_a_second),
        time.ns_a_move,
        grouped(cost.of(Mode::Sample)),
        times_plain(row.rules, Mode::Sample, costs),
        grouped(cost.of(Mode::List)),
        times_plain(row.rules, Mode::List, costs),
        time.moves_a_game,
        time.state_bytes,
        time.copy_ns,
    )
}

/// The table of the check: counts only, beside what they are compared with.
pub(super) fn markdown_of_check(costs: &Costs, baseline: &Baseline) -> String {
    let cells = costs.keys().flat_map(|&rules| Mode::ALL.map(|mode| (rules, mode)));
    let lines = cells.map(|(rules, mode)| line_of_check(rules, mode, costs, baseline));
    HEAD_OF_CHECK.to_owned() + &lines.collect::<String>() + &goal()
}

fn line_of_check(rules: RuleSet, mode: Mode, costs: &Costs, baseline: &Baseline) -> String {
    let (name, count) = (mode.name(), grouped(costs[&rules].of(mode)));
    let stored = baseline.count(rules, mode).map_or(NOTHING.to_owned(), grouped);
    let times = times_plain(rules, mode, costs);
    format!("| {rules} | {name} | {count} | {stored} | {times} |\n")
}

fn goal() -> String {
    format!(
        "\n“× plain” is by the plain colored rules at the same number of players; the goal is {GOAL}, and more is bold.\n"
    )
}

fn times_plain(rules: RuleSet, mode: Mode, costs: &Costs) -> String {
    match ratio_to_plain(rules, mode, costs) {
        None => NOTHING.to_owned(),
        Some(ratio) if ratio > GOAL => format!("**{ratio:.2}**"),
        Some(ratio) => format!("{ratio:.2}"),
    }
}

/// The ratio to the plain colored rules, where those were measured too.
fn ratio_to_plain(rules: RuleSet, mode: Mode, costs: &Costs) -> Option<f64> {
    let reference = costs.get(&rules.reference())?;
    Some(ratio(costs[&rules].of(mode), reference.of(mode)))
}

/// The rule sets that cost more than the goal allows, with how much they do.
pub(super) fn beyond_goal(costs: &Costs) -> Vec<String> {
    let cells = costs.keys().flat_map(|&rules| Mode::ALL.map(|mode| (rules, mode)));
    let beyond = cells.filter_map(|(rules, mode)| {
        let ratio = ratio_to_plain(rules, mode, costs).filter(|&ratio| ratio > GOAL)?;
        Some(format!("{rules} by {} takes {ratio:.2} plain games, more than {GOAL}", mode.name()))
    });
    beyond.collect()
}

/// A whole number with commas between the thousands.
fn grouped(number: impl Into<f64>) -> String {
    let digits = format!("{:.0}", number.into());
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(sample: u32, list: u32) -> Cost {
        let mut cost = Cost::default();
        cost.set(Mode::Sample, sample);
        cost.set(Mode::List, list);
        cost
    }

    fn row(rules: &str, cost: Cost) -> Row {
        let time = Timing {
            games_a_second: 123_456.7,
            ns_a_move: 98.76,
            moves_a_game: 50.0,
            state_bytes: 128,
            copy_ns: 9.54,
        };
        Row { rules: rules.parse().unwrap(), time, default: None, cost }
    }

    #[test]
    fn numbers_are_grouped_by_thousands() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(grouped(number), text);
        }
    }

    #[test]
    fn what_misses_the_goal_is_named() {
        let costs = |list| {
            let [plain, rich] = ["2cp", "2fs"].map(|name| name.parse().unwrap());
            Costs::from([(plain, cost(20_000, 30_000)), (rich, cost(32_000, list))])
        };
        assert_eq!(beyond_goal(&costs(48_000)), [""; 0]);
        assert_eq!(
            beyond_goal(&costs(60_000)),
            ["2fs by list takes 2.00 plain games, more than 1.6"]
        );
    }

    #[test]
    fn a_row_shows_its_ratios_and_what_misses_the_goal() {
        let table = markdown(&[row("2cp", cost(20_000, 30_000)), row("2fs", cost(32_000, 60_000))]);
        let lines: Vec<_> = table.lines().collect();
        let plain =
            "| 2cp | 123,457 | – | 98.8 | 20,000 | 1.00 | 30,000 | 1.00 | 50.0 | 128 | 9.5 |";
        let rich =
            "| 2fs | 123,457 | – | 98.8 | 32,000 | 1.60 | 60,000 | **2.00** | 50.0 | 128 | 9.5 |";
        assert_eq!(lines[2..4], [plain, rich]);
    }

    #[test]
    fn without_the_reference_there_is_no_ratio() {
        let table = markdown(&[row("3fs", cost(32_000, 60_000))]);
        assert!(table.contains("| 32,000 | – | 60,000 | – |"), "{table}");
    }
}
