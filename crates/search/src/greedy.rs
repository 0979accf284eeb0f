//! The player who takes what looks best right now.

use crate::outlook::{Evaluator, HandMade};
use crate::search::{Finding, Limit, Searcher, Watcher};
use crate::{Value, Weights};
use azulejo_rules::{Board, Position, Seat};

/// Takes the move after which the own board would score most if the round ended at once; among
/// equals, the one that keeps most tiles off the floor. It looks at nobody else.
#[derive(Clone, Debug, Default)]
pub struct Greedy;

impl Searcher for Greedy {
    fn search(
        &mut self,
        pos: &Position,
        limit: Limit,
        _watcher: &mut dyn Watcher,
    ) -> Option<Finding> {
        let seat = pos.player_to_move()?;
        let moves = pos.legal_moves();
        let plain = HandMade::new(&Weights::only_points());
        let (value, best) = moves
            .iter()
            .filter(|&&mv| limit.only.is_none_or(|only| only == mv))
            .map(|&mv| (worth(&plain, pos, mv, seat), mv))
            .reduce(|best, other| if other.0 > best.0 { other } else { best })?;
        let nodes = moves.len() as u64;
        let mut next = pos.clone();
        next.play_unchecked(best);
        let prospects = HandMade::default().prospects(&next);
        Some(Finding { best, value, prospects, line: vec![best], depth: 1, nodes, solved: false })
    }
}

/// What a move brings the player's own board.
fn worth(plain: &HandMade, pos: &Position, mv: azulejo_rules::Move, seat: Seat) -> Value {
    let mut next = pos.clone();
    next.play_unchecked(mv);
    plain.own(&next, seat) + in_lines(next.board(seat))
}

/// Tiles in lines are better than tiles on the floor, if nothing else decides.
fn in_lines(board: &Board) -> Value {
    let lines = azulejo_rules::Line::ALL.into_iter().filter_map(|line| board.line(line));
    lines.map(|tiles| Value::from(tiles.count)).sum()
}
