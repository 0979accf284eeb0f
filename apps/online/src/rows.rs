//! Tables in lists, as the server tells of them.

use azulejo_protocol::{Millis, Occupant, TableId, Viewer};
use azulejo_rules::Rules;
use serde::Deserialize;

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Row {
    /// Which.
    pub(crate) table: TableId,
    /// How far it has come.
    pub(crate) stage: Stage,
    /// What is played there.
    #[serde(with = "azulejo_protocol::as_text")]
    pub(crate) rules: Rules,
    /// Who sits where; nothing where nobody does.
    pub(crate) seats: Vec<Option<Occupant>>,
    /// The seats of this browser.
    pub(crate) yours: Viewer,
    /// The seat whose turn it is.
    pub(crate) to_move: Viewer,
    /// Which game at the table.
    pub(crate) game: u32,
    /// When something happened there last.
    pub(crate) at: Millis,
    /// How its last game ended.
    #[serde(default)]
    pub(crate) finished: Option<Finished>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// People sit down.
    Waiting,
    /// A game is played.
    Playing,
    /// It is over.
    Over,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Finished {
    /// The scores, in seat order.
    pub(crate) scores: Vec<u16>,
    /// The places, in seat order; empty, if it was called off.
    pub(crate) places: Vec<u8>,
}

impl Row {
    /// Whether this browser is awaited there: it is its turn.
    pub(crate) fn awaits_us(&self) -> bool {
        self.yours.seats().any(|seat| self.to_move.acts_for(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_web::json;

    /// The server writes the same files, and its documentation shows them.
    #[test]
    fn what_the_server_tells_is_read() {
        let mine = include_str!("../../server/api/tables-answer.json");
        let rows: Vec<Row> = json::read(mine).expect("a list");
        assert_eq!((rows[0].stage, rows[0].seats.len()), (Stage::Waiting, 3));
        assert!(!rows[0].awaits_us());
        let games = include_str!("../../server/api/games-answer.json");
        let rows: Vec<Row> = json::read(games).expect("a list");
        let finished = rows[0].finished.as_ref().expect("it is over");
        assert_eq!((&finished.scores[..], &finished.places[..]), (&[54, 47][..], &[1, 2][..]));
    }

    #[test]
    fn whose_turn_it_is_is_awaited() {
        let mine = include_str!("../../server/api/tables-answer.json");
        let mut rows: Vec<Row> = json::read(mine).expect("a list");
        rows[0].to_move = Viewer::of(azulejo_rules::Seat::ALL);
        assert!(rows[0].awaits_us());
        rows[0].yours = Viewer::SPECTATOR;
        assert!(!rows[0].awaits_us());
    }
}
