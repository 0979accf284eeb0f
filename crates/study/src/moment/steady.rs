//! A look that can be relied on: it does not depend on who happens to move last in it, and its line
//! leads to what it promises.

use crate::expected::POINT;
use azulejo_rules::{BySeat, Position, Seat};
use azulejo_search::{Finding, Limit, Prospect, Searcher, Utility, Verdict, Watcher};

/// Searches, and takes the mean of the two deepest looks where the round was not looked through: a
/// look that ends with the own move sees more good than one that ends with the reply.
pub(super) fn look(pos: &Position, limit: Limit, searcher: &mut dyn Searcher) -> Option<Finding> {
    let seat = pos.player_to_move()?;
    let mut looks = Looks::default();
    let found = searcher.search(pos, limit, &mut looks)?;
    let mut mend = |found: Finding| Mender { pos, seat, nodes: limit.nodes }.mend(found, searcher);
    match (looks.last, looks.before) {
        (Some(last), Some(before)) if !found.solved => {
            let (last, before) = (mend(last), mend(before));
            Some(Finding {
                value: i32::midpoint(last.value, before.value),
                prospects: between(&last.prospects, &before.prospects),
                line: if last.best == found.best { last.line } else { found.line },
                ..found
            })
        }
        _ => Some(mend(found)),
    }
}

/// The two deepest looks that were finished.
#[derive(Default)]
struct Looks {
    last: Option<Finding>,
    before: Option<Finding>,
}

impl Watcher for Looks {
    fn ask(&mut self, _nodes: u64) -> Verdict {
        Verdict::GoOn
    }

    fn tell(&mut self, finding: &Finding) {
        self.before = self.last.replace(finding.clone());
    }
}

fn between(one: &BySeat<Prospect>, other: &BySeat<Prospect>) -> BySeat<Prospect> {
    let both = one.iter().zip(other);
    both.map(|(one, other)| Prospect {
        points: i32::midpoint(one.points, other.points),
        lead: i32::midpoint(one.lead, other.lead),
        chance: i32::midpoint(one.chance, other.chance),
    })
    .collect()
}

/// Goes on where a search has forgotten the end of its line, so that what is expected at the end of
/// the line is what the move is worth.
struct Mender<'a> {
    pos: &'a Position,
    seat: Seat,
    nodes: u64,
}

impl Mender<'_> {
    /// How often a line may have been forgotten.
    const MOST: usize = 4;

    fn mend(&self, mut found: Finding, searcher: &mut dyn Searcher) -> Finding {
        for _ in 0..Mender::MOST {
            if self.agrees(&found) || !self.go_on(&mut found, searcher) {
                break;
            }
        }
        if !self.agrees(&found) {
            self.trust_the_value(&mut found);
        }
        found
    }

    fn agrees(&self, found: &Finding) -> bool {
        (found.prospects[self.seat.index()].value() - found.value).abs() <= 2
    }

    /// Looks on from the end of the line; whether there was anything to look at.
    fn go_on(&self, found: &mut Finding, searcher: &mut dyn Searcher) -> bool {
        let mut end = self.pos.clone();
        for &mv in &found.line {
            if end.play(mv).is_err() {
                return false;
            }
        }
        let done = found.line.len() as u8;
        let depth = if found.solved { u8::MAX } else { found.depth.saturating_sub(done) };
        if depth == 0 || end.phase() != self.pos.phase() {
            return false;
        }
        let limit = Limit { nodes: self.nodes, depth, only: None };
        let Some(rest) = searcher.search(&end, limit, &mut ()) else { return false };
        found.line.extend(rest.line);
        found.prospects = rest.prospects;
        true
    }

    /// The chances as the value has it; the others share what is left as they did before.
    fn trust_the_value(&self, found: &mut Finding) {
        let Prospect { lead, chance: shown, .. } = found.prospects[self.seat.index()];
        let chance = (found.value - lead * Utility::MARGIN / POINT).clamp(0, Utility::WIN);
        for prospect in &mut found.prospects {
            let part = prospect.chance * (Utility::WIN - chance);
            prospect.chance = part.checked_div(Utility::WIN - shown).unwrap_or(0);
        }
        found.prospects[self.seat.index()].chance = chance;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Dealer, Move};
    use azulejo_search::RoundSearch;

    fn dealt(rules: &str) -> Position {
        let mut pos = Position::new(rules.parse().unwrap(), Seat::ALL[0]);
        pos.deal(&Dealer::new(5).draw(&pos)).unwrap();
        pos
    }

    /// Tells a look for each value, and forgets the line after its first move.
    struct Forgetful<'a>(&'a [i32]);

    impl Searcher for Forgetful<'_> {
        fn search(
            &mut self,
            pos: &Position,
            _: Limit,
            watcher: &mut dyn Watcher,
        ) -> Option<Finding> {
            let best: Move = pos.legal_moves()[0];
            let seats = pos.rules().seats();
            let even = Prospect { points: 0, lead: 0, chance: 2500 };
            let found = |value| Finding {
                best,
                value,
                prospects: seats.clone().map(|_| even).collect(),
                line: vec![best],
                depth: 1,
                nodes: 1,
                solved: false,
            };
            self.0.iter().for_each(|&value| watcher.tell(&found(value)));
            self.0.last().map(|&value| found(value))
        }
    }

    #[test]
    fn the_two_deepest_looks_count_the_same() {
        let pos = dealt("4cp");
        let found = look(&pos, Limit::NONE, &mut Forgetful(&[9000, 2500, 3500])).unwrap();
        assert_eq!(found.value, 3000);
        assert_eq!(found.prospects[0].chance, 3000);
        let once = look(&pos, Limit::NONE, &mut Forgetful(&[2500])).unwrap();
        assert_eq!(once.prospects[0].chance, 2500);
    }

    #[test]
    fn where_the_line_was_forgotten_the_value_is_trusted() {
        let found = look(&dealt("4cp"), Limit::NONE, &mut Forgetful(&[4000])).unwrap();
        let chances: Vec<i32> = found.prospects.iter().map(|prospect| prospect.chance).collect();
        assert_eq!(chances, [4000, 2000, 2000, 2000]);
    }

    #[test]
    fn lines_lead_to_what_they_promise() {
        let pos = dealt("2cp");
        for nodes in [100, 1_000, 10_000] {
            let found = look(&pos, Limit::nodes(nodes), &mut RoundSearch::default()).unwrap();
            let Prospect { chance, .. } = found.prospects[0];
            assert!((found.prospects[0].value() - found.value).abs() <= 2, "{found:?}");
            assert!((0..=Utility::WIN).contains(&chance));
        }
    }
}
