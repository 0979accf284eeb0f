//! Every puzzle of `puzzles/puzzles.json` is right: its move is the only one that does what its goal says,
//! whatever the others do, and the search finds it by a clear margin.

mod exact;

use azulejo_rules::{Move, Position, Rules};
use azulejo_search::{Finding, Limit, RoundSearch, Searcher, Value};
use exact::{Exact, Forced, after};
use serde::Deserialize;
use std::collections::BTreeSet;

/// What is shown to players; the order in the file is by rule set, then by difficulty.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Puzzle {
    /// A name for links and translations; never changes.
    id: String,
    position: String,
    best: String,
    goal: Goal,
    /// 1: seen at a glance, 2: a look at the answers, 3: far ahead.
    difficulty: u8,
    /// For players, in one or two sentences.
    why: String,
}

/// What the best move achieves, and no other.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
enum Goal {
    /// The player wins in this round.
    Win,
    /// The player does not lose in this round: the game goes on, or the victory is shared.
    Hold,
}

/// The best move is worth so much more than any other, in hundredths of a percent to win.
const CLEAR: Value = 300;

/// More than any of the puzzles needs, so that all are solved.
const NODES: u64 = 300_000;

fn puzzles() -> Vec<Puzzle> {
    serde_json::from_str(include_str!("../puzzles/puzzles.json")).unwrap()
}

impl Puzzle {
    fn position(&self) -> Position {
        self.position.parse().unwrap_or_else(|error| panic!("{}: {error}", self.id))
    }

    fn best(&self) -> Move {
        self.best.parse().unwrap_or_else(|error| panic!("{}: {error}", self.id))
    }
}

#[test]
fn puzzles_are_told_apart_and_explained() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 30, "{} puzzles", puzzles.len());
    let ids: BTreeSet<&str> = puzzles.iter().map(|puzzle| &*puzzle.id).collect();
    let positions: BTreeSet<String> =
        puzzles.iter().map(|puzzle| puzzle.position().to_string()).collect();
    assert_eq!((ids.len(), positions.len()), (puzzles.len(), puzzles.len()));
    for Puzzle { id, position, best, why, difficulty, .. } in &puzzles {
        assert!(id.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{id}");
        assert!(positions.contains(position), "{id}: the text is not as we write it");
        assert_eq!(best.parse::<Move>().unwrap().to_string(), *best, "{id}");
        assert!((20..=250).contains(&why.len()) && why.ends_with('.'), "{id}: {why}");
        assert!((1..=3).contains(difficulty), "{id}");
    }
}

#[test]
fn there_are_puzzles_for_every_rule_set() {
    let rules: BTreeSet<Rules> = puzzles().iter().map(|puzzle| puzzle.position().rules()).collect();
    assert_eq!(rules.len(), Rules::ALL.len());
}

#[test]
fn puzzles_go_by_rule_set_and_difficulty() {
    let places = puzzles().into_iter().map(|puzzle| (puzzle.position().rules(), puzzle.difficulty));
    assert!(places.is_sorted());
}

/// With no opinion about anything: by looking at every sequence of moves to the end of the round.
#[test]
fn only_the_best_move_reaches_the_goal() {
    for puzzle in puzzles() {
        let (id, pos, best) = (&puzzle.id, puzzle.position(), puzzle.best());
        assert_eq!(pos.check(best), Ok(()), "{id}");
        let seat = pos.player_to_move().unwrap();
        let goal = match puzzle.goal {
            Goal::Win => Forced::Win,
            Goal::Hold => Forced::Open,
        };
        let moves = Exact::new(seat, 1_000_000).moves(&pos).expect(id);
        assert!(moves.len() > 1, "{id} has no choice");
        for (mv, forced) in moves {
            let is_best = after(&pos, mv) == after(&pos, best);
            assert_eq!(forced >= goal, is_best, "{id}: {mv} forces {forced:?}");
        }
    }
}

#[test]
fn the_search_solves_every_puzzle_by_a_clear_margin() {
    let mut search = RoundSearch::default();
    for puzzle in puzzles() {
        let (id, pos, best) = (&puzzle.id, puzzle.position(), puzzle.best());
        let found = think(&mut search, &pos, None);
        assert_eq!((found.best, found.solved), (best, true), "{id}");
        for mv in pos.legal_moves() {
            if after(&pos, mv) != after(&pos, best) {
                let other = think(&mut search, &pos, Some(mv));
                let margin = found.value - other.value;
                assert!(other.solved && margin >= CLEAR, "{id}: {margin} over {mv}");
            }
        }
    }
}

fn think(search: &mut RoundSearch, pos: &Position, only: Option<Move>) -> Finding {
    search.search(pos, Limit { only, ..Limit::nodes(NODES) }, &mut ()).unwrap()
}
