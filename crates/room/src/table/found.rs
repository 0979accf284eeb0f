//! Founding a table.

use super::{Entry, NewSecret, Outcome, Private, Secrets, Table};
use azulejo_fair::Secret;
use azulejo_protocol::{
    Access, ChatScope, CommandId, Event, Founding, GuestId, Happening, Key, KeyHash, Lobby, Millis,
    OptionsFaults, TableId, TableOptions,
};
use std::sync::Arc;

/// What somebody wants who founds a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// What it will be played with; who sits there is not told here.
    pub options: TableOptions,
    /// Who may find it.
    pub access: Access,
    /// What may be said.
    pub chat: ChatScope,
    /// The hash of the short code that opens any seat before the game.
    pub code: KeyHash,
    /// The hash of what lets people watch.
    pub watch: KeyHash,
}

impl Table {
    /// Founds a table at which nobody sits.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with what is wished for.
    pub fn found(
        id: TableId,
        now: Millis,
        host: GuestId,
        by: CommandId,
        wish: Wish,
        secret: Secret,
    ) -> Result<(Table, Outcome), OptionsFaults> {
        let Wish { mut options, access, chat, code, watch } = wish;
        options.seats.clear();
        let secret = Arc::new(secret);
        let founding = Founding { options, access, chat, commitment: secret.commitment() };
        founding.check()?;
        let event = Event {
            number: Lobby::FIRST,
            at: now,
            by: Some(by),
            what: Happening::Founded(Box::new(founding)),
        };
        let entry = Entry { event, private: Some(Private::Founded { host, code, watch }) };
        let secrets = Secrets::from([(1, Arc::clone(&secret))]);
        let table = Table::restore(id, std::slice::from_ref(&entry), &secrets);
        let secret = Some(NewSecret { game: 1, secret });
        Ok((sound(table), Outcome { entries: vec![entry], secret, ..Outcome::default() }))
    }

    /// Whether a guest with this key may look at the table. To all others it is as if there was none.
    pub fn shows_itself(&self, guest: GuestId, key: Option<&Key>) -> bool {
        let is_known = guest == self.host || self.owners.contains(&Some(guest));
        is_known || self.keys.shows(self.founding().access, self.lobby().is_some(), key)
    }
}

/// The table of an entry that was made of a founding that was checked.
fn sound(table: Result<Table, super::TableError>) -> Table {
    table.expect("the founding was checked")
}
