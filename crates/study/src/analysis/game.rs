//! A game that was looked back at, as JSON.

use super::reason::reason_json;
use super::{SeatSummary, fraction, points};
use crate::moment::{Care, Decision, Fortune, Grade, Luck, Moment, Worth};
use crate::review::{Costly, Sheet};
use azulejo_rules::{BySeat, Game, Seat};
use azulejo_search::{Finding, Prospect};
use serde::Serialize;
use serde_json::{Map, Value};

/// The JSON of `azulejo analyze RECORD`: see docs/ANALYSIS.md.
#[derive(Serialize)]
pub struct GameJson {
    rules: String,
    nodes: u64,
    deals: u32,
    seed: u64,
    moments: Vec<MomentJson>,
    costliest: Vec<CostlyJson>,
    seats: Vec<SeatJson>,
}

/// A deal or a move, in the order of the game.
#[derive(Serialize)]
#[serde(untagged)]
enum MomentJson {
    Deal(DealJson),
    Move(MoveJson),
}

#[derive(Serialize)]
struct DealJson {
    round: u16,
    deal: String,
    #[serde(flatten)]
    after: ProspectsJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<ProspectsJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ProspectsJson>,
}

#[derive(Serialize)]
struct MoveJson {
    round: u16,
    number: u16,
    seat: u8,
    #[serde(rename = "move")]
    mv: String,
    choices: usize,
    grade: &'static str,
    solved: bool,
    loss: WorthJson,
    best: LineJson,
    played: LineJson,
    #[serde(flatten)]
    after: ProspectsJson,
}

/// What all players may expect, in seat order.
#[derive(Serialize)]
pub(super) struct ProspectsJson {
    chances: Vec<f64>,
    leads: Vec<f64>,
    points: Vec<f64>,
}

/// What a move leads to, for the player who makes it.
#[derive(Serialize)]
pub(super) struct LineJson {
    #[serde(rename = "move")]
    mv: String,
    chance: f64,
    lead: f64,
    points: f64,
    solved: bool,
    depth: u8,
    line: Vec<String>,
}

#[derive(Serialize)]
struct WorthJson {
    chance: f64,
    points: f64,
}

#[derive(Serialize)]
struct CostlyJson {
    /// The place among the moments, from 0.
    moment: usize,
    reasons: Vec<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<String>,
}

#[derive(Serialize)]
struct SeatJson {
    seat: u8,
    name: Option<String>,
    decisions: u32,
    mean_loss: f64,
    grades: Map<String, Value>,
    lost: WorthJson,
    gifts: WorthJson,
    luck: Option<LuckJson>,
    start: f64,
    unforeseen: f64,
    end: f64,
}

#[derive(Serialize)]
struct LuckJson {
    #[serde(flatten)]
    worth: WorthJson,
    error: WorthJson,
}

/// The analysis of a game that was reviewed with this care. `words` describes the costliest moments in sentences, if
/// it can.
pub fn game_json(
    game: &Game,
    care: Care,
    sheet: &Sheet,
    words: impl Fn(&Costly) -> Option<String>,
) -> GameJson {
    let costly = |costly: &Costly| CostlyJson {
        moment: costly.moment,
        reasons: costly.reasons.iter().map(reason_json).collect(),
        words: words(costly),
    };
    GameJson {
        rules: game.rules().to_string(),
        nodes: care.nodes,
        deals: care.deals,
        seed: care.seed,
        moments: sheet.moments().map(|(_, moment)| moment.into()).collect(),
        costliest: sheet.costliest().iter().map(costly).collect(),
        seats: game
            .rules()
            .seats()
            .zip(&SeatSummary::all(sheet))
            .map(|(seat, summary)| SeatJson::of(seat, summary, game))
            .collect(),
    }
}

impl From<&Moment> for MomentJson {
    fn from(moment: &Moment) -> MomentJson {
        match moment {
            Moment::Deal(fortune) => MomentJson::Deal(fortune.into()),
            Moment::Move(decision) => MomentJson::Move(decision.into()),
        }
    }
}

impl From<&Fortune> for DealJson {
    fn from(fortune: &Fortune) -> DealJson {
        let expected = fortune.expected.as_ref();
        DealJson {
            round: fortune.round,
            deal: fortune.deal.to_string(),
            after: ProspectsJson::of(&fortune.after),
            expected: expected.map(|expected| ProspectsJson::of(&expected.mean)),
            error: expected.map(|expected| ProspectsJson::of(&expected.error)),
        }
    }
}

impl From<&Decision> for MoveJson {
    fn from(decision: &Decision) -> MoveJson {
        MoveJson {
            round: decision.round,
            number: decision.number,
            seat: decision.seat.number(),
            mv: decision.mv().to_string(),
            choices: decision.choices,
            grade: decision.grade().name(),
            solved: decision.is_solved(),
            loss: decision.loss().into(),
            best: LineJson::of(&decision.best, decision.seat),
            played: LineJson::of(&decision.played, decision.seat),
            after: ProspectsJson::of(&decision.played.prospects),
        }
    }
}

impl ProspectsJson {
    pub(super) fn of(prospects: &BySeat<Prospect>) -> ProspectsJson {
        ProspectsJson {
            chances: prospects.iter().map(|prospect| fraction(prospect.chance)).collect(),
            leads: prospects.iter().map(|prospect| points(prospect.lead)).collect(),
            points: prospects.iter().map(|prospect| points(prospect.points)).collect(),
        }
    }
}

impl LineJson {
    pub(super) fn of(found: &Finding, seat: Seat) -> LineJson {
        let Prospect { points: total, lead, chance } = found.prospects[seat.index()];
        LineJson {
            mv: found.best.to_string(),
            chance: fraction(chance),
            lead: points(lead),
            points: points(total),
            solved: found.solved,
            depth: found.depth,
            line: found.line.iter().map(ToString::to_string).collect(),
        }
    }
}

impl From<Worth> for WorthJson {
    fn from(Worth { chance, lead }: Worth) -> WorthJson {
        WorthJson { chance: fraction(chance), points: points(lead) }
    }
}

impl From<Luck> for LuckJson {
    fn from(Luck { worth, error }: Luck) -> LuckJson {
        LuckJson { worth: worth.into(), error: error.into() }
    }
}

impl SeatJson {
    fn of(seat: Seat, summary: &SeatSummary, game: &Game) -> SeatJson {
        let grades = Grade::ALL.into_iter().zip(summary.grades);
        SeatJson {
            seat: seat.number(),
            name: game.tag(&format!("Seat{seat}")).map(str::to_owned),
            decisions: summary.decisions,
            mean_loss: fraction(summary.mean_loss()),
            grades: grades.map(|(grade, count)| (grade.name().to_owned(), count.into())).collect(),
            lost: summary.lost.into(),
            gifts: summary.gifts.into(),
            luck: summary.luck.map(LuckJson::from),
            start: fraction(summary.start),
            unforeseen: fraction(summary.unforeseen()),
            end: fraction(summary.end),
        }
    }
}
