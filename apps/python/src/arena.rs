//! Matches between bots, in Rust and in Python.

mod contest;
mod player;

use crate::arguments::{RulesArg, threads};
use crate::errors::refused;
use crate::values::to_python;
use azulejo_arena::{Draw, Report, Schedule, Standings, Tables};
use contest::Contest;
use player::Entry;
use pyo3::prelude::*;

/// So few players meet nobody.
const LEAST: usize = 2;

/// One rule set, or several in turn.
#[derive(FromPyObject)]
pub(crate) enum RulesArgs<'py> {
    One(RulesArg<'py>),
    Several(Vec<RulesArg<'py>>),
}

impl RulesArgs<'_> {
    fn get(&self) -> PyResult<Vec<azulejo_rules::Rules>> {
        match self {
            RulesArgs::One(rules) => Ok(vec![rules.get()?]),
            RulesArgs::Several(list) if list.is_empty() => Err(refused("no rule set to play by")),
            RulesArgs::Several(list) => list.iter().map(RulesArg::get).collect(),
        }
    }
}

/// Lets bots play each other on the same deals, with seats changed, and tells what the results say: the
/// report of `azulejo arena --json` as a dict.
#[pyfunction]
#[pyo3(signature = (players, rules, games, seed, gauntlet, threads=None))]
pub(crate) fn arena(
    py: Python<'_>,
    players: Vec<(String, Bound<'_, PyAny>)>,
    rules: RulesArgs<'_>,
    games: u64,
    seed: u64,
    gauntlet: bool,
    threads: Option<i64>,
) -> PyResult<Py<PyAny>> {
    if players.len() < LEAST {
        return Err(refused(format!("{} players; a match needs two and more", players.len())));
    }
    let names: Vec<String> = players.iter().map(|(name, _)| name.clone()).collect();
    let entries = players.iter().map(|(_, player)| Entry::read(player)).collect::<PyResult<_>>()?;
    let draw = if gauntlet { Draw::Gauntlet } else { Draw::RoundRobin };
    let schedule = Schedule::new(names.len(), draw, Tables::Both, rules.get()?);
    let blocks = schedule.blocks_for(games.max(1));
    let threads = self::threads(threads)?;
    let contest = Contest { entries, schedule, blocks, seed, threads };
    let standings: Standings = py.detach(|| contest.play())?;
    to_python(py, &Report::new(&standings, &names, None))
}
