//! An append as rows.

use crate::index::{self, GameRow, TableRow};
use crate::rows::Texts;
use azulejo_hub::Append;
use azulejo_protocol::{Millis, WorkKind};
use azulejo_room::Entry;

/// The rows that an append consists of.
pub(crate) struct Prepared {
    pub(crate) texts: Vec<Texts>,
    pub(crate) table: TableRow,
    pub(crate) game: Option<GameRow>,
    /// What is due then.
    pub(crate) work: Option<WorkKind>,
}

impl Prepared {
    /// They are there if the entries are numbered as they should be and can be written as texts.
    pub(crate) fn of(append: &Append) -> Option<Prepared> {
        let Append { after, entries, card, .. } = append;
        let head = entries.last()?.event.number;
        let numbers = entries.iter().map(|entry| entry.event.number);
        if !numbers.eq(after.checked_add(1)?..=head) {
            return None;
        }
        let texts: serde_json::Result<Vec<Texts>> = entries.iter().map(Texts::of).collect();
        let game = index::ends_a_game(entries).then(|| GameRow::new(card)).transpose().ok()?;
        let table = TableRow::new(card, head, first_moment(entries)).ok()?;
        Some(Prepared { texts: texts.ok()?, table, game, work: index::work_of(card) })
    }
}

/// When a table was founded, if these entries found it.
fn first_moment(entries: &[Entry]) -> Millis {
    entries.first().map_or(Millis::ZERO, |entry| entry.event.at)
}
