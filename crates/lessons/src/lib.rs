//! What teaches the game: a tutorial on real boards, puzzles with one clearly best move, and the
//! puzzle of the day.
//!
//! Nothing here knows a rule: what is legal, what scores and what falls is asked of
//! `azulejo-rules`, and what a move is worth of `azulejo-search`. What is said are [`Words`]: the id
//! of a message in `lessons.ftl` and the values that it may name.
//!
//! ```
//! use azulejo_lessons::{Answer, Lesson};
//!
//! let mut lesson = Lesson::begin();
//! assert_eq!(lesson.ask().id, "lesson-factory-ask");
//! // A legal move that misses the point changes nothing.
//! assert!(matches!(lesson.play("4RF".parse()?), Answer::Missed(_)));
//! assert!(matches!(lesson.play("1B2".parse()?), Answer::Passed(_)));
//! assert!(lesson.onward());
//! # Ok::<(), azulejo_rules::MoveError>(())
//! ```

mod puzzles;
mod tutorial;
mod words;

pub use puzzles::{
    Attempt, AttemptState, AttemptStatus, DAILY_EPOCH, Day, Difficulty, Examined, Examiner, Filter,
    Hint, Loss, Puzzle, PuzzleError, PuzzleFault, PuzzleLine, Puzzles, Streak, Theme, Tried,
    Unclear, daily_result,
};
pub use tutorial::{
    Answer, Chapter, Condition, Lesson, Passed, Progress, STEPS, Scripted, Sentences, Stage, Step,
};
pub use words::{WordValue, Words};
