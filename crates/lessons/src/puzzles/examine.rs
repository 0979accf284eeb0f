//! Whether a position has one clearly best move: the check that every puzzle has passed.

use super::{Puzzle, Unclear};
use azulejo_rules::{Destination, Move, MoveKind, Phase, Position, Seat, Source, Tile};
use azulejo_search::{
    Evaluator, Finding, HandMade, Limit, NetworkEvaluator, NetworkSet, RoundSearch, Searcher,
    TreeKnobs, TreeSearch, Whims,
};
use azulejo_study::{Care, expectation, ranked};
use std::cmp::Reverse;

/// Looks whether positions have one clearly best move.
///
/// What counts is the lead over the best of the others that a player may expect in the end. For every
/// move the rest of the round is looked through to its end, all others playing against the one who
/// moves. Where the game does not end there, the best move and the two that come closest are compared
/// once more on deals that may follow, the same for all, in two sets that must agree. With three and
/// four players, who need not all play against one, a tree in which everybody plays for itself must
/// agree as well.
///
/// There is no chance in it: the same position has the same result on every machine.
pub struct Examiner {
    duel: RoundSearch<NetworkEvaluator>,
    tree: TreeSearch<NetworkEvaluator>,
    glance: NetworkEvaluator,
}

/// A position that has one clearly best move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Examined {
    /// The best move and those that are as good, each with what it leads to.
    pub best: Vec<Finding>,
    /// The others, those that come closest first; there is at least one.
    pub others: Vec<Finding>,
    /// By how many hundredths of a point the best move is better, by the least of all comparisons.
    pub gap: i32,
    /// Whether the game ends with the round after the best move and after the next one.
    pub solved: bool,
    /// How many positions were made to look through the round.
    pub nodes: u64,
}

impl Examiner {
    /// An examiner that evaluates by these networks, and linearly where there is none.
    pub fn new(networks: NetworkSet) -> Examiner {
        let evaluator = NetworkEvaluator::new(networks, HandMade::default());
        Examiner {
            duel: RoundSearch::new(evaluator.clone()),
            tree: TreeSearch::new(evaluator.clone(), TreeKnobs::LEARNED, Whims::default()),
            glance: evaluator,
        }
    }

    /// A round that takes more positions than this to look through after one move is too long.
    pub const NODES: u64 = 200_000;

    /// Moves whose leads differ by no more hundredths of a point than this are equally good.
    pub const EQUAL: i32 = 20;

    /// The two sets of deals that may follow.
    const SEEDS: [u64; 2] = [1, 2];

    /// How many deals are in a set, and how many positions are made after each.
    const DEALS: u32 = 8;
    const DEAL_NODES: u64 = 1_000;

    /// So many of the other moves are compared with the best one on these deals.
    const RIVALS: usize = 2;

    /// How many positions the tree may have for a move.
    const TREE_NODES: u64 = 10_000;

    /// Looks at a position.
    ///
    /// # Errors
    ///
    /// Why it has no clearly best move.
    pub fn examine(&mut self, pos: &Position) -> Result<Examined, Unclear> {
        let seat = pos.player_to_move().ok_or(Unclear::NoChoice)?;
        let mut examined = self.look_through(pos, seat)?;
        self.compare_ends(pos, seat, &mut examined)?;
        if pos.rules().players.count() > 2 {
            self.ask_tree(pos, seat, &mut examined)?;
        }
        Ok(examined)
    }

    /// Looks through the rest of the round after every move.
    fn look_through(&mut self, pos: &Position, seat: Seat) -> Result<Examined, Unclear> {
        let first = self.duel.search(pos, Limit::nodes(Examiner::NODES), &mut ());
        let first = first.ok_or(Unclear::NoChoice)?;
        if !first.solved {
            return Err(Unclear::TooLong { mv: first.best });
        }
        let best = self.look(pos, seat, first.best)?;
        let mut nodes = first.nodes + best.nodes;
        let (mut as_good, mut others) = (Vec::new(), Vec::new());
        for mv in self.others(pos, seat, best.best) {
            let found = self.look(pos, seat, mv)?;
            nodes += found.nodes;
            match compared(seat, &best, &found)? {
                Standing::AsGood => as_good.push(found),
                Standing::Worse => others.push(found),
            }
        }
        others.sort_by_key(|found| Reverse(lead(found, seat)));
        let next = others.first().ok_or(Unclear::NoChoice)?;
        let gap = lead(&best, seat) - lead(next, seat);
        let best = std::iter::once(best).chain(as_good).collect();
        Ok(Examined { best, others, gap, solved: false, nodes })
    }

    /// The moves that lead elsewhere than the best one, one for each position they lead to. Those that
    /// look best come first: a rival is soon found.
    fn others(&self, pos: &Position, seat: Seat, best: Move) -> Vec<Move> {
        let mut seen = vec![after(pos, best).hash()];
        let mut others = Vec::new();
        for mv in pos.legal_moves() {
            let next = after(pos, mv);
            if !seen.contains(&next.hash()) {
                seen.push(next.hash());
                others.push((Reverse(self.glance.value(&next, seat)), mv));
            }
        }
        others.sort_by_key(|&(value, _)| value);
        others.into_iter().map(|(_, mv)| mv).collect()
    }

