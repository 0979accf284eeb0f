//! The matches that a worker has heard of.

use super::words::{Call, Letter, Offer, Reason};
use super::{Id, Tools};
use crate::arena::{Lineup, Patience};
use azulejo_arena::{Draw, MatchLine, Schedule, Tables};
use azulejo_bus::work::LOST;
use azulejo_rules::Rules;
use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// So many matches are known at most.
const MOST_MATCHES: usize = 64;

/// As many engines as a match can have.
const MOST_ENGINES: usize = 64;

/// A match that has nothing to do now is left alone for so long.
const REST: Duration = Duration::from_millis(500);

/// Longer than this no program is waited for, whatever a match says.
const LONGEST: Duration = Duration::from_secs(60 * 60);

/// A match that can be played here.
#[derive(Debug)]
pub(super) struct Match {
    pub(super) id: Id,
    pub(super) lineup: Lineup,
    pub(super) schedule: Schedule,
    /// Whether its programs can be started, as soon as somebody has tried.
    pub(super) works: OnceLock<bool>,
}

/// The matches that were heard of.
pub(super) struct Board {
    /// If it is for one match only.
    only: Option<Id>,
    /// How our engines play.
    plays: String,
    tools: Tools,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    matches: BTreeMap<Id, Posted>,
    /// The one that was chosen last: the others come first.
    last: Option<Id>,
    is_closed: bool,
}

struct Posted {
    found: Result<Arc<Match>, Reason>,
    heard: Instant,
    rests_until: Instant,
}

impl Board {
    pub(super) fn new(only: Option<Id>, plays: String, tools: Tools) -> Board {
        let state = Mutex::default();
        Board { only, plays, tools, state, changed: Condvar::new() }
    }

    /// Takes in what a match calls out; tells why it can't be played here, if so.
    pub(super) fn hear(&self, letter: Letter<Call>, now: Instant) -> Option<Reason> {
        let Letter { from: id, says, .. } = letter;
        if self.only.is_some_and(|only| only != id) {
            return None;
        }
        let mut state = self.state();
        let offer = match says {
            Call::Offer(offer) => offer,
            Call::Over {} => {
                state.matches.remove(&id);
                return None;
            }
        };
        state.matches.retain(|_, posted| now.saturating_duration_since(posted.heard) < LOST);
        if let Some(posted) = state.matches.get_mut(&id) {
            posted.heard = now;
            return posted.found.as_ref().err().cloned();
        }
        if state.matches.len() >= MOST_MATCHES {
            return None;
        }
        let found = self.read(id, &offer).map(Arc::new);
        match &found {
            Ok(_) => tracing::info!(id = %id.short(), "a match is heard of"),
            Err(why) => tracing::warn!(id = %id.short(), %why, "a match can't be played here"),
        }
        let reason = found.as_ref().err().cloned();
        state.matches.insert(id, Posted { found, heard: now, rests_until: now });
        self.changed.notify_all();
        reason
    }

    fn read(&self, id: Id, offer: &Offer) -> Result<Match, Reason> {
        let Offer { contest, plays, grace, timeout } = offer;
        let schedule = schedule(contest).ok_or(Reason::Strange {})?;
        let entries = self.tools.entries(&contest.engines)?;
        if *plays != self.plays {
            return Err(Reason::Plays {});
        }
        let patience = |millis: u64| Duration::from_millis(millis).min(LONGEST);
        let patience =
            Patience { grace: patience(*grace), timeout: patience(*timeout), verbose: false };
        let lineup = Lineup { entries, seed: contest.seed, patience };
        Ok(Match { id, lineup, schedule, works: OnceLock::new() })
    }

