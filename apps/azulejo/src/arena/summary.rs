//! What a match has shown; also the JSON of `azulejo arena`.

use super::Ledger;
use azulejo_arena::{Decision, Entrant, MatchLine, Report, Sprt, SprtState};
use serde::Serialize;
use std::time::Duration;

/// What a match has shown. Everything but the times follows from the match, where all limits are in
/// nodes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Summary {
    #[serde(rename = "match")]
    pub(super) contest: MatchLine,
    pub(super) games: u64,
    pub(super) blocks: u64,
    #[serde(flatten)]
    pub(super) report: Report,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) sprt: Option<SprtSummary>,
    pub(super) seconds: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct SprtSummary {
    pub(super) elo0: f64,
    pub(super) elo1: f64,
    pub(super) llr: f64,
    pub(super) lower: f64,
    pub(super) upper: f64,
    /// The accepted difference.
    pub(super) accepted: Option<f64>,
}

impl Summary {
    pub(crate) fn new(contest: MatchLine, ledger: &Ledger<'_>, took: Duration) -> Summary {
        let names: Vec<String> = contest.engines.iter().map(|engine| engine.name.clone()).collect();
        let anchor = names.iter().position(|name| name == "greedy").map(Entrant);
        Summary {
            report: Report::new(ledger.standings(), &names, anchor),
            contest,
            games: ledger.games(),
            blocks: ledger.blocks(),
            sprt: ledger.sprt().map(|(sprt, state)| SprtSummary::new(&sprt, &state)),
            seconds: took.as_secs_f64(),
        }
    }
}

impl SprtSummary {
    fn new(sprt: &Sprt, state: &SprtState) -> SprtSummary {
        let (elo0, elo1) = (sprt.elo0(), sprt.elo1());
        let accepted = match state.decision {
            Decision::Open => None,
            Decision::Lower => Some(elo0),
            Decision::Higher => Some(elo1),
        };
        let SprtState { llr, lower, upper, .. } = *state;
        SprtSummary { elo0, elo1, llr, lower, upper, accepted }
    }
}
