//! The player who takes what looks best right now.

use crate::Weights;
use crate::outlook::{Evaluator, HandMade};
use crate::search::{Finding, Limit, Searcher, Watcher};
use azulejo_rules::{Board, Line, Move, Position, Seat};

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
        let (_, best) = moves
            .iter()
            .filter(|&&mv| limit.only.is_none_or(|only| only == mv))
            .map(|&mv| (worth(&plain, pos, mv, seat), mv))
            .reduce(|best, other| if other.0 > best.0 { other } else { best })?;
        let nodes = moves.len() as u64;
        let mut next = pos.clone();
        next.play_unchecked(best);
        let prospects = HandMade::default().prospects(&next);
        let value = prospects[seat.index()].value();
        Some(Finding { best, value, prospects, line: vec![best], depth: 1, nodes, solved: false })
    }
}

/// What a move brings the player's own board, in hundredths of a point.
fn worth(plain: &HandMade, pos: &Position, mv: Move, seat: Seat) -> i32 {
    let mut next = pos.clone();
    next.play_unchecked(mv);
    plain.own(&next, seat) + in_lines(next.board(seat))
}

/// Tiles in lines are better than tiles on the floor, if nothing else decides.
fn in_lines(board: &Board) -> i32 {
    let lines = Line::ALL.into_iter().filter_map(|line| board.line(line));
    lines.map(|tiles| i32::from(tiles.count)).sum()
}
