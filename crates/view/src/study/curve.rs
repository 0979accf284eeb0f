//! The chances over a game, for those who hear them.

use super::Reviewer;
use super::shares::shares;
use crate::i18n::Args;
use azulejo_rules::{BySeat, Seat};
use azulejo_search::Utility;
use azulejo_study::review::CurvePoint;
use azulejo_study::{Act, Expected, Story};

/// One percent, in hundredths of it.
const PERCENT: i32 = Utility::WIN / 100;

impl Reviewer<'_> {
    /// A point of the curves: `After move 12: Ann 63%, Bea 37%`. What is shown sums to a hundred.
    pub fn point(&self, story: &Story, point: &CurvePoint) -> String {
        let args = Args::new().text("chances", self.chances(&point.expected));
        match story.scenes().get(point.moment).map(|scene| &scene.act) {
            Some(Act::Deal(_)) => {
                let round = story.after(point.moment).map_or(0, azulejo_rules::Position::round);
                self.texts.tell("review-point-deal", &args.number("round", round))
            }
            Some(Act::Move(_)) | None => {
                let number = move_number(story, point.moment);
                self.texts.tell("review-point-move", &args.number("number", number))
            }
        }
    }

    /// Everybody's chance to win: `Ann 63%, Bea 37%`.
    pub fn chances(&self, expected: &BySeat<Expected>) -> String {
        let chances: Vec<i32> = expected.iter().map(|expected| expected.chance).collect();
        let percents = shares(&chances, PERCENT, Utility::WIN / PERCENT).into_iter();
        self.row(percents.zip(Seat::ALL).map(|(percents, seat)| {
            let percents = self.percent(percents.to_string());
            self.texts.tell("review-chance", &self.named(seat).text("chance", percents))
        }))
    }
}

/// Which move of the whole story a moment is, from 1.
pub(super) fn move_number(story: &Story, moment: usize) -> u32 {
    let so_far = story.scenes().iter().take(moment + 1);
    so_far.filter(|scene| matches!(scene.act, Act::Move(_))).count() as u32
}
