//! The puzzles that are shipped: there are enough of every kind, and each of them is right.

mod book;
mod examined;

use azulejo_lessons::Puzzles;

const FILE: &str = include_str!("../../puzzles/puzzles.jsonl");

fn puzzles() -> Puzzles {
    Puzzles::read(FILE).unwrap_or_else(|error| panic!("puzzles.jsonl: {error}"))
}
