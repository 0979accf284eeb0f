//! Delivering what the room sends: to the page, to the bots, to the storage.

use super::{Host, Session, Thinking, kept, now};
use crate::clock::Alarm;
use crate::console;
use azulejo_protocol::{Change, Event, Message, Mirror, News, Refusal};
use azulejo_room::Sent;
use std::collections::VecDeque;

/// Timers can't be set for longer; the room is asked again then.
const LONGEST: u64 = 24 * 60 * 60 * 1_000;

impl Session {
    /// Opens the table that was left when the page was closed, if there is one. One that can't be
    /// read is kept aside and reported.
    pub fn restore(self) {
        let Some(text) = kept::read() else { return };
        match kept::restore(&text) {
            Ok((room, mark)) => self.resume(Host { room, mark, alarm: None }),
            Err(error) => {
                console::error(&format!("the game that was left can't be read: {error}"));
                kept::set_aside(&text);
                self.toasts.warn(self.words.now("save-damaged"));
            }
        }
    }

    fn resume(self, mut host: Host) {
        self.table.set(Some(host.room.mirror().clone()));
        let sent = host.room.resume(now());
        self.host.set(Some(host));
        // Who thinks is asked again; that nothing else was sent is what `resume` promises.
        let _ = self.deliver(sent);
        self.prepare_bots();
    }

    /// Delivers what was sent; the answer to a request is returned.
    pub(super) fn deliver(self, sent: Vec<Sent>) -> Result<(), Refusal> {
        let mut answer = Ok(());
        let mut events = Vec::new();
        let mut questions = Vec::new();
        for item in sent {
            match item {
                Sent::Everyone(event) => events.push(event),
                Sent::Asker(Message::Refused { why, .. }) => answer = Err(why),
                Sent::Asker(_) => {}
                Sent::Bot(think) => questions.push(think),
            }
        }
        self.tell(events);
        self.set_alarm();
        for think in questions {
            self.ask_bot(think);
        }
        answer
    }

    /// Shows events, saves the game, and keeps it in the library if it is over.
    pub(super) fn tell(self, events: Vec<Event>) {
        if events.is_empty() {
            return;
        }
        let mut news = Vec::new();
        let mut table = self.table.get_untracked();
        for event in events {
            match News::of(event, table.clone()) {
                Ok(Some(item)) => {
                    table = Some(item.after.clone());
                    news.push(item);
                }
                Ok(None) => {}
                Err(error) => {
                    console::error(&format!("an event of our own room: {error}"));
                    table = self.with_host(|host| host.room.mirror().clone());
                }
            }
        }
        if news.iter().any(News::changes_turn) {
            self.forget_thoughts();
        }
        let is_over = news.iter().any(|item| item.change == Change::Ended);
        self.table.set(table);
        self.news.update(|waiting: &mut VecDeque<News>| waiting.extend(news));
        self.save();
        if is_over {
            self.keep_finished();
        }
    }

    fn forget_thoughts(self) {
        self.bots.stop();
        self.hint.set(None);
        self.thinking.set(Thinking::Nobody);
    }

    /// Wakes the room when it has something to do.
    fn set_alarm(self) {
        self.with_host(|host| {
            if let Some(alarm) = host.alarm.take() {
                alarm.stop();
            }
            let wait = host.room.wakes_at()?.since(now()).0.min(LONGEST);
            host.alarm = Alarm::after(wait, move || self.wake());
            Some(())
        });
    }

    fn wake(self) {
        let sent = self.with_host(|host| host.room.tick(now()));
        // Nobody asked, so nothing can be refused.
        let _ = self.deliver(sent.unwrap_or_default());
    }

    pub(super) fn save(self) {
        let saved = self.with_host(|host| kept::save(&host.room, host.mark));
        if let Some(Err(error)) = saved {
            console::error(&format!("the game is not saved: {error}"));
            self.toasts.warn(self.words.now("save-failed"));
        }
    }

    /// A game that was played to some end goes into the library; one that was called off does not.
    fn keep_finished(self) {
        if self
            .table
            .with_untracked(|table| table.as_ref().is_some_and(|table| table.ranking().is_some()))
        {
            self.keep();
        }
    }

    pub(super) fn keep_unfinished(self) {
        let is_begun = |table: &Mirror| table.end().is_none() && table.last_move().is_some();
        if self.table.with_untracked(|table| table.as_ref().is_some_and(is_begun)) {
            self.keep();
        }
    }

    /// The number in the library of the game at the table, if it is kept; follows both.
    pub fn kept_as(self) -> Option<u32> {
        let game = self.table.with(|table| table.as_ref().map(Mirror::game_number))?;
        self.library.of_origin(&self.origin(game)?)
    }

    /// Tells a game from all others on this device.
    pub(super) fn origin(self, game: u32) -> Option<String> {
        let table = match self.line() {
            Some(line) => line.origin(),
            None => format!("{:016x}", self.with_host(|host| host.mark)?),
        };
        Some(format!("{table}-{game}"))
    }

    /// Keeps the game in the library, in place of what was kept of it before.
    fn keep(self) {
        let played = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            Some((table.record().ok()?, self.origin(table.game_number())?))
        });
        let Some((game, origin)) = played else { return };
        if let Err(error) = self.library.keep(&game, Some(origin)) {
            console::error(&format!("the library is not kept: {error}"));
            self.toasts.warn(self.words.now("save-failed"));
        }
    }
}
