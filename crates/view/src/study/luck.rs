//! What the deals were worth.

use super::number::signed;
use super::shares::shares;
use super::{Reviewer, signed_tenths, tenths};
use crate::i18n::Args;
use azulejo_rules::{BySeat, Seat};
use azulejo_study::{DealLuck, Luck};

/// Tenths of a point are shown.
const TENTH: i32 = 10;

impl Reviewer<'_> {
    /// What a deal was worth to everybody: `Deal of round 3: Ann +2.4 points, Bea −2.4 points`. What is
    /// shown sums to zero.
    pub fn deal_luck(&self, deal: &DealLuck) -> String {
        let args = Args::new().number("round", deal.round);
        let args = args.text("shares", self.lucky_shares(&deal.luck));
        self.texts.tell("review-luck-deal", &args)
    }

    /// What all deals together were worth to everybody.
    pub fn all_luck(&self, luck: &BySeat<Luck>) -> String {
        let args = Args::new().text("shares", self.lucky_shares(luck));
        self.texts.tell("review-luck-all", &args)
    }

    /// What deals were worth to one player, and how sure that is:
    /// `Ann: +2.4 points, +3.1% to win, give or take 0.8 points`.
    pub fn luck(&self, seat: Seat, luck: Luck) -> String {
        let language = self.texts.language();
        let args = self
            .named(seat)
            .text("points", signed_tenths(language, luck.worth.lead))
            .text("chance", self.percent(signed_tenths(language, luck.worth.chance)))
            .text("error", tenths(language, luck.error.lead));
        self.texts.tell("review-luck", &args)
    }

    /// What luck means here, sentence by sentence; the last one says that it sums to zero.
    pub fn luck_explained(&self) -> Vec<String> {
        vec![self.texts.say("review-luck-means"), self.texts.say("review-luck-zero")]
    }

    fn lucky_shares(&self, luck: &BySeat<Luck>) -> String {
        let leads: Vec<i32> = luck.iter().map(|luck| luck.worth.lead).collect();
        let tenths = shares(&leads, TENTH, 0).into_iter().zip(Seat::ALL);
        self.row(tenths.map(|(tenths, seat)| {
            let points = signed(self.texts.language(), tenths);
            self.texts.tell("review-luck-share", &self.named(seat).text("points", points))
        }))
    }
}
