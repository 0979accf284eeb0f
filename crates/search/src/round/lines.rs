//! Several first moves, each with its own value and line.

use super::look::{Choice, DEEPEST, Look};
use crate::Evaluator;
use crate::search::Finding;
use azulejo_rules::Position;
use std::cmp::Reverse;

impl<E: Evaluator> Look<'_, E> {
    /// Looks for the best moves, at most `count`, deeper and deeper. Only depths that were finished for all of them
    /// count, so that their values can be compared.
    pub(super) fn deepen_lines(&mut self, pos: &Position, count: usize) -> Vec<Finding> {
        let mut choices = self.choices(pos);
        let mut lines = Vec::new();
        for depth in 1..=DEEPEST.min(self.limit.depth) {
            let Some(found) = self.look_at_lines(pos, depth, &mut choices, count) else { break };
            self.watcher.tell_lines(&found);
            lines = found;
            if lines.iter().all(|line| line.solved) {
                break;
            }
        }
        if lines.is_empty() {
            lines.extend(self.guess(pos, &choices));
        }
        for line in &mut lines {
            line.nodes = self.nodes;
        }
        lines
    }

    /// The best moves at this depth, the best first; `None` if the search was stopped before all were found.
    fn look_at_lines(
        &mut self,
        pos: &Position,
        depth: u8,
        choices: &mut [Choice],
        count: usize,
    ) -> Option<Vec<Finding>> {
        let mut found = Vec::new();
        let mut reached_end = true;
        for rank in 0..count.min(choices.len()) {
            // The best of the moves that are not among the better lines.
            let value = self.look_at(pos, depth, &mut choices[rank..], &mut reached_end)?;
            if self.stopped {
                return None;
            }
            found.push(self.finding(pos, depth, choices[rank].mv, value, false));
        }
        // Reductions and remembered bounds can make a later line look better than an earlier one. Stable, so that
        // of equals the first stays first.
        found.sort_by_key(|line| Reverse(line.value));
        let whole = |line| Finding { nodes: self.nodes, solved: reached_end, ..line };
        Some(found.into_iter().map(whole).collect())
    }
}
