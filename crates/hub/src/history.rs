//! Whether everything that anybody was told about a table is true.
//!
//! Clients write down what they asked, what they were told and what they heard, in the order of one clock.
//! Afterwards the log is read, and every promise is checked: the log has no gaps; what was granted is in it
//! exactly once, under the number that was told; what was refused is not; everybody heard the log from its
//! beginning on, in order; nothing is in it that nobody asked for; what was granted before something else was
//! asked for comes before it; the whole is a table, and all its draws follow from the secrets that were revealed.
//!
//! A refusal speaks of one copy of a command. Whoever asks again because an answer did not come may be refused while
//! the first copy is still on its way, and that one may be granted afterwards. So something that was refused and
//! happened is a lie if all copies were refused, or if it had happened before the refused one was sent.

mod lie;

pub use lie::Lie;

use azulejo_protocol::{CommandId, Event, TableId, prove};
use azulejo_room::{Entry, Secrets, Table};
use std::collections::{BTreeMap, BTreeSet};

/// What one client noted.
#[derive(Clone, Debug, Default)]
pub struct Witness {
    /// What it asked for and was told, by the moment of a clock that all witnesses share.
    pub notes: Vec<(u64, Note)>,
    /// The events it heard, in order and each once.
    pub heard: Vec<Event>,
}

/// What a client noted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// It asked for something, perhaps not for the first time.
    Asked(CommandId),
    /// That was granted, as the event with this number.
    Done(CommandId, u32),
    /// That was refused.
    Refused(CommandId),
    /// Its connection was lost: what it asked for until now is not answered any more, though it may happen.
    CutOff,
}

/// Checks a table against all that was noted. What nobody noted as asked for, such as its founding, is told by
/// `others`.
pub fn check(
    table: TableId,
    entries: &[Entry],
    secrets: &Secrets,
    witnesses: &[Witness],
    others: &BTreeSet<CommandId>,
) -> Vec<Lie> {
    let log: Vec<&Event> = entries.iter().map(|entry| &entry.event).collect();
    let mut lies = Vec::new();
    check_numbers(&log, &mut lies);
    let happened = commands(&log, &mut lies);
    check_answers(&happened, witnesses, others, &mut lies);
    check_refusals(&happened, witnesses, &mut lies);
    check_order(&happened, witnesses, &mut lies);
    check_heard(&log, witnesses, &mut lies);
    if let Err(error) = Table::restore(table, entries, secrets) {
        lies.push(Lie::NoTable(error));
    }
    lies.extend(prove(log.iter().copied()).err().map(Lie::Unfair));
    lies
}

fn check_numbers(log: &[&Event], lies: &mut Vec<Lie>) {
    for (expected, event) in (1..).zip(log) {
        if event.number != expected {
            lies.push(Lie::Gap { expected, found: event.number });
        }
    }
    for pair in log.windows(2) {
        if pair[1].at < pair[0].at {
            lies.push(Lie::Backwards { number: pair[1].number });
        }
    }
}

/// The number of the event of each command.
fn commands(log: &[&Event], lies: &mut Vec<Lie>) -> BTreeMap<CommandId, u32> {
    let mut happened = BTreeMap::new();
    for event in log {
        if let Some(id) = event.by
            && happened.insert(id, event.number).is_some()
        {
            lies.push(Lie::Twice { id });
        }
    }
    happened
}

fn check_answers(
    happened: &BTreeMap<CommandId, u32>,
    witnesses: &[Witness],
    others: &BTreeSet<CommandId>,
    lies: &mut Vec<Lie>,
) {
    let mut asked = others.clone();
    for (_, note) in witnesses.iter().flat_map(|witness| &witness.notes) {
        match *note {
            Note::Asked(id) => drop(asked.insert(id)),
            Note::Done(id, number) if happened.get(&id) != Some(&number) => {
                lies.push(Lie::Lost { id, number });
            }
            Note::Done(..) | Note::Refused(_) | Note::CutOff => {}
        }
    }
    let unasked = happened.keys().filter(|id| !asked.contains(id));
    lies.extend(unasked.map(|&id| Lie::Unasked { id }));
}

/// What was refused in all its copies has not happened, and nothing is refused that had happened before it was
/// asked for.
fn check_refusals(happened: &BTreeMap<CommandId, u32>, witnesses: &[Witness], lies: &mut Vec<Lie>) {
    let mut copies: BTreeMap<CommandId, Copies> = BTreeMap::new();
    // The last event that was known by anybody when a witness asked for something by its present connection.
    let mut known: BTreeMap<(usize, CommandId), u32> = BTreeMap::new();
    let mut latest = 0;
    for (witness, note) in in_order(witnesses) {
        match note {
            Note::Asked(id) => {
                copies.entry(id).or_default().asked += 1;
                known.entry((witness, id)).or_insert(latest);
            }
            Note::Done(_, number) => latest = latest.max(number),
            Note::Refused(id) => {
                let copies = copies.entry(id).or_default();
                copies.refused += 1;
                let known = known.get(&(witness, id)).copied().unwrap_or_default();
                copies.was_done |= happened.get(&id).is_some_and(|&number| number <= known);
            }
            Note::CutOff => known.retain(|&(other, _), _| other != witness),
        }
    }
    let refused = copies.into_iter().filter(|(_, it)| it.were_all_refused() || it.was_done);
    let untrue = refused.map(|(id, _)| id).filter(|id| happened.contains_key(id));
    lies.extend(untrue.map(|id| Lie::RefusedHappened { id }));
}

/// What became of the copies of a command.
#[derive(Default)]
struct Copies {
    asked: u32,
    refused: u32,
    /// One was refused that was asked for when it had happened.
    was_done: bool,
}

impl Copies {
    const fn were_all_refused(&self) -> bool {
        self.refused > 0 && self.refused >= self.asked
    }
}

/// All that was noted, in the order of the clock that all share, with who noted it.
fn in_order(witnesses: &[Witness]) -> impl Iterator<Item = (usize, Note)> {
    let all = witnesses.iter().enumerate();
    let mut notes: Vec<(u64, usize, Note)> = all
        .flat_map(|(witness, it)| {
            it.notes.iter().map(move |&(moment, note)| (moment, witness, note))
        })
        .collect();
    notes.sort_by_key(|&(moment, ..)| moment);
    notes.into_iter().map(|(_, witness, note)| (witness, note))
}

/// The numbers of the log agree with the clock of the witnesses: going through all that was noted in order,
/// whatever is asked for the first time comes after all that was granted by then.
fn check_order(happened: &BTreeMap<CommandId, u32>, witnesses: &[Witness], lies: &mut Vec<Lie>) {
    let mut asked = BTreeSet::new();
    let mut latest: Option<(u32, CommandId)> = None;
    for (_, note) in in_order(witnesses) {
        match note {
            Note::Asked(id) if asked.insert(id) => {
                if let (Some(&number), Some((granted, first))) = (happened.get(&id), latest)
                    && number < granted
                {
                    lies.push(Lie::OutOfOrder { first, then: id });
                }
            }
            Note::Done(id, number) => latest = latest.max(Some((number, id))),
            Note::Asked(_) | Note::Refused(_) | Note::CutOff => {}
        }
    }
}

/// Everybody heard the log from its beginning on.
fn check_heard(log: &[&Event], witnesses: &[Witness], lies: &mut Vec<Lie>) {
    for (witness, heard) in witnesses.iter().map(|witness| &witness.heard).enumerate() {
        let other = heard.iter().enumerate().find(|&(place, event)| log.get(place) != Some(&event));
        lies.extend(other.map(|(_, event)| Lie::Misheard { witness, number: event.number }));
    }
}
