//! What waits for the table.

use super::Conn;
use azulejo_protocol::{Ask, GuestId, Key};
use azulejo_rules::Move;
use std::collections::VecDeque;

/// Something that needs the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Task {
    Join {
        conn: Conn,
        guest: GuestId,
        key: Option<Key>,
        after: u32,
        look: Look,
    },
    Ask {
        conn: Conn,
        guest: GuestId,
        ask: Ask,
        look: Look,
    },
    Bot {
        turn: u32,
        mv: Move,
    },
    Tick,
    /// The same, by whoever is to let bots think about it.
    Leased {
        look: Look,
    },
    /// Somebody says that the table has come so far.
    Heard {
        head: u32,
    },
}

/// How the table is looked at for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// As it is known here.
    First,
    /// After it was loaded for this, as another process may have written.
    Again,
}

/// What waits, in order. There is an end to it: whoever floods one table gets no memory for it.
#[derive(Debug, Default)]
pub(super) struct Queue(VecDeque<Task>);

/// So much waits at most. One table is asked for a few things a second, and a write takes milliseconds.
const MOST: usize = 256;

impl Queue {
    /// Puts something at the end; it comes back if there is too much. What does not come from outside is not much:
    /// a bot answers once, and everything else is done once, however often it is told.
    pub(super) fn push(&mut self, task: Task) -> Result<(), Task> {
        if self.has_same(&task) {
            return Ok(());
        }
        let is_from_outside = matches!(task, Task::Join { .. } | Task::Ask { .. });
        if is_from_outside && self.0.len() >= MOST {
            return Err(task);
        }
        self.0.push_back(task);
        Ok(())
    }

    /// Whether the same will be done anyway.
    fn has_same(&mut self, task: &Task) -> bool {
        match *task {
            Task::Tick => self.0.contains(task),
            Task::Leased { .. } => self.0.iter().any(|it| matches!(it, Task::Leased { .. })),
            Task::Heard { head } => self.0.iter_mut().any(|waiting| {
                let Task::Heard { head: known } = waiting else { return false };
                *known = head.max(*known);
                true
            }),
            Task::Join { .. } | Task::Ask { .. } | Task::Bot { .. } => false,
        }
    }

    /// Puts something back that was begun in vain.
    pub(super) fn put_back(&mut self, task: Task) {
        self.0.push_front(task);
    }

    pub(super) fn pop(&mut self) -> Option<Task> {
        self.0.pop_front()
    }

    /// The whole table is loaded: nobody who waits needs another look.
    pub(super) fn look_with_this(&mut self) {
        for task in &mut self.0 {
            if let Task::Join { look, .. } | Task::Ask { look, .. } | Task::Leased { look } = task {
                *look = Look::Again;
            }
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Who waits to be let in by a connection.
    pub(super) fn guest(&self, conn: Conn) -> Option<GuestId> {
        self.0.iter().find_map(|task| match task {
            Task::Join { conn: waiting, guest, .. } if *waiting == conn => Some(*guest),
            _ => None,
        })
    }

    /// A connection is gone: it need not be let in. What it asked for still counts, as its sender can't know
    /// that it was not heard.
    pub(super) fn forget(&mut self, conn: Conn) {
        self.0.retain(|task| !matches!(task, Task::Join { conn: gone, .. } if *gone == conn));
    }
}
