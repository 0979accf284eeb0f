//! Makes puzzles from games of the search against itself.
//!
//! `cargo run --release -p azulejo-lessons --example make_puzzles -- find RULES SEED FIRST LAST`
//!
//! plays the games `FIRST` to `LAST` of a rule set and prints what it finds in them, one puzzle a line: at
//! most one a round, each of which has passed the `Examiner`. The same arguments find the same puzzles.
//!
//! `cargo run --release -p azulejo-lessons --example make_puzzles -- choose COUNT [FILE …]`
//!
//! chooses so many of what was found, as evenly as it can by theme and difficulty and of many rule sets,
//! and prints them. How many there are of each goes to the standard error stream.
//!
//! The commands that made the file of puzzles are in `puzzles/README.md`.

mod choose;
mod find;
mod games;

use std::error::Error;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const USAGE: &str = "usage: make_puzzles find RULES SEED FIRST LAST | choose COUNT [FILE …]";

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["find", rules, seed, first, last] => {
            find::find(rules.parse()?, seed.parse()?, first.parse()?..=last.parse()?)
        }
        ["choose", count, files @ ..] => choose::choose(count.parse()?, files),
        _ => Err(USAGE.into()),
    }
}
