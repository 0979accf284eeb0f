//! A fixed piece of work whose result tells a change of play from a mere change of code.

use crate::search::{Finding, Limit, Searcher};
use azulejo_rules::{Dealer, Phase, Position, Rules};

/// Positions of each rule set: at the beginning of a round, in its middle, and near its end.
const MOMENTS: [u32; 3] = [0, 6, 12];

/// What a searcher did with the fixed positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bench {
    /// How many positions were searched.
    pub positions: u64,
    /// How many positions were made in all.
    pub nodes: u64,
    /// A hash of all moves found, their values and the nodes they took: the same as long as the
    /// searcher plays the same.
    pub signature: u64,
}

/// Lets a searcher think about the fixed positions, with so many nodes for each.
///
/// ```
/// use azulejo_search::{RoundSearch, bench};
/// let once = bench(&mut RoundSearch::default(), 200);
/// assert_eq!(once, bench(&mut RoundSearch::default(), 200));
/// assert_eq!(once.positions, 54);
/// ```
pub fn bench(searcher: &mut (impl Searcher + ?Sized), nodes: u64) -> Bench {
    bench_telling(searcher, nodes, |_| ())
}

/// The same, told how far it has come after each position.
pub fn bench_telling(
    searcher: &mut (impl Searcher + ?Sized),
    nodes: u64,
    mut tell: impl FnMut(&Bench),
) -> Bench {
    let mut bench = Bench { positions: 0, nodes: 0, signature: 0xcbf2_9ce4_8422_2325 };
    for pos in positions() {
        let found = searcher.search(&pos, Limit::nodes(nodes), &mut ());
        bench.positions += 1;
        bench.nodes += found.as_ref().map_or(0, |found| found.nodes);
        bench.sign(found.as_ref());
        tell(&bench);
    }
    bench
}

impl Bench {
    /// How many positions there are.
    pub const COUNT: u64 = (Rules::ALL.len() * MOMENTS.len()) as u64;

    fn sign(&mut self, found: Option<&Finding>) {
        let words = found.map_or([0; 3], |found| {
            [found.best.bits().into(), found.nodes, i64::from(found.value).cast_unsigned()]
        });
        for word in words {
            // FNV-1a, a word at a time, with a shift so that high bits come down too.
            let mixed = (self.signature ^ word).wrapping_mul(0x0100_0000_01b3);
            self.signature = mixed ^ mixed >> 29;
        }
    }
}

/// The fixed positions: offers of random games, all rule sets.
fn positions() -> impl Iterator<Item = Position> {
    let moments = (0u64..).zip(MOMENTS);
    Rules::ALL
        .into_iter()
        .flat_map(move |rules| moments.clone().map(move |(game, moves)| offer(rules, game, moves)))
}

/// An offer in the third round of a random game, so many moves into the round or less.
fn offer(rules: Rules, game: u64, moves: u32) -> Position {
    let mut dealer = Dealer::for_game(2, game);
    let mut pos = Position::new(rules, dealer.first(rules));
    let mut left = moves;
    loop {
        let in_third = pos.round() >= 3 && pos.phase() == Phase::Offer;
        if in_third && left == 0 {
            return pos;
        }
        let before = pos.clone();
        match dealer.pick(&pos) {
            Some(mv) => pos.play_unchecked(mv),
            None => pos.deal_unchecked(&dealer.draw(&pos)),
        }
        if in_third {
            left -= 1;
            if pos.phase() != Phase::Offer {
                return before;
            }
        }
    }
}
