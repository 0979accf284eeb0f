//! Whether everything that anybody was told about a table is true.
//!
//! Clients write down what they asked, what they were told and what they heard, in the order of one clock.
//! Afterwards the log is read, and every promise is checked: the log has no gaps; what was granted is in it
//! exactly once, under the number that was told; what was refused is not; everybody heard the log from its
//! beginning on, in order; nothing is in it that nobody asked for; what was granted before something else was
//! asked for comes before it; the whole is a table, and all its draws follow from the secrets that were revealed.

use azulejo_fair::{FairError, Reveal, Terms, Verifier};
use azulejo_protocol::{CommandId, Event, Happening, Mirror, Step, TableId};
use azulejo_room::{Entry, Secrets, Table, TableError};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

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
}

/// What is not true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lie {
    /// An event is missing, or is there twice.
    Gap {
        /// The number that should have come.
        expected: u32,
        /// The number that came.
        found: u32,
    },
    /// Time went back.
    Backwards {
        /// The number of the event.
        number: u32,
    },
    /// What was granted is not in the log under the number that was told.
    Lost {
        /// What.
        id: CommandId,
        /// The number.
        number: u32,
    },
    /// A command brought two events about.
    Twice {
        /// Which.
        id: CommandId,
    },
    /// What was refused has happened.
    RefusedHappened {
        /// What.
        id: CommandId,
    },
    /// Something happened that nobody asked for.
    Unasked {
        /// What.
        id: CommandId,
    },
    /// Somebody heard something else.
    Misheard {
        /// Which witness.
        witness: usize,
        /// The number of the event.
        number: u32,
    },
    /// What was granted comes after what was asked for only then.
    OutOfOrder {
        /// What was granted.
        first: CommandId,
        /// What was asked for later and comes earlier.
        then: CommandId,
    },
    /// The log is no table.
    NoTable(TableError),
    /// A draw does not follow from the secret that was revealed.
    Unfair {
        /// In which game.
        game: u32,
        /// Which.
        why: FairError,
    },
}

impl fmt::Display for Lie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lie::Gap { expected, found } => write!(f, "event {found} where {expected} should be"),
            Lie::Backwards { number } => write!(f, "event {number} is before the one before"),
            Lie::Lost { id, number } => {
                write!(f, "{id} was granted as event {number}, which it is not")
            }
            Lie::Twice { id } => write!(f, "{id} happened twice"),
            Lie::RefusedHappened { id } => write!(f, "{id} was refused and happened"),
            Lie::Unasked { id } => write!(f, "{id} happened, and nobody asked for it"),
            Lie::Misheard { witness, number } => {
                write!(f, "witness {witness} heard something else as event {number}")
            }
            Lie::OutOfOrder { first, then } => {
                write!(f, "{first} was granted before {then} was asked for, and comes later")
            }
            Lie::NoTable(error) => write!(f, "the log is no table: {error}"),
            Lie::Unfair { game, why } => write!(f, "game {game} is not fair: {why}"),
        }
    }
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
    check_order(&happened, witnesses, &mut lies);
    check_heard(&log, witnesses, &mut lies);
    if let Err(error) = Table::restore(table, entries, secrets) {
        lies.push(Lie::NoTable(error));
    }
    check_fair(&log, &mut lies);
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
            Note::Refused(id) if happened.contains_key(&id) => {
                lies.push(Lie::RefusedHappened { id });
            }
            Note::Done(..) | Note::Refused(_) => {}
        }
    }
    let unasked = happened.keys().filter(|id| !asked.contains(id));
    lies.extend(unasked.map(|&id| Lie::Unasked { id }));
}

/// The numbers of the log agree with the clock of the witnesses: going through all that was noted in order,
/// whatever is asked for the first time comes after all that was granted by then.
fn check_order(happened: &BTreeMap<CommandId, u32>, witnesses: &[Witness], lies: &mut Vec<Lie>) {
    let mut notes: Vec<(u64, Note)> =
        witnesses.iter().flat_map(|witness| witness.notes.iter().copied()).collect();
    notes.sort_by_key(|&(moment, _)| moment);
    let mut asked = BTreeSet::new();
    let mut latest: Option<(u32, CommandId)> = None;
    for (_, note) in notes {
        match note {
            Note::Asked(id) if asked.insert(id) => {
                if let (Some(&number), Some((granted, first))) = (happened.get(&id), latest)
                    && number < granted
                {
                    lies.push(Lie::OutOfOrder { first, then: id });
                }
            }
            Note::Done(id, number) => latest = latest.max(Some((number, id))),
            Note::Asked(_) | Note::Refused(_) => {}
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

/// Every game whose secret was revealed is drawn again, from what its opening says and nothing else.
fn check_fair(log: &[&Event], lies: &mut Vec<Lie>) {
    let mut game: Vec<Event> = Vec::new();
    for event in log {
        match &event.what {
            Happening::Opened(_) => game = vec![(*event).clone()],
            Happening::Revealed { secret, .. } => {
                lies.extend(unfair(&game, *secret));
            }
            _ if !game.is_empty() => game.push((*event).clone()),
            _ => {}
        }
    }
}

fn unfair(game: &[Event], secret: Reveal) -> Option<Lie> {
    let mirror = Mirror::of(game).ok()?;
    let terms = &mirror.fair()?.terms;
    let why = draw_again(&mirror, terms, secret).err()?;
    Some(Lie::Unfair { game: mirror.game_number(), why })
}

/// Draws all of a game again.
///
/// # Errors
///
/// What is not as it was drawn.
pub fn draw_again(mirror: &Mirror, terms: &Terms, secret: Reveal) -> Result<(), FairError> {
    let verifier = Verifier::new(terms, secret)?;
    let (options, history) = (mirror.options(), mirror.history());
    if options.first == azulejo_protocol::FirstSeat::Drawn {
        verifier.check_first(options.rules, mirror.first())?;
    }
    let mut before = history.base().clone();
    for moment in history.moments() {
        if let Step::Deal { deal, .. } = &moment.step {
            verifier.check_deal(&before, deal)?;
        }
        before = moment.position;
    }
    Ok(())
}
