//! Why a move was better, as JSON.

use super::points;
use crate::moment::{Reason, Reply};
use azulejo_rules::Line;
use serde_json::{Value, json};

/// A reason by its name and its values.
pub(super) fn reason_json(reason: &Reason) -> Value {
    match *reason {
        Reason::Ends { played } => json!({"reason": "ends", "played": played}),
        Reason::Completes { line, tile } => {
            json!({"reason": "completes", "line": line.number(), "color": tile.letter()})
        }
        Reason::Falls { played, best } => {
            json!({"reason": "falls", "played": played, "best": best})
        }
        Reason::Gains { played, best } => {
            json!({"reason": "gains", "played": played, "best": best})
        }
        Reason::RivalGains { seat, played, best } => {
            json!({"reason": "rival_gains", "seat": seat.number(), "played": played, "best": best})
        }
        Reason::GetsLine { line, tile } => {
            json!({"reason": "gets_line", "line": line.number(), "color": tile.letter()})
        }
        Reason::Floor { played, best } => {
            json!({"reason": "floor", "played": played, "best": best})
        }
        Reason::RivalFloor { seat, played, best } => {
            json!({"reason": "rival_floor", "seat": seat.number(), "played": played, "best": best})
        }
        Reason::RivalLine { seat, line, tile } => json!({
            "reason": "rival_line", "seat": seat.number(), "line": line.number(),
            "color": tile.letter(),
        }),
        Reason::Starts => json!({"reason": "starts"}),
        Reason::Scores { played, best } => {
            json!({"reason": "scores", "played": played, "best": best})
        }
        Reason::Expects { seat, change } => {
            json!({"reason": "expects", "seat": seat.number(), "points": points(change)})
        }
        Reason::Replies { played, best } => json!({
            "reason": "replies", "played": reply(&played), "best": best.as_ref().map(reply),
        }),
    }
}

fn reply(reply: &Reply) -> Value {
    json!({
        "seat": reply.seat.number(),
        "move": reply.mv.to_string(),
        "count": reply.count,
        "color": reply.tile.letter(),
        "completes": reply.completes.map(Line::number),
        "falls": reply.falls,
    })
}
