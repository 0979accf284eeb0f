//! Replaying a record (FORMATS "Record" and "Command line").

use serde_json::Value;

use super::color::number;
use super::moves::Move;
use super::record::{Record, Word};
use super::{Oracle, Phase};

/// Replays a whole record and returns the JSON lines `azulejo replay FILE --json` prints: one for
/// the empty table and one after every deal and every move.
///
/// # Errors
/// Line, token and reason of the first thing that is malformed or illegal.
pub fn replay(record: &str) -> Result<Vec<Value>, String> {
    let record = Record::parse(record)?;
    let first = starter(&record.words)?;
    let game =
        Oracle::new(&record.rules()?, first).map_err(|fault| at(record.words.get(3), &fault))?;
    let mut replay = Replay { lines: vec![game.json()], game, is_announced: false };
    let mut words = record.words.iter();
    while let Some(word) = words.next() {
        match word.text.to_ascii_lowercase().as_str() {
            "round" => replay.round(word, &mut words)?,
            "deal" => replay.deal(word, &mut words)?,
            _ => replay.play(word)?,
        }
    }
    check_result(&record, &replay.game)?;
    Ok(replay.lines)
}

/// The seat that begins: what `first` says in round 1, else seat 1.
fn starter(words: &[Word]) -> Result<usize, String> {
    match words {
        [round, _, first, seat, ..] if is(round, "round") && is(first, "first") => {
            number(&seat.text, 4).map(usize::from).map_err(|fault| at(Some(seat), &fault))
        }
        _ => Ok(1),
    }
}

/// A game being replayed.
struct Replay {
    lines: Vec<Value>,
    game: Oracle,
    /// Whether `round N` has been read and its deal not yet.
    is_announced: bool,
}

impl Replay {
    /// `round N`, and `first S` if it is there; both are checked.
    fn round(&mut self, word: &Word, words: &mut std::slice::Iter<Word>) -> Result<(), String> {
        if self.game.phase() != Phase::Deal || self.is_announced {
            return Err(at(Some(word), "no round begins here"));
        }
        check_number(word, words.next(), usize::from(self.game.round))?;
        if let [next, ..] = words.as_slice()
            && is(next, "first")
        {
            words.next();
            check_number(next, words.next(), self.game.first + 1)?;
        }
        self.is_announced = true;
        Ok(())
    }

    /// `deal` and a word for each factory.
    fn deal(&mut self, word: &Word, words: &mut std::slice::Iter<Word>) -> Result<(), String> {
        if !self.is_announced {
            return Err(at(Some(word), "a deal follows its `round`"));
        }
        let discs: Vec<String> = words
            .take(self.game.rules.discs())
            .map(|word| word.text.to_ascii_uppercase())
            .collect();
        let deal = discs.join(" ");
        self.game.deal(&deal).map_err(|fault| at(Some(word), &fault))?;
        self.is_announced = false;
        let mut line = self.game.json();
        line["deal"] = deal.into();
        self.lines.push(line);
        Ok(())
    }

    /// A move, with the scoring where it ended the round.
    fn play(&mut self, word: &Word) -> Result<(), String> {
        let mv = Move::parse(&word.text).map_err(|fault| at(Some(word), &fault))?;
        let scoring = self.game.play_move(&mv).map_err(|fault| at(Some(word), &fault))?;
        let mut line = self.game.json();
        line["move"] = mv.text().into();
        if let Some(scoring) = scoring {
            line["scoring"] = scoring.json();
        }
        self.lines.push(line);
        Ok(())
    }
}

/// The `Result` tag, where there is one, must be what the game came to.
fn check_result(record: &Record, game: &Oracle) -> Result<(), String> {
    let Some(tag) = record.tag("Result") else {
        return Ok(());
    };
    let scores: Vec<String> = game.players.iter().map(|player| player.score.to_string()).collect();
    let result = if game.phase() == Phase::Over { scores.join("-") } else { "*".to_string() };
    if tag.value == result {
        return Ok(());
    }
    Err(format!("line {}: `Result` is `{}`, the game came to `{result}`", tag.line, tag.value))
}

/// The number after a keyword must be the expected one.
fn check_number(keyword: &Word, word: Option<&Word>, expected: usize) -> Result<(), String> {
    match word {
        Some(word) if word.text == expected.to_string() => Ok(()),
        Some(word) => Err(at(Some(word), &format!("`{}` must be {expected}", keyword.text))),
        None => Err(at(Some(keyword), "its number is missing")),
    }
}

fn is(word: &Word, keyword: &str) -> bool {
    word.text.eq_ignore_ascii_case(keyword)
}

/// Puts line and token before a reason.
fn at(word: Option<&Word>, reason: &str) -> String {
    match word {
        Some(word) => format!("line {}: `{}`: {reason}", word.line, word.text),
        None => reason.to_string(),
    }
}
