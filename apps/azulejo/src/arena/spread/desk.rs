//! Who has which game. It decides; nothing here knows of a bus or a clock.

use super::words::Job;
use super::{Id, SILENCE};
use azulejo_arena::Fixture;
use std::collections::{BTreeMap, BTreeSet};
use std::iter::Peekable;
use std::time::Instant;

/// So many games are under way at most.
const MOST_OPEN: usize = 4096;

/// So many times a game is given away at most before the first ticket counts no more.
const MOST_TICKETS: usize = 16;

/// So many workers are known by name at most.
const MOST_WORKERS: usize = 4096;

/// The games of a match: which are to be given away, and who has the others.
pub(super) struct Desk<I: Iterator<Item = Fixture>> {
    rest: Peekable<I>,
    /// Games that were given away and not told yet.
    open: BTreeMap<u64, Open>,
    /// Who was heard when.
    workers: BTreeMap<Id, Instant>,
    /// Those who told what can't have been: nobody asks them again.
    shut_out: BTreeSet<Id>,
}

/// A game that was given away.
struct Open {
    fixture: Fixture,
    tickets: Vec<Id>,
    /// Who has it, and when that was last heard.
    holder: Option<(Id, Instant)>,
}

/// What somebody gets who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Given {
    Game(Job),
    /// Nothing now.
    Nothing,
    /// Nothing ever.
    Never,
}

impl<I: Iterator<Item = Fixture>> Desk<I> {
    pub(super) fn new(games: I) -> Desk<I> {
        Desk {
            rest: games.peekable(),
            open: BTreeMap::new(),
            workers: BTreeMap::new(),
            shut_out: BTreeSet::new(),
        }
    }

    /// Gives a game away: one whose worker is silent, or the next.
    pub(super) fn give(&mut self, worker: Id, ticket: Id, now: Instant) -> Given {
        if self.shut_out.contains(&worker) {
            return Given::Never;
        }
        self.hear(worker, now);
        let free = self.open.iter_mut().find(|(_, open)| open.is_free(now));
        if let Some((&game, open)) = free {
            open.hand_to(worker, ticket, now);
            return Given::Game(Job { game, ticket });
        }
        if self.open.len() >= MOST_OPEN {
            return Given::Nothing;
        }
        let Some(fixture) = self.rest.next() else { return Given::Nothing };
        let game = fixture.game;
        let holder = Some((worker, now));
        self.open.insert(game, Open { fixture, tickets: vec![ticket], holder });
        Given::Game(Job { game, ticket })
    }

    /// Somebody still plays; whether that is of use.
    pub(super) fn beat(&mut self, worker: Id, job: Job, now: Instant) -> bool {
        let Some(open) = self.given(job) else { return false };
        match open.holder {
            // It may have been silent for a while without anybody taking the game over.
            Some((holder, _)) if holder != worker && !open.is_free(now) => return false,
            _ => open.holder = Some((worker, now)),
        }
        self.hear(worker, now);
        true
    }

    /// Somebody won't finish a game.
    pub(super) fn back(&mut self, worker: Id, job: Job) {
        if let Some(open) = self.given(job)
            && open.holder.is_some_and(|(holder, _)| holder == worker)
        {
            open.holder = None;
        }
    }

    /// The fixture of a game that was given away and not told yet.
    pub(super) fn fixture(&mut self, job: Job) -> Option<Fixture> {
        self.given(job).map(|open| open.fixture.clone())
    }

    /// A game was told, and counts.
    pub(super) fn close(&mut self, worker: Id, game: u64, now: Instant) {
        self.open.remove(&game);
        self.hear(worker, now);
    }

    /// Somebody told of a game what can't have been.
    pub(super) fn shut_out(&mut self, worker: Id, job: Job) {
        self.back(worker, job);
        self.workers.remove(&worker);
        if self.shut_out.len() < MOST_WORKERS {
            self.shut_out.insert(worker);
        }
    }

    /// Nobody could be heard until now, which is nobody's fault.
    pub(super) fn excuse(&mut self, now: Instant) {
        for open in self.open.values_mut() {
            open.holder = open.holder.map(|(worker, _)| (worker, now));
        }
    }

    /// Whether all games are told.
    pub(super) fn is_done(&mut self) -> bool {
        self.open.is_empty() && self.rest.peek().is_none()
    }

    /// How many workers there are, and how many games are being played.
    pub(super) fn taking_part(&mut self, now: Instant) -> (usize, usize) {
        self.workers.retain(|_, heard| now.saturating_duration_since(*heard) < SILENCE);
        (self.workers.len(), self.open.values().filter(|open| !open.is_free(now)).count())
    }

    fn given(&mut self, job: Job) -> Option<&mut Open> {
        self.open.get_mut(&job.game).filter(|open| open.tickets.contains(&job.ticket))
    }

    fn hear(&mut self, worker: Id, now: Instant) {
        if self.workers.len() < MOST_WORKERS || self.workers.contains_key(&worker) {
            self.workers.insert(worker, now);
        }
    }
}

impl Open {
    fn is_free(&self, now: Instant) -> bool {
        self.holder.is_none_or(|(_, heard)| now.saturating_duration_since(heard) >= SILENCE)
    }

