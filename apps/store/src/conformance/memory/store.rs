//! What is asked of it.

use super::{Memory, listed_as_waiting};
use azulejo_hub::{
    Analysis, Append, Elsewhere, Here, Leased, Listed, Loaded, NodeId, Pending, ReadError, Store,
    WorkAsk, WriteError,
};
use azulejo_protocol::{GuestId, KeyHash, Millis, TableId};
use std::cmp::Reverse;

impl Store for Memory {
    fn append(&self, append: Append) -> Pending<Result<u32, WriteError>> {
        self.answer(|kept| kept.append(append))
    }

    fn load(&self, table: TableId, after: u32) -> Pending<Result<Option<Loaded>, ReadError>> {
        self.answer(|kept| {
            Ok(kept.tables.get(&table).map(|table| {
                let entries = table.loaded.entries.iter().skip(after as usize).cloned().collect();
                Loaded { entries, secrets: table.loaded.secrets.clone() }
            }))
        })
    }

    fn by_code(&self, code: KeyHash) -> Pending<Result<Option<TableId>, ReadError>> {
        self.answer(|kept| {
            let with = kept.tables.iter().filter(|(_, table)| table.card.code == Some(code));
            Ok(with.min_by_key(|(id, table)| (table.founded, **id)).map(|(id, _)| *id))
        })
    }

    fn waiting(&self, most: usize) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.answer(|kept| {
            let mut listed = kept.listed(|table| listed_as_waiting(&table.card));
            listed.sort_by_key(|it| (Reverse(it.card.at), it.table));
            listed.truncate(most);
            Ok(listed)
        })
    }

    fn of_guest(&self, guest: GuestId, most: usize) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.answer(|kept| {
            let mut listed = kept.listed(|table| table.has_member(guest));
            listed.sort_by_key(|it| {
                let is_turn = kept.tables[&it.table].is_turn_of(guest);
                (Reverse(is_turn), Reverse(it.card.at), it.table)
            });
            listed.truncate(most);
            Ok(listed)
        })
    }

    fn finished_of_guest(
        &self,
        guest: GuestId,
        before: Option<Millis>,
        most: usize,
    ) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.answer(|kept| Ok(kept.finished(guest, before, most)))
    }

    fn now(&self) -> Pending<Result<Millis, ReadError>> {
        self.answer(|kept| Ok(kept.now))
    }

    fn take_on(&self, ask: WorkAsk) -> Pending<Result<Vec<Leased>, ReadError>> {
        self.answer(|kept| Ok(kept.take_on(ask)))
    }

    fn give_back(&self, node: NodeId) -> Pending<Result<(), ReadError>> {
        self.answer(|kept| {
            kept.held.retain(|_, held| held.by != node);
            Ok(())
        })
    }

    fn look_around(
        &self,
        node: NodeId,
        here: Vec<Here>,
    ) -> Pending<Result<Vec<Elsewhere>, ReadError>> {
        self.answer(|kept| Ok(kept.look_around(node, &here)))
    }

    fn analysis(
        &self,
        table: TableId,
        game: u32,
        wanted: bool,
    ) -> Pending<Result<Analysis, ReadError>> {
        self.answer(|kept| Ok(kept.analysis(table, game, wanted)))
    }

    fn keep_analysis(
        &self,
        table: TableId,
        game: u32,
        text: String,
    ) -> Pending<Result<(), WriteError>> {
        self.answer(|kept| kept.keep(table, game, text))
    }
}
