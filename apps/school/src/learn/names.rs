//! What the two at the table of the tutorial are called.

use azulejo_rules::{Rules, Seat};
use azulejo_view::{Names, Texts};

/// The pupil's place at every table of the tutorial.
pub(super) const PUPIL: Seat = Seat::ALL[0];

/// The pupil, and somebody who plays along.
pub(super) fn names(texts: &Texts, rules: Rules) -> Names {
    Names::new(texts, rules, ["learn-you", "learn-other"].map(|id| texts.say(id)))
}
