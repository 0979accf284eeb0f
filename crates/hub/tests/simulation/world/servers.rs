//! Servers: each has its hosts, its clock and its connections, and no table of its own.

use super::World;
use super::network::Arrived;
use crate::cast::{EPOCH, Role};
use crate::happening::{Asker, Down, Fate, Happening};
use azulejo_fair::Secret;
use azulejo_hub::{Conn, Cut, Host, Input, NodeId, Output};
use azulejo_protocol::{Message, Millis, TableId, Think};
use azulejo_room::Table;
use azulejo_rules::Move;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A server process. When it crashes, it loses all but its clock.
pub(super) struct Server {
    pub(super) is_up: bool,
    pub(super) life: u64,
    /// How it shares the disk with others, if there are any.
    pub(super) share: Option<Share>,
    /// By how much its clock goes wrong.
    pub(super) offset: i64,
    pub(super) hosts: BTreeMap<TableId, Host>,
    /// When each table wants to be woken, and the number of that wish.
    wishes: BTreeMap<TableId, (Option<Millis>, u64)>,
}

impl Default for Server {
    fn default() -> Server {
        Server {
            is_up: true,
            life: 0,
            share: None,
            offset: 0,
            hosts: BTreeMap::new(),
            wishes: BTreeMap::new(),
        }
    }
}

/// How a server shares the disk with others.
#[derive(Clone, Copy)]
pub(super) struct Share {
    pub(super) number: u64,
    /// Whether bots think in it about what it writes.
    pub(super) thinks: bool,
}

impl Server {
    pub(super) fn new(share: Option<Share>) -> Server {
        Server { share, ..Server::default() }
    }

    /// What its clock shows.
    pub(super) const fn clock(&self, now: u64) -> Millis {
        Millis((EPOCH + now).saturating_add_signed(self.offset))
    }

    /// It loses everything that it had in memory.
    pub(super) fn crash(&mut self) {
        *self = Server {
            is_up: false,
            life: self.life + 1,
            share: self.share,
            offset: self.offset,
            ..Server::default()
        };
    }

    /// It is another one after each crash.
    pub(super) fn node(&self) -> Option<NodeId> {
        self.share.map(|share| NodeId(u128::from(share.number) << 64 | u128::from(self.life)))
    }

    fn host(&self, table: TableId) -> Host {
        match self.share {
            None => Host::new(table),
            Some(share) => Host::sharing(table, self.node().filter(|_| share.thinks)),
        }
    }
}

impl World {
    /// Brings something to a table in a server, and carries out what it says.
    pub(super) fn bring(&mut self, server: usize, table: TableId, input: Input) {
        let (chance, it) = (&mut self.chance, &mut self.servers[server]);
        if !it.is_up {
            return;
        }
        let (clock, life) = (it.clock(self.now), it.life);
        let new = it.host(table);
        let host = it.hosts.entry(table).or_insert(new);
        let outputs = host.handle(clock, input, &mut || Secret::from_bytes(chance.bytes()));
        for output in outputs {
            self.carry_out(Asker { server, life, table }, output);
        }
        self.forget_idle(server, table);
        self.set_alarm(Asker { server, life, table });
    }

    /// The same, if the server has not crashed since it asked for it.
    fn bring_back(&mut self, asker: Asker, input: Input) {
        if self.is_alive(asker) {
            self.bring(asker.server, asker.table, input);
        }
    }

    pub(super) fn is_alive(&self, asker: Asker) -> bool {
        self.servers[asker.server].life == asker.life
    }

    fn carry_out(&mut self, asker: Asker, output: Output) {
        match output {
            Output::Load { after } => {
                let delay = self.disk_latency();
                self.after(delay, Happening::Read { asker, after });
            }
            Output::Write(append) => {
                let (delay, fate) = (self.disk_latency(), self.fate());
                let append = Box::new(append);
                self.after(delay, Happening::Write { asker, append, fate });
            }
            Output::Tell { to, message } => {
                let message = Rc::new(message);
                for conn in to {
                    self.check_telling(asker.table, conn, &message);
                    self.note_answer(conn, &message);
                    self.send_down(conn, Down::Tell(Rc::clone(&message)));
                }
            }
            Output::Cut { conn, why } => self.cut_off(conn, why),
            Output::Think(think) => self.think(asker, &think),
            Output::Broken(error) => self.lie(format!("a table is broken: {error}")),
            Output::BadBot(error) => self.lie(format!("a bot was asked about nothing: {error}")),
        }
    }

    /// A server ends a connection.
    fn cut_off(&mut self, conn: Conn, why: Cut) {
        self.check_cut(conn, why);
        self.send_down(conn, Down::Cut(why));
        if let Some(link) = self.links.get_mut(&conn) {
            link.up = None;
        }
    }

    fn think(&mut self, asker: Asker, think: &Think) {
        if let Some(mv) = self.dealer.pick(&think.position) {
            let turn = think.turn;
            self.soon(1, 300, Happening::BotMoved { asker, turn, mv });
        }
    }

