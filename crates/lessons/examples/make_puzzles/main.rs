//! Makes puzzles from games of the search against itself.
//!
//! `cargo run --release -p azulejo-lessons --example make_puzzles -- games FILE SEED GAMES MOST [RULES …]`
//!
//! plays so many games of each rule set and appends what it finds to the file, one puzzle a line, as long
//! as there are not `MOST` of the same theme and difficulty. The
//! same seed finds the same puzzles; where the file has some of that seed already, it goes on with the
//! game after the last of them. In the end it prints how many there are of each theme.
//!
//! `cargo run --release -p azulejo-lessons --example make_puzzles -- adopt FILE PROVEN`
//!
//! appends the proven puzzles of the search (a JSON array), with their themes.

mod adopt;
mod candidate;
mod difficulty;
mod games;

use azulejo_lessons::{Difficulty, Puzzle, PuzzleLine, Puzzles, Theme};
use azulejo_rules::Rules;
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::Path;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const USAGE: &str = "usage: make_puzzles games FILE SEED GAMES MOST [RULES …] | adopt FILE PROVEN";

/// The rule sets, if none is named: every wall and every kind of factories, for two, three and four.
const RULES: [&str; 8] = ["2cp", "2fp", "2cs", "2fs", "3cp", "3cs", "4cp", "4fs"];

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["games", file, seed, games, most, rules @ ..] => {
            let rules = if rules.is_empty() { &RULES[..] } else { rules };
            let mut book = Book::open(Path::new(file), most.parse()?)?;
            for rules in rules {
                games::play(&mut book, rules.parse::<Rules>()?, seed.parse()?, games.parse()?)?;
            }
            book.report();
        }
        ["adopt", file, proven] => {
            let mut book = Book::open(Path::new(file), usize::MAX)?;
            adopt::adopt(&mut book, Path::new(proven))?;
            book.report();
        }
        _ => return Err(USAGE.into()),
    }
    Ok(())
}

/// The file of puzzles, to which more are appended.
struct Book {
    file: fs::File,
    /// At most so many of the same theme and difficulty.
    most: usize,
    /// What is there, by the ids.
    known: BTreeMap<String, Puzzle>,
}

impl Book {
    fn open(path: &Path, most: usize) -> Result<Book> {
        let text = if path.exists() { fs::read_to_string(path)? } else { String::new() };
        let puzzles =
            Puzzles::read(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        let file = fs::OpenOptions::new().create(true).append(true).open(path)?;
        let entry = |puzzle: &Puzzle| (puzzle.id.clone(), puzzle.clone());
        Ok(Book { file, most, known: puzzles.all().iter().map(entry).collect() })
    }

    /// The ids that begin like this.
    fn ids<'a>(&'a self, start: &'a str) -> impl Iterator<Item = &'a str> {
        self.known.keys().map(String::as_str).filter(move |id| id.starts_with(start))
    }

    /// Whether a puzzle is new and there are not enough like it.
    fn wants(&self, puzzle: &Puzzle) -> bool {
        let is_known = |known: &Puzzle| known.position == puzzle.position;
        let is_alike =
            |known: &&Puzzle| (known.theme, known.difficulty) == (puzzle.theme, puzzle.difficulty);
        !self.known.contains_key(&puzzle.id)
            && !self.known.values().any(is_known)
            && self.known.values().filter(is_alike).count() < self.most
    }

    /// Appends a puzzle that is wanted, once it has been read as others will read it; tells whether it was.
    fn append(&mut self, line: &PuzzleLine) -> Result<bool> {
        let text = serde_json::to_string(line)?;
        let puzzle = Puzzle::read(&text).map_err(|fault| format!("{}: {fault}", line.id))?;
        if !self.wants(&puzzle) {
            return Ok(false);
        }
        writeln!(self.file, "{text}")?;
        self.known.insert(puzzle.id.clone(), puzzle);
        Ok(true)
    }

    /// How many there are of each theme, by difficulty.
    fn report(&self) {
        let all = self.known.values();
        for theme in Theme::ALL {
            let counts = Difficulty::ALL.map(|difficulty| {
                let is_one = |p: &&Puzzle| (p.theme, p.difficulty) == (theme, difficulty);
                all.clone().filter(is_one).count()
            });
            println!("{:>10} {:>4} {:>4} {:>4}", theme.name(), counts[0], counts[1], counts[2]);
        }
        println!("{:>10} {:>4}", "all", self.known.len());
    }
}
