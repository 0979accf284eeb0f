//! What happens at the table of a lesson besides the pupil's own move, in words.

use super::names::PUPIL;
use azulejo_rules::{
    AfterRound, Course, Deal, Frame, Outcome, Position, RoundReport, Seat, Step as Happened,
};
use azulejo_view::story::{RoundTable, SeatTable, TableRow};
use azulejo_view::{Args, Names, Narrator, Texts};

/// What the frames after a position show, without what the pupil did.
pub(super) fn told(
    texts: &Texts,
    names: &Names,
    before: &Position,
    frames: &[Frame],
) -> Vec<String> {
    let teller = Teller { texts, narrator: Narrator::new(texts, names) };
    let befores = std::iter::once(before).chain(frames.iter().map(|frame| &frame.position));
    befores.zip(frames).flat_map(|(before, frame)| teller.frame(before, frame)).collect()
}

struct Teller<'a> {
    texts: &'a Texts,
    narrator: Narrator<'a>,
}

impl Teller<'_> {
    fn frame(&self, before: &Position, frame: &Frame) -> Vec<String> {
        let mut told = match &frame.step {
            Happened::Move(mv) if before.player_to_move() != Some(PUPIL) => {
                vec![self.narrator.play(before, *mv).text()]
            }
            Happened::Move(_) | Happened::Start => Vec::new(),
            Happened::Deal(deal) => self.deal(before, deal, &frame.position),
        };
        told.extend(frame.report.iter().flat_map(|report| self.round(report)));
        told
    }

    /// What the bag gave. Who starts is told only of the others: the pupil is asked.
    fn deal(&self, before: &Position, deal: &Deal, after: &Position) -> Vec<String> {
        let Ok(report) = Course::from(before.clone()).deal(deal) else { return Vec::new() };
        let told = self.narrator.deal(after, &report);
        told.into_iter().skip(usize::from(after.first() == PUPIL)).collect()
    }

    /// The end of a round, the pupil's part of it in detail.
    fn round(&self, report: &RoundReport) -> Vec<String> {
        let table = RoundTable::of(report);
        let mut told: Vec<String> = table
            .seats
            .iter()
            .flat_map(|seat| match seat.seat {
                PUPIL => self.own_round(seat),
                _ => self.narrator.seat_round(seat),
            })
            .collect();
        if let AfterRound::End(outcome) = &report.then {
            told.push(self.narrator.ending(outcome.ending));
            told.extend(self.result(outcome));
        }
        told
    }

    /// Line for line what the pupil placed, then the floor.
    fn own_round(&self, table: &SeatTable) -> Vec<String> {
        let mut told: Vec<String> = table.rows.iter().map(|row| self.own_row(*row)).collect();
        if table.floor_cost > 0 {
            let args = Args::new().number("cost", table.floor_cost);
            told.push(self.texts.tell("learn-paid", &args));
        }
        told.push(self.texts.tell("learn-score", &Args::new().number("points", table.total)));
        told
    }

    fn own_row(&self, row: TableRow) -> String {
        match row {
            TableRow::Placed { line, tile, runs, .. } => {
                let args = Args::new().number("line", line.number()).tile(tile);
                self.texts.tell("learn-placed", &args.text("runs", self.narrator.runs(runs)))
            }
            TableRow::Dropped { line, tile } => {
                let args = Args::new().number("line", line.number()).tile(tile);
                self.texts.tell("learn-dropped", &args)
            }
        }
    }

    /// What everybody has in the end.
    fn result(&self, outcome: &Outcome) -> Vec<String> {
        let standings = outcome.standings.iter().zip(Seat::ALL);
        let told = standings.map(|(standing, seat)| {
            let args = Args::new()
                .text("name", self.narrator.name(seat))
                .number("bonus", standing.bonuses.points())
                .number("points", standing.score);
            self.texts.tell("learn-total", &args)
        });
        told.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::names::names;
    use super::*;
    use azulejo_lessons::{Answer, Lesson};
    use azulejo_view::{Language, Theme};

    /// What is told after a step is passed by its hint.
    fn told_after(id: &str) -> Vec<String> {
        let texts = Texts::school(Language::En, Theme::Palace);
        let mut lesson = Lesson::begin();
        assert!(lesson.go_to(id), "{id}");
        let before = lesson.position().clone();
        let Answer::Passed(passed) = lesson.play(lesson.hint().expect("a move")) else {
            panic!("{id} is not passed by its hint");
        };
        told(&texts, &names(&texts, before.rules()), &before, &passed.frames)
    }

    #[test]
    fn the_pupil_s_own_round_is_told_line_for_line() {
        assert_eq!(
            told_after("wall")[..3],
            [
                "Line 1, black: 1 point, standing alone.",
                "Line 2, blue: 1 point, standing alone.",
                "You now have 5 points.",
            ]
        );
    }

    #[test]
    fn the_other_s_reply_is_told_and_the_pupil_s_move_is_not() {
        let told = told_after("keeper");
        assert_eq!(told.len(), 1);
        assert!(told[0].starts_with("Rui takes "), "{told:?}");
    }

    #[test]
    fn the_end_of_the_game_is_told_with_everybody_s_points() {
        let told = told_after("end");
        assert!(told.iter().any(|sentence| sentence.starts_with("You: ")), "{told:?}");
        assert!(told.iter().any(|sentence| sentence.starts_with("Rui: ")), "{told:?}");
    }
}
