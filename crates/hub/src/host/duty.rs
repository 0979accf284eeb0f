//! Doing what waits.

use super::crowd::Person;
use super::queue::{Look, Task};
use super::{Charge, Conn, Cut, Host, Output, State, Why};
use crate::{Append, NodeId, WriteError};
use azulejo_protocol::{Message, Millis, Think, Unavailable};
use azulejo_room::{DrawSecret, Outcome, Table};

/// What time it is, where secrets come from, and what is to be done.
pub(super) struct Duty<'a> {
    pub(super) now: Millis,
    pub(super) draw: DrawSecret<'a>,
    pub(super) out: Vec<Output>,
}

impl Duty<'_> {
    pub(super) fn tell(&mut self, to: Vec<Conn>, message: Message) {
        if !to.is_empty() {
            self.out.push(Output::Tell { to, message });
        }
    }

    pub(super) fn cut(&mut self, conn: Conn, why: Cut) {
        self.out.push(Output::Cut { conn, why });
    }
}

/// After a failure nothing is tried by itself for so long.
const REST: Millis = Millis::from_secs(1);

impl Host {
    /// Does what waits, as far as it can be done now.
    pub(super) fn work(&mut self, duty: &mut Duty<'_>) {
        while !self.queue.is_empty() {
            match self.state {
                State::Asleep => self.load(duty),
                State::Loading | State::Looking { .. } | State::Writing { .. } => break,
                State::Absent => self.turn_away(duty, Cut::NoSuchTable),
                State::Broken => self.turn_away(duty, Cut::Unavailable),
                State::Ready(_) => self.next_task(duty),
            }
        }
        self.tell_presence(duty);
    }

    /// A clock that was set back does not make anything wait for longer.
    pub(super) fn mind_the_clock(&mut self, now: Millis) {
        self.rests_until = self.rests_until.min(now.plus(REST));
        self.crowd.mind_the_clock(now);
    }

    fn next_task(&mut self, duty: &mut Duty<'_>) {
        let Some(task) = self.queue.pop() else { return };
        match task {
            Task::Join { .. } => self.let_in(duty, task),
            Task::Ask { .. } => self.ask(duty, task),
            Task::Bot { turn, mv } => {
                let State::Ready(table) = &mut self.state else { return };
                self.question.take_if(|asked| *asked == turn);
                match table.bot_moved(duty.now, turn, mv, &mut *duty.draw) {
                    Ok(outcome) => self.keep(duty, None, outcome),
                    Err(error) => {
                        // It is asked again, but not in vain as fast as it can answer.
                        self.rests_until = duty.now.plus(REST);
                        duty.out.push(Output::BadBot(error));
                    }
                }
            }
            Task::Tick | Task::Leased { .. } if duty.now < self.rests_until => {}
            Task::Leased { look: Look::First } if self.may_be_behind() => {
                self.look_again(duty, Task::Leased { look: Look::Again });
            }
            Task::Tick | Task::Leased { .. } => {
                let State::Ready(table) = &mut self.state else { return };
                let outcome = table.tick(duty.now, &mut *duty.draw);
                self.keep(duty, None, outcome);
                if task != Task::Tick || self.charge == Charge::Alone {
                    let think = self.table().and_then(Table::thinking);
                    self.ask_bot(duty, think);
                }
            }
            Task::Heard { head } => self.look_for(duty, head),
        }
    }

    /// Whether something was taken on here that can't be seen, as somebody else wrote what led to it.
    fn may_be_behind(&self) -> bool {
        let is_clear = self.table().is_some_and(|table| table.thinking().is_some());
        self.charge != Charge::Alone && !is_clear
    }

    /// Looks whether there is more, if there may be.
    fn look_for(&mut self, duty: &mut Duty<'_>, head: u32) {
        if self.table().is_some_and(|table| table.number() < head) {
            self.look(duty, Why::ForNews);
        }
    }

    /// Has a bot think about what is written, once about each turn.
    fn ask_bot(&mut self, duty: &mut Duty<'_>, think: Option<Think>) {
        if let Some(think) = think.filter(|think| self.question != Some(think.turn)) {
            self.question = Some(think.turn);
            duty.out.push(Output::Think(think));
        }
    }

    fn let_in(&mut self, duty: &mut Duty<'_>, task: Task) {
        let (State::Ready(table), Task::Join { conn, guest, ref key, after, look }) =
            (&self.state, task)
        else {
            return;
        };
        let (may_look, head) = (table.shows_itself(guest, key.as_ref()), table.number());
        let may_be_behind = self.charge != Charge::Alone || after > head;
        if look == Look::First && (!may_look || may_be_behind) {
            let task = Task::Join { conn, guest, key: key.clone(), after, look: Look::Again };
            return self.look_again(duty, task);
        }
        if !may_look {
            return duty.cut(conn, Cut::NoSuchTable);
        }
        let standing = table.standing(guest);
        duty.tell(vec![conn], welcome(standing, head, duty.now));
        // Somebody who knows more than there is must have known another table.
        let after = if after > head { 0 } else { after };
        let events = table.events_after(after).cloned().collect();
        duty.tell(vec![conn], Message::Log { events });
        self.crowd.enter(conn, Person { guest, standing, heard: head });
        if let Some((seats, watching)) = self.crowd.told() {
            duty.tell(vec![conn], Message::Present { seats, watching });
        }
    }

