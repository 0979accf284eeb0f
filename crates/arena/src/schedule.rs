//! Who plays whom, where, and on which deals.

use azulejo_rules::{BySeat, Rules, Seat};

/// An engine that takes part, by its place in the list from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Entrant(pub usize);

/// Two engines that play each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pairing {
    /// The one named first: results are told from its side.
    pub one: Entrant,
    /// The one named later.
    pub other: Entrant,
}

/// Which engines meet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// Everyone meets everyone.
    RoundRobin,
    /// The first meets each of the others.
    Gauntlet,
}

/// How two engines fill a table of three or four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tables {
    /// Each sits alone among copies of the other, in every seat.
    Both,
    /// Only the first named sits alone.
    Lone,
}

/// The games of a match, in order. It has no end: whoever plays it decides how many.
///
/// The block is the unit: one pairing, one rule set, one row of deals, every seating. Blocks go
/// through all pairings first, then to the next deals and the next rule set, so that a match that
/// is broken off has treated everybody alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    pairings: Vec<Pairing>,
    rules: Vec<Rules>,
    tables: Tables,
}

/// All seatings of a pairing on the same deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its place in the schedule, from 0.
    pub index: u64,
    /// Which pairing, by its place among the schedule's.
    pub pairing: usize,
    /// Which deals. All pairings play the same.
    pub number: u64,
    /// The rule set.
    pub rules: Rules,
    /// Its games, one for each seating.
    pub fixtures: Vec<Fixture>,
}

/// A game that is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Its number in the match, from 1.
    pub game: u64,
    /// The block it belongs to.
    pub block: u64,
    /// Which deals.
    pub number: u64,
    /// The rule set.
    pub rules: Rules,
    /// Who sits where. Seat 1 begins.
    pub seats: BySeat<Entrant>,
}

impl Fixture {
    /// The seats of an engine.
    pub fn seats_of(&self, entrant: Entrant) -> impl Iterator<Item = Seat> {
        let seated = self.rules.seats().zip(&self.seats);
        seated.filter(move |&(_, &other)| other == entrant).map(|(seat, _)| seat)
    }
}

impl Schedule {
    /// A schedule for so many engines.
    ///
    /// # Panics
    ///
    /// With fewer than two engines or without rules there is nothing to play.
    pub fn new(entrants: usize, draw: Draw, tables: Tables, rules: Vec<Rules>) -> Schedule {
        assert!(entrants >= 2 && !rules.is_empty(), "a match needs two engines and rules");
        let hosts = match draw {
            Draw::RoundRobin => 0..entrants,
            Draw::Gauntlet => 0..1,
        };
        let pair = |one, other| Pairing { one: Entrant(one), other: Entrant(other) };
        let pairings =
            hosts.flat_map(|one| (one + 1..entrants).map(move |other| pair(one, other))).collect();
        Schedule { pairings, rules, tables }
    }

    /// Who meets whom.
    pub fn pairings(&self) -> &[Pairing] {
        &self.pairings
    }

    /// The rule sets, in turn.
    pub fn rules(&self) -> &[Rules] {
        &self.rules
    }

    /// A block by its place, from 0.
    pub fn block(&self, index: u64) -> Block {
        let pairs = self.pairings.len() as u64;
        let (number, pairing) = (index / pairs, (index % pairs) as usize);
        let rules = self.rules_of(number);
        let before = self.games_a_pairing(number).saturating_mul(pairs);
        let before = before.saturating_add(self.size(rules) * pairing as u64);
        let seatings = seatings(rules, self.pairings[pairing], self.tables);
        let fixtures = seatings
            .into_iter()
            .zip(before.saturating_add(1)..=u64::MAX)
            .map(|(seats, game)| Fixture { game, block: index, number, rules, seats });
        Block { index, pairing, number, rules, fixtures: fixtures.collect() }
    }

