//! Somebody at a puzzle.

use super::{Hint, Puzzle, Puzzles};
use crate::Words;
use azulejo_rules::{IllegalMove, Move};
use serde::{Deserialize, Serialize};

/// What a move tried at a puzzle led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried {
    /// The rules do not allow it; it does not count.
    Refused(IllegalMove),
    /// It is not the best move; [`Loss::of`](super::Loss::of) tells what it loses.
    Wrong,
    /// It is the best move.
    Solved,
    /// The puzzle is solved already; nothing happened.
    Over,
}

/// Something that was done before the puzzle was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effort {
    Wrong(Move),
    Hinted,
}

/// How a hint is kept.
const HINTED: &str = "?";

/// Somebody at a puzzle: what was tried, and whether it is solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    puzzle: Puzzle,
    efforts: Vec<Effort>,
    solved: bool,
}

/// What is kept of an attempt between visits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct AttemptState {
    /// The puzzle, by its id.
    pub puzzle: String,
    /// The wrong moves, and `?` for each hint, in their order.
    pub efforts: Vec<String>,
    /// Whether it is solved.
    pub solved: bool,
}

impl Attempt {
    /// Sits down at a puzzle.
    pub fn new(puzzle: Puzzle) -> Attempt {
        Attempt { puzzle, efforts: Vec::new(), solved: false }
    }

    /// Goes on with what was kept; `None` if there is no such puzzle any more. What can't be read is
    /// left out.
    pub fn resume(state: &AttemptState, puzzles: &Puzzles) -> Option<Attempt> {
        let puzzle = puzzles.by_id(&state.puzzle)?.clone();
        let effort = |text: &String| match text.as_str() {
            HINTED => Some(Effort::Hinted),
            text => text.parse().ok().map(Effort::Wrong),
        };
        let efforts = state.efforts.iter().filter_map(effort).collect();
        Some(Attempt { puzzle, efforts, solved: state.solved })
    }

    /// What is to be kept.
    pub fn state(&self) -> AttemptState {
        let text = |effort: &Effort| match effort {
            Effort::Wrong(mv) => mv.to_string(),
            Effort::Hinted => HINTED.to_owned(),
        };
        AttemptState {
            puzzle: self.puzzle.id.clone(),
            efforts: self.efforts.iter().map(text).collect(),
            solved: self.solved,
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Whether it is solved.
    pub fn is_solved(&self) -> bool {
        self.solved
    }

    /// How many moves were tried, the right one included.
    pub fn tries(&self) -> usize {
        self.wrong().count() + usize::from(self.solved)
    }

    /// The wrong moves, in their order.
    pub fn wrong(&self) -> impl Iterator<Item = Move> {
        self.efforts.iter().filter_map(|effort| match effort {
            Effort::Wrong(mv) => Some(*mv),
            Effort::Hinted => None,
        })
    }

    pub(super) fn efforts(&self) -> &[Effort] {
        &self.efforts
    }

    /// The hints that were given.
    pub fn hints(&self) -> Vec<Hint> {
        let given = self.efforts.iter().filter(|&&effort| effort == Effort::Hinted).count();
        Hint::all(&self.puzzle).into_iter().take(given).collect()
    }

    /// One hint more; `None` if there is none left or it is solved.
    pub fn hint(&mut self) -> Option<Hint> {
        let next = Hint::all(&self.puzzle).get(self.hints().len()).copied();
        let next = next.filter(|_| !self.solved)?;
        self.efforts.push(Effort::Hinted);
        Some(next)
    }

    /// Tries a move. The same wrong move counts once.
    pub fn play(&mut self, mv: Move) -> Tried {
        if self.solved {
            return Tried::Over;
        }
        if let Err(illegal) = self.puzzle.position.check(mv) {
            return Tried::Refused(illegal);
        }
        if self.puzzle.is_solved_by(mv) {
            self.solved = true;
            return Tried::Solved;
        }
        if self.wrong().all(|other| other != mv) {
            self.efforts.push(Effort::Wrong(mv));
        }
        Tried::Wrong
    }

    /// What is said when it is solved: `$tries` and `$hints`.
    pub fn praise(&self) -> Words {
        let (tries, hints) = (self.tries(), self.hints().len());
        let id = match (tries, hints) {
            (1, 0) => "puzzle-solved-at-once",
            (_, 0) => "puzzle-solved",
            _ => "puzzle-solved-hinted",
        };
        Words::bare(id).count("tries", tries).count("hints", hints)
    }
}
