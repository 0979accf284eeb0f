//! How good moves were.

use super::{Reviewer, tenths};
use crate::i18n::Args;
use azulejo_study::{Decision, Grade};

impl Reviewer<'_> {
    /// A grade in a word or two: `inaccuracy`.
    pub fn grade(&self, grade: Grade) -> String {
        match grade {
            Grade::Best => self.texts.say("review-grade-best"),
            Grade::Good => self.texts.say("review-grade-good"),
            Grade::Inaccuracy => self.texts.say("review-grade-inaccuracy"),
            Grade::Mistake => self.texts.say("review-grade-mistake"),
            Grade::Blunder => self.texts.say("review-grade-blunder"),
        }
    }

    /// How good a move was and what it cost, for a list of moves:
    /// `mistake: −6.0 points (−8.2% to win)`; of the best move only that it was.
    pub fn verdict(&self, decision: &Decision) -> String {
        let grade = self.grade(decision.grade());
        if decision.is_best() {
            return grade;
        }
        let args = Args::new().text("grade", grade).text("cost", self.cost(decision.loss()));
        self.texts.tell("review-verdict", &args)
    }

    /// What a grade means, in a sentence.
    pub fn grade_meaning(&self, grade: Grade) -> String {
        let least = |grade: Grade| {
            let least = tenths(self.texts.language(), grade.least_loss());
            Args::new().text("chance", self.percent(least))
        };
        match grade {
            Grade::Best => self.texts.say("review-meaning-best"),
            Grade::Good => self.texts.tell("review-meaning-good", &least(Grade::Inaccuracy)),
            Grade::Inaccuracy | Grade::Mistake | Grade::Blunder => {
                self.texts.tell("review-meaning-worse", &least(grade))
            }
        }
    }

    /// How many moves of one grade: `2 mistakes`.
    pub fn graded(&self, grade: Grade, count: u32) -> String {
        let args = Args::new().number("count", count);
        match grade {
            Grade::Best => self.texts.tell("review-graded-best", &args),
            Grade::Good => self.texts.tell("review-graded-good", &args),
            Grade::Inaccuracy => self.texts.tell("review-graded-inaccuracy", &args),
            Grade::Mistake => self.texts.tell("review-graded-mistake", &args),
            Grade::Blunder => self.texts.tell("review-graded-blunder", &args),
        }
    }

    /// How many of each grade, in the order of [`Grade::ALL`]: `20 best moves, 3 good moves and 1 blunder`;
    /// nothing for none.
    pub fn all_graded(&self, counts: &[u32; Grade::ALL.len()]) -> String {
        let both = Grade::ALL.into_iter().zip(counts).filter(|&(_, &count)| count > 0);
        let told: Vec<String> = both.map(|(grade, &count)| self.graded(grade, count)).collect();
        self.texts.list(&told)
    }
}