    /// A game by its number; there is none numbered 0.
    pub fn fixture(&self, game: u64) -> Option<Fixture> {
        let before = game.checked_sub(1)?;
        let pairs = self.pairings.len() as u64;
        let turn = self.cycle() * pairs;
        let mut number = before / turn * self.rules.len() as u64;
        let mut rest = before % turn;
        while rest >= self.size(self.rules_of(number)) * pairs {
            rest -= self.size(self.rules_of(number)) * pairs;
            number += 1;
        }
        let size = self.size(self.rules_of(number));
        let index = number.checked_mul(pairs)?.checked_add(rest / size)?;
        self.block(index).fixtures.into_iter().nth((rest % size) as usize)
    }

    /// How many blocks there are until every pairing has played at least so many games.
    pub fn blocks_for(&self, games: u64) -> u64 {
        let cycle = self.cycle();
        let cycles = games / cycle;
        let mut number = cycles.saturating_mul(self.rules.len() as u64);
        let mut played = cycles * cycle;
        while played < games {
            played = played.saturating_add(self.size(self.rules_of(number)));
            number += 1;
        }
        number.saturating_mul(self.pairings.len() as u64)
    }

    /// How many games so many blocks are.
    pub fn games_in(&self, blocks: u64) -> u64 {
        let pairs = self.pairings.len() as u64;
        let (numbers, more) = (blocks / pairs, blocks % pairs);
        let whole = self.games_a_pairing(numbers).saturating_mul(pairs);
        whole.saturating_add(self.size(self.rules_of(numbers)) * more)
    }

    fn rules_of(&self, number: u64) -> Rules {
        self.rules[(number % self.rules.len() as u64) as usize]
    }

    /// How many games a block has.
    fn size(&self, rules: Rules) -> u64 {
        let seats = rules.players.count() as u64;
        if seats == 2 || self.tables == Tables::Lone { seats } else { 2 * seats }
    }

    /// How many games a pairing plays when every rule set has had its turn.
    fn cycle(&self) -> u64 {
        self.rules.iter().map(|&rules| self.size(rules)).sum()
    }

    /// How many games a pairing plays in its first blocks.
    fn games_a_pairing(&self, blocks: u64) -> u64 {
        let turns = self.rules.len() as u64;
        let rest = &self.rules[..(blocks % turns) as usize];
        let more: u64 = rest.iter().map(|&rules| self.size(rules)).sum();
        (blocks / turns).saturating_mul(self.cycle()).saturating_add(more)
    }
}