    /// Waits for a match that may have something to do; nothing when the board is closed.
    pub(super) fn next(&self) -> Option<Arc<Match>> {
        let mut state = self.state();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(next) = state.next(Instant::now()) {
                state.last = Some(next.id);
                return Some(next);
            }
            let waited = self.changed.wait_timeout(state, REST);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// The match has nothing to do now.
    pub(super) fn rest(&self, id: Id) {
        if let Some(posted) = self.state().matches.get_mut(&id) {
            posted.rests_until = Instant::now() + REST;
        }
    }

    /// The match has nothing to do any more.
    pub(super) fn forget(&self, id: Id) {
        self.state().matches.remove(&id);
    }

    /// The match can't be played here, as somebody found out.
    pub(super) fn give_up(&self, id: Id, why: Reason) {
        tracing::warn!(id = %id.short(), %why, "a match can't be played here");
        if let Some(posted) = self.state().matches.get_mut(&id) {
            posted.found = Err(why);
        }
    }

    /// Nobody gets anything any more.
    pub(super) fn close(&self) {
        self.state().is_closed = true;
        self.changed.notify_all();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// The matches take turns.
    fn next(&self, now: Instant) -> Option<Arc<Match>> {
        let is_later = |id: &Id| self.last.is_none_or(|last| *id > last);
        let after = self.matches.iter().filter(|(id, _)| is_later(id));
        let before = self.matches.iter().filter(|(id, _)| !is_later(id));
        let mut ready = after.chain(before).filter(|(_, posted)| posted.rests_until <= now);
        ready.find_map(|(_, posted)| posted.found.as_ref().ok()).cloned()
    }
}

/// Who plays whom, if the match is one.
fn schedule(contest: &MatchLine) -> Option<Schedule> {
    if contest.azulejo_arena != MatchLine::VERSION {
        return None;
    }
    let draw = match contest.draw.as_str() {
        "round-robin" => Draw::RoundRobin,
        "gauntlet" => Draw::Gauntlet,
        _ => return None,
    };
    let tables = match contest.tables.as_str() {
        "both" => Tables::Both,
        "lone" => Tables::Lone,
        _ => return None,
    };
    let rules: Option<Vec<Rules>> = contest.rules.iter().map(|text| text.parse().ok()).collect();
    let rules = rules.filter(|rules| !rules.is_empty() && rules.len() <= Rules::ALL.len() * 2)?;
    let engines = contest.engines.len();
    (2..=MOST_ENGINES).contains(&engines).then(|| Schedule::new(engines, draw, tables, rules))
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_arena::EngineLine;

    const ONE: Id = Id::of(1);
    const TWO: Id = Id::of(2);

    fn offer() -> Offer {
        let engine = |name: &str| EngineLine { name: name.to_owned(), engine: "greedy".to_owned() };
        Offer {
            contest: MatchLine {
                azulejo_arena: 1,
                engines: vec![engine("a"), engine("b")],
                rules: vec!["2cp".to_owned()],
                seed: 1,
                draw: "gauntlet".to_owned(),
                tables: "lone".to_owned(),
            },
            plays: "so".to_owned(),
            grace: 1,
            timeout: u64::MAX,
        }
    }

    fn board() -> Board {
        Board::new(None, "so".to_owned(), Tools::default())
    }

    fn told(board: &Board, id: Id, offer: Offer) -> Option<Reason> {
        board.hear(Letter::new(id, Call::Offer(offer)), Instant::now())
    }

    #[test]
    fn matches_take_turns() {
        let board = board();
        assert_eq!(told(&board, ONE, offer()), None);
        assert_eq!(told(&board, TWO, offer()), None);
        let next = || board.next().unwrap().id;
        assert_eq!([next(), next(), next()], [ONE, TWO, ONE]);
        // Asked as of a moment before its rest is over, however slow we are.
        let then = Instant::now();
        board.rest(TWO);
        let next_then = || {
            let mut state = board.state();
            let next = state.next(then).unwrap().id;
            state.last = Some(next);
            next
        };
        assert_eq!([next_then(), next_then()], [ONE, ONE]);
        board.forget(ONE);
        assert_eq!(next(), TWO, "after its rest");
        board.hear(Letter::new(TWO, Call::Over {}), Instant::now());
        board.close();
        assert!(board.next().is_none());
    }

    #[test]
    fn a_match_that_is_not_heard_any_more_is_forgotten() {
        let board = board();
        told(&board, ONE, offer());
        let later = Instant::now() + LOST;
        board.hear(Letter::new(TWO, Call::Offer(offer())), later);
        assert_eq!(board.state().matches.keys().copied().collect::<Vec<_>>(), [TWO]);
    }

    #[test]
    fn what_can_not_be_played_is_said_each_time() {
        let change = |change: fn(&mut Offer)| {
            let mut offer = offer();
            change(&mut offer);
            offer
        };
        for (offer, reason) in [
            (change(|offer| offer.plays = "otherwise".to_owned()), Reason::Plays {}),
            (change(|offer| offer.contest.azulejo_arena = 2), Reason::Strange {}),
            (change(|offer| offer.contest.rules.clear()), Reason::Strange {}),
            (change(|offer| offer.contest.rules[0] = "5cp".to_owned()), Reason::Strange {}),
            (change(|offer| offer.contest.draw = "swiss".to_owned()), Reason::Strange {}),
            (change(|offer| offer.contest.tables = String::new()), Reason::Strange {}),
            (change(|offer| drop(offer.contest.engines.pop())), Reason::Strange {}),
            (
                change(|offer| offer.contest.engines[0].engine = "remote:mine@5".to_owned()),
                Reason::Lacks { engine: "mine".to_owned() },
            ),
            (
                change(|offer| offer.contest.engines[1].engine = "sh -c true @5".to_owned()),
                Reason::Strange {},
            ),
        ] {
            let board = board();
            for _ in 0..2 {
                assert_eq!(told(&board, ONE, offer.clone()), Some(reason.clone()));
            }
            board.close();
            assert!(board.next().is_none());
        }
    }

    #[test]
    fn no_more_matches_are_known_than_there_is_room_for() {
        let board = board();
        for number in 0..200 {
            told(&board, Id::of(number), offer());
        }
        assert_eq!(board.state().matches.len(), MOST_MATCHES);
        let one = Board::new(Some(TWO), "so".to_owned(), Tools::default());
        told(&one, ONE, offer());
        told(&one, TWO, offer());
        assert_eq!(one.state().matches.keys().copied().collect::<Vec<_>>(), [TWO]);
    }
}
