//! Random tables, and a look at everything that is brought to them.

use crate::crowd::{Crowd, Input, Secrets};
use azulejo_protocol::Millis;
use azulejo_room::{Outcome, Table};

/// So many tables, with so many inputs each.
pub(crate) const TABLES: u64 = 36;
const INPUTS: usize = 320;

/// What was brought to a table, and what followed.
pub(crate) struct Scene<'a> {
    pub(crate) before: &'a Table,
    pub(crate) input: &'a Input,
    pub(crate) now: Millis,
    pub(crate) secrets: Secrets,
    pub(crate) outcome: &'a Outcome,
    pub(crate) after: &'a Table,
}

impl Scene<'_> {
    /// The table as it would be if only time had passed, and what that brings.
    pub(crate) fn timely(&self) -> (Table, Outcome) {
        let mut timely = self.before.clone();
        let passed = Input::Tick.bring(&mut timely, self.now, self.secrets);
        (timely, passed)
    }
}

/// Founds random tables, brings inputs to them and looks at each of them, with something to remember a table by.
pub(crate) fn explore<S>(
    start: impl Fn(&Table, &Outcome) -> S,
    look: impl FnMut(&mut S, &Scene<'_>),
) {
    explore_some(TABLES, start, look);
}

/// The same with so many tables.
pub(crate) fn explore_some<S>(
    tables: u64,
    start: impl Fn(&Table, &Outcome) -> S,
    mut look: impl FnMut(&mut S, &Scene<'_>),
) {
    for seed in 0..tables {
        let mut crowd = Crowd::new(seed);
        let (mut table, founded) = crowd.found();
        let mut state = start(&table, &founded);
        for _ in 0..INPUTS {
            let input = crowd.input(&table);
            let (before, now, secrets) = (table.clone(), crowd.now(), crowd.secrets);
            let outcome = input.bring(&mut table, now, secrets);
            if outcome.secret.is_some() {
                crowd.secrets.draw();
            }
            let (before, input, outcome) = (&before, &input, &outcome);
            look(&mut state, &Scene { before, input, now, secrets, outcome, after: &table });
        }
    }
}

/// Nothing to remember a table by.
pub(crate) fn nothing(_: &Table, _: &Outcome) {}
