//! A store that forgets everything: what the promises mean, in as few words as possible.

mod store;

use crate::index::ends_a_game;
use azulejo_hub::{
    Analysis, Append, Elsewhere, Here, LEASE, Leased, Listed, Loaded, NodeId, Pending, WorkAsk,
    WriteError,
};
use azulejo_protocol::{Access, GuestId, Millis, TableId, TableStage, Viewer, WorkKind};
use azulejo_room::{Card, Entry};
use azulejo_rules::Seat;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::future::ready;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Tables in memory, with a clock that stands still until [it is told](Memory::elapse). Its clones are the same store.
#[derive(Clone)]
pub struct Memory(Arc<Mutex<Kept>>);

/// An empty one, at some moment that is long after 1970.
impl Default for Memory {
    fn default() -> Memory {
        let now = Millis(1_700_000_000_000);
        Memory(Arc::new(Mutex::new(Kept { now, ..Kept::default() })))
    }
}

#[derive(Default)]
struct Kept {
    now: Millis,
    tables: BTreeMap<TableId, Table>,
    analyses: BTreeMap<(TableId, u32), (Millis, Option<String>)>,
    held: BTreeMap<(WorkKind, TableId, u32), Held>,
    present: BTreeMap<(TableId, NodeId), (Here, Millis)>,
}

struct Table {
    loaded: Loaded,
    founded: Millis,
    card: Card,
    /// The cards of games that are over.
    games: BTreeMap<u32, Card>,
}

/// Who has taken something on, and until when.
#[derive(Clone, Copy)]
struct Held {
    by: NodeId,
    until: Millis,
}

impl Memory {
    /// Lets time pass.
    pub fn elapse(&self, time: Millis) {
        self.kept().now.0 += time.0;
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn answer<T: Send + 'static>(&self, answer: impl FnOnce(&mut Kept) -> T) -> Pending<T> {
        Box::pin(ready(answer(&mut self.kept())))
    }
}

impl Table {
    fn head(&self) -> u32 {
        self.loaded.entries.last().map_or(0, |entry| entry.event.number)
    }

    fn knows_one_of(&self, entries: &[Entry]) -> bool {
        let commands = || self.loaded.entries.iter().filter_map(|entry| entry.event.by);
        entries.iter().filter_map(|entry| entry.event.by).any(|by| commands().any(|it| it == by))
    }

    fn has_member(&self, guest: GuestId) -> bool {
        let card = &self.card;
        card.stage != TableStage::Over && (card.host == guest || card.guests.contains(&Some(guest)))
    }

    fn is_turn_of(&self, guest: GuestId) -> bool {
        let seats = Seat::ALL.into_iter().zip(&self.card.guests);
        seats
            .filter(|(seat, _)| self.card.to_move.acts_for(*seat))
            .any(|(_, it)| *it == Some(guest))
    }

    /// What is due there.
    fn due(&self) -> Option<(WorkKind, Millis)> {
        let work = if self.card.waits_for_bot() { WorkKind::Bot } else { WorkKind::Clock };
        self.card.due.map(|due| (work, due))
    }

    fn write(&mut self, append: Append) -> u32 {
        if ends_a_game(&append.entries) {
            self.games.insert(append.card.game, append.card.clone());
        }
        self.card = append.card;
        self.loaded.entries.extend(append.entries);
        self.loaded.secrets.extend(append.secret.map(|new| (new.game, new.secret)));
        self.head()
    }
}

impl Kept {
    fn append(&mut self, append: Append) -> Result<u32, WriteError> {
        let table = self.tables.get(&append.table);
        let head = table.map_or(0, Table::head);
        let knows = table.is_some_and(|table| table.knows_one_of(&append.entries));
        if head != append.after || knows {
            return Err(WriteError::Conflict { head });
        }
        if !is_numbered(&append) || table.is_some_and(|table| has_secret(table, &append)) {
            return Err(WriteError::Unknown);
        }
        for work in [WorkKind::Clock, WorkKind::Bot] {
            self.held.remove(&(work, append.table, 0));
        }
        let (id, by) = (append.table, append.by);
        let table = self.tables.entry(id).or_insert_with(|| Table {
            loaded: Loaded::default(),
            founded: append.entries[0].event.at,
            card: append.card.clone(),
            games: BTreeMap::new(),
        });
        let head = table.write(append);
        if let (Some((work, _)), Some(by)) = (table.due(), by) {
            self.held.insert((work, id, 0), Held { by, until: Millis(self.now.0 + LEASE.0) });
        }
        Ok(head)
    }

