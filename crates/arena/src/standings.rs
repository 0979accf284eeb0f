//! Everything the results of a match are summed up in.

use crate::duel::BlockScore;
use crate::margin::Margins;
use crate::ratings::Bout;
use crate::{Block, Duel, Entrant, Forfeit, GameResult, Pairing, Schedule, Scores};
use azulejo_rules::{Rules, Seat};
use std::time::Duration;

/// The results so far, block by block. They are taken in in the order of the schedule, so that
/// sums and verdicts do not depend on which game was finished first.
#[derive(Clone, Debug)]
pub struct Standings {
    pairings: Vec<PairingTally>,
    engines: Vec<EngineTally>,
    /// The blocks of a match of three and more; two need none.
    bouts: Vec<Bout>,
    lapses: Vec<Lapse>,
}

/// A game that was lost by a fault.
#[derive(Clone, Debug)]
pub(crate) struct Lapse {
    pub(crate) game: u64,
    pub(crate) who: Entrant,
    pub(crate) forfeit: Forfeit,
}

/// What a pairing has brought its first engine.
#[derive(Clone, Debug)]
pub(crate) struct PairingTally {
    pub(crate) pairing: Pairing,
    /// For each rule set of the schedule.
    pub(crate) by_rules: Vec<(Rules, Tally)>,
    pub(crate) total: Tally,
}

/// Results from the side of one engine.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) scores: Scores,
    pub(crate) margins: Margins,
    pub(crate) won: u64,
    pub(crate) shared: u64,
    pub(crate) lost: u64,
}

/// What an engine has done in all its games.
#[derive(Clone, Debug, Default)]
pub(crate) struct EngineTally {
    pub(crate) tally: Tally,
    /// The points of all its seats in games that were played to the end.
    pub(crate) points: u64,
    pub(crate) seats: u64,
    pub(crate) moves: u64,
    pub(crate) time: Duration,
    pub(crate) faults: u64,
}

impl Standings {
    /// Nothing played yet.
    pub fn new(schedule: &Schedule, entrants: usize) -> Standings {
        let mut rules = schedule.rules().to_vec();
        rules.sort_unstable();
        rules.dedup();
        let pairing = |&pairing: &Pairing| PairingTally {
            pairing,
            by_rules: rules.iter().map(|&rules| (rules, Tally::default())).collect(),
            total: Tally::default(),
        };
        Standings {
            pairings: schedule.pairings().iter().map(pairing).collect(),
            engines: vec![EngineTally::default(); entrants],
            bouts: Vec::new(),
            lapses: Vec::new(),
        }
    }

    /// Takes in a block with the results of its games, in order.
    pub fn add(&mut self, block: &Block, results: &[GameResult]) {
        let tally = &mut self.pairings[block.pairing];
        let Pairing { one, other } = tally.pairing;
        tally.total.add(block, results, one);
        if let Some((_, tally)) = tally.by_rules.iter_mut().find(|(rules, _)| *rules == block.rules)
        {
            tally.add(block, results, one);
        }
        for entrant in [one, other] {
            self.engines[entrant.0].add(block, results, entrant);
        }
        if self.engines.len() > 2 {
            let duels = duels(block, results, one);
            self.bouts.push(Bout { pairing: Pairing { one, other }, number: block.number, duels });
        }
        self.note_faults(block, results);
    }

    /// The results of the first pairing, from the side of its first engine.
    pub fn first_pairing(&self) -> &Scores {
        &self.pairings[0].total.scores
    }

    pub(crate) fn pairings(&self) -> &[PairingTally] {
        &self.pairings
    }

    pub(crate) fn engines(&self) -> &[EngineTally] {
        &self.engines
    }

    pub(crate) fn bouts(&self) -> &[Bout] {
        &self.bouts
    }

    /// The faults in the order of games.
    pub(crate) fn lapses(&self) -> &[Lapse] {
        &self.lapses
    }

    fn note_faults(&mut self, block: &Block, results: &[GameResult]) {
        for (fixture, result) in block.fixtures.iter().zip(results) {
            let Some(forfeit) = &result.forfeit else { continue };
            let who = fixture.seats[forfeit.seat.index()];
            self.engines[who.0].faults += 1;
            self.lapses.push(Lapse { game: fixture.game, who, forfeit: forfeit.clone() });
        }
    }
}

impl Tally {
    fn add(&mut self, block: &Block, results: &[GameResult], entrant: Entrant) {
        self.scores.add(duels(block, results, entrant));
        let games = || block.fixtures.iter().zip(results);
        self.margins.add(games().filter_map(|(fixture, result)| result.margin(fixture, entrant)));
        for (fixture, result) in games() {
            match result.share(fixture, entrant) {
                0 => self.lost += 1,
                GameResult::WHOLE => self.won += 1,
                _ => self.shared += 1,
            }
        }
    }
}

impl EngineTally {
    fn add(&mut self, block: &Block, results: &[GameResult], entrant: Entrant) {
        self.tally.add(block, results, entrant);
        for (fixture, result) in block.fixtures.iter().zip(results) {
            for seat in fixture.seats_of(entrant).map(Seat::index) {
                self.moves += u64::from(result.moves[seat]);
                self.time += result.time[seat];
                if result.forfeit.is_none() {
                    self.seats += 1;
                    self.points += u64::from(result.points[seat]);
                }
            }
        }
    }
}

/// A block from the side of an engine, by how many seats it had.
fn duels(block: &Block, results: &[GameResult], entrant: Entrant) -> BlockScore {
    let mut duels = BlockScore::new();
    for (fixture, result) in block.fixtures.iter().zip(results) {
        let own_seats = fixture.seats_of(entrant).count() as u8;
        let seats = fixture.seats.len() as u8;
        let share = result.share(fixture, entrant);
        match duels.iter_mut().find(|duel| duel.own_seats == own_seats) {
            Some(duel) => {
                duel.games += 1;
                duel.share += share;
            }
            None => duels.push(Duel { own_seats, seats, games: 1, share }),
        }
    }
    duels
}
