//! The table that is being chosen on the start screen, and remembered for the next visit.

mod stored;

use crate::console;
use crate::live::State;
use crate::storage::{self, Key};
use azulejo_protocol::Start;
use azulejo_view::plan::Plan;
use leptos::prelude::expect_context;

/// The plan that was made last.
pub fn remembered() -> Plan {
    storage::read(Key::Choice).map_or_else(Plan::default, |text| stored::of_text(&text))
}

/// Remembers a plan for the next visit.
pub fn remember(plan: &Plan) {
    if let Err(error) = storage::write(Key::Choice, &stored::to_text(plan)) {
        console::warn(&format!("the choice is not kept: {error}"));
    }
}

/// The plan and where its game would begin, in the page's context.
#[derive(Clone, Copy, Debug)]
pub struct Draft {
    /// The table.
    pub plan: State<Plan>,
    /// The starting point.
    pub start: State<Start>,
}

impl Draft {
    /// The plan that was made last, from the beginning.
    pub fn open() -> Draft {
        Draft { plan: State::new(remembered()), start: State::new(Start::Fresh) }
    }

    /// Begins at a point of another game, with the same players if they are known.
    pub fn begin_at(self, start: Start) {
        self.plan.update(|plan| {
            if let Some(pos) = start.position() {
                plan.set_rules(pos.rules());
            }
            if let Start::Record(game) = &start {
                plan.seat_those_of(game);
            }
        });
        self.start.set(start);
    }
}

/// The table that is being chosen, of the context.
pub fn use_draft() -> Draft {
    expect_context()
}
