//! First moves side by side, looked at equally far.

use super::steady;
use azulejo_rules::{Move, Position};
use azulejo_search::{Finding, Limit, Searcher};

/// What each of some first moves leads to, looked at equally far, so that their values can be
/// compared: a look that ends with the own move sees more good than one that ends with the reply.
///
/// `limit` holds for each of them. An illegal move is left out.
pub(super) fn side_by_side(
    pos: &Position,
    moves: &[Move],
    limit: Limit,
    searcher: &mut dyn Searcher,
) -> Vec<Finding> {
    let mut look =
        |mv: Move, depth: u8| steady::look(pos, Limit { depth, only: Some(mv), ..limit }, searcher);
    let found: Vec<Finding> = moves.iter().filter_map(|&mv| look(mv, limit.depth)).collect();
    let Some(least) = found.iter().filter(|found| !found.solved).map(|found| found.depth).min()
    else {
        return found;
    };
    let is_too_deep = |found: &Finding| !found.solved && found.depth > least;
    let level = |found: Finding| {
        if is_too_deep(&found) { look(found.best, least).unwrap_or(found) } else { found }
    };
    found.into_iter().map(level).collect()
}

/// The best moves of a position with what they lead to, the best one first; at most `most`, and
/// none in phases deal and over. Of moves that lead to the same position only one is listed.
pub fn ranked(
    pos: &Position,
    most: usize,
    nodes: u64,
    searcher: &mut dyn Searcher,
) -> Vec<Finding> {
    let Some(found) = searcher.search(pos, Limit::nodes(nodes), &mut ()) else { return Vec::new() };
    let moves = promising(pos, &found, most, searcher);
    let depth = if found.solved { u8::MAX } else { found.depth };
    let mut found = side_by_side(pos, &moves, Limit { depth, ..Limit::nodes(nodes) }, searcher);
    sort(&mut found);
    found.truncate(most);
    found
}

/// The best move found, and those that look best at a glance.
fn promising(
    pos: &Position,
    best: &Finding,
    most: usize,
    searcher: &mut dyn Searcher,
) -> Vec<Move> {
    /// A few moves ahead, to see what the others do with what is left.
    const GLANCE: Limit = Limit { nodes: 2_000, depth: 3, only: None };
    let others: Vec<Move> = different(pos, best.best).collect();
    let mut glances = side_by_side(pos, &others, GLANCE, searcher);
    sort(&mut glances);
    // A glance may be wrong: twice as many are looked at as are shown.
    let others = glances.iter().map(|found| found.best).take(2 * most);
    std::iter::once(best.best).chain(others).collect()
}

/// The moves that lead elsewhere than `mv`, one for each position they lead to.
fn different(pos: &Position, mv: Move) -> impl Iterator<Item = Move> {
    let mut seen = vec![after(pos, mv).hash()];
    pos.legal_moves().into_iter().filter(move |&mv| {
        let hash = after(pos, mv).hash();
        let fresh = !seen.contains(&hash);
        seen.push(hash);
        fresh
    })
}

/// The position after a legal move.
pub(super) fn after(pos: &Position, mv: Move) -> Position {
    let mut next = pos.clone();
    next.play_unchecked(mv);
    next
}

/// The best first; equals stay in their order.
fn sort(found: &mut [Finding]) {
    found.sort_by_key(|found| std::cmp::Reverse(found.value));
}
