//! One step of the tutorial, as data.

use super::Condition;
use azulejo_rules::{Frame, Move, Position};

/// What a step is about: the chapters of the rules (RULES 2 to 7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chapter {
    /// Taking tiles and putting them down (RULES 2).
    Offer,
    /// Tiling the wall and paying for the floor (RULES 3).
    Tiling,
    /// The next round (RULES 4).
    NextRound,
    /// The end of the game and its bonuses (RULES 5).
    End,
    /// The free wall (RULES 6).
    FreeWall,
    /// The gold discs (RULES 7).
    Special,
}

impl Chapter {
    /// All of them, in the order of the rules.
    pub const ALL: [Chapter; 6] = [
        Chapter::Offer,
        Chapter::Tiling,
        Chapter::NextRound,
        Chapter::End,
        Chapter::FreeWall,
        Chapter::Special,
    ];
}

/// Something that happens without the pupil, in the text of its format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scripted {
    /// Another player moves.
    Move(&'static str),
    /// The bag gives tiles.
    Deal(&'static str),
}

/// The messages of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sentences {
    /// What it is called.
    pub title: &'static str,
    /// What the pupil sees and is asked to do.
    pub ask: &'static str,
    /// For a legal move that misses the point.
    pub miss: &'static str,
    /// What was learned, once it is passed.
    pub done: &'static str,
}

/// One step of the tutorial: a real board and something to do on it. The pupil sits at seat 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// A name for links and for what is kept; never changes.
    pub id: &'static str,
    /// What it is about.
    pub chapter: Chapter,
    /// The table, rule set included.
    pub position: &'static str,
    /// What happens before the pupil is asked.
    pub before: &'static [Scripted],
    /// A move is accepted if it is legal and all of these hold.
    pub aim: &'static [Condition],
    /// What happens after it.
    pub after: &'static [Scripted],
    /// What is said.
    pub sentences: Sentences,
}

impl Step {
    /// The step of an id.
    pub fn by_id(id: &str) -> Option<&'static Step> {
        super::STEPS.iter().find(|step| step.id == id)
    }

    /// Its place among all steps, from 0.
    pub(super) fn place(&self) -> usize {
        super::STEPS.iter().position(|step| step.id == self.id).unwrap_or(0)
    }

    /// The table before anything happens.
    ///
    /// # Panics
    ///
    /// Never: the tests read every position.
    pub fn position(&self) -> Position {
        self.position.parse().expect("the tests read every position")
    }

    /// Whether a legal move does what is asked.
    pub fn accepts(&self, pos: &Position, mv: Move) -> bool {
        pos.check(mv).is_ok() && self.aim.iter().all(|condition| condition.holds(pos, mv))
    }

    /// The moves that do what is asked, in the order of all moves.
    pub fn accepted<'a>(&'a self, pos: &'a Position) -> impl Iterator<Item = Move> + 'a {
        pos.legal_moves().into_iter().filter(move |&mv| self.accepts(pos, mv))
    }
}

impl Scripted {
    /// Plays it.
    ///
    /// # Panics
    ///
    /// Never with those of a step: the tests play every script after every accepted move.
    pub(super) fn play(self, course: &mut azulejo_rules::Course) -> Frame {
        let (step, report) = match self {
            Scripted::Move(text) => {
                let mv: Move = text.parse().expect("the tests read every scripted move");
                let report = course.play(mv).expect("the tests play every scripted move");
                (azulejo_rules::Step::Move(mv), report)
            }
            Scripted::Deal(text) => {
                let deal = text.parse().expect("the tests read every scripted deal");
                course.deal(&deal).expect("the tests give every scripted deal");
                (azulejo_rules::Step::Deal(deal), None)
            }
        };
        Frame { step, position: course.position().clone(), report }
    }
}
