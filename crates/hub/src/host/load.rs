//! Getting the table, and having another look at it.

use super::duty::Duty;
use super::queue::Task;
use super::{Cut, Host, Output, State};
use crate::Loaded;
use azulejo_protocol::{Message, Unavailable};
use azulejo_room::Table;

impl Host {
    /// Loads the table, or looks whether there is more than is known.
    pub(super) fn load(&mut self, duty: &mut Duty<'_>, known: Option<Table>) {
        self.state = State::Loading(known);
        duty.out.push(Output::Load);
    }

    /// Before anybody is sent away with what is known here, they are looked at with what is kept.
    pub(super) fn look_again(&mut self, duty: &mut Duty<'_>, task: Task) {
        if let State::Ready(table) = std::mem::replace(&mut self.state, State::Asleep) {
            self.queue.put_back(task);
            self.load(duty, Some(table));
        }
    }

    /// There is no table to do it with.
    pub(super) fn turn_away(&mut self, duty: &mut Duty<'_>, why: Cut) {
        self.question = None;
        while let Some(task) = self.queue.pop() {
            if let Task::Join { conn, .. } = task {
                duty.cut(conn, why);
            }
        }
        for conn in self.crowd.drain() {
            duty.cut(conn, why);
        }
    }

    pub(super) fn loaded(&mut self, duty: &mut Duty<'_>, loaded: Option<Loaded>) {
        let state = std::mem::replace(&mut self.state, State::Asleep);
        let State::Loading(known) = state else {
            self.state = state;
            return;
        };
        let Some(Loaded { entries, secrets }) = loaded else {
            self.state = State::Absent;
            return self.turn_away(duty, Cut::NoSuchTable);
        };
        // A log only grows. A bot's answer that waits would be lost with what is known.
        if let Some(table) = known.filter(|table| table.entries().len() == entries.len()) {
            self.state = State::Ready(table);
            return;
        }
        match Table::restore(self.id, &entries, &secrets) {
            Ok(table) => self.wake(duty, table),
            Err(error) => {
                duty.out.push(Output::Broken(error));
                self.state = State::Broken;
                self.turn_away(duty, Cut::Unavailable);
            }
        }
    }

    /// Goes on with a table that was loaded.
    fn wake(&mut self, duty: &mut Duty<'_>, table: Table) {
        self.tell_news(duty, &table);
        self.state = State::Ready(table);
        // Something may be due since long.
        self.enqueue(duty, Task::Tick);
    }

    /// Whoever waits is sent away and may come back; the next one tries to load it again. Where only a second look
    /// failed, that concerns nobody but the one it was for.
    pub(super) fn load_failed(&mut self, duty: &mut Duty<'_>) {
        let state = std::mem::replace(&mut self.state, State::Asleep);
        match state {
            State::Loading(None) => self.turn_away(duty, Cut::Unavailable),
            State::Loading(Some(table)) => {
                self.state = State::Ready(table);
                match self.queue.pop_looking_again() {
                    Some(Task::Join { conn, .. }) => duty.cut(conn, Cut::Unavailable),
                    Some(Task::Ask { conn, ask, .. }) => {
                        let why = Unavailable::Busy;
                        duty.tell(vec![conn], Message::Unavailable { id: ask.id, why });
                    }
                    _ => {}
                }
            }
            other => self.state = other,
        }
    }
}
