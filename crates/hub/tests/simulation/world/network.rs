//! Connections: in order while they last, and cut at any time.

use super::World;
use crate::cast::Role;
use crate::happening::{Down, Happening, Up};
use crate::tally::Seen;
use azulejo_hub::history::Note;
use azulejo_hub::{Conn, Cut, Input};
use azulejo_protocol::CommandId;
use std::collections::BTreeMap;

/// A connection between a client and a server.
pub(super) struct Link {
    pub(super) tab: usize,
    pub(super) server: usize,
    pub(super) life: u64,
    /// Whether what the client sends still arrives, and when the last of it does.
    pub(super) up: Option<u64>,
    /// The same for what the server sends.
    pub(super) down: Option<u64>,
    /// The last event that the client knew when it knocked.
    pub(super) knows: u32,
    /// The last event that was kept when it did.
    pub(super) knocked_at: u32,
    /// The commands that arrived here.
    pub(super) asked: BTreeMap<CommandId, Arrived>,
}

/// A command that arrived by a connection.
pub(super) struct Arrived {
    /// When it did first.
    pub(super) at: u64,
    /// How many answers are to come.
    pub(super) open: u32,
}

impl World {
    fn latency(&mut self) -> u64 {
        let is_slow = self.is_rough() && self.chance.one_in(20);
        self.chance.within(1, if is_slow { 900 } else { 60 })
    }

    pub(super) fn send_up(&mut self, conn: Conn, frame: Up) {
        let arrival = self.now + self.latency();
        let Some(link) = self.links.get_mut(&conn) else { return };
        let Some(last) = &mut link.up else { return };
        *last = arrival.max(*last);
        let delay = *last - self.now;
        self.after(delay, Happening::Up { conn, frame });
    }

    pub(super) fn send_down(&mut self, conn: Conn, frame: Down) {
        let arrival = self.now + self.latency();
        let Some(link) = self.links.get_mut(&conn) else { return };
        let Some(last) = &mut link.down else { return };
        *last = arrival.max(*last);
        let delay = *last - self.now;
        self.after(delay, Happening::Down { conn, frame });
    }

    pub(super) fn arrive_up(&mut self, conn: Conn, frame: Up) {
        let Some(link) = self.links.get_mut(&conn).filter(|link| link.up.is_some()) else { return };
        let (server, table) = (link.server, self.scenes[self.tabs[link.tab].table].id);
        let input = match frame {
            Up::Join { guest, key, after } => {
                link.knows = after;
                link.knocked_at = self.disk.table(table).head();
                Input::Join { conn, guest, key, after }
            }
            Up::Ask(ask) => {
                let arrived = Arrived { at: self.now, open: 0 };
                link.asked.entry(ask.id).or_insert(arrived).open += 1;
                Input::Ask { conn, ask }
            }
        };
        self.bring(server, table, input);
    }

    pub(super) fn arrive_down(&mut self, conn: Conn, frame: Down) {
        let Some(link) = self.links.get(&conn).filter(|link| link.down.is_some()) else { return };
        let tab = link.tab;
        match frame {
            Down::Tell(message) => self.told(tab, &message),
            Down::Cut(why) => {
                self.lose_connection(conn);
                self.links.remove(&conn);
                self.turned_away(tab, why);
            }
        }
    }

    /// The network fails. What is on its way to the client is lost; what is on its way to the server may be, or
    /// arrives when the client has long gone elsewhere. The server learns of it later.
    pub(super) fn cut(&mut self, conn: Conn) {
        let is_lost = self.chance.one_in(2);
        let Some(link) = self.links.get_mut(&conn) else { return };
        link.down = None;
        if is_lost {
            link.up = None;
        }
        self.see(Seen::Cut);
        self.soon(1, 400, Happening::Dropped { conn });
        self.soon(1, 4_000, Happening::Noticed { conn });
    }

    pub(super) fn notice(&mut self, conn: Conn) {
        let Some(link) = self.links.remove(&conn) else { return };
        let table = self.scenes[self.tabs[link.tab].table].id;
        if self.servers[link.server].life == link.life {
            self.bring(link.server, table, Input::Leave { conn });
        }
    }

    /// A client learns that its connection is gone, and tries again.
    pub(super) fn lose_connection(&mut self, conn: Conn) {
        let Some(tab) = self.tabs.iter().position(|tab| tab.conn == Some(conn)) else { return };
        if let Some(link) = self.links.get_mut(&conn) {
            link.down = None;
        }
        let moment = self.tick();
        self.tabs[tab].conn = None;
        self.tabs[tab].welcome = None;
        self.tabs[tab].present = None;
        self.tabs[tab].note(moment, Note::CutOff);
        let most = if !self.is_rough() {
            200
        } else if self.chance.one_in(10) {
            20_000
        } else {
            1_500
        };
        self.soon(20, most, Happening::Connect { tab });
    }

    /// A client is told that there is no such table, or none now.
    fn turned_away(&mut self, tab: usize, why: Cut) {
        if why == Cut::NoSuchTable {
            let it = &mut self.tabs[tab];
            it.rebuffs += 1;
            let is_stranger = it.role == Role::Stranger;
            self.see(if is_stranger { Seen::StrangerTurnedAway } else { Seen::OtherTurnedAway });
        }
    }
}
