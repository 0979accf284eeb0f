//! The file in which a match remembers its games, so that it can be resumed.

use anyhow::{Context, Result, bail, ensure};
use azulejo_arena::{Fixture, GameLine, GameResult, MatchLine, Schedule};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;

/// Longer than any line has to be: 64 engines with long command lines are some kilobytes.
const MOST_BYTES: u64 = 1 << 20;

/// A journal that is open: every finished game is added at once.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
    names: Vec<String>,
}

impl Journal {
    /// Opens a journal, or begins one, and tells the results that are in it, by game.
    ///
    /// A last line without its end was torn when the program was stopped; it is dropped.
    ///
    /// # Errors
    ///
    /// If it can't be read or written, is of another match, or holds what no journal does. It is
    /// left as it was then.
    pub(crate) fn open(
        path: &Path,
        header: &MatchLine,
        schedule: &Schedule,
    ) -> Result<(Journal, BTreeMap<u64, GameResult>)> {
        let file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        ensure!(file.metadata()?.is_file(), "this is no file");
        let names: Vec<String> = header.engines.iter().map(|engine| engine.name.clone()).collect();
        let mut reader = Reader::new(file.try_clone()?);
        let Some(first) = reader.line()? else {
            let journal = begin(file, &reader.torn, header, names)?;
            return Ok((journal, BTreeMap::new()));
        };
        check_match(&first, header)?;
        let results = read_games(&mut reader, schedule, &names)?;
        file.set_len(reader.good)?;
        Ok((Journal { file, names }, results))
    }

    /// Adds a finished game.
    ///
    /// # Errors
    ///
    /// If it can't be written.
    pub(crate) fn add(&mut self, fixture: &Fixture, result: &GameResult) -> Result<()> {
        self.write(&GameLine::new(fixture, result, &self.names))
    }

    /// A line in one piece, so that no more than the last one can be torn.
    fn write(&mut self, line: &impl serde::Serialize) -> Result<()> {
        let mut text = serde_json::to_string(line)?;
        text.push('\n');
        self.file.write_all(text.as_bytes())?;
        Ok(())
    }
}

/// Begins a journal in a file that is empty, or holds the beginning of the first line.
fn begin(file: File, torn: &[u8], header: &MatchLine, names: Vec<String>) -> Result<Journal> {
    let line = serde_json::to_string(header)?;
    ensure!(line.as_bytes().starts_with(torn), "line 1: this is no journal of a match");
    file.set_len(0)?;
    let mut journal = Journal { file, names };
    journal.write(header)?;
    Ok(journal)
}

fn check_match(line: &str, header: &MatchLine) -> Result<()> {
    let found: MatchLine =
        serde_json::from_str(line).context("line 1: this is no journal of a match")?;
    Ok(header.check(&found)?)
}

fn read_games(
    reader: &mut Reader,
    schedule: &Schedule,
    names: &[String],
) -> Result<BTreeMap<u64, GameResult>> {
    let mut results = BTreeMap::new();
    while let Some(text) = reader.line()? {
        let (game, result) =
            read_game(&text, schedule, names).with_context(|| format!("line {}", reader.number))?;
        let before = results.insert(game, result);
        ensure!(before.is_none(), "line {}: game {game} for the second time", reader.number);
    }
    Ok(results)
}

fn read_game(text: &str, schedule: &Schedule, names: &[String]) -> Result<(u64, GameResult)> {
    let line: GameLine = serde_json::from_str(text)?;
    let Some(fixture) = schedule.fixture(line.game) else { bail!("game: expected at least 1") };
    Ok((line.game, line.result(&fixture, names)?))
}

/// Whole lines of a journal.
struct Reader {
    source: BufReader<File>,
    /// The number of the last line.
    number: usize,
    /// Where it ended.
    good: u64,
    /// A last line without its end.
    torn: Vec<u8>,
}

impl Reader {
    fn new(file: File) -> Reader {
        Reader { source: BufReader::new(file), number: 0, good: 0, torn: Vec::new() }
    }

    /// The next line without its end; `None` after the last whole one.
    fn line(&mut self) -> Result<Option<String>> {
        let mut bytes = Vec::new();
        (&mut self.source).take(MOST_BYTES).read_until(b'\n', &mut bytes)?;
        if bytes.last() != Some(&b'\n') {
            let number = self.number + 1;
            ensure!((bytes.len() as u64) < MOST_BYTES, "line {number}: longer than 1 MiB");
            self.torn = bytes;
            return Ok(None);
        }
        self.number += 1;
        self.good += bytes.len() as u64;
        bytes.pop();
        let text = String::from_utf8(bytes);
        Ok(Some(text.with_context(|| format!("line {}: expected text in UTF-8", self.number))?))
    }
}
