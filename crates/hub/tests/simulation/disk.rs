//! What survives everything.

use azulejo_hub::{Append, Elsewhere, Here, LEASE, Loaded, NodeId, WriteError};
use azulejo_protocol::{CommandId, Event, Millis, TableId, Viewer};
use azulejo_room::{Card, Entry, Secrets};
use std::collections::BTreeMap;

/// What survives everything, and keeps the promises of a store. Its faults are the world's.
#[derive(Default)]
pub(crate) struct Disk {
    tables: BTreeMap<TableId, Kept>,
    /// No space is left until then.
    pub(crate) full_until: u64,
    /// Who was where, and until when that counts.
    presence: BTreeMap<(TableId, NodeId), (Here, u64)>,
}

/// What is kept of a table.
pub(crate) struct Kept {
    pub(crate) entries: Vec<Entry>,
    pub(crate) secrets: Secrets,
    pub(crate) card: Card,
    /// When each command was kept.
    commands: BTreeMap<CommandId, u64>,
    /// Who does what is due, until when.
    lease: Option<(NodeId, u64)>,
}

impl Disk {
    /// Adds to a table's log, all or nothing.
    pub(crate) fn append(&mut self, now: u64, append: &Append) -> Result<u32, WriteError> {
        if now < self.full_until {
            return Err(WriteError::Full);
        }
        let kept = self.tables.entry(append.table).or_insert_with(|| Kept {
            entries: Vec::new(),
            secrets: Secrets::new(),
            card: append.card.clone(),
            commands: BTreeMap::new(),
            lease: None,
        });
        let head = kept.head();
        let commands = || append.entries.iter().filter_map(|entry| entry.event.by);
        if head != append.after || commands().any(|id| kept.commands.contains_key(&id)) {
            return Err(WriteError::Conflict { head });
        }
        let numbers = append.entries.iter().map(|entry| entry.event.number);
        assert!(numbers.eq(head + 1..=head + append.entries.len() as u32), "a gap in {append:?}");
        kept.commands.extend(commands().map(|id| (id, now)));
        kept.entries.extend(append.entries.iter().cloned());
        let secret = append.secret.clone();
        kept.secrets.extend(secret.map(|new| (new.game, new.secret)));
        kept.card = append.card.clone();
        kept.lease = append.by.map(|node| (node, now + LEASE.0));
        Ok(kept.head())
    }

    pub(crate) fn load(&self, table: TableId, after: u32) -> Option<Loaded> {
        let kept = self.tables.get(&table)?;
        let entries = kept.entries.iter().skip(after as usize).cloned().collect();
        Some(Loaded { entries, secrets: kept.secrets.clone() })
    }

    pub(crate) fn table(&self, table: TableId) -> &Kept {
        &self.tables[&table]
    }

    /// The tables at which something is due by a moment.
    pub(crate) fn due_by(&self, by: Millis) -> Vec<TableId> {
        let is_due = |kept: &Kept| kept.card.due.is_some_and(|due| due <= by);
        self.tables.iter().filter(|(_, kept)| is_due(kept)).map(|(id, _)| *id).collect()
    }
}

/// What those ask who share it.
impl Disk {
    /// The tables at which something is due by a moment, if nobody else does it, and who did before.
    pub(crate) fn take_on(
        &mut self,
        now: u64,
        by: Millis,
        node: NodeId,
    ) -> Vec<(TableId, Option<NodeId>)> {
        let mut taken = Vec::new();
        for (&id, kept) in &mut self.tables {
            let is_due = kept.card.due.is_some_and(|due| due <= by);
            let before = kept.lease.map(|(holder, _)| holder);
            if is_due && kept.lease.is_none_or(|(holder, until)| holder == node || until <= now) {
                kept.lease = Some((node, now + LEASE.0));
                taken.push((id, before));
            }
        }
        taken
    }

    /// Tells who is at some tables, and asks who is elsewhere.
    pub(crate) fn look_around(&mut self, now: u64, node: NodeId, here: &[Here]) -> Vec<Elsewhere> {
        for here in here {
            self.presence.insert((here.table, node), (*here, now + Here::LASTS.0));
        }
        here.iter().map(|here| self.elsewhere(now, node, here.table)).collect()
    }

    fn elsewhere(&self, now: u64, node: NodeId, table: TableId) -> Elsewhere {
        let others = self.presence.iter().filter(|((it, other), _)| *it == table && *other != node);
        let there = others.filter(|(_, (_, until))| *until > now).map(|(_, (here, _))| here);
        let head = self.tables[&table].head();
        let nobody = Elsewhere { table, head, seats: Viewer::SPECTATOR, watching: 0 };
        there.fold(nobody, |sum, here| Elsewhere {
            seats: here.seats.seats().fold(sum.seats, Viewer::with),
            watching: sum.watching + here.watching,
            ..sum
        })
    }
}

impl Kept {
    pub(crate) fn head(&self) -> u32 {
        self.entries.len() as u32
    }

    /// Whether an event is kept.
    pub(crate) fn has(&self, event: &Event) -> bool {
        let place = event.number.checked_sub(1).map(|place| place as usize);
        place.and_then(|place| self.entries.get(place)).is_some_and(|it| it.event == *event)
    }

    /// When a command was kept.
    pub(crate) fn kept_at(&self, id: CommandId) -> Option<u64> {
        self.commands.get(&id).copied()
    }

    pub(crate) fn events(&self) -> impl Iterator<Item = &Event> {
        self.entries.iter().map(|entry| &entry.event)
    }
}
