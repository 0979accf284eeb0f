//! What was dealt and played at a table.

use crate::{Moment, Mover, Report, Step};
use azulejo_rules::{
    Course, Deal, DealReport, Game, IllegalDeal, IllegalMove, Move, Phase, Position, Round,
    RoundReport,
};

/// What was dealt and played in one game, from a position on: the empty table or another one.
#[derive(Clone, Debug)]
pub struct History {
    base: Position,
    steps: Vec<Step>,
    /// How many of the steps were made before the table was opened.
    before: usize,
    course: Course,
}

impl History {
    /// A history that begins with a position.
    pub(crate) fn from_position(base: Position) -> History {
        let course = Course::from(base.clone());
        History { base, steps: Vec::new(), before: 0, course }
    }

    /// A history that continues a record.
    pub(crate) fn from_record(game: &Game) -> History {
        let mut history = History::from_position(Position::new(game.rules(), game.first()));
        for Round { deal, moves, .. } in game.rounds() {
            history.deal(deal.clone()).expect("the record was played through");
            for &mv in moves {
                history.play(mv, Mover::Before).expect("the record was played through");
            }
        }
        history.before = history.steps.len();
        history
    }

    /// The table before the first step.
    pub const fn base(&self) -> &Position {
        &self.base
    }

    /// All steps, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How many of the steps were made before the table was opened, in the record it began with.
    pub const fn before(&self) -> usize {
        self.before
    }

    /// The table as it is now.
    pub const fn position(&self) -> &Position {
        self.course.position()
    }

    /// The table after so many steps, as an arrow key steps through the game; `None` if there are not
    /// so many.
    pub fn position_after(&self, steps: usize) -> Option<Position> {
        let steps = self.steps.get(..steps)?;
        Some(replay(&self.base, steps).position().clone())
    }

    /// The history again from its beginning, with the table after every step and what it brought.
    pub fn moments(&self) -> impl Iterator<Item = Moment> {
        let mut course = Course::from(self.base.clone());
        self.steps.iter().map(move |step| {
            let report = take(&mut course, step);
            Moment { step: step.clone(), position: course.position().clone(), report }
        })
    }

    /// Whether nothing is missing at the beginning, so that there can be a record of it.
    pub fn is_whole(&self) -> bool {
        self.base == Position::new(self.base.rules(), self.base.first())
    }

    /// The first so many steps as a game; `None` if there are not so many, or if the history does not
    /// begin with an empty table.
    pub fn game_after(&self, steps: usize) -> Option<Game> {
        let steps = self.steps.get(..steps).filter(|_| self.is_whole())?;
        let mut game = Game::new(self.base.rules(), self.base.first());
        for step in steps {
            match step {
                Step::Deal { deal, .. } => drop(game.deal(deal.clone()).ok()?),
                Step::Move { mv, .. } => drop(game.play(*mv).ok()?),
            }
        }
        Some(game)
    }

    /// Whether the last step leaves its player with more to place, so that the decision is not
    /// complete.
    pub fn is_mid_decision(&self) -> bool {
        let pos = self.position();
        let placing = self.steps.last().and_then(Step::placed_by);
        pos.phase() == Phase::Tiling && placing.is_some() && placing == pos.player_to_move()
    }

    /// The first step of the decision that a step belongs to: all placements of a seat in one round
    /// are one decision.
    pub(crate) fn decision_of(&self, step: usize) -> usize {
        let Some(seat) = self.steps.get(step).and_then(Step::placed_by) else { return step };
        let others = self.steps[..step].iter().rposition(|step| step.placed_by() != Some(seat));
        others.map_or(0, |last| last + 1)
    }

    /// The steps that may be taken back: those since the last deal that were made at this table.
    pub(crate) fn undoable(&self) -> std::ops::Range<usize> {
        let deal = self.steps.iter().rposition(|step| matches!(step, Step::Deal { .. }));
        deal.map_or(0, |deal| deal + 1).max(self.before)..self.steps.len()
    }

    pub(crate) fn deal(&mut self, deal: Deal) -> Result<DealReport, IllegalDeal> {
        let round = self.position().round();
        let report = self.course.deal(&deal)?;
        self.steps.push(Step::Deal { round, deal });
        Ok(report)
    }

    /// Plays a move of whoever is to act.
    pub(crate) fn play(&mut self, mv: Move, by: Mover) -> Result<Option<RoundReport>, IllegalMove> {
        let pos = self.position();
        let (round, seat) = (pos.round(), pos.player_to_move());
        let report = self.course.play(mv)?;
        self.steps.extend(seat.map(|seat| Step::Move { round, seat, mv, by }));
        Ok(report)
    }

