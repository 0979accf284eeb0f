//! What follows from what was brought to a table.

use super::Entry;
use azulejo_fair::Secret;
use azulejo_protocol::{Event, Message, Think};
use std::fmt;
use std::sync::Arc;

/// What follows from what was brought to a table. The entries and the secret are to be written together,
/// before anybody hears of anything.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// What happened, in order.
    pub entries: Vec<Entry>,
    /// The secret of the next game, to which the host is bound from now on.
    pub secret: Option<NewSecret>,
    /// To whoever asked, after the events.
    pub answers: Vec<Message>,
    /// To whoever thinks for the bots.
    pub think: Option<Think>,
}

impl Outcome {
    /// What everybody at the table hears.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.entries.iter().map(|entry| &entry.event)
    }
}

/// A secret that was not there before, and the game that it is for.
#[derive(Clone)]
pub struct NewSecret {
    /// Which game at the table.
    pub game: u32,
    /// Its secret.
    pub secret: Arc<Secret>,
}

/// Secrets are told by what they are bound to.
impl PartialEq for NewSecret {
    fn eq(&self, other: &NewSecret) -> bool {
        self.game == other.game && self.secret.commitment() == other.secret.commitment()
    }
}

impl Eq for NewSecret {}

impl fmt::Debug for NewSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewSecret").field("game", &self.game).finish_non_exhaustive()
    }
}
