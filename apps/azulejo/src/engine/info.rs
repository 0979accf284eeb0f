//! What a search tells while it goes on.

use azulejo_rules::{Move, Seat};
use azulejo_search::{Finding, Prospect, Utility};
use std::time::Duration;

/// An `info` line; score and win are those of `seat`, which is to act. `rank` is the place of the line among several,
/// from 1.
pub(super) fn info(finding: &Finding, rank: Option<usize>, seat: Seat, time: Duration) -> String {
    let Finding { depth, nodes, .. } = finding;
    let rank = rank.map_or(String::new(), |rank| format!(" multipv {rank}"));
    let time = time.as_millis();
    let Prospect { lead, chance, .. } = finding.prospects[seat.index()];
    let score = f64::from(lead) / 100.0;
    let win = f64::from(chance) / f64::from(Utility::WIN);
    let line = line(finding).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    format!(
        "info depth {depth}{rank} nodes {nodes} time {time} score {score:.2} win {win:.3} pv {line}"
    )
}

/// The moves expected: at least the best one.
fn line(finding: &Finding) -> &[Move] {
    if finding.line.is_empty() { std::slice::from_ref(&finding.best) } else { &finding.line }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(chance: i32, lead: i32, line: &[&str], rank: Option<usize>) -> String {
        let line: Vec<Move> = line.iter().map(|mv| mv.parse().unwrap()).collect();
        let best = line.first().copied().unwrap_or_else(|| "1B1".parse().unwrap());
        let ours = Prospect { points: 4000, lead, chance };
        let prospects = [Prospect::default(), ours].into_iter().collect();
        let finding =
            Finding { best, value: 0, prospects, line, depth: 3, nodes: 4821, solved: false };
        info(&finding, rank, Seat::ALL[1], Duration::from_micros(98_765))
    }

    #[test]
    fn an_info_line_is_made_of_names_and_values() {
        for (chance, lead, line, said) in [
            (6104, 250, &["5Y2", "CW3"][..], "score 2.50 win 0.610 pv 5Y2 CW3"),
            (4993, -5, &["3@5"], "score -0.05 win 0.499 pv 3@5"),
            (10_000, 12_000, &["4R2<BK"], "score 120.00 win 1.000 pv 4R2<BK"),
            (0, 0, &[], "score 0.00 win 0.000 pv 1B1"),
        ] {
            let alone = told(chance, lead, line, None);
            assert_eq!(alone, format!("info depth 3 nodes 4821 time 98 {said}"));
            let second = told(chance, lead, line, Some(2));
            assert_eq!(second, format!("info depth 3 multipv 2 nodes 4821 time 98 {said}"));
        }
    }
}
