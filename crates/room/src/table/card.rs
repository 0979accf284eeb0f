//! What lists show of a table.

use super::{Stage, Table};
use azulejo_protocol::{
    Access, FinishedGame, GuestId, KeyHash, Millis, Mirror, Occupant, TableStage, Viewer,
};
use azulejo_rules::Rules;
use serde::{Deserialize, Serialize};

/// What lists show of a table, and by what it is found: all of it follows from the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// How far it has come.
    pub stage: TableStage,
    /// Who may find it.
    pub access: Access,
    /// The rule set.
    #[serde(with = "azulejo_protocol::as_text")]
    pub rules: Rules,
    /// Who sits where, a free seat being `None`.
    pub seats: Vec<Option<Occupant>>,
    /// Whose seats these are, in seat order, and its host.
    pub guests: Vec<Option<GuestId>>,
    /// Who founded it.
    pub host: GuestId,
    /// What opens any seat; only before the game.
    pub code: Option<KeyHash>,
    /// The seat whose turn it is.
    pub to_move: Viewer,
    /// Which game is played, or was played last; 0 in the lobby.
    pub game: u32,
    /// When something happens by itself, so that the table has to be looked at even if nobody comes; a
    /// bot's turn is due at once.
    pub due: Option<Millis>,
    /// When something happened last.
    pub at: Millis,
    /// How the game ended, if it did.
    pub finished: Option<FinishedGame>,
}

impl Card {
    /// Whether a bot has to find a move.
    pub fn waits_for_bot(&self) -> bool {
        self.stage == TableStage::Playing && self.due == Some(self.at)
    }
}

impl Table {
    /// What lists show of it.
    pub fn card(&self) -> Card {
        let mirror = self.mirror();
        let stage = match (&self.stage, mirror.and_then(Mirror::end)) {
            (Stage::Lobby(..), _) => TableStage::Waiting,
            (Stage::Game(..), None) => TableStage::Playing,
            (Stage::Game(..), Some(_)) => TableStage::Over,
        };
        // Whether a bot has answered already is not in the log.
        let is_bots_turn =
            mirror.is_some_and(|it| it.to_move().is_some_and(|seat| !it.is_person(seat)));
        let at = self.log.last().map_or(Millis::ZERO, |entry| entry.event.at);
        Card {
            stage,
            access: self.founding().access,
            rules: self.founding().options.rules,
            seats: self.seats(),
            guests: self.owners.to_vec(),
            host: self.host,
            code: self.lobby().map(|_| self.keys.code()),
            to_move: Viewer::of(mirror.and_then(Mirror::to_move)),
            game: mirror.map_or(0, Mirror::game_number),
            due: if is_bots_turn { Some(at) } else { self.wakes_at() },
            at,
            finished: self.finished(),
        }
    }

    fn seats(&self) -> Vec<Option<Occupant>> {
        match &self.stage {
            Stage::Lobby(lobby, _) => {
                lobby.chairs().iter().map(|chair| chair.who.clone()).collect()
            }
            Stage::Game(_, room) => room.mirror().occupants().iter().cloned().map(Some).collect(),
        }
    }

    fn finished(&self) -> Option<FinishedGame> {
        let room = self.room().filter(|room| room.mirror().end().is_some())?;
        let (mirror, position) = (room.mirror(), room.mirror().position());
        let rules = mirror.options().rules;
        Some(FinishedGame {
            opened: room.log().first().map_or(0, |event| event.number),
            scores: rules.seats().map(|seat| position.board(seat).score()).collect(),
            places: mirror.ranking().map(|ranking| ranking.places().to_vec()).unwrap_or_default(),
        })
    }
}
