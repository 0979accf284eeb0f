//! What is known about a game so far.

mod known;
mod seats;

pub use known::{Knowledge, Known};
pub use seats::SeatSheet;

use super::accuracy::Accuracy;
use super::answer::{AnswerError, StudyAnswer};
use super::course::course;
use super::luck::{self, DealLuck};
use crate::expected::Expected;
use crate::moment::{Decision, Fortune, Grade, Luck, Moment, Reason, Worth};
use crate::story::Story;
use azulejo_rules::{BySeat, Phase, Seat};

/// What is known about a game so far: empty at first, better with every answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    story: Story,
    known: Vec<Option<Known>>,
}

/// What everybody may expect after a moment, as it is drawn over the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CurvePoint {
    /// Which moment, from 0.
    pub moment: usize,
    /// What each player may expect. With more than two players, a chance is the mean over the last moments of the
    /// round, one for each player: a search takes all others to play against the one who decides, who sees things
    /// darker than they are.
    pub expected: BySeat<Expected>,
}

/// A move that cost much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Costly {
    /// Which moment, from 0.
    pub moment: usize,
    /// Who decided.
    pub seat: Seat,
    /// What it cost, never below 0.
    pub loss: Worth,
    /// Why the best move was better, the weightiest reasons first.
    pub reasons: Vec<Reason>,
}

impl Sheet {
    /// How many moves [`Sheet::costliest`] names at the most.
    pub const COSTLIEST: usize = 3;

    /// An empty sheet.
    pub fn new(story: Story) -> Sheet {
        let known = vec![None; story.len()];
        Sheet { story, known }
    }

    /// What happened.
    pub fn story(&self) -> &Story {
        &self.story
    }

    /// Learns from an answer; whether it knew better. What is known better is kept.
    ///
    /// # Errors
    ///
    /// If the answer can't be about this game; the sheet is as it was.
    pub fn accept(&mut self, answer: &StudyAnswer) -> Result<bool, AnswerError> {
        let news = Known::new(answer.about(&self.story)?, answer.care);
        let old = &mut self.known[answer.moment];
        let is_better = old.as_ref().is_none_or(|old| old.knowledge() < news.knowledge());
        if is_better {
            *old = Some(news);
        }
        Ok(is_better)
    }

    /// The game goes on, or another branch of it is looked at: what is known of the scenes that both
    /// have in common is kept.
    #[must_use]
    pub fn moved_to(mut self, story: Story) -> Sheet {
        let both = self.story.scenes().iter().zip(story.scenes());
        let common = both.take_while(|(ours, theirs)| ours == theirs).count();
        self.known.truncate(common);
        self.known.resize(story.len(), None);
        Sheet { story, ..self }
    }

    /// What is known about a moment, counted from 0.
    pub fn known(&self, moment: usize) -> Option<&Known> {
        self.known.get(moment)?.as_ref()
    }

    /// Whether something is known about every moment.
    pub fn is_complete(&self) -> bool {
        self.known.iter().all(Option::is_some)
    }

    /// What was found about a moment.
    pub fn moment(&self, moment: usize) -> Option<&Moment> {
        self.known(moment)?.moment()
    }

    /// The decision at a moment, with the best move and the played one and their lines.
    pub fn decision(&self, moment: usize) -> Option<&Decision> {
        self.moment(moment)?.decision()
    }

    /// The deal at a moment.
    pub fn fortune(&self, moment: usize) -> Option<&Fortune> {
        self.moment(moment)?.fortune()
    }

    /// What a move cost in the chance to win and in points of lead: neither is ever below 0. A better
    /// chance may go with a smaller lead, and then the lead is no loss.
    pub fn loss(&self, moment: usize) -> Option<Worth> {
        self.decision(moment).map(loss)
    }

    /// All moments of which something is known, with their places.
    pub fn moments(&self) -> impl Iterator<Item = (usize, &Moment)> {
        let known = self.known.iter().enumerate();
        known.filter_map(|(index, known)| Some((index, known.as_ref()?.moment()?)))
    }

    fn decisions(&self) -> impl Iterator<Item = (usize, &Decision)> {
        self.moments().filter_map(|(index, moment)| Some((index, moment.decision()?)))
    }

    /// The curves: what everybody may expect after each moment of which something is known. What the
    /// last move of a game leads to is a fact.
    pub fn curves(&self) -> Vec<CurvePoint> {
        let (places, moments): (Vec<usize>, Vec<&Moment>) = self.moments().unzip();
        let is_whole = places.last().is_some_and(|last| last + 1 == self.story.len());
        let is_over = is_whole && self.story.end().phase() == Phase::Over;
        let points = places.into_iter().zip(&moments).zip(course(&moments, is_over));
        let point = |((moment, studied), chances): ((usize, &&Moment), BySeat<i32>)| {
            let both = studied.prospects().iter().zip(chances);
            let expected =
                both.map(|(&prospect, chance)| Expected { chance, ..prospect.into() }).collect();
            CurvePoint { moment, expected }
        };
        points.map(point).collect()
    }

    /// How well a player has played, as far as is known.
    pub fn accuracy(&self, seat: Seat) -> Option<Accuracy> {
        let own = self.decisions().map(|(_, decision)| decision);
        Accuracy::of_decisions(own.filter(|decision| decision.seat == seat))
    }

    /// How well each player has played, as the statistics take it.
    pub fn accuracies(&self) -> Vec<Option<Accuracy>> {
        self.story.rules().seats().map(|seat| self.accuracy(seat)).collect()
    }

    /// The moves that cost most of the chance to win, the costliest first: at most
    /// [`Sheet::COSTLIEST`], and only what deserves to be called inaccurate. Of equals, the earlier.
    pub fn costliest(&self) -> Vec<Costly> {
        let least = Grade::Inaccuracy.least_loss();
        let mut costly: Vec<(usize, &Decision)> =
            self.decisions().filter(|(_, decision)| decision.loss().chance >= least).collect();
        costly.sort_by_key(|&(index, decision)| (-decision.loss().chance, index));
        costly.truncate(Sheet::COSTLIEST);
        let tell = |(moment, decision): (usize, &Decision)| Costly {
            moment,
            seat: decision.seat,
            loss: loss(decision),
            reasons: decision.reasons(),
        };
        costly.into_iter().map(tell).collect()
    }

    /// What each deal was worth to everybody, where that was looked at: over the seats, each sums to
    /// exactly 0.
    pub fn deals(&self) -> Vec<DealLuck> {
        let rules = self.story.rules();
        let luck =
            |(index, moment): (usize, &Moment)| DealLuck::of(index, moment.fortune()?, rules);
        self.moments().filter_map(luck).collect()
    }

    /// What all these deals together were worth to everybody: sums to 0, too.
    pub fn luck(&self) -> Option<BySeat<Luck>> {
        luck::sum(&self.deals())
    }

    /// Everything about each player.
    pub fn seats(&self) -> BySeat<SeatSheet> {
        let luck = self.luck();
        let seat = |seat: Seat| {
            let own = luck.as_ref().map(|luck| luck[seat.index()]);
            SeatSheet::of(seat, self.decisions().map(|(_, decision)| decision), own)
        };
        self.story.rules().seats().map(seat).collect()
    }
}

/// What a decision cost, without negative numbers.
fn loss(decision: &Decision) -> Worth {
    let Worth { chance, lead } = decision.loss();
    Worth { chance: chance.max(0), lead: lead.max(0) }
}
