//! A simulated world: servers, the disk they share, and everybody who comes to their tables.

mod clients;
mod mishaps;
mod network;
mod servers;
mod sharing;
mod storage;

use crate::cast::Scene;
use crate::chance::Chance;
use crate::disk::Disk;
use crate::happening::Happening;
use crate::tab::Tab;
use crate::tally::{Seen, Tally};
use azulejo_hub::{Conn, Input};
use azulejo_rules::Dealer;
use network::Link;
use servers::Server;
use std::collections::{BTreeMap, VecDeque};

/// A simulated world. All that happens in it follows from its seed.
pub(crate) struct World {
    now: u64,
    /// How many happenings there were, so that those of the same moment have an order.
    sequence: u64,
    agenda: BTreeMap<(u64, u64), Happening>,
    chance: Chance,
    dealer: Dealer,
    pub(crate) disk: Disk,
    servers: Vec<Server>,
    links: BTreeMap<Conn, Link>,
    pub(crate) tabs: Vec<Tab>,
    pub(crate) scenes: Vec<Scene>,
    weather: Weather,
    /// The clock of all that clients note.
    moment: u64,
    pub(crate) lies: Vec<String>,
    pub(crate) tally: Tally,
    trace: Option<VecDeque<String>>,
}

/// Whether anything goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Weather {
    /// Everything may.
    Rough,
    /// Nothing does any more, since this moment.
    Calm { since: u64 },
    /// Everything was settled at this moment, and has to stay so until it is known who is there.
    Settled { at: u64 },
    /// The world is at its end.
    Over,
}

/// So many happenings are kept to tell what came before a failure.
const TRACE: usize = 40;

/// A world that has not come to rest by then never will: three hours of its time, and so many happenings.
const MOST_TIME: u64 = 3 * 60 * 60 * 1_000;
const MOST_HAPPENINGS: u64 = 200_000;

/// Somebody who left counts as absent by then.
const PRESENCE_SETTLES: u64 = 15_000;

impl World {
    pub(crate) fn new(seed: u64) -> World {
        let mut world = World {
            now: 0,
            sequence: 0,
            agenda: BTreeMap::new(),
            chance: Chance::new(seed),
            dealer: Dealer::new(seed),
            disk: Disk::default(),
            servers: Vec::new(),
            links: BTreeMap::new(),
            tabs: Vec::new(),
            scenes: Vec::new(),
            weather: Weather::Rough,
            moment: 0,
            lies: Vec::new(),
            tally: Tally::default(),
            trace: None,
        };
        world.set_up();
        world
    }

    /// The same world, which remembers what happened last.
    pub(crate) fn traced(seed: u64) -> World {
        World { trace: Some(VecDeque::new()), ..World::new(seed) }
    }

    fn set_up(&mut self) {
        for table in 0..=usize::from(self.chance.one_in(5)) {
            let (scene, host, append) = Scene::found(&mut self.chance);
            self.disk.append(0, &append).expect("the disk is empty");
            self.tabs.extend(scene.cast(table, host, &mut self.chance));
            self.scenes.push(scene);
        }
        self.start_servers();
        for tab in 0..self.tabs.len() {
            self.soon(1, 3_000, Happening::Connect { tab });
            self.soon(1, 3_000, Happening::Act { tab });
        }
        self.soon(1, 3_000, Happening::Mishap);
        self.soon(15_000, 60_000, Happening::CalmDown);
    }

    /// Lets everything happen, to the end.
    pub(crate) fn run(&mut self) {
        while self.weather != Weather::Over && self.lies.is_empty() {
            let Some(((now, _), happening)) = self.agenda.pop_first() else { break };
            self.now = now;
            if now > MOST_TIME || self.sequence > MOST_HAPPENINGS {
                let unsettled = self.unsettled().unwrap_or_default();
                self.lies.push(format!("the world never comes to rest: {unsettled}"));
            }
            self.remember(&happening);
            self.happen(happening);
        }
    }

    pub(crate) fn last_happenings(&self) -> impl Iterator<Item = &String> {
        self.trace.iter().flatten()
    }

    fn remember(&mut self, happening: &Happening) {
        let is_routine = matches!(
            happening,
            Happening::Act { .. }
                | Happening::Round { .. }
                | Happening::Sweep { .. }
                | Happening::Look
        );
        let Some(trace) = self.trace.as_mut().filter(|_| !is_routine) else { return };
        if trace.len() == TRACE {
            trace.pop_front();
        }
        let text: String = format!("{happening:?}").chars().take(240).collect();
        trace.push_back(format!("{:>9} ms  {text}", self.now));
    }

    fn happen(&mut self, happening: Happening) {
        match happening {
            Happening::Up { conn, frame } => self.arrive_up(conn, frame),
            Happening::Down { conn, frame } => self.arrive_down(conn, frame),
            Happening::Noticed { conn } => self.notice(conn),
            Happening::Dropped { conn } => self.lose_connection(conn),
            Happening::Read { asker, after } => self.read(asker, after),
            Happening::Loaded { asker, result } => self.loaded(asker, result),
            Happening::Write { asker, append, fate } => self.write(asker, append, fate),
            Happening::Written { asker, result } => self.written(asker, result),
            Happening::BotMoved { asker, turn, mv } => self.bot_moved(asker, turn, mv),
            Happening::Wake { asker, wish } => self.wake(asker, wish),
            Happening::Round { server } => self.make_round(server),
            Happening::Sweep { server } => self.sweep(server),
            Happening::Hint { server, table, head } => {
                self.bring(server, table, Input::Heard { head });
            }
            Happening::Act { tab } => self.act(tab),
            Happening::Connect { tab } => self.connect(tab),
            Happening::Mishap => self.mishap(),
            Happening::Restart { server } => self.restart(server),
            Happening::CalmDown => self.calm_down(),
            Happening::Look => self.look(),
        }
    }

    /// Something will happen in so many milliseconds.
    fn after(&mut self, delay: u64, happening: Happening) {
        self.sequence += 1;
        self.agenda.insert((self.now + delay, self.sequence), happening);
    }

    /// Something will happen after some time.
    fn soon(&mut self, least: u64, most: u64, happening: Happening) {
        let delay = self.chance.within(least, most);
        self.after(delay, happening);
    }

    fn is_rough(&self) -> bool {
        self.weather == Weather::Rough
    }

    /// The next moment of the clock of all that is noted.
    fn tick(&mut self) -> u64 {
        self.moment += 1;
        self.moment
    }

    fn lie(&mut self, what: String) {
        self.lies.push(what);
    }

    fn see(&mut self, seen: Seen) {
        self.tally.count(seen);
    }
}
