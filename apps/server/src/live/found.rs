//! Founding tables.

use super::Tables;
use crate::chance;
use crate::guest::Token;
use azulejo_hub::{Append, WriteError};
use azulejo_protocol::{Access, ChatScope, CommandId, Key, OptionsFaults, TableId, TableOptions};
use azulejo_room::{Table, Wish};
use std::time::Instant;

/// What somebody wants who founds a table.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) options: TableOptions,
    pub(crate) access: Access,
    pub(crate) chat: ChatScope,
}

/// A table that was founded, or had been before by the same command.
#[derive(Clone, Debug)]
pub(crate) struct Founded {
    pub(crate) table: TableId,
    pub(crate) code: Key,
    pub(crate) watch: Key,
}

/// Why a table was not founded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum FoundError {
    /// There can be no such table.
    Options(OptionsFaults),
    /// It can't be kept now.
    ReadOnly,
    /// It may have been founded or not: ask again.
    Unknown,
}

impl Tables {
    /// Founds a table. All its names follow from the guest's token and the command, so that whoever asks again
    /// is told the same.
    pub(crate) async fn found(
        &self,
        token: &Token,
        by: CommandId,
        plan: Plan,
    ) -> Result<Founded, FoundError> {
        let founded = Founded {
            table: TableId(u128::from_be_bytes(token.derive("table", by))),
            code: chance::code(token.derive("code", by)),
            watch: chance::long_key(&token.derive("watch", by)),
        };
        let Plan { options, access, chat } = plan;
        let (code, watch) = (founded.code.hash(), founded.watch.hash());
        let wish = Wish { options, access, chat, code, watch };
        let (table, outcome) =
            Table::found(founded.table, self.now(), token.guest(), by, wish, chance::secret())
                .map_err(FoundError::Options)?;
        let append = Append {
            table: founded.table,
            after: 0,
            entries: outcome.entries,
            secret: outcome.secret,
            card: table.card(),
            by: None,
        };
        let begun = Instant::now();
        let result = self.store().append(append).await;
        self.note_write(begun, result);
        match result {
            Ok(_) => {
                self.metrics.founded();
                Ok(founded)
            }
            // The same command has founded it before.
            Err(WriteError::Conflict { .. }) => Ok(founded),
            Err(WriteError::Full) => Err(FoundError::ReadOnly),
            Err(WriteError::Unknown) => Err(FoundError::Unknown),
        }
    }
}
