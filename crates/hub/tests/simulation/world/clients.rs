//! What clients do.

use super::World;
use super::network::Link;
use crate::cast::Role;
use crate::happening::{Happening, Up};
use crate::people::{Mind, Mood};
use crate::tab::Reaction;
use crate::tally::Seen;
use azulejo_hub::Conn;
use azulejo_hub::history::Note;
use azulejo_protocol::{Ask, CommandId, Message, Request};
use std::collections::BTreeMap;

/// Nobody waits for more answers than this at once.
const MOST_PENDING: usize = 3;

impl World {
    /// A client without a connection goes to any server that is up.
    pub(super) fn connect(&mut self, tab: usize) {
        let it = &self.tabs[tab];
        if it.conn.is_some() || it.has_gone() {
            return;
        }
        let up: Vec<usize> = (0..self.servers.len()).filter(|&it| self.servers[it].is_up).collect();
        let Some(server) = self.chance.pick(&up) else {
            return self.soon(100, 1_000, Happening::Connect { tab });
        };
        let conn = Conn(self.tick());
        let life = self.servers[server].life;
        let (knows, knocked_at, asked) = (0, 0, BTreeMap::new());
        let link = Link {
            tab,
            server,
            life,
            up: Some(self.now),
            down: Some(self.now),
            knows,
            knocked_at,
            asked,
        };
        self.links.insert(conn, link);
        self.tabs[tab].conn = Some(conn);
        self.join(tab, conn);
    }

    fn join(&mut self, tab: usize, conn: Conn) {
        if self.is_rough() && self.chance.one_in(12) {
            let rest = self.chance.below(u64::from(self.tabs[tab].head()) + 1);
            self.tabs[tab].forget(rest as usize);
        }
        let it = &self.tabs[tab];
        let (guest, key, after) = (it.guest, it.key.clone(), it.head());
        self.send_up(conn, Up::Join { guest, key, after });
        if self.tabs[tab].is_eager {
            self.ask_again(tab);
        }
    }

    /// Asks again for everything that was not answered.
    fn ask_again(&mut self, tab: usize) {
        let pending: Vec<Ask> = self.tabs[tab].pending.values().cloned().collect();
        for ask in pending {
            self.send(tab, ask);
        }
    }

    fn send(&mut self, tab: usize, ask: Ask) {
        let Some(conn) = self.tabs[tab].conn else { return };
        let moment = self.tick();
        if !matches!(ask.request, Request::Sync { .. }) {
            self.tabs[tab].note(moment, Note::Asked(ask.id));
        }
        self.send_up(conn, Up::Ask(ask));
    }

    /// A client is told something.
    pub(super) fn told(&mut self, tab: usize, message: &Message) {
        self.count_answer(tab, message);
        let moment = self.tick();
        match self.tabs[tab].take(moment, message) {
            Ok(Reaction::Nothing) => {}
            Ok(Reaction::LetIn) if self.tabs[tab].is_eager => {}
            Ok(Reaction::LetIn) => self.ask_again(tab),
            // It is sent again with the next thing that is done.
            Ok(Reaction::Postpone(_)) => self.see(Seen::Unavailable),
            Err(error) => self.lie(format!("tab {tab} {error}")),
        }
    }

    /// What an answer to a command that was sent more than once is worth counting.
    fn count_answer(&mut self, tab: usize, message: &Message) {
        let (id, once, again) = match message {
            Message::Done { id, .. } => (*id, Seen::Done, Seen::ResendDone),
            Message::Refused { id, .. } => (*id, Seen::Refused, Seen::ResendRefused),
            _ => return,
        };
        self.see(once);
        let notes = &self.tabs[tab].witness.notes;
        if notes.iter().filter(|(_, note)| *note == Note::Asked(id)).count() > 1 {
            self.see(again);
        }
    }

    /// A client thinks about what to do.
    pub(super) fn act(&mut self, tab: usize) {
        if self.tabs[tab].conn.is_some() {
            self.do_something(tab);
        }
        let (least, most) = if self.is_rough() { (80, 1_200) } else { (200, 800) };
        self.soon(least, most, Happening::Act { tab });
    }

    fn do_something(&mut self, tab: usize) {
        let it = &self.tabs[tab];
        let is_stranger = it.role == Role::Stranger;
        if it.welcome.is_none() && !is_stranger {
            return;
        }
        if is_stranger && !self.is_rough() {
            return;
        }
        if !it.pending.is_empty() && self.chance.one_in(4) {
            return self.ask_again(tab);
        }
        if self.tabs[tab].pending.len() >= MOST_PENDING {
            return;
        }
        if self.is_rough() && self.chance.one_in(25) {
            return self.repeat(tab);
        }
        if let Some(request) = self.wish(tab) {
            let ask = Ask { id: CommandId(self.chance.name()), request };
            self.begin_to_ask(tab, ask);
        }
    }

    /// Asks for something that was granted long ago.
    fn repeat(&mut self, tab: usize) {
        let granted = &self.tabs[tab].granted;
        if !granted.is_empty() {
            let ask = granted[self.chance.below(granted.len() as u64) as usize].clone();
            self.begin_to_ask(tab, ask);
        }
    }

    fn begin_to_ask(&mut self, tab: usize, ask: Ask) {
        self.tabs[tab].pending.insert(ask.id, ask.clone());
        self.send(tab, ask);
    }

    fn wish(&mut self, tab: usize) -> Option<Request> {
        let mood = if self.is_rough() { Mood::Playful } else { Mood::Sensible };
        let tab = &self.tabs[tab];
        let scene = &self.scenes[tab.table];
        let (chance, dealer) = (&mut self.chance, &mut self.dealer);
        Mind { tab, scene, mood, chance, dealer }.wish()
    }
}