    fn listed(&self, is_meant: impl Fn(&Table) -> bool) -> Vec<Listed> {
        let meant = self.tables.iter().filter(|(_, table)| is_meant(table));
        meant.map(|(&table, it)| Listed { table, card: it.card.clone() }).collect()
    }

    fn finished(&self, guest: GuestId, before: Option<Millis>, most: usize) -> Vec<Listed> {
        let mut games: Vec<Listed> = Vec::new();
        for (&table, it) in &self.tables {
            let sat = it.games.values().filter(|card| card.guests.contains(&Some(guest)));
            games.extend(sat.map(|card| Listed { table, card: card.clone() }));
        }
        games.retain(|game| before.is_none_or(|before| game.card.at < before));
        games.sort_by_key(|game| (Reverse(game.card.at), game.table, game.card.game));
        let last = most.checked_sub(1).map(|last| games.get(last).map(|game| game.card.at));
        games.retain(|game| last.is_some_and(|last| last.is_none_or(|last| game.card.at >= last)));
        games
    }

    /// All that is to be done of a kind, the most urgent first.
    fn to_do(&self, work: WorkKind) -> Vec<Leased> {
        let mut found = Vec::new();
        for (&table, it) in &self.tables {
            let due = it.due().filter(|(kind, _)| *kind == work);
            found.extend(due.map(|(_, due)| Leased { due, table, game: 0 }));
        }
        if work == WorkKind::Analysis {
            let asked = self.analyses.iter().filter(|(_, (_, text))| text.is_none());
            found.extend(asked.map(|(&(table, game), &(due, _))| Leased { due, table, game }));
        }
        found.sort_unstable();
        found
    }

    fn take_on(&mut self, ask: WorkAsk) -> Vec<Leased> {
        let (now, by) = (self.now, ask.node);
        let is_free = |held: &Held| held.by == by || held.until <= now;
        let mut taken = self.to_do(ask.work);
        taken.retain(|it| it.due.0 <= now.0.saturating_add(ask.ahead.0));
        taken.retain(|it| self.held.get(&(ask.work, it.table, it.game)).is_none_or(is_free));
        taken.truncate(ask.most);
        for it in &taken {
            let held = Held { by, until: Millis(now.0 + LEASE.0) };
            self.held.insert((ask.work, it.table, it.game), held);
        }
        taken
    }

    fn look_around(&mut self, node: NodeId, here: &[Here]) -> Vec<Elsewhere> {
        let mut found = Vec::new();
        for &told in here {
            let Some(head) = self.tables.get(&told.table).map(Table::head) else { continue };
            let until = Millis(self.now.0 + Here::LASTS.0);
            self.present.insert((told.table, node), (told, until));
            let others = self.present.iter().filter(|&(&(table, other), &(_, until))| {
                table == told.table && other != node && until > self.now
            });
            let nobody = (Viewer::SPECTATOR, 0);
            let (seats, watching) = others.fold(nobody, |(seats, watching), (_, (it, _))| {
                (it.seats.seats().fold(seats, Viewer::with), watching + it.watching)
            });
            found.push(Elsewhere { table: told.table, head, seats, watching });
        }
        found
    }

    fn is_over(&self, table: TableId, game: u32) -> bool {
        self.tables.get(&table).is_some_and(|table| table.games.contains_key(&game))
    }

    fn analysis(&mut self, table: TableId, game: u32, wanted: bool) -> Analysis {
        if wanted && self.is_over(table, game) {
            self.analyses.entry((table, game)).or_insert((self.now, None));
        }
        match self.analyses.get(&(table, game)) {
            None => Analysis::Unasked,
            Some((_, None)) => Analysis::Asked,
            Some((_, Some(text))) => Analysis::Done(text.clone()),
        }
    }

    fn keep(&mut self, table: TableId, game: u32, text: String) -> Result<(), WriteError> {
        if !self.is_over(table, game) {
            return Err(WriteError::Unknown);
        }
        let kept = self.analyses.entry((table, game)).or_insert((self.now, None));
        kept.1.get_or_insert(text);
        Ok(())
    }
}

fn is_numbered(append: &Append) -> bool {
    let numbers = append.entries.iter().map(|entry| entry.event.number);
    !append.entries.is_empty() && numbers.eq((append.after + 1..).take(append.entries.len()))
}

fn has_secret(table: &Table, append: &Append) -> bool {
    let secret = append.secret.as_ref();
    secret.is_some_and(|new| table.loaded.secrets.contains_key(&new.game))
}

fn listed_as_waiting(card: &Card) -> bool {
    card.stage == TableStage::Waiting && card.access == Access::Public
}
