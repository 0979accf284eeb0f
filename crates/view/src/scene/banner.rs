//! What everybody should know now.

use crate::ledger::bound_row;
use azulejo_rules::{Line, Phase, Position, Seat};

/// What everybody should know now; it is withdrawn when it is no longer so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Banner {
    /// A row is bound to be complete, so this round is the last.
    LastRound {
        /// Whose row.
        seat: Seat,
        /// Which row.
        line: Line,
    },
}

/// The banners of a position.
pub(super) fn banners(pos: &Position) -> Vec<Banner> {
    if !matches!(pos.phase(), Phase::Offer | Phase::Tiling) {
        return Vec::new();
    }
    let bound = pos.rules().seats().find_map(|seat| {
        let line = complete_row(pos, seat).or(bound_row(pos.board(seat), pos.rules().wall))?;
        Some(Banner::LastRound { seat, line })
    });
    bound.into_iter().collect()
}

/// A row that is complete already, while others still place their tiles.
fn complete_row(pos: &Position, seat: Seat) -> Option<Line> {
    let wall = pos.board(seat).wall();
    Line::ALL.into_iter().find(|&line| wall.row_complete(line))
}
