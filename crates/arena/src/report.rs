//! What the results of a match say, as numbers for people and programs.

use crate::numeric::float;
use crate::ratings::strengths;
use crate::standings::{EngineTally, Lapse, PairingTally, Tally};
use crate::{Entrant, Mean, Rating, Standings, Strength};
use serde::Serialize;
use std::time::Duration;

/// Everything a match has shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The engines, the strongest first where there are three and more.
    pub engines: Vec<EngineReport>,
    /// Every pairing, in the order of the schedule.
    pub pairings: Vec<PairingReport>,
    /// Every fault, in the order of games.
    pub faults: Vec<FaultReport>,
}

/// What an engine has done in all its games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EngineReport {
    /// Its name.
    pub name: String,
    /// How strong it is among three and more; between two the pairing says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<Strength>,
    /// How many games it took part in.
    pub games: u64,
    /// Its part of all victories.
    pub share: f64,
    /// The part that equals would have.
    pub even: f64,
    /// Its points minus those of its best opponent.
    pub margin: Option<Mean>,
    /// The mean of its points, over all seats it had in games that were played to the end.
    pub points: Option<f64>,
    /// Milliseconds it thought about a move, on average.
    pub ms_per_move: Option<f64>,
    /// How many games it lost by a fault.
    pub faults: u64,
}

/// What two engines have won from each other, from the side of the first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairingReport {
    /// The first.
    pub one: String,
    /// The second.
    pub other: String,
    /// All games.
    pub total: Row,
    /// The games of each rule set, where there are several.
    pub rules: Vec<Row>,
}

/// Results of some games, from the side of the first engine.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Which rule set; all of them if it is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// How many games.
    pub games: u64,
    /// How many blocks they are.
    pub blocks: u64,
    /// Games won alone, by any of its seats.
    pub won: u64,
    /// Games with a victory shared with the other engine.
    pub shared: u64,
    /// Games lost.
    pub lost: u64,
    /// The part of all victories.
    pub share: f64,
    /// The part that equals would have.
    pub even: f64,
    /// How much stronger the first engine is; no number where there is no bound.
    pub elo: Option<Rating>,
    /// Points minus those of the best opponent.
    pub margin: Option<Mean>,
}

/// A game lost by a fault.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FaultReport {
    /// The game's number.
    pub game: u64,
    /// Whose fault it was.
    pub name: String,
    /// A word for what it did.
    pub kind: String,
    /// What it did.
    pub reason: String,
}

impl Report {
    /// What the standings say, with the engines' names. The anchor has 0 Elo; without one the mean
    /// of all is 0.
    pub fn new(standings: &Standings, names: &[String], anchor: Option<Entrant>) -> Report {
        let fault = |Lapse { game, who, forfeit }: &Lapse| FaultReport {
            game: *game,
            name: names[who.0].clone(),
            kind: forfeit.kind.clone(),
            reason: forfeit.reason.clone(),
        };
        Report {
            engines: ranked(standings, names, anchor),
            pairings: standings.pairings().iter().map(|pair| pairing(pair, names)).collect(),
            faults: standings.lapses().iter().map(fault).collect(),
        }
    }
}

fn ranked(standings: &Standings, names: &[String], anchor: Option<Entrant>) -> Vec<EngineReport> {
    let engines = standings.engines().iter().zip(names);
    if names.len() < 3 {
        return engines.map(|(tally, name)| engine(name, tally, None)).collect();
    }
    let strengths = strengths(names.len(), standings.bouts(), anchor);
    let mut rated: Vec<_> = engines.zip(strengths).collect();
    rated.sort_by(|(_, one), (_, other)| other.elo.total_cmp(&one.elo));
    rated.into_iter().map(|((tally, name), strength)| engine(name, tally, Some(strength))).collect()
}

fn engine(name: &str, tally: &EngineTally, strength: Option<Strength>) -> EngineReport {
    let EngineTally { tally, points, seats, moves, time, faults } = tally;
    EngineReport {
        name: name.to_owned(),
        strength,
        games: tally.scores.games(),
        share: tally.scores.share(),
        even: tally.scores.even_share(),
        margin: tally.margins.mean(),
        points: mean(float(*points), *seats),
        ms_per_move: mean(milliseconds(*time), *moves),
        faults: *faults,
    }
}

fn pairing(pair: &PairingTally, names: &[String]) -> PairingReport {
    let several = pair.by_rules.len() > 1;
    let rows = pair.by_rules.iter().filter(|_| several);
    PairingReport {
        one: names[pair.pairing.one.0].clone(),
        other: names[pair.pairing.other.0].clone(),
        total: row(None, &pair.total),
        rules: rows.map(|(rules, tally)| row(Some(rules.to_string()), tally)).collect(),
    }
}

fn row(rules: Option<String>, tally: &Tally) -> Row {
    let Tally { scores, margins, won, shared, lost } = tally;
    Row {
        rules,
        games: scores.games(),
        blocks: scores.blocks(),
        won: *won,
        shared: *shared,
        lost: *lost,
        share: scores.share(),
        even: scores.even_share(),
        elo: scores.rating(),
        margin: margins.mean(),
    }
}

fn mean(sum: f64, count: u64) -> Option<f64> {
    (count > 0).then(|| sum / float(count))
}

fn milliseconds(time: Duration) -> f64 {
    1000.0 * time.as_secs_f64()
}
