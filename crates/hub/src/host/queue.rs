//! What waits for the table.

use super::Conn;
use azulejo_protocol::{Ask, GuestId, Key};
use azulejo_rules::Move;
use std::collections::VecDeque;

/// Something that needs the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Task {
    Join { conn: Conn, guest: GuestId, key: Option<Key>, after: u32 },
    Ask { conn: Conn, guest: GuestId, ask: Ask },
    Bot { turn: u32, mv: Move },
    Tick,
}

/// What waits, in order. There is an end to it: whoever floods one table gets no memory for it.
#[derive(Debug, Default)]
pub(super) struct Queue(VecDeque<Task>);

/// So much waits at most. One table is asked for a few things a second, and a write takes milliseconds.
const MOST: usize = 256;

impl Queue {
    /// Puts something at the end; it comes back if there is too much.
    pub(super) fn push(&mut self, task: Task) -> Result<(), Task> {
        // Time passes once, however often it is told.
        if task == Task::Tick && self.0.contains(&Task::Tick) {
            return Ok(());
        }
        if self.0.len() >= MOST {
            return Err(task);
        }
        self.0.push_back(task);
        Ok(())
    }

    /// Puts something back that was begun in vain.
    pub(super) fn put_back(&mut self, task: Task) {
        self.0.push_front(task);
    }

    pub(super) fn pop(&mut self) -> Option<Task> {
        self.0.pop_front()
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
