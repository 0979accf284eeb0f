//! Who looks at a table.

use azulejo_protocol::{GuestId, Millis, Standing, Viewer};
use azulejo_rules::Seat;
use std::collections::BTreeMap;

/// A connection, by a number that its host never uses twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Conn(pub u64);

/// Who looks at a table.
#[derive(Debug, Default)]
pub(super) struct Crowd {
    people: BTreeMap<Conn, Person>,
    /// When the last connection of a seat was lost.
    gone: [Option<Millis>; Seat::COUNT],
    /// Who is connected by others.
    elsewhere: (Viewer, u32),
    /// What everybody was told last.
    told: Option<(Viewer, u32)>,
}

/// Somebody behind a connection.
#[derive(Clone, Copy, Debug)]
pub(super) struct Person {
    pub(super) guest: GuestId,
    pub(super) standing: Standing,
    /// The number of the last event they were told.
    pub(super) heard: u32,
}

/// Somebody whose connection is lost counts as absent only after a while.
const ABSENT_AFTER: Millis = Millis::from_secs(10);

impl Crowd {
    pub(super) fn is_empty(&self) -> bool {
        self.people.is_empty()
    }

    pub(super) fn guest(&self, conn: Conn) -> Option<GuestId> {
        self.people.get(&conn).map(|person| person.guest)
    }

    pub(super) fn enter(&mut self, conn: Conn, person: Person) {
        self.people.insert(conn, person);
    }

    pub(super) fn leave(&mut self, conn: Conn, now: Millis) {
        let Some(person) = self.people.remove(&conn) else { return };
        for seat in person.standing.viewer.seats() {
            self.gone[seat.index()] = Some(now);
        }
    }

    /// A clock that was set back does not keep anybody here for longer.
    pub(super) fn mind_the_clock(&mut self, now: Millis) {
        self.gone.iter_mut().flatten().for_each(|since| *since = now.min(*since));
    }

    /// Everybody, to tell them what they have not heard.
    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = (Conn, &mut Person)> {
        self.people.iter_mut().map(|(conn, person)| (*conn, person))
    }

    pub(super) fn conns(&self) -> Vec<Conn> {
        self.people.keys().copied().collect()
    }

    /// Sends everybody away.
    pub(super) fn drain(&mut self) -> impl Iterator<Item = Conn> {
        std::mem::take(&mut self.people).into_keys()
    }

    /// Who is there, if that is not what everybody was told last.
    pub(super) fn news(&mut self, now: Millis) -> Option<(Viewer, u32)> {
        let connected = self.connected();
        for seat in connected.seats() {
            self.gone[seat.index()] = None;
        }
        let lingers = |seat: &Seat| {
            self.gone[seat.index()].is_some_and(|since| now < since.plus(ABSENT_AFTER))
        };
        let lingering = Seat::ALL.into_iter().filter(lingers);
        let (elsewhere, watching_there) = self.elsewhere;
        let present = lingering.chain(elsewhere.seats()).fold(connected, Viewer::with);
        let now_there = (present, self.watching().saturating_add(watching_there));
        if self.told == Some(now_there) {
            return None;
        }
        self.told = Some(now_there);
        Some(now_there)
    }

    /// Others have said who is connected by them.
    pub(super) fn hear_of_others(&mut self, seats: Viewer, watching: u32) {
        self.elsewhere = (seats, watching);
    }

    /// Who is connected here, if anybody is.
    pub(super) fn here(&self) -> Option<(Viewer, u32)> {
        (!self.is_empty()).then(|| (self.connected(), self.watching()))
    }

    fn watching(&self) -> u32 {
        self.people.values().filter(|it| it.standing.viewer.is_spectator()).count() as u32
    }

    /// What is told to somebody who comes.
    pub(super) fn told(&self) -> Option<(Viewer, u32)> {
        self.told
    }

    /// When somebody will count as absent.
    pub(super) fn wakes_at(&self) -> Option<Millis> {
        let told = self.told.map_or(Viewer::SPECTATOR, |(present, _)| present);
        let connected = self.connected();
        let is_there = |seat| connected.acts_for(seat) || self.elsewhere.0.acts_for(seat);
        let leaving = told.seats().filter(|&seat| !is_there(seat));
        let gone = leaving.filter_map(|seat| self.gone[seat.index()]);
        gone.map(|since| since.plus(ABSENT_AFTER)).min()
    }

    fn connected(&self) -> Viewer {
        let seats = self.people.values().flat_map(|person| person.standing.viewer.seats());
        Viewer::of(seats)
    }
}