    /// What a move leads to by the end of the round.
    fn look(&mut self, pos: &Position, seat: Seat, mv: Move) -> Result<Finding, Unclear> {
        let limit = Limit { only: Some(mv), ..Limit::nodes(Examiner::NODES) };
        let found = self.duel.search(pos, limit, &mut ());
        // A line that was forgotten before its end says nothing about the lead.
        let is_whole = |found: &Finding| {
            found.solved && (found.prospects[seat.index()].value() - found.value).abs() <= 2
        };
        found.filter(is_whole).ok_or(Unclear::TooLong { mv })
    }

    /// Compares the best move with those that come closest at the end of the round and, if the game goes
    /// on, after the deals that may follow.
    fn compare_ends(
        &mut self,
        pos: &Position,
        seat: Seat,
        examined: &mut Examined,
    ) -> Result<(), Unclear> {
        let best = self.end(pos, &examined.best[0]);
        let rivals = examined.others.iter().take(Examiner::RIVALS);
        let rivals: Vec<(Move, Position)> =
            rivals.map(|found| (found.best, self.end(pos, found))).collect();
        let is_over = |end: &Position| end.phase() == Phase::Over;
        examined.solved = is_over(&best) && is_over(&rivals[0].1);
        for seed in Examiner::SEEDS {
            let ours = self.expected(&best, seat, seed);
            for (mv, end) in &rivals {
                examined.note(*mv, ours - self.expected(end, seat, seed))?;
            }
        }
        Ok(())
    }

    /// The end of the round on a line; on the free wall everybody places as it likes best.
    fn end(&mut self, pos: &Position, found: &Finding) -> Position {
        let mut end = pos.clone();
        for &mv in &found.line {
            end.play_unchecked(mv);
        }
        while let Some(found) = self.duel.search(&end, Limit::nodes(Examiner::NODES), &mut ()) {
            end.play_unchecked(found.best);
        }
        end
    }

    /// The lead that may be expected between two rounds, or that is there in the end.
    fn expected(&mut self, end: &Position, seat: Seat, seed: u64) -> i32 {
        let care = Care { deals: Examiner::DEALS, seed, ..Care::nodes(Examiner::DEAL_NODES) };
        match expectation(end, care, &mut self.duel) {
            Some(expected) => expected.mean[seat.index()].lead,
            None => 100 * final_lead(end, seat),
        }
    }

    /// The tree must have the same best move, and it must be as clear there.
    fn ask_tree(
        &mut self,
        pos: &Position,
        seat: Seat,
        examined: &mut Examined,
    ) -> Result<(), Unclear> {
        let most = examined.best.len() + 1;
        let found = ranked(pos, most, Examiner::TREE_NODES, &mut self.tree);
        let answers: Vec<u64> =
            examined.best.iter().map(|found| after(pos, found.best).hash()).collect();
        let is_answer = |found: &&Finding| answers.contains(&after(pos, found.best).hash());
        let other = found.iter().find(|found| !is_answer(found)).ok_or(Unclear::NoChoice)?;
        let answer = found.iter().find(is_answer);
        let gap = answer.map_or(0, |answer| lead(answer, seat) - lead(other, seat));
        // Those that are worth most come first.
        let is_first = found.first().is_some_and(|first| is_answer(&first));
        examined.note(other.best, if is_first { gap } else { gap.min(0) })
    }
}

impl Examined {
    /// One comparison more, with another move.
    fn note(&mut self, mv: Move, gap: i32) -> Result<(), Unclear> {
        self.gap = self.gap.min(gap);
        let best = self.best[0].best;
        if gap >= Puzzle::LEAST_GAP { Ok(()) } else { Err(Unclear::Unsteady { best, mv, gap }) }
    }
}

/// How a move stands beside the best one.
enum Standing {
    AsGood,
    Worse,
}

/// A move is worse by far, or it is as good and the same but for the split of what is left on a spread.
fn compared(seat: Seat, top: &Finding, found: &Finding) -> Result<Standing, Unclear> {
    let gap = lead(top, seat) - lead(found, seat);
    if gap >= Puzzle::LEAST_GAP && found.value < top.value {
        return Ok(Standing::Worse);
    }
    if gap.abs() <= Examiner::EQUAL
        && but_for_split(top.best).is_some_and(|take| but_for_split(found.best) == Some(take))
    {
        return Ok(Standing::AsGood);
    }
    Err(Unclear::Rival { best: top.best, mv: found.best, gap })
}

/// A take from the spread but for its split: moves that are alike in this are one answer.
pub(super) fn but_for_split(mv: Move) -> Option<(Source, Tile, Destination)> {
    match mv.kind() {
        MoveKind::Take(take) => take.left.map(|_| (take.source, take.tile, take.to)),
        MoveKind::Place(_) => None,
    }
}

fn lead(found: &Finding, seat: Seat) -> i32 {
    found.prospects[seat.index()].lead
}

/// The lead over the best of the others when the game is over.
fn final_lead(end: &Position, seat: Seat) -> i32 {
    let score = |seat: Seat| i32::from(end.board(seat).score());
    let others = end.rules().seats().filter(|&other| other != seat);
    score(seat) - others.map(score).max().unwrap_or(0)
}

/// The position after a legal move.
fn after(pos: &Position, mv: Move) -> Position {
    let mut next = pos.clone();
    next.play_unchecked(mv);
    next
}