    fn ask(&mut self, duty: &mut Duty<'_>, task: Task) {
        let State::Ready(table) = &mut self.state else { return };
        let Task::Ask { conn, guest, ref ask, look } = task else { return };
        // Somebody who has not been let in may not even know that there is a table. One whose connection was
        // lost meanwhile was let in.
        if !table.shows_itself(guest, None) && self.crowd.guest(conn).is_none() {
            return;
        }
        let outcome = table.handle(duty.now, guest, ask, &mut *duty.draw);
        let is_refused = matches!(outcome.answers[..], [.., Message::Refused { .. }]);
        if look == Look::First && is_refused && outcome.entries.is_empty() {
            let task = Task::Ask { conn, guest, ask: ask.clone(), look: Look::Again };
            return self.look_again(duty, task);
        }
        self.keep(duty, Some(task), outcome);
    }

    /// Has what happened written; what changes nothing is answered at once.
    fn keep(&mut self, duty: &mut Duty<'_>, task: Option<Task>, outcome: Outcome) {
        if outcome.entries.is_empty() {
            return self.answer(duty, task.as_ref(), outcome);
        }
        let State::Ready(table) = std::mem::replace(&mut self.state, State::Asleep) else { return };
        let first = outcome.entries.first().map_or(0, |entry| entry.event.number);
        duty.out.push(Output::Write(Append {
            table: self.id,
            after: first.saturating_sub(1),
            entries: outcome.entries.clone(),
            secret: outcome.secret.clone(),
            card: table.card(),
            by: self.thinker(),
        }));
        self.state = State::Writing { table, task, outcome };
    }

    pub(super) fn written(&mut self, duty: &mut Duty<'_>, result: Result<u32, WriteError>) {
        let state = std::mem::replace(&mut self.state, State::Asleep);
        let State::Writing { table, task, outcome } = state else {
            self.state = state;
            return;
        };
        match result {
            Ok(_) => {
                self.tell_news(duty, &table);
                self.state = State::Ready(table);
                self.answer(duty, task.as_ref(), outcome);
            }
            Err(WriteError::Full) => {
                self.rests_until = duty.now.plus(REST);
                if let Some(Task::Ask { conn, ask, .. }) = task {
                    let why = Unavailable::ReadOnly;
                    duty.tell(vec![conn], Message::Unavailable { id: ask.id, why });
                }
                self.load(duty);
            }
            Err(WriteError::Conflict { .. } | WriteError::Unknown) => {
                // What was asked is asked again, and if it was written after all, it will be known.
                if let Some(task) = task {
                    self.queue.put_back(task);
                }
                self.load(duty);
            }
        }
    }

    /// Tells whoever asked, and whoever thinks.
    fn answer(&mut self, duty: &mut Duty<'_>, task: Option<&Task>, outcome: Outcome) {
        if let Some(Task::Ask { conn, .. }) = task
            && self.crowd.guest(*conn).is_some()
        {
            for message in outcome.answers {
                duty.tell(vec![*conn], message);
            }
        }
        // What was written here was taken on with it.
        if self.charge == Charge::Alone || (self.thinker().is_some() && !outcome.entries.is_empty())
        {
            self.ask_bot(duty, outcome.think);
        }
    }

    const fn thinker(&self) -> Option<NodeId> {
        match self.charge {
            Charge::Alone => None,
            Charge::Shared { thinker } => thinker,
        }
    }

    /// Tells everybody what is written and they have not heard, and what they are at the table now.
    pub(super) fn tell_news(&mut self, duty: &mut Duty<'_>, table: &Table) {
        let last = table.number();
        let heard = self.crowd.iter_mut().map(|(_, person)| person.heard).min().unwrap_or(last);
        for event in table.events_after(heard) {
            let late = self.crowd.iter_mut().filter(|(_, it)| it.heard < event.number);
            let to = late.map(|(conn, _)| conn).collect();
            duty.tell(to, Message::Event(event.clone()));
        }
        for (conn, person) in self.crowd.iter_mut() {
            person.heard = person.heard.max(last);
            let standing = table.standing(person.guest);
            if person.standing != standing {
                person.standing = standing;
                duty.tell(vec![conn], welcome(standing, last, duty.now));
            }
        }
    }

    /// Tells somebody how far the table has come. While it is being written or looked at, news are on their way.
    pub(super) fn beat(&mut self, duty: &mut Duty<'_>, conn: Conn) {
        let (Some(table), Some(guest)) = (self.table(), self.crowd.guest(conn)) else { return };
        let message = welcome(table.standing(guest), table.number(), duty.now);
        duty.tell(vec![conn], message);
    }

    fn tell_presence(&mut self, duty: &mut Duty<'_>) {
        if let Some((seats, watching)) = self.crowd.news(duty.now) {
            duty.tell(self.crowd.conns(), Message::Present { seats, watching });
        }
    }
}

fn welcome(standing: azulejo_protocol::Standing, head: u32, now: Millis) -> Message {
    Message::Welcome { seats: standing.viewer, host: standing.is_host, head, now }
}
