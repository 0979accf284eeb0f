//! All puzzles that this program brings along.

use azulejo_lessons::{Puzzle, Puzzles};
use azulejo_web::console;
use std::sync::OnceLock;

/// The file of all puzzles.
const FILE: &str = include_str!("../../../../crates/lessons/puzzles/puzzles.jsonl");

/// All puzzles.
pub(super) fn puzzles() -> &'static Puzzles {
    static PUZZLES: OnceLock<Puzzles> = OnceLock::new();
    PUZZLES.get_or_init(|| {
        Puzzles::read(FILE).unwrap_or_else(|error| {
            console::error(&format!("the puzzles can't be read: {error}"));
            Puzzles::default()
        })
    })
}

/// The place of a puzzle in the file, from 1: what it is called.
pub(super) fn number(puzzle: &Puzzle) -> u32 {
    let place = puzzles().all().iter().position(|other| other.id == puzzle.id);
    place.map_or(0, |place| place as u32 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_can_be_read_and_has_its_number() {
        let read = Puzzles::read(FILE).expect("puzzles");
        assert!(!read.is_empty());
        assert_eq!(read.all().last().map(number), u32::try_from(read.len()).ok());
    }
}
