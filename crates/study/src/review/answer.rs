//! What was found out about a moment, as plain data.

mod error;
mod line;

pub use error::AnswerError;
pub use line::LineFound;

use crate::act::Act;
use crate::expected::{self, Expected};
use crate::moment::{Care, Decision, Expectation, Fortune, Moment};
use crate::story::{Scene, Story};
use azulejo_rules::Move;
use serde::{Deserialize, Serialize};

/// What was found out about a moment of a story.
///
/// ```json
/// {"moment":1,"step":"1W3","care":{"nodes":2500,"deal_nodes":2500,"deals":0,"seed":1},
///  "found":{"move":{"best":{"move":"2B2","value":5210,"expected":[[5200,250,4100],[4800,-250,3850]],
///  "line":"2B2 1W3 CR2","depth":5,"nodes":2500,"solved":false},"played":{…}}}}
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StudyAnswer {
    /// Which moment, from 0.
    pub moment: usize,
    /// What happened, as text: an answer about another game is recognized by it.
    pub step: String,
    /// How carefully it was looked at.
    pub care: Care,
    /// What was found.
    pub found: Found,
}

/// What can be found out about a moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Found {
    /// What a deal was good for.
    Deal(DealFound),
    /// What a move was good for.
    Move(MoveFound),
    /// There was nothing to decide after a deal.
    Nothing,
}

/// What a deal was good for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealFound {
    /// What each player may expect after it.
    pub after: Vec<Expected>,
    /// What could be expected before it, if other deals were looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<ExpectedBefore>,
}

/// What could be expected of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectedBefore {
    /// How many deals were looked at.
    pub deals: u32,
    /// The mean, for each player.
    pub mean: Vec<Expected>,
    /// Its standard error.
    pub error: Vec<Expected>,
}

/// What a move was good for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveFound {
    /// The best move known.
    pub best: LineFound,
    /// The move that was played, unless it is the best one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<LineFound>,
}

impl StudyAnswer {
    /// What was found about a moment and its step; `found` is `None` where there was nothing to decide.
    pub fn new(moment: usize, step: String, care: Care, found: Option<&Moment>) -> StudyAnswer {
        let found = match found {
            None => Found::Nothing,
            Some(Moment::Deal(fortune)) => Found::Deal(DealFound::of(fortune)),
            Some(Moment::Move(decision)) => Found::Move(MoveFound::of(decision)),
        };
        StudyAnswer { moment, step, care, found }
    }

    /// What the answer says about a story; `None` where there was nothing to decide.
    ///
    /// # Errors
    ///
    /// If it can't be about this story, or says what can't be.
    pub fn about(&self, story: &Story) -> Result<Option<Moment>, AnswerError> {
        let (moment, of) = (self.moment, story.len());
        let scene = story.scenes().get(moment).ok_or(AnswerError::NoMoment { moment, of })?;
        let expected = scene.act.to_string();
        if self.step != expected {
            let found = self.step.clone();
            return Err(AnswerError::OtherStep { moment, found, expected });
        }
        match (&self.found, &scene.act) {
            (Found::Deal(found), Act::Deal(_)) => {
                let fortune = found.fortune(story, moment, scene);
                fortune.ok_or(AnswerError::Expectations { moment }).map(|it| Some(Moment::Deal(it)))
            }
            (Found::Move(found), Act::Move(mv)) => {
                found.decision(moment, scene, *mv).map(|it| Some(Moment::Move(it)))
            }
            (Found::Nothing, Act::Deal(_)) => Ok(None),
            _ => Err(AnswerError::OtherKind { moment }),
        }
    }
}

impl DealFound {
    fn of(fortune: &Fortune) -> DealFound {
        let before = fortune.expected.as_ref().map(|expected| ExpectedBefore {
            deals: expected.deals,
            mean: Expected::all(&expected.mean),
            error: Expected::all(&expected.error),
        });
        DealFound { after: Expected::all(&fortune.after), before }
    }

    /// `None` if the numbers are not those of such a table.
    fn fortune(&self, story: &Story, moment: usize, scene: &Scene) -> Option<Fortune> {
        let Act::Deal(deal) = &scene.act else { return None };
        let seats = story.rules().players.count();
        let dealt = story.after(moment)?.clone();
        let expected = match &self.before {
            None => None,
            Some(before) => Some(Expectation {
                deals: before.deals,
                mean: expected::prospects(&before.mean, seats)?,
                error: expected::prospects(&before.error, seats)?,
            }),
        };
        let after = expected::prospects(&self.after, seats)?;
        Some(Fortune { round: dealt.round(), deal: deal.clone(), dealt, after, expected })
    }
}

impl MoveFound {
    fn of(decision: &Decision) -> MoveFound {
        let line = |found| LineFound::of(&decision.before, found);
        let played = (decision.best != decision.played).then(|| line(&decision.played));
        MoveFound { best: line(&decision.best), played }
    }

    fn decision(&self, moment: usize, scene: &Scene, mv: Move) -> Result<Decision, AnswerError> {
        let before = &scene.before;
        let seat = before.player_to_move().ok_or(AnswerError::OtherKind { moment })?;
        let best = self.best.finding(moment, before)?;
        let played = match &self.played {
            Some(played) => played.finding(moment, before)?,
            None => best.clone(),
        };
        if played.best != mv || played.value > best.value {
            return Err(AnswerError::OtherMove { moment });
        }
        Ok(Decision {
            round: before.round(),
            number: scene.number,
            seat,
            before: before.clone(),
            choices: before.count_moves(),
            best,
            played,
        })
    }
}
