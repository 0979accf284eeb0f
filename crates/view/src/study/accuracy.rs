//! How well somebody played, and what that means.

use super::{Reviewer, tenths};
use crate::i18n::Args;
use azulejo_rules::Seat;
use azulejo_study::{Accuracy, Grade};

impl Reviewer<'_> {
    /// How well a player played: `Ann: accuracy 83.3`.
    pub fn accuracy(&self, seat: Seat, accuracy: Option<Accuracy>) -> String {
        let args = self.named(seat);
        match accuracy {
            Some(accuracy) => {
                let args = args.text("accuracy", self.accuracy_number(accuracy));
                self.texts.tell("review-accuracy", &args)
            }
            None => self.texts.tell("review-accuracy-none", &args),
        }
    }

    /// The number alone: `83.3`. Rounded down, so that only perfect play is 100.
    pub fn accuracy_number(&self, accuracy: Accuracy) -> String {
        let hundredths = i32::from(accuracy.hundredths());
        tenths(self.texts.language(), hundredths / 10 * 10)
    }

    /// What the number means, sentence by sentence.
    pub fn accuracy_explained(&self) -> Vec<String> {
        let mut told = vec![self.texts.say("review-accuracy-means")];
        // A hundredth of the chance, and what is a mistake already.
        for loss in [100, Grade::Mistake.least_loss()] {
            let example =
                Accuracy::of(1, loss).map(|accuracy| self.accuracy_example(loss, accuracy));
            told.extend(example);
        }
        told.push(self.texts.say("review-accuracy-choice"));
        told.push(self.texts.say("review-accuracy-compare"));
        told
    }

    fn accuracy_example(&self, loss: i32, accuracy: Accuracy) -> String {
        let chance = self.percent(tenths(self.texts.language(), loss));
        let args = Args::new().text("chance", chance);
        let args = args.text("accuracy", self.accuracy_number(accuracy));
        self.texts.tell("review-accuracy-example", &args)
    }
}
