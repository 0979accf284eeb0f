//! Puzzles: positions with one clearly best move, by theme and difficulty.
//!
//! A file of puzzles has one JSON object a line; see [`PuzzleLine`] for its fields. Every puzzle has passed
//! an [`Examiner`]. New puzzles are appended
//! and old ones keep their place, so that the puzzle of a day stays what it was (see
//! [`Puzzles::daily`]).

mod attempt;
mod daily;
mod day;
mod difficulty;
mod examine;
mod fault;
mod hint;
mod line;
mod loss;
mod puzzle;
mod result;
mod streak;
mod theme;
mod unclear;

pub use attempt::{Attempt, AttemptState, AttemptStatus, Tried};
pub use daily::DAILY_EPOCH;
pub use day::Day;
pub use difficulty::Difficulty;
pub use examine::{Examined, Examiner};
pub use fault::{PuzzleError, PuzzleFault};
pub use hint::Hint;
pub use line::PuzzleLine;
pub use loss::Loss;
pub use puzzle::Puzzle;
pub use result::daily_result;
pub use streak::Streak;
pub use theme::Theme;
pub use unclear::Unclear;

use azulejo_rules::Players;
use std::collections::BTreeSet;

/// All puzzles of a file, in its order.
///
/// ```
/// use azulejo_lessons::{Filter, Puzzles, Theme};
///
/// let text = r#"{"id":"the-safe-tile","theme":"floor","difficulty":3,"gap":400,"best":"CR3","position":"2cp 5 2 1 c -,-,-,-,- BBBYYYYRKKWWW 0.0.0.0.0 11.11.8.8.8 19:K1/-/-/W4/R5:BYR.W/WBY.K/KWB.R/.K.../.....:- 28:W1/K2/R1/K2/-:BYRK./WBYR./K.B../...../YR...:-"}"#;
/// let puzzles = Puzzles::read(text)?;
/// let floors = Filter { theme: Some(Theme::Floor), ..Filter::default() };
/// assert_eq!(puzzles.chosen(floors).count(), 1);
/// # Ok::<(), azulejo_lessons::PuzzleError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Puzzles {
    all: Vec<Puzzle>,
}

/// Which puzzles are wanted; what is not said does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// What they are about.
    pub theme: Option<Theme>,
    /// How hard they are.
    pub difficulty: Option<Difficulty>,
    /// How many play.
    pub players: Option<Players>,
}

impl Filter {
    /// Whether a puzzle is wanted.
    pub fn wants(&self, puzzle: &Puzzle) -> bool {
        self.theme.is_none_or(|theme| theme == puzzle.theme)
            && self.difficulty.is_none_or(|difficulty| difficulty == puzzle.difficulty)
            && self.players.is_none_or(|players| players == puzzle.position.rules().players)
    }
}

impl Puzzles {
    /// Reads a file: one puzzle a line; empty lines are passed over.
    ///
    /// # Errors
    ///
    /// The first line that is wrong, and why.
    pub fn read(text: &str) -> Result<Puzzles, PuzzleError> {
        let mut puzzles = Puzzles::default();
        let (mut ids, mut positions) = (BTreeSet::new(), BTreeSet::new());
        let lines = text.lines().enumerate().filter(|(_, text)| !text.trim().is_empty());
        for (index, text) in lines {
            let at = |fault| PuzzleError { line: index + 1, fault };
            let puzzle = Puzzle::read(text).map_err(at)?;
            if !ids.insert(puzzle.id.clone()) {
                return Err(at(PuzzleFault::IdTwice { id: puzzle.id }));
            }
            if !positions.insert(puzzle.position.to_string()) {
                return Err(at(PuzzleFault::PositionTwice));
            }
            puzzles.all.push(puzzle);
        }
        Ok(puzzles)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// All of them, in the order of the file.
    pub fn all(&self) -> &[Puzzle] {
        &self.all
    }

    /// The puzzle of an id.
    pub fn by_id(&self, id: &str) -> Option<&Puzzle> {
        self.all.iter().find(|puzzle| puzzle.id == id)
    }

    /// Those that are wanted, in the order of the file.
    pub fn chosen(&self, filter: Filter) -> impl Iterator<Item = &Puzzle> {
        self.all.iter().filter(move |puzzle| filter.wants(puzzle))
    }
}
