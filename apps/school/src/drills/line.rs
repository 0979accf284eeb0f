//! How the game goes on after the best move.

use azulejo_rules::{Course, Move, Position, RoundReport, Seat};
use azulejo_view::{Names, Narrator, Texts};

/// A move of the line, and the table after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stop {
    /// The table before it.
    pub(super) before: Position,
    /// Who moves.
    pub(super) seat: Seat,
    /// The move.
    pub(super) mv: Move,
    /// The table after it.
    pub(super) after: Position,
    /// The story of the round, if it ends with it.
    report: Option<RoundReport>,
}

impl Stop {
    /// The moves of a line one after the other, as far as they can be played.
    pub(super) fn all(start: &Position, line: &[Move]) -> Vec<Stop> {
        let mut course = Course::from(start.clone());
        let stop = |&mv: &Move| {
            let before = course.position().clone();
            let seat = before.player_to_move()?;
            let report = course.play(mv).ok()?;
            Some(Stop { before, seat, mv, after: course.position().clone(), report })
        };
        line.iter().map_while(stop).collect()
    }

    /// The move in a sentence.
    pub(super) fn told(&self, texts: &Texts, names: &Names) -> String {
        Narrator::new(texts, names).play(&self.before, self.mv).headline
    }

    /// What follows from it: what falls, and the end of the round.
    pub(super) fn details(&self, texts: &Texts, names: &Names) -> Vec<String> {
        let narrator = Narrator::new(texts, names);
        let mut told = narrator.play(&self.before, self.mv).details;
        told.extend(self.report.iter().flat_map(|report| narrator.round(report)));
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drills::shelf::puzzles;

    #[test]
    fn a_line_is_followed_as_far_as_it_can_be_played() {
        let puzzle = &puzzles().all()[0];
        let stops = Stop::all(&puzzle.position, &[puzzle.best, puzzle.best]);
        // The same move again is not possible: what it took is gone.
        assert_eq!(stops.len(), 1);
        assert_eq!(stops[0].mv, puzzle.best);
        assert_ne!(stops[0].after, puzzle.position);
    }
}
