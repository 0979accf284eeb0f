//! What is copied after the puzzle of the day: how it went, and nothing about the answer.

use super::attempt::{Attempt, Effort};
use super::{Day, Streak};
use crate::Words;

/// A wrong move.
const WRONG: char = '◇';
/// A hint.
const HINTED: char = '◈';
/// The best move.
const SOLVED: char = '◆';

/// The lines to copy: the day with a sign for each wrong move, each hint and the solution, in their
/// order, and the streak if it is one. Nothing tells the puzzle's answer.
pub fn daily_result(day: Day, attempt: &Attempt, streak: Streak) -> Vec<Words> {
    let id = if attempt.is_solved() { "daily-solved" } else { "daily-unsolved" };
    let result = Words::bare(id)
        .text("date", day.to_string())
        .text("signs", signs(attempt))
        .count("tries", attempt.tries());
    let streak = (attempt.is_solved() && streak.current > 1)
        .then(|| Words::bare("daily-streak").number("days", streak.current));
    std::iter::once(result).chain(streak).collect()
}

fn signs(attempt: &Attempt) -> String {
    let sign = |effort: &Effort| match effort {
        Effort::Wrong(_) => WRONG,
        Effort::Hinted => HINTED,
    };
    let solved = attempt.is_solved().then_some(SOLVED);
    attempt.efforts().iter().map(sign).chain(solved).collect()
}
