//! What a search tells while it goes on.

use azulejo_rules::Move;
use azulejo_search::{Finding, Utility};
use std::time::Duration;

/// An `info` line; score and win are those of the seat to act.
pub(super) fn info(finding: &Finding, time: Duration) -> String {
    let Finding { depth, nodes, .. } = finding;
    let time = time.as_millis();
    let score = f64::from(finding.lead) / 100.0;
    // A value holds a little for the margin, too, and so may leave the range of probabilities.
    let win = (f64::from(finding.value) / f64::from(Utility::WIN)).clamp(0.0, 1.0);
    let line = line(finding).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    format!("info depth {depth} nodes {nodes} time {time} score {score:.2} win {win:.3} pv {line}")
}

/// The moves expected: at least the best one.
fn line(finding: &Finding) -> &[Move] {
    if finding.line.is_empty() { std::slice::from_ref(&finding.best) } else { &finding.line }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(value: i32, lead: i32, line: &[&str]) -> String {
        let line: Vec<Move> = line.iter().map(|mv| mv.parse().unwrap()).collect();
        let best = line.first().copied().unwrap_or_else(|| "1B1".parse().unwrap());
        let finding = Finding { best, value, lead, line, depth: 3, nodes: 4821, solved: false };
        info(&finding, Duration::from_micros(98_765))
    }

    #[test]
    fn an_info_line_is_made_of_names_and_values() {
        for (value, lead, line, said) in [
            (6104, 250, &["5Y2", "CW3"][..], "score 2.50 win 0.610 pv 5Y2 CW3"),
            (4993, -5, &["3@5"], "score -0.05 win 0.499 pv 3@5"),
            (10_480, 12_000, &["4R2<BK"], "score 120.00 win 1.000 pv 4R2<BK"),
            (-17, 0, &[], "score 0.00 win 0.000 pv 1B1"),
        ] {
            assert_eq!(told(value, lead, line), format!("info depth 3 nodes 4821 time 98 {said}"));
        }
    }
}
