//! The proven puzzles of the search, with their themes.

use crate::{Book, Result};
use azulejo_lessons::{Goal, PuzzleLine, Theme};
use azulejo_rules::{Move, Position};
use azulejo_search::{Finding, Limit, RoundSearch, Searcher, ranked};
use serde::Deserialize;
use std::path::Path;

/// Enough to look through the rest of every round among them.
const NODES: u64 = 300_000;

#[derive(Deserialize)]
struct Proven {
    id: String,
    position: String,
    best: String,
    goal: Goal,
    difficulty: u8,
    why: String,
}

pub(crate) fn adopt(book: &mut Book, path: &Path) -> Result<()> {
    let all: Vec<Proven> = serde_json::from_str(&std::fs::read_to_string(path)?)?;
    let mut search = RoundSearch::default();
    for Proven { id, position, best, goal, difficulty, why } in all {
        let (pos, mv) = (position.parse::<Position>()?, best.parse::<Move>()?);
        let theme = theme(&pos, mv, &mut search);
        let theme = theme.ok_or_else(|| format!("{id}: there is nothing to compare with"))?;
        let (proof, why) = (Some(goal), Some(why));
        let line = PuzzleLine {
            id,
            position,
            best,
            theme,
            difficulty,
            gap: None,
            proof,
            from: None,
            seed: None,
            why,
        };
        book.append(&line)?;
    }
    Ok(())
}

/// The theme, by the best move and the best of the others.
fn theme(pos: &Position, best: Move, search: &mut RoundSearch) -> Option<Theme> {
    let limit = Limit { only: Some(best), ..Limit::nodes(NODES) };
    let best: Finding = search.search(pos, limit, &mut ())?;
    let others = ranked(pos, 2, NODES, search);
    let second = others.iter().find(|found| found.best != best.best)?;
    Some(Theme::of(pos, &best, second))
}
