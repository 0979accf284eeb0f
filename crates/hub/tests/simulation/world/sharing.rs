//! Servers that share the disk, and what they tell each other.

use super::World;
use super::servers::{Server, Share};
use crate::cast::EPOCH;
use crate::happening::{Asker, Happening};
use crate::tally::Seen;
use azulejo_hub::{Here, Host, Input};
use azulejo_protocol::Millis;

/// So often a server looks for what is due, and how far its tables have come.
const ROUND: u64 = 1_000;
const SWEEP: u64 = 2_000;

impl World {
    /// One server alone, or two or three that share the disk. In one of them at least bots think.
    pub(super) fn start_servers(&mut self) {
        let count = if self.chance.one_in(2) { 1 } else { self.chance.within(2, 3) };
        for number in 0..count {
            let thinks = number == 0 || self.chance.one_in(2);
            let share = (count > 1).then_some(Share { number, thinks });
            let server = self.servers.len();
            self.servers.push(Server::new(share));
            self.soon(1, 5_000, Happening::Round { server });
            self.soon(1, SWEEP, Happening::Sweep { server });
        }
    }

    /// What was written is told to the others, if all goes well.
    pub(super) fn hint(&mut self, asker: Asker, head: u32) {
        let table = asker.table;
        let others = (0..self.servers.len()).filter(|&server| server != asker.server);
        for server in others.collect::<Vec<_>>() {
            match self.chance.below(8) {
                0 | 1 => self.see(Seen::HintLost),
                2 => self.soon(1_000, 20_000, Happening::Hint { server, table, head }),
                3 => {
                    self.see(Seen::HintForged);
                    let head = head + self.chance.below(1_000) as u32;
                    (0..3).for_each(|_| self.soon(1, 100, Happening::Hint { server, table, head }));
                }
                _ => self.soon(1, 100, Happening::Hint { server, table, head }),
            }
        }
    }

    /// A server takes on what is due.
    pub(super) fn share_round(&mut self, server: usize) {
        let it = &self.servers[server];
        let fails = self.is_rough() && self.chance.one_in(10);
        if let Some(node) = it.node().filter(|_| it.is_up && !fails) {
            let by = Millis(EPOCH + self.now);
            for (table, before) in self.disk.take_on(self.now, by, node) {
                match before {
                    Some(before) if before == node => {}
                    Some(_) => self.see(Seen::TakenOver),
                    None => self.see(Seen::TakenOn),
                }
                self.bring(server, table, Input::Leased);
            }
        }
        self.after(ROUND, Happening::Round { server });
    }

    /// A server looks how far its tables have come, and who is at them elsewhere.
    pub(super) fn sweep(&mut self, server: usize) {
        let it = &self.servers[server];
        let fails = self.is_rough() && self.chance.one_in(10);
        if let Some(node) = it.node().filter(|_| it.is_up && !fails) {
            let here: Vec<Here> = it.hosts.values().filter_map(Host::here).collect();
            for it in self.disk.look_around(self.now, node, &here) {
                let known = self.servers[server].hosts.get(&it.table).and_then(Host::table);
                if known.is_some_and(|known| known.number() < it.head) {
                    self.see(Seen::Swept);
                }
                self.bring(server, it.table, Input::Heard { head: it.head });
                let (seats, watching) = (it.seats, it.watching);
                self.bring(server, it.table, Input::Elsewhere { seats, watching });
            }
        }
        self.after(SWEEP, Happening::Sweep { server });
    }
}
