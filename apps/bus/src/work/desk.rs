//! Who has which game. It decides; nothing here knows of a bus or a clock.

use super::{SILENCE, WorkId};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::iter::Peekable;
use std::time::Instant;

/// So many games are under way at most.
const MOST_OPEN: usize = 4096;

/// So many times a game is given away at most before the first ticket counts no more.
const MOST_TICKETS: usize = 16;

/// So many workers are known by name at most.
const MOST_WORKERS: usize = 4096;

/// Numbered games, of which a host knows more than the number: which are still to be handed out, and who has the others.
#[derive(Debug)]
pub struct GameDesk<I: Iterator<Item = (u64, T)>, T> {
    rest: Peekable<I>,
    /// Games that were handed out and not reported yet.
    open: BTreeMap<u64, OpenGame<T>>,
    /// When each worker was last heard.
    workers: BTreeMap<WorkId, Instant>,
    /// Workers that reported what can't have been: they get no more games.
    shut_out: BTreeSet<WorkId>,
}

/// A game that was handed out.
#[derive(Debug)]
struct OpenGame<T> {
    game: T,
    tickets: Vec<WorkId>,
    /// Who has it, and when that was last heard.
    holder: Option<(WorkId, Instant)>,
}

/// A game that a worker was handed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameLease {
    /// The number of the game.
    pub game: u64,
    /// Proves that the worker was handed the game, at some time.
    pub ticket: WorkId,
}

/// What a worker gets that asks for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameGrant {
    /// A game to play.
    Game(GameLease),
    /// Nothing now.
    Nothing,
    /// Nothing ever.
    Never,
}

impl<I: Iterator<Item = (u64, T)>, T> GameDesk<I, T> {
    /// A desk with these games, each with its number.
    pub fn new(games: I) -> GameDesk<I, T> {
        GameDesk {
            rest: games.peekable(),
            open: BTreeMap::new(),
            workers: BTreeMap::new(),
            shut_out: BTreeSet::new(),
        }
    }

    /// Gives a game away: one whose worker is silent, or the next.
    pub fn give(&mut self, worker: WorkId, ticket: WorkId, now: Instant) -> GameGrant {
        if self.shut_out.contains(&worker) {
            return GameGrant::Never;
        }
        self.hear(worker, now);
        let free = self.open.iter_mut().find(|(_, open)| open.is_free(now));
        if let Some((&game, open)) = free {
            open.hand_to(worker, ticket, now);
            return GameGrant::Game(GameLease { game, ticket });
        }
        if self.open.len() >= MOST_OPEN {
            return GameGrant::Nothing;
        }
        let Some((number, game)) = self.rest.next() else { return GameGrant::Nothing };
        let holder = Some((worker, now));
        self.open.insert(number, OpenGame { game, tickets: vec![ticket], holder });
        GameGrant::Game(GameLease { game: number, ticket })
    }

    /// Somebody still plays; whether that is of use.
    pub fn beat(&mut self, worker: WorkId, lease: GameLease, now: Instant) -> bool {
        let Some(open) = self.given(lease) else { return false };
        match open.holder {
            // It may have been silent for a while without anybody taking the game over.
            Some((holder, _)) if holder != worker && !open.is_free(now) => return false,
            _ => open.holder = Some((worker, now)),
        }
        self.hear(worker, now);
        true
    }

    /// Somebody won't finish a game.
    pub fn back(&mut self, worker: WorkId, lease: GameLease) {
        if let Some(open) = self.given(lease)
            && open.holder.is_some_and(|(holder, _)| holder == worker)
        {
            open.holder = None;
        }
    }

    /// A game that was handed out and not reported yet.
    pub fn game(&mut self, lease: GameLease) -> Option<&T> {
        self.given(lease).map(|open| &open.game)
    }

    /// A game was told, and counts.
    pub fn close(&mut self, worker: WorkId, game: u64, now: Instant) {
        self.open.remove(&game);
        self.hear(worker, now);
    }

    /// Somebody told of a game what can't have been.
    pub fn shut_out(&mut self, worker: WorkId, lease: GameLease) {
        self.back(worker, lease);
        self.workers.remove(&worker);
        if self.shut_out.len() < MOST_WORKERS {
            self.shut_out.insert(worker);
        }
    }

    /// Nobody could be heard until now, which is nobody's fault.
    pub fn excuse(&mut self, now: Instant) {
        for open in self.open.values_mut() {
            open.holder = open.holder.map(|(worker, _)| (worker, now));
        }
    }

    /// Whether all games are told.
    pub fn is_done(&mut self) -> bool {
        self.open.is_empty() && self.rest.peek().is_none()
    }

    /// How many workers there are, and how many games are being played.
    pub fn taking_part(&mut self, now: Instant) -> (usize, usize) {
        self.workers.retain(|_, heard| now.saturating_duration_since(*heard) < SILENCE);
        (self.workers.len(), self.open.values().filter(|open| !open.is_free(now)).count())
    }

    fn given(&mut self, lease: GameLease) -> Option<&mut OpenGame<T>> {
        self.open.get_mut(&lease.game).filter(|open| open.tickets.contains(&lease.ticket))
    }

    fn hear(&mut self, worker: WorkId, now: Instant) {
        if self.workers.len() < MOST_WORKERS || self.workers.contains_key(&worker) {
            self.workers.insert(worker, now);
        }
    }
}

