//! A refereed game written down, to be resumed.

use super::{Referee, draft};
use azulejo_rules::{Deal, DealError, Game, RecordError};
use serde::{Deserialize, Serialize};

/// A refereed game as it is written down: its record, and the deal that is being told.
///
/// ```json
/// {"version":1,"record":"[Azulejo \"1\"] …","deal":"WKWW RB - - -"}
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptReferee {
    /// The version of this form.
    pub version: u32,
    /// The game so far.
    pub record: String,
    /// What is told of the next deal; nothing unless the bag is to act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<String>,
}

impl KeptReferee {
    /// The version that is written, and the only one that is read.
    pub const VERSION: u32 = 1;
}

impl From<&Referee> for KeptReferee {
    fn from(referee: &Referee) -> KeptReferee {
        KeptReferee {
            version: KeptReferee::VERSION,
            record: referee.record(),
            deal: referee.draft().map(|draft| draft.told().to_string()),
        }
    }
}

impl TryFrom<&KeptReferee> for Referee {
    type Error = RefereeError;

    fn try_from(kept: &KeptReferee) -> Result<Referee, RefereeError> {
        if kept.version != KeptReferee::VERSION {
            return Err(RefereeError::Version { found: kept.version });
        }
        let game: Game = kept.record.parse().map_err(RefereeError::Record)?;
        let mut referee = Referee::from(game);
        if let Some(text) = &kept.deal {
            let deal: Deal = text.parse().map_err(RefereeError::Deal)?;
            referee.tell(&deal)?;
        }
        Ok(referee)
    }
}

impl Referee {
    /// Tells a whole deal at once, sound or not.
    fn tell(&mut self, deal: &Deal) -> Result<(), RefereeError> {
        let draft = self.draft().ok_or(RefereeError::NoDealDue)?;
        let (found, expected) = (deal.discs.len(), draft.rules().discs());
        if found != expected {
            return Err(RefereeError::Discs { found, expected });
        }
        self.tap_again(&draft::taps_of(deal));
        Ok(())
    }

    /// The game as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(&KeptReferee::from(self)).unwrap_or_default()
    }

    /// Resumes a game that was kept.
    ///
    /// # Errors
    ///
    /// The place and the reason.
    pub fn from_json(text: &str) -> Result<Referee, RefereeError> {
        let kept: KeptReferee = serde_json::from_str(text)
            .map_err(|error| RefereeError::Text { error: error.to_string() })?;
        Referee::try_from(&kept)
    }
}

/// Why a text is no refereed game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RefereeError {
    /// It is no JSON of a refereed game.
    #[error("not a refereed game: {error}")]
    Text {
        /// What the reader of JSON says: the place and the reason.
        error: String,
    },
    /// It is of a version that this program does not know.
    #[error("version {found}; only version {} is known", KeptReferee::VERSION)]
    Version {
        /// Which.
        found: u32,
    },
    /// Its record can't be read.
    #[error("the record: {0}")]
    Record(RecordError),
    /// What is told of the next deal can't be read.
    #[error("the deal: {0}")]
    Deal(DealError),
    /// A deal is told, but none is due.
    #[error("the deal: none is due")]
    NoDealDue,
    /// The deal has another number of discs than the circle.
    #[error("the deal: found {found} discs; expected {expected}")]
    Discs {
        /// How many it has.
        found: usize,
        /// How many there are.
        expected: usize,
    },
}
