//! A pupil in the tutorial: where they are, and what their moves lead to.

use super::{Condition, Progress, STEPS, Step, facts};
use crate::Words;
use azulejo_rules::{
    Bonuses, Course, Floor, Frame, IllegalMove, Move, Position, RoundReport, Seat, SeatReport,
};
use std::collections::BTreeSet;

/// The pupil's place at every table of the tutorial.
const PUPIL: Seat = Seat::ALL[0];

/// What a step is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The pupil's move.
    Asked,
    /// Nothing: it is passed, and the pupil goes on.
    Passed,
}

/// What a move of the pupil led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The rules do not allow it; the table is as it was.
    Refused(IllegalMove),
    /// It is legal, but not what the step is about; the table is as it was.
    Missed(Words),
    /// It was played, and what follows from it as well.
    Passed(Passed),
    /// The step is passed already; nothing happened.
    Over,
}

/// A step that was passed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passed {
    /// The pupil's move and everything after it, in order.
    pub frames: Vec<Frame>,
    /// What was learned.
    pub words: Words,
}

/// The tutorial of one pupil.
///
/// It can be left at any time ([`Lesson::progress`]) and resumed ([`Lesson::resume`]).
#[derive(Clone, Debug)]
pub struct Lesson {
    step: &'static Step,
    stage: Stage,
    tries: u16,
    opening: Vec<Frame>,
    course: Course,
    passed: BTreeSet<&'static str>,
}

impl Default for Lesson {
    fn default() -> Lesson {
        Lesson::begin()
    }
}

impl Lesson {
    /// The first step.
    pub fn begin() -> Lesson {
        Lesson::at(&STEPS[0], BTreeSet::new())
    }

    /// Where somebody left; the first step if that is not known.
    pub fn resume(progress: &Progress) -> Lesson {
        let known = |id: &String| Step::by_id(id).map(|step| step.id);
        let passed: BTreeSet<&'static str> = progress.passed.iter().filter_map(known).collect();
        let step = Step::by_id(&progress.step);
        let tries = if step.is_some() { progress.tries } else { 0 };
        Lesson { tries, ..Lesson::at(step.unwrap_or(&STEPS[0]), passed) }
    }

    /// What is to be kept when the pupil leaves. Who leaves a step that is passed comes back to the
    /// next one.
    pub fn progress(&self) -> Progress {
        let next = STEPS.get(self.step.place() + 1).filter(|_| self.stage == Stage::Passed);
        Progress {
            step: next.unwrap_or(self.step).id.to_owned(),
            tries: if next.is_some() { 0 } else { self.tries },
            passed: self.passed.iter().map(|&id| id.to_owned()).collect(),
        }
    }

    fn at(step: &'static Step, passed: BTreeSet<&'static str>) -> Lesson {
        let mut course = Course::from(step.position());
        let opening = step.before.iter().map(|scripted| scripted.play(&mut course)).collect();
        Lesson { step, stage: Stage::Asked, tries: 0, opening, course, passed }
    }

