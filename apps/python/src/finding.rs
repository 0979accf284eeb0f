//! What a search has found.

use crate::moves::Move;
use azulejo_rules::{Position, Seat};
use azulejo_search as search;
use azulejo_study::analysis::{fraction, points};
use pyo3::prelude::*;

/// What a search has found. Chances are fractions of 1; lists are in seat order.
#[pyclass(frozen, get_all, module = "azulejo")]
pub(crate) struct Finding {
    /// The best move.
    best: Move,
    /// The best line for all, as far as it is known.
    line: Vec<Move>,
    /// The chance to win of the player to move.
    chance: f64,
    /// Its expected final lead over the best of the others, in points.
    lead: f64,
    /// Everybody's chance to win.
    chances: Vec<f64>,
    /// Everybody's expected final points.
    points: Vec<f64>,
    /// How many moves were looked ahead.
    depth: u8,
    /// How many positions were made.
    nodes: u64,
    /// Whether the rest of the round was looked through to its end.
    solved: bool,
}

impl Finding {
    pub(crate) fn of(found: &search::Finding, pos: &Position) -> Finding {
        let own = pos.player_to_move().map_or(0, Seat::index);
        let prospects = &found.prospects;
        Finding {
            best: Move(found.best),
            line: found.line.iter().copied().map(Move).collect(),
            chance: fraction(prospects[own].chance),
            lead: points(prospects[own].lead),
            chances: prospects.iter().map(|prospect| fraction(prospect.chance)).collect(),
            points: prospects.iter().map(|prospect| points(prospect.points)).collect(),
            depth: found.depth,
            nodes: found.nodes,
            solved: found.solved,
        }
    }
}

#[pymethods]
impl Finding {
    fn __repr__(&self) -> String {
        let Finding { best, chance, lead, depth, nodes, .. } = self;
        let chance = 100.0 * chance;
        format!("<Finding {}, {chance:.1}%, {lead:+.1}, depth {depth}, {nodes} nodes>", best.0)
    }
}
