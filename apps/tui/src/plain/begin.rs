//! Which game is played: the one that was left, or a new one.

use super::line::{Line, read_line};
use super::shown;
use super::word::Dictionary;
use crate::game::{Found, Game, Ground, KeepError, Kept};
use azulejo_protocol::{OptionsFaults, Start, TableOptions};
use azulejo_view::{Args, Names, Texts};
use std::io::{self, BufRead, Write};
use std::path::Path;

/// Which game is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The one that was left.
    Resume,
    /// A new one with these options and this seed; one that was left is put aside.
    New(TableOptions, u64),
    /// The one that was left, if its players want it, or a new one.
    Either(TableOptions, u64),
}

/// Why no game begins.
#[derive(Debug, thiserror::Error)]
pub enum BeginError {
    /// No game was left.
    #[error("no game was left here to go on with")]
    NothingLeft,
    /// The folder of the games can't be used.
    #[error(transparent)]
    Keep(KeepError),
    /// No table can be opened so.
    #[error(transparent)]
    Options(OptionsFaults),
    /// The input can't be read or the output can't be written. A source, so that a reader who has left can be told apart.
    #[error("{0}")]
    Talk(#[source] io::Error),
}

impl From<io::Error> for BeginError {
    fn from(error: io::Error) -> BeginError {
        BeginError::Talk(error)
    }
}

/// Begins the game that is wanted; none if the input ends before anybody has said which. A kept game that can't be read
/// is told of, and where it is now.
///
/// # Errors
///
/// Why no game begins.
pub fn begin(
    ground: Ground,
    wish: Wish,
    texts: &Texts,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Option<Game>, BeginError> {
    let left = find(&ground, texts, out)?;
    match (wish, left) {
        (Wish::Resume, None) => Err(BeginError::NothingLeft),
        (Wish::Resume, Some(kept)) => Ok(Some(Game::resume(ground, kept))),
        (Wish::Either(options, seed), Some(kept)) if kept.is_unfinished() => {
            match ask(&kept, texts, input, out)? {
                Some(true) => Ok(Some(Game::resume(ground, kept))),
                Some(false) => open(ground, options, seed, Some(&kept), texts, out).map(Some),
                None => Ok(None),
            }
        }
        (Wish::New(options, seed) | Wish::Either(options, seed), left) => {
            open(ground, options, seed, left.as_ref(), texts, out).map(Some)
        }
    }
}

fn find(ground: &Ground, texts: &Texts, out: &mut dyn Write) -> Result<Option<Kept>, BeginError> {
    let Some(keep) = &ground.keep else { return Ok(None) };
    match keep.find().map_err(BeginError::Keep)? {
        Found::Nothing => Ok(None),
        Found::Game(kept) => Ok(Some(*kept)),
        Found::Damaged { aside, why } => {
            let args = with_path(&aside).text("why", shown(&why.to_string()));
            writeln!(out, "{}", texts.tell("plain-damaged", &args))?;
            Ok(None)
        }
    }
}

/// Opens a table, after a game that was left has been put aside.
fn open(
    ground: Ground,
    options: TableOptions,
    seed: u64,
    left: Option<&Kept>,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<Game, BeginError> {
    options.check().map_err(BeginError::Options)?;
    if let (Some(keep), Some(left)) = (&ground.keep, left)
        && let Some(path) = keep.put_aside(left).map_err(BeginError::Keep)?
    {
        writeln!(out, "{}", texts.tell("plain-put-aside", &with_path(&path)))?;
    }
    Game::open(ground, options, Start::Fresh, seed).map_err(BeginError::Options)
}

fn with_path(path: &Path) -> Args {
    Args::new().text("path", shown(&path.display().to_string()))
}

/// Asks whether the game that was left goes on; `None` if the input has ended before anybody has said so.
fn ask(
    kept: &Kept,
    texts: &Texts,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<Option<bool>> {
    let dictionary = Dictionary::of(texts);
    let (table, names) = (kept.table(), Names::of_table(texts, kept.table()));
    let seats = table.options().rules.seats();
    let players: Vec<String> = seats.map(|seat| names.of(seat).to_owned()).collect();
    let question = dictionary.yes_and_no().text("names", texts.list(&players));
    let question = question.number("round", table.position().round());
    writeln!(out, "{}", texts.tell("plain-offer", &question))?;
    loop {
        out.flush()?;
        let answer = match read_line(input)? {
            Line::Text(text) => dictionary.yes_or_no(&text),
            Line::TooLong => None,
            Line::End => {
                writeln!(out, "{}", texts.say("plain-offer-left"))?;
                return Ok(None);
            }
        };
        if answer.is_some() {
            return Ok(answer);
        }
        writeln!(out, "{}", texts.tell("plain-offer-again", &dictionary.yes_and_no()))?;
    }
}
