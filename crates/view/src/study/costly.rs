//! The moments that cost most, in words.

use super::curve::move_number;
use super::sentence::{Sentence, code};
use super::{Reviewer, signed_tenths};
use crate::i18n::Args;
use crate::preview::Preview;
use azulejo_rules::MoveKind;
use azulejo_study::{Costly, Decision, Sheet, Worth};
use std::fmt;

/// How many reasons are given for one move.
const REASONS: usize = 3;

/// A costly move in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CostlyTold {
    /// Which moment of the game, from 0.
    pub moment: usize,
    /// When, who, and what was played.
    pub headline: Sentence,
    /// What it cost: `−6.0 points (−8.2% to win)`.
    pub cost: String,
    /// The better move.
    pub better: Sentence,
    /// Why it was better, the weightiest reasons first.
    pub why: Vec<String>,
    /// What the next player does then.
    pub replies: Vec<Sentence>,
    /// How sure this is, where it is exact.
    pub solved: Option<String>,
}

impl Reviewer<'_> {
    /// The costliest moments, the costliest first.
    pub fn costliest(&self, sheet: &Sheet) -> Vec<CostlyTold> {
        sheet.costliest().iter().filter_map(|costly| self.costly(sheet, costly)).collect()
    }

    /// A costly moment; `None` if the sheet has no such decision.
    pub fn costly(&self, sheet: &Sheet, costly: &Costly) -> Option<CostlyTold> {
        let decision = sheet.decision(costly.moment)?;
        let mut why = self.why(decision);
        why.truncate(REASONS);
        Some(CostlyTold {
            moment: costly.moment,
            headline: self.headline(sheet, costly.moment, decision),
            cost: self.cost(costly.loss),
            better: self.better(decision),
            why,
            replies: self.replies(decision),
            solved: self.solved(decision),
        })
    }

    /// ``Round 2, move 12, `CR1`: Ann takes 4 red and the start marker from the center to line 1. The floor
    /// now costs 6 more.``
    fn headline(&self, sheet: &Sheet, moment: usize, decision: &Decision) -> Sentence {
        let told = self.narrator.play(&decision.before, decision.mv()).headline;
        let played = match self.floor_cost(decision) {
            Some(cost) => format!("{told} {cost}"),
            None => told,
        };
        let args = Args::new()
            .number("round", decision.round)
            .number("number", move_number(sheet.story(), moment))
            .text("code", code(decision.mv()))
            .text("played", played);
        Sentence::of(&self.texts.tell("review-headline", &args))
    }

    /// What the move costs on the floor, the marker included.
    fn floor_cost(&self, decision: &Decision) -> Option<String> {
        let MoveKind::Take(take) = decision.mv().kind() else { return None };
        let preview = Preview::of(&decision.before, take).ok()?;
        let args = Args::new().number("cost", preview.floor_cost);
        (preview.floor_cost > 0).then(|| self.texts.tell("move-floor-cost", &args))
    }

    /// What a move cost, for a list of moves: `−6.0 points (−8.2% to win)`.
    pub fn cost(&self, loss: Worth) -> String {
        let language = self.texts.language();
        let lead = signed_tenths(language, -loss.lead.max(0));
        let chance = self.percent(signed_tenths(language, -loss.chance.max(0)));
        let nothing = signed_tenths(language, 0);
        let args = Args::new().text("points", lead.as_str()).text("chance", chance);
        match (lead == nothing, loss.chance) {
            (true, ..=0) => self.texts.say("review-cost-nothing"),
            (true, _) => self.texts.tell("review-cost-chance", &args),
            (false, _) => self.texts.tell("review-cost", &args),
        }
    }

    /// `8.2%`, of a number as it is written.
    pub(super) fn percent(&self, number: String) -> String {
        self.texts.tell("review-percent", &Args::new().text("number", number))
    }
}

/// All sentences in a row.
impl fmt::Display for CostlyTold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}. {}", self.headline, self.cost, self.better)?;
        self.why.iter().try_for_each(|sentence| write!(f, " {sentence}"))?;
        self.replies.iter().try_for_each(|sentence| write!(f, " {sentence}"))?;
        self.solved.iter().try_for_each(|sentence| write!(f, " {sentence}"))
    }
}
