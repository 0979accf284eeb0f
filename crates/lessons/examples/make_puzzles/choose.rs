//! Choosing among what was found.

use crate::Result;
use azulejo_lessons::{Difficulty, Filter, Puzzle, Puzzles, Theme};
use azulejo_rules::{Players, Rules};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// Prints so many of the puzzles in some files.
pub(crate) fn choose(count: usize, files: &[&str]) -> Result<()> {
    let mut pool = Pool::default();
    for file in files {
        let text = fs::read_to_string(file)?;
        for (index, line) in text.lines().enumerate() {
            pool.add(line).map_err(|fault| format!("{file}: line {}: {fault}", index + 1))?;
        }
    }
    let chosen: Vec<String> = (0..count).map_while(|_| pool.take()).collect();
    let text = chosen.join("\n") + "\n";
    report(&Puzzles::read(&text)?);
    print!("{text}");
    Ok(())
}

/// What is to be chosen from, and how much of each kind was chosen.
#[derive(Default)]
struct Pool {
    left: Vec<(Puzzle, String)>,
    known: BTreeSet<String>,
    kinds: BTreeMap<(Theme, Difficulty), usize>,
    rules: BTreeMap<Rules, usize>,
}

impl Pool {
    fn add(&mut self, line: &str) -> std::result::Result<(), azulejo_lessons::PuzzleFault> {
        let puzzle = Puzzle::read(line)?;
        if self.known.insert(puzzle.id.clone()) {
            self.left.push((puzzle, line.to_owned()));
        }
        Ok(())
    }

    /// The next one: of the kind of which there are fewest, then of the rule set of which there are fewest,
    /// then the one that was found first.
    fn take(&mut self) -> Option<String> {
        let places = 0..self.left.len();
        let index = places.min_by_key(|&index| self.rank(&self.left[index].0))?;
        let (puzzle, line) = self.left.remove(index);
        *self.kinds.entry(kind(&puzzle)).or_default() += 1;
        *self.rules.entry(puzzle.position.rules()).or_default() += 1;
        Some(line)
    }

    fn rank(&self, puzzle: &Puzzle) -> (usize, usize) {
        let rules = puzzle.position.rules();
        let alike = self.kinds.get(&kind(puzzle)).copied().unwrap_or_default();
        let same_rules = self.rules.get(&rules).copied().unwrap_or_default();
        // Two play most often, and with more players a line is longer and its check takes more time.
        let share = match rules.players {
            Players::Two => 1,
            Players::Three => 3,
            Players::Four => 5,
        };
        (alike, same_rules * share)
    }
}

fn kind(puzzle: &Puzzle) -> (Theme, Difficulty) {
    (puzzle.theme, puzzle.difficulty)
}

/// Tells how many there are of each theme, by difficulty, and of each number of players.
fn report(puzzles: &Puzzles) {
    for theme in Theme::ALL {
        let counts = Difficulty::ALL.map(|difficulty| {
            let (theme, difficulty) = (Some(theme), Some(difficulty));
            puzzles.chosen(Filter { theme, difficulty, players: None }).count()
        });
        eprintln!("{:>10} {:>4} {:>4} {:>4}", theme.name(), counts[0], counts[1], counts[2]);
    }
    let by_players = Players::ALL.map(|players| {
        puzzles.chosen(Filter { players: Some(players), ..Filter::default() }).count()
    });
    let [two, three, four] = by_players;
    eprintln!("{} in all: {two} for two, {three} for three, {four} for four", puzzles.len());
}
