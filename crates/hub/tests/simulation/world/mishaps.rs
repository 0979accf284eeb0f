//! What goes wrong, and when it stops.

use super::network::Link;
use super::{MOST_TIME, PRESENCE_SETTLES, Weather, World};
use crate::cast::Role;
use crate::happening::Happening;
use crate::tally::Seen;
use azulejo_hub::Conn;
use azulejo_protocol::Mirror;

impl World {
    pub(super) fn mishap(&mut self) {
        if !self.is_rough() {
            return;
        }
        match self.chance.below(16) {
            0..9 => self.cut_something(),
            9..11 => {
                let server = self.chance.below(self.servers.len() as u64) as usize;
                self.crash(server);
            }
            11..14 => self.set_a_clock(),
            _ => self.disk.full_until = self.now + self.chance.within(100, 2_500),
        }
        self.soon(100, 2_500, Happening::Mishap);
    }

    fn cut_something(&mut self) {
        let conns: Vec<Conn> = self.links.keys().copied().collect();
        if let Some(conn) = self.chance.pick(&conns) {
            self.cut(conn);
        }
    }

    fn crash(&mut self, server: usize) {
        self.see(Seen::Crash);
        self.stop(server);
        self.soon(100, 3_000, Happening::Restart { server });
    }

    /// A server comes back, empty.
    pub(super) fn restart(&mut self, server: usize) {
        self.servers[server].is_up = true;
    }

    /// A server loses everything at once, and all its connections.
    fn stop(&mut self, server: usize) {
        self.servers[server].crash();
        let here = self.links.iter().filter(|(_, link)| link.server == server);
        let conns: Vec<Conn> = here.map(|(conn, _)| *conn).collect();
        for conn in conns {
            self.links.remove(&conn);
            self.soon(1, 500, Happening::Dropped { conn });
        }
    }

    fn set_a_clock(&mut self) {
        let server = self.chance.below(self.servers.len() as u64) as usize;
        if self.chance.one_in(2) {
            self.see(Seen::JumpForward);
            self.servers[server].offset += self.chance.within(100, 60_000).cast_signed();
        } else {
            self.see(Seen::JumpBack);
            self.servers[server].offset -= self.chance.within(100, 60_000).cast_signed();
        }
    }

    /// From now on nothing goes wrong any more. Those who share a store go by its clock again.
    pub(super) fn calm_down(&mut self) {
        self.weather = Weather::Calm { since: self.now };
        self.disk.full_until = self.now;
        let is_shared = self.servers.len() > 1;
        for server in &mut self.servers {
            server.is_up = true;
            if is_shared {
                server.offset = 0;
            }
        }
        self.after(1_000, Happening::Look);
    }

    /// When everything is settled, and has been for long enough that it is known who is there, the world ends.
    pub(super) fn look(&mut self) {
        let unsettled = self.unsettled();
        match (self.weather, unsettled) {
            (Weather::Calm { .. }, None) => {
                self.weather = Weather::Settled { at: self.now };
                self.close_a_tab();
                self.after(PRESENCE_SETTLES, Happening::Look);
            }
            (Weather::Settled { .. }, None) => self.weather = Weather::Over,
            (Weather::Settled { at }, Some(what)) => {
                self.lie(format!("what was settled at {at} ms is not any more: {what}"));
            }
            (Weather::Calm { since }, Some(what)) if self.now - since > MOST_TIME / 2 => {
                self.lie(format!("the calm does not settle anything: {what}"));
            }
            _ => self.after(1_000, Happening::Look),
        }
    }

    /// Somebody leaves at last, which the others have to learn.
    fn close_a_tab(&mut self) {
        let here = |tab: &usize| self.tabs[*tab].conn.is_some();
        let tabs: Vec<usize> = (0..self.tabs.len()).filter(here).collect();
        let Some(tab) = self.chance.pick(&tabs) else { return };
        self.tabs[tab].is_closed = true;
        if let Some(conn) = self.tabs[tab].conn {
            self.lose_connection(conn);
            self.notice(conn);
        }
    }

    /// What is not settled: somebody is not there, does not know everything, or waits for an answer; or a game is not
    /// over.
    pub(super) fn unsettled(&self) -> Option<String> {
        let known = |link: &&Link| self.tabs[link.tab].role != Role::Stranger;
        let mut asked = self.links.values().filter(known).flat_map(|link| link.asked.values());
        if asked.any(|it| it.open > 0) {
            return Some("something was not answered".to_owned());
        }
        for (index, tab) in self.tabs.iter().enumerate() {
            let scene = &self.scenes[tab.table];
            if tab.role == Role::Stranger || tab.has_gone() {
                continue;
            }
            if tab.welcome.is_none() {
                return Some(format!("tab {index} is not let in"));
            }
            if let Some(ask) = tab.pending.values().next() {
                return Some(format!("tab {index} was not answered {ask:?}"));
            }
            if tab.head() != self.disk.table(scene.id).head() {
                return Some(format!("tab {index} has not heard everything"));
            }
            if !tab.view.game().is_some_and(|mirror| is_over(mirror, scene.games)) {
                return Some(format!("the game is not over: {:?}", tab.view));
            }
        }
        None
    }
}

/// Whether the last game is over; bots among themselves play no second one.
fn is_over(mirror: &Mirror, games: u32) -> bool {
    let is_last = mirror.game_number() >= games || mirror.people().next().is_none();
    mirror.is_revealed() && is_last
}
