//! A puzzle that has been understood.

use super::{Clear, Day, Difficulty, PuzzleFault, PuzzleLine, Theme};
use azulejo_rules::{Move, Position};

/// A position with one clearly best move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// A name for links; never changes.
    pub id: String,
    /// The table.
    pub position: Position,
    /// The best move.
    pub best: Move,
    /// What it is about.
    pub theme: Theme,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// How clear it is.
    pub clear: Clear,
    /// The first day on which it may be the puzzle of the day.
    pub from: Option<Day>,
    /// Why the best move is best, in English.
    pub why: Option<String>,
}

impl Puzzle {
    /// Reads one line of a file.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Puzzle, PuzzleFault> {
        let line: PuzzleLine = serde_json::from_str(text).map_err(|error| json_fault(&error))?;
        Puzzle::try_from(line)
    }

    /// Whether a move does the same as the best one: it may have another text and lead to the same
    /// table.
    pub fn is_solved_by(&self, mv: Move) -> bool {
        let after = |mv: Move| {
            let mut pos = self.position.clone();
            pos.play(mv).ok().map(|()| pos)
        };
        after(mv).is_some_and(|pos| after(self.best).as_ref() == Some(&pos))
    }
}

impl TryFrom<PuzzleLine> for Puzzle {
    type Error = PuzzleFault;

    fn try_from(line: PuzzleLine) -> Result<Puzzle, PuzzleFault> {
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if line.id.is_empty() || !line.id.chars().all(is_plain) {
            return Err(PuzzleFault::Id { found: line.id });
        }
        let position: Position = line.position.parse().map_err(PuzzleFault::Position)?;
        let best: Move = line.best.parse().map_err(PuzzleFault::Best)?;
        match position.legal_moves().len() {
            0 => return Err(PuzzleFault::NothingToMove),
            1 => return Err(PuzzleFault::NoChoice),
            _ => position.check(best).map_err(PuzzleFault::Illegal)?,
        }
        Ok(Puzzle {
            id: line.id,
            position,
            best,
            theme: line.theme,
            difficulty: Difficulty::new(line.difficulty)
                .ok_or(PuzzleFault::Difficulty { found: line.difficulty })?,
            clear: clear(line.gap, line.proof)?,
            from: line.from.map(day).transpose()?,
            why: line.why,
        })
    }
}

/// Where and why a text is no JSON of a puzzle. The reader counts lines from the beginning of the text
/// it was given, which is a single one: that would only mislead.
fn json_fault(error: &serde_json::Error) -> PuzzleFault {
    let told = error.to_string();
    let reason = told.rsplit_once(" at line ").map_or(&*told, |(reason, _)| reason);
    PuzzleFault::Json { column: error.column(), reason: reason.to_owned() }
}

fn clear(gap: Option<f64>, proof: Option<super::Goal>) -> Result<Clear, PuzzleFault> {
    match (gap, proof) {
        (Some(gap), None) => {
            // A number that is none becomes 0 and is refused as too small.
            let found = (gap * 100.0).round() as i32;
            let is_enough = found >= Clear::LEAST_GAP;
            is_enough.then_some(Clear::Gap(found)).ok_or(PuzzleFault::Gap { found })
        }
        (None, Some(goal)) => Ok(Clear::Proof(goal)),
        (None, None) | (Some(_), Some(_)) => Err(PuzzleFault::GapOrProof),
    }
}

fn day(text: String) -> Result<Day, PuzzleFault> {
    text.parse().map_err(|()| PuzzleFault::From { found: text })
}
