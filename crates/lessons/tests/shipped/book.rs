//! What there is to choose from.

use crate::{FILE, puzzles};
use azulejo_lessons::{Difficulty, Filter, Puzzle, PuzzleLine, Puzzles, Theme};
use azulejo_rules::{Players, Rules, WallSide};

fn count(puzzles: &Puzzles, filter: Filter) -> usize {
    puzzles.chosen(filter).count()
}

#[test]
fn there_is_one_for_most_days_of_a_year() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 300, "{}", puzzles.len());
}

#[test]
fn every_theme_has_enough_for_a_drill() {
    let puzzles = puzzles();
    for theme in Theme::ALL {
        let count = count(&puzzles, Filter { theme: Some(theme), ..Filter::default() });
        assert!(count >= 12, "{theme:?}: {count}");
    }
}

#[test]
fn no_difficulty_is_rare() {
    let puzzles = puzzles();
    for difficulty in Difficulty::ALL {
        let count = count(&puzzles, Filter { difficulty: Some(difficulty), ..Filter::default() });
        assert!(5 * count >= puzzles.len(), "{difficulty:?}: {count}");
    }
}

#[test]
fn every_game_has_its_puzzles() {
    let puzzles = puzzles();
    let having = |is_meant: &dyn Fn(Rules) -> bool| {
        puzzles.all().iter().filter(|puzzle| is_meant(puzzle.position.rules())).count()
    };
    for players in Players::ALL {
        assert!(having(&|rules| rules.players == players) >= 20, "{players:?}");
    }
    for wall in [WallSide::Colored, WallSide::Free] {
        assert!(having(&|rules| rules.wall == wall) >= 60, "{wall:?}");
    }
    for gold in [false, true] {
        assert!(having(&|rules| rules.has_gold() == gold) >= 60, "gold sides: {gold}");
    }
}

#[test]
fn ids_follow_from_positions() {
    for Puzzle { id, position, .. } in puzzles().all() {
        assert_eq!(*id, Puzzle::id_of(position));
    }
}

/// The very text that is printed, so that a puzzle made again is the same line.
#[test]
fn lines_are_written_as_they_are_printed() {
    for text in FILE.lines() {
        let line: PuzzleLine = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&line).unwrap(), text);
        assert_eq!(Puzzle::read(text).unwrap().position.to_string(), line.position);
    }
}

#[test]
fn the_file_is_soon_fetched() {
    assert!(FILE.len() < 110 * 1024, "{} bytes", FILE.len());
}