/// Every way the two sit at the table, so that each has had every seat.
fn seatings(rules: Rules, pairing: Pairing, tables: Tables) -> Vec<BySeat<Entrant>> {
    let Pairing { one, other } = pairing;
    let alone = |lone: Entrant, rest: Entrant| {
        rules.seats().map(move |lone_seat| -> BySeat<Entrant> {
            rules.seats().map(|seat| if seat == lone_seat { lone } else { rest }).collect()
        })
    };
    let mut seatings: Vec<_> = alone(one, other).collect();
    // At a table of two the one is alone as much as the other.
    if tables == Tables::Both && rules.players.count() > 2 {
        seatings.extend(alone(other, one));
    }
    seatings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schedule(entrants: usize, draw: Draw, tables: Tables, rules: &[&str]) -> Schedule {
        let rules = rules.iter().map(|text| text.parse().unwrap()).collect();
        Schedule::new(entrants, draw, tables, rules)
    }

    fn seats(block: &Block) -> Vec<String> {
        let letter = |&Entrant(index): &Entrant| char::from(b'A' + index as u8);
        block.fixtures.iter().map(|fixture| fixture.seats.iter().map(letter).collect()).collect()
    }

    #[test]
    fn two_at_a_table_change_seats() {
        for tables in [Tables::Both, Tables::Lone] {
            let block = schedule(2, Draw::RoundRobin, tables, &["2cp"]).block(3);
            assert_eq!(seats(&block), ["AB", "BA"]);
        }
    }

    #[test]
    fn at_larger_tables_each_sits_alone_in_every_seat() {
        let both = schedule(2, Draw::RoundRobin, Tables::Both, &["3cp"]).block(0);
        assert_eq!(seats(&both), ["ABB", "BAB", "BBA", "BAA", "ABA", "AAB"]);
        let lone = schedule(2, Draw::RoundRobin, Tables::Lone, &["4cp"]).block(0);
        assert_eq!(seats(&lone), ["ABBB", "BABB", "BBAB", "BBBA"]);
    }

    #[test]
    fn every_engine_has_every_seat_equally_often() {
        let all = schedule(4, Draw::RoundRobin, Tables::Both, &["2cp", "3fs", "4ce"]);
        let blocks = all.blocks_for(14);
        assert_eq!(blocks, 3 * 6);
        let mut taken = [[0; 4]; 4];
        for fixture in (0..blocks).flat_map(|index| all.block(index).fixtures) {
            for (seat, &Entrant(entrant)) in fixture.seats.iter().enumerate() {
                taken[entrant][seat] += 1;
            }
        }
        assert!(taken.iter().all(|seats| seats == &taken[0]), "{taken:?}");
        // Seats 1 and 2 at all tables, 3 at those of three and four, 4 at those of four.
        assert_eq!(taken[0], [24, 24, 21, 12]);
    }

    #[test]
    fn everyone_meets_everyone_or_the_first_meets_all() {
        let pairs = |draw| {
            let schedule = schedule(4, draw, Tables::Both, &["2cp"]);
            schedule.pairings().iter().map(|pair| (pair.one.0, pair.other.0)).collect::<Vec<_>>()
        };
        assert_eq!(pairs(Draw::RoundRobin), [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]);
        assert_eq!(pairs(Draw::Gauntlet), [(0, 1), (0, 2), (0, 3)]);
    }

    #[test]
    fn games_are_numbered_without_gaps_and_all_pairings_play_the_same_deals() {
        let all = schedule(3, Draw::RoundRobin, Tables::Both, &["3cp", "2cp"]);
        let blocks: Vec<Block> = (0..14).map(|index| all.block(index)).collect();
        let games: Vec<u64> =
            blocks.iter().flat_map(|block| &block.fixtures).map(|fixture| fixture.game).collect();
        assert_eq!(games, (1..=games.len() as u64).collect::<Vec<_>>());
        for (count, index) in (0..14).zip(&blocks) {
            assert_eq!(all.games_in(count) + 1, index.fixtures[0].game);
        }
        for fixture in blocks.iter().flat_map(|block| &block.fixtures) {
            assert_eq!(all.fixture(fixture.game).as_ref(), Some(fixture));
        }
        assert_eq!(all.fixture(0), None);
        let numbers: Vec<u64> = blocks.iter().map(|block| block.number).collect();
        assert_eq!(numbers, [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4]);
    }

    #[test]
    fn games_are_rounded_up_to_whole_blocks() {
        let count = |rules: &[&str], tables, games| {
            let schedule = schedule(2, Draw::RoundRobin, tables, rules);
            let blocks = schedule.blocks_for(games);
            (blocks, schedule.games_in(blocks))
        };
        assert_eq!(count(&["2cp"], Tables::Both, 1), (1, 2));
        assert_eq!(count(&["2cp"], Tables::Both, 100), (50, 100));
        assert_eq!(count(&["3cp"], Tables::Both, 60), (10, 60));
        assert_eq!(count(&["3cp"], Tables::Lone, 61), (21, 63));
        assert_eq!(count(&["2cp", "4cp"], Tables::Both, 11), (3, 12));
        assert_eq!(count(&["2cp", "4cp"], Tables::Both, 13), (4, 20));
        // Nobody plays that long; nothing overflows either.
        assert_eq!(count(&["4cp"], Tables::Both, u64::MAX).1, u64::MAX);
    }
}
