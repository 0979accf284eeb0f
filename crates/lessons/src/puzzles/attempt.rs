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
    /// It is not the best move; [`Loss::of`](super::Loss::of) tells what it loses, and why.
    Wrong,
    /// It is the best move, or as good.
    Solved,
    /// The puzzle is solved or its answer was shown; nothing happened.
    Over,
}

/// How far an attempt has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AttemptStatus {
    /// The answer is looked for.
    #[default]
    Open,
    /// It was found.
    Solved,
    /// The player has given up and seen it.
    Shown,
}

/// Something that was done before the puzzle was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effort {
    Wrong(Move),
    Hinted,
}

/// How a hint is kept.
const HINTED: &str = "?";

/// Somebody at a puzzle: what was tried, and how far it has come.
///
/// ```
/// use azulejo_lessons::{Attempt, AttemptStatus, Puzzle, Tried};
///
/// let puzzle = Puzzle::read(r#"{"id":"one","theme":"floor","difficulty":3,"gap":400,"best":"CR3","position":"2cp 5 2 1 c -,-,-,-,- BBBYYYYRKKWWW 0.0.0.0.0 11.11.8.8.8 19:K1/-/-/W4/R5:BYR.W/WBY.K/KWB.R/.K.../.....:- 28:W1/K2/R1/K2/-:BYRK./WBYR./K.B../...../YR...:-"}"#).unwrap();
/// let mut attempt = Attempt::new(puzzle);
/// assert_eq!(attempt.play("CYF".parse()?), Tried::Wrong);
/// assert_eq!(attempt.hint().unwrap().words().id, "puzzle-look-floor");
/// assert_eq!(attempt.play("CR3".parse()?), Tried::Solved);
/// assert_eq!((attempt.status(), attempt.tries()), (AttemptStatus::Solved, 2));
/// # Ok::<(), azulejo_rules::MoveError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    puzzle: Puzzle,
    efforts: Vec<Effort>,
    status: AttemptStatus,
}

/// What is kept of an attempt between visits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct AttemptState {
    /// The puzzle, by its id.
    pub puzzle: String,
    /// The wrong moves, and `?` for each hint, in their order.
    pub efforts: Vec<String>,
    /// How far it has come.
    pub status: AttemptStatus,
}

impl Attempt {
    /// Sits down at a puzzle.
    pub fn new(puzzle: Puzzle) -> Attempt {
        Attempt { puzzle, efforts: Vec::new(), status: AttemptStatus::Open }
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
        Some(Attempt { puzzle, efforts, status: state.status })
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
            status: self.status,
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// How far it has come.
    pub fn status(&self) -> AttemptStatus {
        self.status
    }

    /// Whether the answer was found.
    pub fn is_solved(&self) -> bool {
        self.status == AttemptStatus::Solved
    }

    /// Whether the answer was found or shown: there is nothing left to try.
    pub fn is_over(&self) -> bool {
        self.status != AttemptStatus::Open
    }

    /// How many moves were tried, the right one included.
    pub fn tries(&self) -> usize {
        self.wrong().count() + usize::from(self.is_solved())
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

    /// One hint more; `None` if there is none left or nothing left to try.
    pub fn hint(&mut self) -> Option<Hint> {
        let next = Hint::all(&self.puzzle).get(self.hints().len()).copied();
        let next = next.filter(|_| !self.is_over())?;
        self.efforts.push(Effort::Hinted);
        Some(next)
    }

    /// Tries a move. The same wrong move counts once.
    pub fn play(&mut self, mv: Move) -> Tried {
        if self.is_over() {
            return Tried::Over;
        }
        if let Err(illegal) = self.puzzle.position.check(mv) {
            return Tried::Refused(illegal);
        }
        if self.puzzle.is_solved_by(mv) {
            self.status = AttemptStatus::Solved;
            return Tried::Solved;
        }
        if self.wrong().all(|other| other != mv) {
            self.efforts.push(Effort::Wrong(mv));
        }
        Tried::Wrong
    }

    /// Gives up: the answer may be shown. Nothing happens if it was found.
    pub fn give_up(&mut self) {
        if !self.is_over() {
            self.status = AttemptStatus::Shown;
        }
    }

    /// What is said when it is over, with `$tries` and `$hints`; `None` before.
    pub fn closing(&self) -> Option<Words> {
        let (tries, hints) = (self.tries(), self.hints().len());
        let id = match (self.status, tries, hints) {
            (AttemptStatus::Open, ..) => return None,
            (AttemptStatus::Shown, ..) => "puzzle-shown",
            (AttemptStatus::Solved, 1, 0) => "puzzle-solved-at-once",
            (AttemptStatus::Solved, _, 0) => "puzzle-solved",
            (AttemptStatus::Solved, ..) => "puzzle-solved-hinted",
        };
        Some(Words::bare(id).count("tries", tries).count("hints", hints))
    }
}
