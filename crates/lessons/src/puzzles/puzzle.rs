//! A puzzle that has been understood.

use super::{Day, Difficulty, PuzzleFault, PuzzleLine, Theme};
use azulejo_rules::{Move, Position};
use azulejo_search::{Greedy, Limit, Searcher};

/// A position with one clearly best move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// A name for links; never changes.
    pub id: String,
    /// The table.
    pub position: Position,
    /// The best move. There may be others that are as good, as the mirrored ways to split what is left
    /// on a spread are; all of them solve the puzzle.
    pub best: Move,
    /// Those that are as good as the best move, without it; as a rule none.
    pub as_good: Vec<Move>,
    /// What it is about.
    pub theme: Theme,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// By how many hundredths of a point of expected lead the best move is better than any other.
    pub gap: i32,
    /// Whether the game ends with the round, so that the gap is no matter of opinion. Otherwise it is
    /// the mean over deals that may follow.
    pub solved: bool,
    /// The first day on which it may be the puzzle of the day.
    pub from: Option<Day>,
}

impl Puzzle {
    /// A puzzle's move is better than any other by at least so many hundredths of a point.
    pub const LEAST_GAP: i32 = 300;

    /// Reads one line of a file.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Puzzle, PuzzleFault> {
        let line: PuzzleLine = serde_json::from_str(text).map_err(|error| json_fault(&error))?;
        Puzzle::try_from(line)
    }

    /// The id of a puzzle with this position: eight digits that follow from its text.
    pub fn id_of(position: &Position) -> String {
        // FNV-1a, folded: as simple as it is known, and the same for all time.
        let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let sum = position.to_string().bytes().fold(0xcbf2_9ce4_8422_2325, mix);
        format!("{:08x}", (sum >> 32) as u32 ^ sum as u32)
    }

    /// All moves that solve it, the best one first.
    pub fn answers(&self) -> impl Iterator<Item = Move> {
        std::iter::once(self.best).chain(self.as_good.iter().copied())
    }

    /// Whether a move does what one of the answers does: it may have another text, as where two discs
    /// hold the same.
    pub fn is_solved_by(&self, mv: Move) -> bool {
        let after = |mv: Move| {
            let mut pos = self.position.clone();
            pos.play(mv).ok().map(|()| pos.hash())
        };
        after(mv).is_some_and(|hash| self.answers().any(|answer| after(answer) == Some(hash)))
    }

    /// The move that brings most right now, if that is not the answer: what one may be tempted to play,
    /// and to compare the best move with.
    pub fn temptation(&self) -> Option<Move> {
        let found = Greedy.search(&self.position, Limit::NONE, &mut ())?;
        Some(found.best).filter(|&mv| !self.is_solved_by(mv))
    }
}

impl TryFrom<PuzzleLine> for Puzzle {
    type Error = PuzzleFault;

    fn try_from(line: PuzzleLine) -> Result<Puzzle, PuzzleFault> {
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if line.id.is_empty() || !line.id.chars().all(is_plain) {
            return Err(PuzzleFault::Id { found: line.id });
        }
        if line.gap < Puzzle::LEAST_GAP {
            return Err(PuzzleFault::Gap { found: line.gap });
        }
        let position: Position = line.position.parse().map_err(PuzzleFault::Position)?;
        let mut answers = answers(&position, &line.best)?.into_iter();
        Ok(Puzzle {
            id: line.id,
            position,
            best: answers.next().ok_or(PuzzleFault::NoBest)?,
            as_good: answers.collect(),
            theme: line.theme,
            difficulty: Difficulty::new(line.difficulty)
                .ok_or(PuzzleFault::Difficulty { found: line.difficulty })?,
            gap: line.gap,
            solved: line.solved,
            from: line.from.map(day).transpose()?,
        })
    }
}

/// The best moves of a line; some moves are left that are not among them.
fn answers(position: &Position, text: &str) -> Result<Vec<Move>, PuzzleFault> {
    let choices = position.legal_moves().len();
    if choices == 0 {
        return Err(PuzzleFault::NothingToMove);
    }
    let mut answers = Vec::new();
    for text in text.split_whitespace() {
        let mv: Move = text.parse().map_err(PuzzleFault::Best)?;
        position.check(mv).map_err(PuzzleFault::Illegal)?;
        if answers.contains(&mv) {
            return Err(PuzzleFault::BestTwice { mv });
        }
        answers.push(mv);
    }
    if answers.len() < choices { Ok(answers) } else { Err(PuzzleFault::NoChoice) }
}

/// Where and why a text is no JSON of a puzzle. The reader counts lines from the beginning of the text
/// it was given, which is a single one: that would only mislead.
fn json_fault(error: &serde_json::Error) -> PuzzleFault {
    let told = error.to_string();
    let reason = told.rsplit_once(" at line ").map_or(&*told, |(reason, _)| reason);
    PuzzleFault::Json { column: error.column(), reason: reason.to_owned() }
}

fn day(text: String) -> Result<Day, PuzzleFault> {
    text.parse().map_err(|()| PuzzleFault::From { found: text })
}