    /// Nobody is told that there is no such table who could always look at it since they knocked.
    fn check_cut(&mut self, conn: Conn, why: Cut) {
        let Some(link) = self.links.get(&conn).filter(|_| why == Cut::NoSuchTable) else { return };
        let tab = &self.tabs[link.tab];
        if tab.role == Role::Stranger {
            return;
        }
        let table = self.scenes[tab.table].id;
        let kept = self.disk.table(table);
        let shows = |head: u32| {
            let table = Table::restore(table, &kept.entries[..head as usize], &kept.secrets);
            table.is_ok_and(|table| table.shows_itself(tab.guest, tab.key.as_ref()))
        };
        if (link.knocked_at..=kept.head()).all(shows) {
            self.lie(format!("tab {} is told that there is no such table", link.tab));
        }
    }

    /// Only what is kept is told, and only to those who may know of it; nobody is refused what is kept.
    fn check_telling(&mut self, table: TableId, conn: Conn, message: &Message) {
        let Some(link) = self.links.get(&conn) else { return };
        let (tab, kept) = (link.tab, self.disk.table(table));
        let fault = match message {
            _ if self.tabs[tab].role == Role::Stranger => Some("a stranger is told something"),
            Message::Event(event) if !kept.has(event) => Some("an event is told before it is kept"),
            Message::Log { events } if !events.iter().all(|event| kept.has(event)) => {
                Some("a log is told before it is kept")
            }
            Message::Done { number, .. } if *number > kept.head() => {
                Some("something is granted before it is kept")
            }
            Message::Welcome { head, .. } if *head > kept.head() => {
                Some("a head is told before it is kept")
            }
            Message::Welcome { head, .. } if *head < link.knows => {
                Some("somebody is shown less than they know")
            }
            Message::Refused { id, .. } => {
                let asked = link.asked.get(id).map_or(0, |arrived| arrived.at);
                let was_kept = kept.kept_at(*id).is_some_and(|at| at < asked);
                was_kept.then_some("something is refused that was kept when it was asked for")
            }
            _ => None,
        };
        if let Some(fault) = fault {
            self.lie(format!("{fault}, to tab {tab}: {message:?}"));
        }
    }

    fn note_answer(&mut self, conn: Conn, message: &Message) {
        let (Message::Done { id, .. }
        | Message::Refused { id, .. }
        | Message::Unavailable { id, .. }) = message
        else {
            return;
        };
        let arrived = self.links.get_mut(&conn).and_then(|link| link.asked.get_mut(id));
        match arrived {
            Some(Arrived { open: 0, .. }) => {
                self.lie(format!("something is answered twice: {message:?}"));
            }
            Some(arrived) => arrived.open -= 1,
            // Whoever is gone is not told.
            None => {}
        }
    }

    /// Now and then a server forgets what nobody looks at.
    fn forget_idle(&mut self, server: usize, table: TableId) {
        let is_idle = self.servers[server].hosts.get(&table).is_some_and(Host::is_idle);
        if is_idle && self.chance.one_in(10) {
            self.servers[server].hosts.remove(&table);
        }
    }

    fn set_alarm(&mut self, asker: Asker) {
        let it = &mut self.servers[asker.server];
        let at = it.hosts.get(&asker.table).and_then(Host::wakes_at);
        let now = it.clock(self.now);
        let (wished, wish) = it.wishes.entry(asker.table).or_default();
        if *wished == at && at.is_none_or(|at| at > now) {
            return;
        }
        (*wished, *wish) = (at, *wish + 1);
        let wish = *wish;
        if let Some(at) = at {
            self.after(at.since(now).0.max(1), Happening::Wake { asker, wish });
        }
    }

    pub(super) fn wake(&mut self, asker: Asker, wish: u64) {
        let wishes = &mut self.servers[asker.server].wishes;
        if let Some(wished) = wishes.get_mut(&asker.table).filter(|(_, it)| *it == wish) {
            wished.0 = None;
            self.bring_back(asker, Input::Tick);
        }
    }

    /// A server looks for tables at which something is due.
    pub(super) fn make_round(&mut self, server: usize) {
        let it = &self.servers[server];
        if it.share.is_some() {
            return self.share_round(server);
        }
        if it.is_up {
            for table in self.disk.due_by(it.clock(self.now)) {
                self.bring(server, table, Input::Tick);
            }
        }
        self.after(5_000, Happening::Round { server });
    }

    pub(super) fn bot_moved(&mut self, asker: Asker, turn: u32, mv: Move) {
        self.bring_back(asker, Input::BotMoved { turn, mv });
    }

    pub(super) fn loaded(
        &mut self,
        asker: Asker,
        result: Result<Option<azulejo_hub::Loaded>, azulejo_hub::ReadError>,
    ) {
        self.bring_back(asker, result.map_or(Input::LoadFailed, Input::Loaded));
    }

    pub(super) fn written(&mut self, asker: Asker, result: Result<u32, azulejo_hub::WriteError>) {
        if let Ok(head) = result
            && self.is_alive(asker)
        {
            self.hint(asker, head);
        }
        self.bring_back(asker, Input::Written(result));
    }

    /// What will become of a write.
    fn fate(&mut self) -> Fate {
        if !self.is_rough() {
            return Fate::Honest;
        }
        match self.chance.below(40) {
            0 => Fate::Unknown,
            1 => Fate::Lost,
            2 => Fate::Late,
            _ => Fate::Honest,
        }
    }
}
