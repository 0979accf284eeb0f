//! The tutorial: one step after the other, each a real board with something to do on it.

mod condition;
mod effects;
mod facts;
mod lesson;
mod progress;
mod scoring;
mod step;
mod taking;

pub use condition::Condition;
pub use lesson::{Answer, Lesson, Passed, Stage};
pub use progress::Progress;
pub use step::{Chapter, Scripted, Sentences, Step};

/// How many steps there are.
const COUNT: usize = taking::STEPS.len() + scoring::STEPS.len() + effects::STEPS.len();

/// All steps, in the order in which they are learned.
pub static STEPS: [Step; COUNT] = {
    let mut steps = [taking::STEPS[0]; COUNT];
    let mut index = 0;
    while index < COUNT {
        let scoring = index.wrapping_sub(taking::STEPS.len());
        let effects = scoring.wrapping_sub(scoring::STEPS.len());
        steps[index] = if index < taking::STEPS.len() {
            taking::STEPS[index]
        } else if scoring < scoring::STEPS.len() {
            scoring::STEPS[scoring]
        } else {
            effects::STEPS[effects]
        };
        index += 1;
    }
    steps
};
