//! What was acknowledged, to be found in the log afterwards.

use azulejo_protocol::{CommandId, Event};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

/// What a server has acknowledged at one table: every command with the number of the event that it became.
pub(crate) type Acknowledged = BTreeSet<(CommandId, u32)>;

/// What is acknowledged, written down while it goes on.
#[derive(Debug, Default)]
pub(crate) struct Ledger(Mutex<Acknowledged>);

impl Ledger {
    /// A command was acknowledged. What is sent again may be acknowledged again, with the same number.
    pub(crate) fn note(&self, id: CommandId, number: u32) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert((id, number));
    }

    /// All of it by now: a log that is read from now on has to hold it.
    pub(crate) fn by_now(&self) -> Acknowledged {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// How much was acknowledged and is not in the log exactly once, under its number.
pub(crate) fn lost(acknowledged: &Acknowledged, log: &[Event]) -> usize {
    let mut numbers: BTreeMap<CommandId, Vec<u32>> = BTreeMap::new();
    for event in log {
        if let Some(id) = event.by {
            numbers.entry(id).or_default().push(event.number);
        }
    }
    let is_there = |id, number| numbers.get(id).is_some_and(|found| found[..] == [number]);
    acknowledged.iter().filter(|&&(ref id, number)| !is_there(id, number)).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_protocol::{Happening, Millis};
    use azulejo_rules::Seat;

    /// A log of so many events, by the commands 1, 2 and so on; every third happens by itself.
    fn log(events: u32) -> Vec<Event> {
        let by = |number: u32| (!number.is_multiple_of(3)).then(|| CommandId(number.into()));
        let what = Happening::Vacated { seat: Seat::ALL[0] };
        let event = |number| Event { number, at: Millis(0), by: by(number), what: what.clone() };
        (1..=events).map(event).collect()
    }

    /// What a server has acknowledged that has written this log.
    fn acknowledged(log: &[Event]) -> Acknowledged {
        let ledger = Ledger::default();
        for event in log {
            if let Some(id) = event.by {
                ledger.note(id, event.number);
                // Asked again, and answered as before.
                ledger.note(id, event.number);
            }
        }
        ledger.by_now()
    }

    #[test]
    fn nothing_is_lost_that_is_in_the_log() {
        let log = log(10);
        assert_eq!(acknowledged(&log).len(), 7);
        assert_eq!(lost(&acknowledged(&log), &log), 0);
    }

    #[test]
    fn what_was_not_acknowledged_may_be_in_the_log() {
        assert_eq!(lost(&acknowledged(&log(7)), &log(10)), 0);
        assert_eq!(lost(&Acknowledged::new(), &log(10)), 0);
    }

    /// What somebody does to a log.
    type Doctor = fn(&mut Vec<Event>);

    #[test]
    fn what_is_missing_twice_there_or_elsewhere_is_lost() {
        let doctors: [(Doctor, usize); 6] = [
            (|log| drop(log.remove(4)), 1),
            (|log| log.truncate(8), 1),
            (Vec::clear, 7),
            (|log| log[4].by = None, 1),
            (|log| log[5].by = Some(CommandId(5)), 1),
            (|log| log[4].number = 6, 1),
        ];
        for (case, (doctor, expected)) in doctors.into_iter().enumerate() {
            let mut log = log(10);
            let acknowledged = acknowledged(&log);
            doctor(&mut log);
            assert_eq!(lost(&acknowledged, &log), expected, "case {case}");
        }
    }

    #[test]
    fn two_numbers_for_one_command_can_not_both_be_true() {
        let log = log(10);
        let mut acknowledged = acknowledged(&log);
        acknowledged.insert((CommandId(2), 4));
        assert_eq!(lost(&acknowledged, &log), 1);
    }
}