impl<T> OpenGame<T> {
    fn is_free(&self, now: Instant) -> bool {
        self.holder.is_none_or(|(_, heard)| now.saturating_duration_since(heard) >= SILENCE)
    }

    fn hand_to(&mut self, worker: WorkId, ticket: WorkId, now: Instant) {
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
    use std::time::Duration;

    const ANN: WorkId = WorkId::of(1);
    const BEN: WorkId = WorkId::of(2);

    fn desk(games: usize) -> GameDesk<impl Iterator<Item = (u64, String)>, String> {
        GameDesk::new((1..).map(|number| (number, format!("game {number}"))).take(games))
    }

    fn ticket(number: u128) -> WorkId {
        WorkId::of(100 + number)
    }

    fn job(game: u64, number: u128) -> GameLease {
        GameLease { game, ticket: ticket(number) }
    }

    #[test]
    fn games_are_given_in_order_until_all_are_told() {
        let (mut desk, now) = (desk(2), Instant::now());
        assert_eq!(desk.give(ANN, ticket(1), now), GameGrant::Game(job(1, 1)));
        assert_eq!(desk.give(BEN, ticket(2), now), GameGrant::Game(job(2, 2)));
        assert_eq!(desk.give(BEN, ticket(3), now), GameGrant::Nothing);
        assert_eq!(desk.taking_part(now), (2, 2));
        assert_eq!(desk.game(job(2, 2)).unwrap(), "game 2");
        desk.close(BEN, 2, now);
        // The second telling of a game is of no use.
        assert_eq!(desk.game(job(2, 2)), None);
        assert!(!desk.beat(BEN, job(2, 2), now));
        assert!(!desk.is_done());
        desk.close(ANN, 1, now);
        assert!(desk.is_done());
    }

    #[test]
    fn a_game_whose_worker_is_silent_goes_to_the_next_who_asks() {
        let (mut desk, start) = (desk(2), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(desk.give(ANN, ticket(1), at(0)), GameGrant::Game(job(1, 1)));
        assert!(desk.beat(ANN, job(1, 1), at(3)));
        assert_eq!(desk.give(BEN, ticket(2), at(7)), GameGrant::Game(job(2, 2)));
        assert_eq!(desk.give(BEN, ticket(3), at(8)), GameGrant::Game(job(1, 3)));
        // Whoever comes back sees that somebody else plays it, but if it is told first, it counts.
        assert!(!desk.beat(ANN, job(1, 1), at(9)));
        assert!(desk.game(job(1, 1)).is_some());
        assert_eq!(desk.taking_part(at(9)), (1, 2));
    }

    #[test]
    fn who_comes_back_before_anybody_took_over_plays_on() {
        let (mut desk, start) = (desk(1), Instant::now());
        let later = start + Duration::from_secs(60);
        desk.give(ANN, ticket(1), start);
        assert!(desk.beat(ANN, job(1, 1), later));
        assert_eq!(desk.give(BEN, ticket(2), later), GameGrant::Nothing);
        // When the bus was gone, nobody was silent.
        let much_later = later + Duration::from_secs(60);
        desk.excuse(much_later);
        assert_eq!(desk.give(BEN, ticket(2), much_later), GameGrant::Nothing);
    }

    #[test]
    fn what_is_given_back_is_given_away_again() {
        let (mut desk, now) = (desk(2), Instant::now());
        desk.give(ANN, ticket(1), now);
        // Only by whoever has it.
        desk.back(BEN, job(1, 1));
        desk.back(ANN, job(1, 9));
        assert_eq!(desk.give(BEN, ticket(2), now), GameGrant::Game(job(2, 2)));
        desk.back(ANN, job(1, 1));
        assert_eq!(desk.give(BEN, ticket(3), now), GameGrant::Game(job(1, 3)));
    }

    #[test]
    fn only_who_was_given_a_game_can_tell_it() {
        let (mut desk, now) = (desk(2), Instant::now());
        desk.give(ANN, ticket(1), now);
        for job in [job(1, 2), job(2, 1), job(u64::MAX, 1)] {
            assert_eq!(desk.game(job), None);
            assert!(!desk.beat(ANN, job, now));
        }
    }

    #[test]
    fn who_tells_nonsense_gets_nothing_more() {
        let (mut desk, now) = (desk(1), Instant::now());
        desk.give(ANN, ticket(1), now);
        desk.shut_out(ANN, job(1, 1));
        assert_eq!(desk.give(ANN, ticket(2), now), GameGrant::Never);
        assert_eq!(desk.give(BEN, ticket(3), now), GameGrant::Game(job(1, 3)));
        assert_eq!(desk.taking_part(now), (1, 1));
    }

    #[test]
    fn nobody_can_have_more_than_so_many() {
        let (mut desk, now) = (desk(MOST_OPEN + 10), Instant::now());
        for number in 0..MOST_OPEN as u128 {
            assert!(matches!(
                desk.give(WorkId::of(number), ticket(number), now),
                GameGrant::Game(_)
            ));
        }
        assert_eq!(desk.give(ANN, ticket(0), now), GameGrant::Nothing);
        assert_eq!(desk.taking_part(now).1, MOST_OPEN);
        let later = now + SILENCE;
        for number in 0..MOST_TICKETS as u128 * 2 {
            let given = desk.give(ANN, ticket(number), later + SILENCE * number as u32);
            assert_eq!(given, GameGrant::Game(job(1, number)));
        }
        assert_eq!(desk.open[&1].tickets.len(), MOST_TICKETS);
    }
}
