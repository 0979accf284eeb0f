//! How a table online is set up, before anybody sits at it.

use crate::{ChatScope, Occupant, OptionsFault, OptionsFaults, TableOptions};
use azulejo_fair::Commitment;
use serde::{Deserialize, Serialize};

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Those who were given a link or a code.
    #[default]
    Private,
    /// Everybody: it is listed, anybody may sit down or watch.
    Public,
}

/// How a table online is set up, before anybody sits at it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Founding {
    /// What it will be played with. Its seats are empty: what follows tells who sits there.
    pub options: TableOptions,
    /// Who may find it.
    pub access: Access,
    /// What may be said.
    pub chat: ChatScope,
    /// What the server has bound itself to before it knows anybody's nonce.
    pub commitment: Commitment,
}

impl Founding {
    /// Whether there can be such a table.
    ///
    /// # Errors
    ///
    /// Everything that is wrong, at once.
    pub fn check(&self) -> Result<(), OptionsFaults> {
        let bot = Occupant::Bot { level: self.options.substitute.clone() };
        let seats = self.options.rules.seats().map(|_| bot.clone());
        // As it will be when everybody sits.
        TableOptions { seats: seats.collect(), ..self.options.clone() }.check()
    }

    /// Nobody sits there from the beginning.
    pub(crate) fn check_empty(&self) -> Result<(), OptionsFaults> {
        match self.options.seats.len() {
            0 => Ok(()),
            found => Err(OptionsFaults(vec![OptionsFault::Seats { found, expected: 0 }])),
        }
    }
}
