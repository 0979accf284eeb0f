//! The search solves the end of a round exactly: positions small enough to be reasoned out by hand,
//! each with its reasons, and with plain minimax as a second witness.
//!
//! Where not said otherwise seat 2 has row 1 but for the white tile that lies in its line 1: the game
//! ends with this round, and seat 2 gets 5 points for the run and 2 for the row.

mod discs;
mod points;
mod walls;

use azulejo_rules::{Move, Outcome, Position, Seat};
use azulejo_search::{Evaluator, Finding, HandMade, Limit, RoundSearch, Searcher, Utility, Value};
use azulejo_testkit::fixture::{mv, position};

/// Solves a drawn position, and asserts the best move, the points that the game ends with and the
/// share of the victory for the player to move.
#[track_caller]
fn assert_solved(drawing: &str, best: &str, points: &[i32], chance: Value) {
    let pos = position(drawing);
    let seat = pos.player_to_move().unwrap();
    let found = solve(&pos);
    let value = chance + Utility::MARGIN * lead(points, seat);
    assert_eq!(minimax(&pos, seat), value, "minimax disagrees with the hand");
    assert_eq!((found.best, found.value), (mv(best), value), "{found:?}");
    let prospect = found.prospects[seat.index()];
    let expected = (100 * points[seat.index()], chance);
    assert_eq!((prospect.points, prospect.chance), expected, "{found:?}");
    for other in pos.legal_moves().into_iter().filter(|&other| other != found.best) {
        let rival = minimax(&after(&pos, other), seat);
        assert!(rival < value, "{other} is as good: {rival}");
        assert_eq!(worth(&pos, other).value, rival, "{other}");
    }
}

fn solve(pos: &Position) -> Finding {
    let found = RoundSearch::default().search(pos, Limit::nodes(100_000), &mut ()).unwrap();
    assert!(found.solved, "{found:?}");
    found
}

/// What the search makes of one first move.
fn worth(pos: &Position, mv: Move) -> Finding {
    let limit = Limit { only: Some(mv), ..Limit::nodes(100_000) };
    RoundSearch::default().search(pos, limit, &mut ()).unwrap()
}

/// The value for a seat, all others playing against it, by looking at every sequence of moves.
fn minimax(pos: &Position, seat: Seat) -> Value {
    let Some(mover) = pos.player_to_move() else {
        let open = || HandMade::default().value(pos, seat);
        return pos.outcome().map_or_else(open, |outcome| result(&outcome, seat));
    };
    let values = pos.legal_moves().into_iter().map(|mv| minimax(&after(pos, mv), seat));
    if mover == seat { values.max().unwrap() } else { values.min().unwrap() }
}

/// The share of the victory, and a little for each point ahead of the best of the others.
fn result(outcome: &Outcome, seat: Seat) -> Value {
    let winners: Value = outcome.winners.iter().map(|_| 1).sum();
    let share = if outcome.has_won(seat) { 10_000 / winners } else { 0 };
    let points: Vec<i32> = outcome.standings.iter().map(|standing| standing.score.into()).collect();
    share + Utility::MARGIN * lead(&points, seat)
}

/// How many points a seat is ahead of the best of the others.
fn lead(points: &[i32], seat: Seat) -> i32 {
    let (own, others) = points.split_at(seat.index() + 1);
    let (before, own) = own.split_at(seat.index());
    own[0] - before.iter().chain(others).max().unwrap()
}

fn after(pos: &Position, mv: Move) -> Position {
    let mut next = pos.clone();
    next.play(mv).unwrap();
    next
}
