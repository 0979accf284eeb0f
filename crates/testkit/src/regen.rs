//! Results that are pinned in files: perft counts and playthroughs.
//!
//! Everything here follows from the code alone, so the files can be made again at any time.
//! `cargo xtask regen` writes them, the tests compare them, and a change of the files is read as a
//! diff.

mod chance;
mod moments;
pub mod perft;
pub mod playthrough;
mod wrap;

use azulejo_rules::Rules;

/// What to do when a file is not what the code makes of it now.
pub const ADVICE: &str = "run `cargo xtask regen` and review the diff";

/// A file as the code makes it now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PinnedFile {
    /// Its path in the folder of this crate, such as `perft/2cp.txt`.
    pub path: String,
    /// Its text.
    pub text: String,
}

impl PinnedFile {
    /// Where another text of this file begins to differ, if it does.
    pub fn difference(&self, found: &str) -> Option<Difference> {
        if self.text == found {
            return None;
        }
        let (mut made, mut found) = (self.text.split('\n'), found.split('\n'));
        let mut line = 1;
        loop {
            let (expected, found) = (made.next(), found.next());
            if expected != found {
                let [expected, found] = [expected, found].map(|text| text.map(str::to_owned));
                return Some(Difference { line, expected, found });
            }
            line += 1;
        }
    }
}

/// The first line in which two texts differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Its number, from 1.
    pub line: usize,
    /// What the code makes of it now; nothing past the end.
    pub expected: Option<String>,
    /// What the file says; nothing past its end.
    pub found: Option<String>,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let shown = |text: &Option<String>| text.clone().unwrap_or_else(|| "(no line)".to_owned());
        let (found, expected) = (shown(&self.found), shown(&self.expected));
        write!(f, "line {}:\n  found    {found}\n  expected {expected}", self.line)
    }
}

/// The perft files, one for each rule set.
pub fn perft_files() -> impl Iterator<Item = PinnedFile> {
    Rules::ALL
        .into_iter()
        .map(|rules| PinnedFile { path: format!("perft/{rules}.txt"), text: perft::file(rules) })
}

/// The playthroughs, one for each rule set.
pub fn playthroughs() -> impl Iterator<Item = PinnedFile> {
    Rules::ALL.into_iter().map(|rules| PinnedFile {
        path: format!("playthroughs/{rules}.txt"),
        text: playthrough::file(rules),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pinned(text: &str) -> PinnedFile {
        PinnedFile { path: "perft/2cp.txt".to_owned(), text: text.to_owned() }
    }

    #[test]
    fn equal_texts_do_not_differ() {
        assert_eq!(pinned("a\nb\n").difference("a\nb\n"), None);
    }

    #[test]
    fn the_first_line_that_differs_is_named() {
        for (found, line) in [("a\nc\n", 2), ("a\n", 2), ("a\nb\nc\n", 3), ("a\nb", 3), ("", 1)] {
            let difference = pinned("a\nb\n").difference(found);
            assert_eq!(difference.map(|difference| difference.line), Some(line), "{found:?}");
        }
    }
}