    /// Forgets all but the first so many steps.
    pub(crate) fn truncate(&mut self, steps: usize) {
        self.steps.truncate(steps);
        self.course = replay(&self.base, &self.steps);
    }
}

/// Why a step that was taken can be taken again.
const ONCE: &str = "the step was possible before";

fn replay(base: &Position, steps: &[Step]) -> Course {
    let mut course = Course::from(base.clone());
    for step in steps {
        take(&mut course, step);
    }
    course
}

/// Takes a step that was possible before.
fn take(course: &mut Course, step: &Step) -> Report {
    match step {
        Step::Deal { deal, .. } => Report::Dealt(course.deal(deal).expect(ONCE)),
        Step::Move { mv, .. } => {
            course.play(*mv).expect(ONCE).map_or(Report::Moved, Report::RoundEnded)
        }
    }
}

/// Histories are equal if they say the same.
impl PartialEq for History {
    fn eq(&self, other: &History) -> bool {
        (&self.base, &self.steps, self.before) == (&other.base, &other.steps, other.before)
    }
}

impl Eq for History {}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Seat, SeatReport};

    /// When the last tile is taken, seat 1 has lines 1 and 2 to place and seat 2 has line 1.
    const LAST_TILE: &str = "2fp 1 1 1 c W,-,-,-,- - 19.18.19.20.19 0.0.0.0.0 \
        0:B1/Y2/-/-/-:...../...../...../...../.....:- 0:R1/-/-/-/-:...../...../...../...../.....:-";

    fn history(moves: &[&str]) -> History {
        let mut history = History::from_position(LAST_TILE.parse().unwrap());
        for mv in moves {
            history.play(mv.parse().unwrap(), Mover::Person).unwrap();
        }
        history
    }

    #[test]
    fn all_placements_of_a_seat_are_one_decision() {
        let history = history(&["1W3", "1@1", "2@2", "1@1"]);
        let seats = history.steps().iter().filter_map(Step::seat).map(Seat::number);
        assert_eq!(seats.collect::<Vec<_>>(), [1, 1, 1, 2]);
        let decisions: Vec<usize> = (0..4).map(|step| history.decision_of(step)).collect();
        assert_eq!(decisions, [0, 1, 1, 3]);
    }

    #[test]
    fn a_decision_is_complete_with_its_last_placement() {
        for (moves, expected) in [
            (&[][..], false),
            (&["1W3"], false),
            (&["1W3", "1@1"], true),
            (&["1W3", "1@1", "2@2"], false),
            (&["1W3", "1@1", "2@2", "1@1"], false),
        ] {
            assert_eq!(history(moves).is_mid_decision(), expected, "after {moves:?}");
        }
    }

    #[test]
    fn every_moment_can_be_seen_again() {
        let moves = ["1W3", "1@1", "2@2", "1@1"];
        let whole = history(&moves);
        let moments: Vec<Moment> = whole.moments().collect();
        for (index, moment) in moments.iter().enumerate() {
            let part = history(&moves[..=index]);
            assert_eq!(&moment.position, part.position());
            assert_eq!(whole.position_after(index + 1).as_ref(), Some(part.position()));
        }
        assert_eq!(whole.position_after(0).as_ref(), Some(whole.base()));
        assert_eq!(whole.position_after(5), None);
        assert!(matches!(moments[2].report, Report::Moved));
        let Report::RoundEnded(report) = &moments[3].report else { panic!("{:?}", moments[3]) };
        let gained: Vec<u16> = report.seats.iter().map(SeatReport::gained).collect();
        assert_eq!(gained, [2, 1]);
    }

    #[test]
    fn what_is_forgotten_can_be_played_otherwise() {
        let mut history = history(&["1W3", "1@1", "2@2"]);
        history.truncate(1);
        assert_eq!(history.position(), &history.position_after(1).unwrap());
        history.play("1@4".parse().unwrap(), Mover::Person).unwrap();
        assert_eq!(history.steps().len(), 2);
    }

    #[test]
    fn there_is_no_record_without_a_beginning() {
        assert_eq!(history(&["1W3"]).game_after(1), None);
        let fresh = History::from_position(Position::new("2cp".parse().unwrap(), Seat::ALL[1]));
        assert_eq!(fresh.game_after(0), Some(Game::new("2cp".parse().unwrap(), Seat::ALL[1])));
        assert_eq!(fresh.game_after(1), None);
    }
}