    /// The step that the pupil is at.
    pub fn step(&self) -> &'static Step {
        self.step
    }

    /// Its number, from 1; [`STEPS`] tells how many there are.
    pub fn number(&self) -> usize {
        self.step.place() + 1
    }

    /// What it is waiting for.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How often a move was tried that did not pass.
    pub fn tries(&self) -> u16 {
        self.tries
    }

    /// Whether a step was ever passed.
    pub fn has_passed(&self, id: &str) -> bool {
        self.passed.contains(id)
    }

    /// Whether every step was passed.
    pub fn is_finished(&self) -> bool {
        self.passed.len() == STEPS.len()
    }

    /// The table as it is now.
    pub fn position(&self) -> &Position {
        self.course.position()
    }

    /// What happened before the pupil was asked, to be shown first.
    pub fn opening(&self) -> &[Frame] {
        &self.opening
    }

    /// What the step is called.
    pub fn title(&self) -> Words {
        Words::bare(self.step.sentences.title)
    }

    /// What the pupil is asked. May name `$tile`, `$factory` and `$line` where the aim has them, and
    /// what all messages of a lesson may name: `$row-bonus`, `$column-bonus`, `$color-bonus`,
    /// `$marker-cost`.
    pub fn ask(&self) -> Words {
        self.say(self.step.sentences.ask)
    }

    /// A move that does what is asked, for who gives up.
    pub fn hint(&self) -> Option<Move> {
        self.step.accepted(self.position()).next()
    }

    /// Plays a move of the pupil.
    pub fn play(&mut self, mv: Move) -> Answer {
        if self.stage == Stage::Passed {
            return Answer::Over;
        }
        if let Err(illegal) = self.position().check(mv) {
            self.tries = self.tries.saturating_add(1);
            return Answer::Refused(illegal);
        }
        if !self.step.accepts(self.position(), mv) {
            self.tries = self.tries.saturating_add(1);
            return Answer::Missed(self.miss(mv));
        }
        Answer::Passed(self.pass(mv))
    }

    /// The same step again from its beginning.
    pub fn again(&mut self) {
        self.enter(self.step);
    }

    /// The next step; tells whether there was one.
    pub fn onward(&mut self) -> bool {
        self.enter_place(self.step.place() + 1)
    }

    /// The step before; tells whether there was one.
    pub fn back(&mut self) -> bool {
        self.step.place().checked_sub(1).is_some_and(|place| self.enter_place(place))
    }

    /// Any step by its id; tells whether there is such a step.
    pub fn go_to(&mut self, id: &str) -> bool {
        Step::by_id(id).map(|step| self.enter(step)).is_some()
    }

    fn enter_place(&mut self, place: usize) -> bool {
        STEPS.get(place).map(|step| self.enter(step)).is_some()
    }

    fn enter(&mut self, step: &'static Step) {
        *self = Lesson::at(step, std::mem::take(&mut self.passed));
    }

    /// A legal move that misses the point. May name `$fallen`, `$cost` and `$gained`: what would fall,
    /// what the floor would cost then, and what the wall would gain if the round ended.
    fn miss(&self, mv: Move) -> Words {
        let pos = self.position();
        self.say(self.step.sentences.miss)
            .number("fallen", facts::fallen(pos, mv))
            .number("cost", facts::floor_cost(pos, mv))
            .number("gained", facts::gained(pos, mv))
    }

    fn pass(&mut self, mv: Move) -> Passed {
        let fallen = facts::fallen(self.position(), mv);
        let floor = facts::floor_cost(self.position(), mv);
        let report = self.course.play(mv).expect("an accepted move is legal");
        let step = azulejo_rules::Step::Move(mv);
        let mut frames = vec![Frame { step, position: self.position().clone(), report }];
        frames.extend(self.step.after.iter().map(|scripted| scripted.play(&mut self.course)));
        self.stage = Stage::Passed;
        self.passed.insert(self.step.id);
        let words = self.done(&frames).number("fallen", fallen).number("cost", floor);
        Passed { frames, words }
    }

    /// What was learned. Besides what a miss may name: `$score`, `$bonus`, and of the pupil's round
    /// `$placed`, `$gained`, `$paid`, with `$row`, `$column` and `$points` of the last tile placed.
    fn done(&self, frames: &[Frame]) -> Words {
        let board = self.position().board(PUPIL);
        let bonus = self.position().outcome().map_or(0, |_| Bonuses::of(board.wall()).points());
        let words = self.say(self.step.sentences.done);
        let words = words.number("score", board.score()).number("bonus", bonus);
        let report = frames.iter().rev().find_map(|frame| frame.report.as_ref());
        match report.and_then(pupils) {
            Some(report) => told(words, report),
            None => words,
        }
    }

    /// A message with what all of a lesson may name.
    fn say(&self, id: &'static str) -> Words {
        let words = Words::bare(id)
            .number("row-bonus", Bonuses::ROW)
            .number("column-bonus", Bonuses::COLUMN)
            .number("color-bonus", Bonuses::COLOR)
            .number("marker-cost", Floor::cost_of(1));
        self.step.aim.iter().fold(words, |words, condition| match *condition {
            Condition::Color(tile) | Condition::SendsLeft(tile) => words.tile(tile),
            Condition::Factory(factory) => words.number("factory", factory.number()),
            Condition::Fills(line) => words.number("line", line.number()),
            _ => words,
        })
    }
}

fn pupils(report: &RoundReport) -> Option<&SeatReport> {
    report.seats.get(PUPIL.index())
}

fn told(words: Words, report: &SeatReport) -> Words {
    let words = words
        .count("placed", report.placements().count())
        .number("gained", report.gained())
        .number("paid", report.payment.floor.cost());
    match report.placements().last() {
        Some(placement) => words
            .number("row", placement.runs.row)
            .number("column", placement.runs.column)
            .number("points", placement.runs.points()),
        None => words,
    }
}