    fn hand_to(&mut self, worker: Id, ticket: Id, now: Instant) {
        if self.tickets.len() >= MOST_TICKETS {
            self.tickets.remove(0);
        }
        self.tickets.push(ticket);
        self.holder = Some((worker, now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_arena::{Draw, Schedule, Tables};
    use std::time::Duration;

    const ANN: Id = Id::of(1);
    const BEN: Id = Id::of(2);

    fn desk(games: usize) -> Desk<impl Iterator<Item = Fixture>> {
        let rules = vec!["2cp".parse().unwrap()];
        let schedule = Schedule::new(2, Draw::RoundRobin, Tables::Both, rules);
        Desk::new((1..).map(move |game| schedule.fixture(game).unwrap()).take(games))
    }

    fn ticket(number: u128) -> Id {
        Id::of(100 + number)
    }

    fn job(game: u64, number: u128) -> Job {
        Job { game, ticket: ticket(number) }
    }

    #[test]
    fn games_are_given_in_order_until_all_are_told() {
        let (mut desk, now) = (desk(2), Instant::now());
        assert_eq!(desk.give(ANN, ticket(1), now), Given::Game(job(1, 1)));
        assert_eq!(desk.give(BEN, ticket(2), now), Given::Game(job(2, 2)));
        assert_eq!(desk.give(BEN, ticket(3), now), Given::Nothing);
        assert_eq!(desk.taking_part(now), (2, 2));
        assert_eq!(desk.fixture(job(2, 2)).unwrap().game, 2);
        desk.close(BEN, 2, now);
        // The second telling of a game is of no use.
        assert_eq!(desk.fixture(job(2, 2)), None);
        assert!(!desk.beat(BEN, job(2, 2), now));
        assert!(!desk.is_done());
        desk.close(ANN, 1, now);
        assert!(desk.is_done());
    }

    #[test]
    fn a_game_whose_worker_is_silent_goes_to_the_next_who_asks() {
        let (mut desk, start) = (desk(2), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(desk.give(ANN, ticket(1), at(0)), Given::Game(job(1, 1)));
        assert!(desk.beat(ANN, job(1, 1), at(3)));
        assert_eq!(desk.give(BEN, ticket(2), at(7)), Given::Game(job(2, 2)));
        assert_eq!(desk.give(BEN, ticket(3), at(8)), Given::Game(job(1, 3)));
        // Whoever comes back sees that somebody else plays it, but if it is told first, it counts.
        assert!(!desk.beat(ANN, job(1, 1), at(9)));
        assert!(desk.fixture(job(1, 1)).is_some());
        assert_eq!(desk.taking_part(at(9)), (1, 2));
    }

    #[test]
    fn who_comes_back_before_anybody_took_over_plays_on() {
        let (mut desk, start) = (desk(1), Instant::now());
        let later = start + Duration::from_secs(60);
        desk.give(ANN, ticket(1), start);
        assert!(desk.beat(ANN, job(1, 1), later));
        assert_eq!(desk.give(BEN, ticket(2), later), Given::Nothing);
        // When the bus was gone, nobody was silent.
        let much_later = later + Duration::from_secs(60);
        desk.excuse(much_later);
        assert_eq!(desk.give(BEN, ticket(2), much_later), Given::Nothing);
    }

    #[test]
    fn what_is_given_back_is_given_away_again() {
        let (mut desk, now) = (desk(2), Instant::now());
        desk.give(ANN, ticket(1), now);
        // Only by whoever has it.
        desk.back(BEN, job(1, 1));
        desk.back(ANN, job(1, 9));
        assert_eq!(desk.give(BEN, ticket(2), now), Given::Game(job(2, 2)));
        desk.back(ANN, job(1, 1));
        assert_eq!(desk.give(BEN, ticket(3), now), Given::Game(job(1, 3)));
    }

    #[test]
    fn only_who_was_given_a_game_can_tell_it() {
        let (mut desk, now) = (desk(2), Instant::now());
        desk.give(ANN, ticket(1), now);
        for job in [job(1, 2), job(2, 1), job(u64::MAX, 1)] {
            assert_eq!(desk.fixture(job), None);
            assert!(!desk.beat(ANN, job, now));
        }
    }

    #[test]
    fn who_tells_nonsense_gets_nothing_more() {
        let (mut desk, now) = (desk(1), Instant::now());
        desk.give(ANN, ticket(1), now);
        desk.shut_out(ANN, job(1, 1));
        assert_eq!(desk.give(ANN, ticket(2), now), Given::Never);
        assert_eq!(desk.give(BEN, ticket(3), now), Given::Game(job(1, 3)));
        assert_eq!(desk.taking_part(now), (1, 1));
    }

    #[test]
    fn nobody_can_have_more_than_so_many() {
        let (mut desk, now) = (desk(MOST_OPEN + 10), Instant::now());
        for number in 0..MOST_OPEN as u128 {
            assert!(matches!(desk.give(Id::of(number), ticket(number), now), Given::Game(_)));
        }
        assert_eq!(desk.give(ANN, ticket(0), now), Given::Nothing);
        assert_eq!(desk.taking_part(now).1, MOST_OPEN);
        let later = now + SILENCE;
        for number in 0..MOST_TICKETS as u128 * 2 {
            let given = desk.give(ANN, ticket(number), later + SILENCE * number as u32);
            assert_eq!(given, Given::Game(job(1, number)));
        }
        assert_eq!(desk.open[&1].tickets.len(), MOST_TICKETS);
    }
}
