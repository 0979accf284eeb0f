//! Getting the table, and having another look at it.

use super::duty::Duty;
use super::queue::Task;
use super::{Cut, Host, Output, State, Why};
use crate::Loaded;
use azulejo_protocol::{Message, Unavailable};
use azulejo_room::Table;

impl Host {
    /// Loads the table. Nobody who waits needs another look.
    pub(super) fn load(&mut self, duty: &mut Duty<'_>) {
        self.queue.look_with_this();
        duty.out.push(Output::Load { after: 0 });
        self.state = State::Loading;
    }

    /// Looks whether there is more than is known.
    pub(super) fn look(&mut self, duty: &mut Duty<'_>, why: Why) {
        if let State::Ready(known) = std::mem::replace(&mut self.state, State::Asleep) {
            duty.out.push(Output::Load { after: known.number() });
            self.state = State::Looking { known, why };
        }
    }

    /// Before anybody is sent away with what is known here, they are looked at with what is kept.
    pub(super) fn look_again(&mut self, duty: &mut Duty<'_>, task: Task) {
        self.queue.put_back(task);
        self.look(duty, Why::ForNext);
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

    /// The store can't be reached. What is under way will fail by itself, but nobody waits for that: whoever asked asks
    /// again elsewhere, by the same name.
    pub(super) fn send_away(&mut self, duty: &mut Duty<'_>) {
        self.turn_away(duty, Cut::Unavailable);
    }

    pub(super) fn loaded(&mut self, duty: &mut Duty<'_>, loaded: Option<Loaded>) {
        let state = std::mem::replace(&mut self.state, State::Asleep);
        let known = match state {
            State::Loading => None,
            State::Looking { known, .. } => Some(known),
            other => {
                self.state = other;
                return;
            }
        };
        let Some(Loaded { entries, secrets }) = loaded else {
            self.state = State::Absent;
            return self.turn_away(duty, Cut::NoSuchTable);
        };
        match known {
            // A log only grows. A bot's answer that waits would be lost with what is known.
            Some(table) if entries.is_empty() => self.state = State::Ready(table),
            Some(mut table) => match table.extend(&entries, &secrets) {
                Ok(()) => self.wake(duty, table),
                // Whatever is wrong with it is told after a look at all of it.
                Err(_) => self.load(duty),
            },
            None => self.restore(duty, &Loaded { entries, secrets }),
        }
    }

    fn restore(&mut self, duty: &mut Duty<'_>, loaded: &Loaded) {
        match Table::restore(self.id, &loaded.entries, &loaded.secrets) {
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
    /// failed, that concerns nobody but the one it was for, if anybody.
    pub(super) fn load_failed(&mut self, duty: &mut Duty<'_>) {
        let state = std::mem::replace(&mut self.state, State::Asleep);
        match state {
            State::Loading => self.turn_away(duty, Cut::Unavailable),
            State::Looking { known, why } => {
                self.state = State::Ready(known);
                if why == Why::ForNext {
                    self.disappoint_next(duty);
                }
            }
            other => self.state = other,
        }
    }

    /// Whoever is next can't be answered now.
    fn disappoint_next(&mut self, duty: &mut Duty<'_>) {
        match self.queue.pop() {
            Some(Task::Join { conn, .. }) => duty.cut(conn, Cut::Unavailable),
            Some(Task::Ask { conn, ask, .. }) => {
                let why = Unavailable::Busy;
                duty.tell(vec![conn], Message::Unavailable { id: ask.id, why });
            }
            Some(Task::Bot { .. } | Task::Tick | Task::Leased { .. } | Task::Heard { .. })
            | None => {}
        }
    }
}
