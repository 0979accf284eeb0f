//! How a game ended, and what that is worth to whom.

use crate::{Entrant, Fixture};
use azulejo_rules::{Bonuses, BySeat, Position, Seat};
use std::time::Duration;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// What each player had in the end, or when the game was broken off.
    pub points: BySeat<u16>,
    /// Who won; several where the victory is shared.
    pub winners: BySeat<Seat>,
    /// The last round.
    pub rounds: u16,
    /// How many moves each player made.
    pub moves: BySeat<u32>,
    /// How long each player thought.
    pub time: BySeat<Duration>,
    /// Why the game was broken off, if it was.
    pub forfeit: Option<Forfeit>,
}

/// Who lost a game by a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// Whose turn it was.
    pub seat: Seat,
    /// What it did, as a word.
    pub kind: String,
    /// What it did.
    pub reason: String,
}

impl GameResult {
    /// A victory in units that every sharing of up to four can be counted in.
    pub const WHOLE: u32 = 12;

    /// An engine's part of the victory, in twelfths.
    pub fn share(&self, fixture: &Fixture, entrant: Entrant) -> u32 {
        let won = fixture.seats_of(entrant).filter(|seat| self.winners.contains(seat)).count();
        GameResult::WHOLE / (self.winners.len().max(1) as u32) * won as u32
    }

    /// An engine's points minus those of its best opponent; where it has several seats, its best
    /// one counts. There is none where the game was broken off.
    pub fn margin(&self, fixture: &Fixture, entrant: Entrant) -> Option<i32> {
        if self.forfeit.is_some() {
            return None;
        }
        let best = |own: bool| {
            let seated = fixture.seats.iter().zip(&self.points);
            let side = seated.filter(|&(&other, _)| (other == entrant) == own);
            side.map(|(_, &points)| i32::from(points)).max()
        };
        Some(best(true)? - best(false)?)
    }
}

/// The winners where an engine has forfeited the game: all its seats come last, and the best of
/// the others wins by what there is, points first, then rows, as at the end (RULES 5.3).
pub(crate) fn winners_without(pos: &Position, fixture: &Fixture, faulty: Entrant) -> BySeat<Seat> {
    let standing = |seat: Seat| {
        let board = pos.board(seat);
        (board.score(), Bonuses::of(board.wall()).rows)
    };
    let others = || pos.rules().seats().filter(|seat| fixture.seats[seat.index()] != faulty);
    let best = others().map(standing).max();
    others().filter(|&seat| Some(standing(seat)) == best).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Draw, Schedule, Tables};

    /// A game of four with A in seat 2.
    fn fixture() -> Fixture {
        let rules = vec!["4cp".parse().unwrap()];
        Schedule::new(2, Draw::RoundRobin, Tables::Both, rules).fixture(2).unwrap()
    }

    fn result(points: [u16; 4], winners: &[u8]) -> GameResult {
        GameResult {
            points: points.into_iter().collect(),
            winners: winners.iter().filter_map(|&number| Seat::new(number)).collect(),
            rounds: 5,
            moves: [20; 4].into_iter().collect(),
            time: [Duration::ZERO; 4].into_iter().collect(),
            forfeit: None,
        }
    }

    #[test]
    fn a_shared_victory_counts_in_parts() {
        let [a, b] = [Entrant(0), Entrant(1)];
        for (winners, ours, theirs) in [
            (&[2][..], 12, 0),
            (&[3], 0, 12),
            (&[1, 2], 6, 6),
            (&[1, 2, 4], 4, 8),
            (&[1, 2, 3, 4], 3, 9),
            (&[1, 3], 0, 12),
        ] {
            let result = result([0; 4], winners);
            let shares = (result.share(&fixture(), a), result.share(&fixture(), b));
            assert_eq!(shares, (ours, theirs), "{winners:?}");
        }
    }

    #[test]
    fn a_margin_is_between_the_best_seats_of_both_sides() {
        let result = result([40, 52, 60, 31], &[3]);
        assert_eq!(result.margin(&fixture(), Entrant(0)), Some(-8));
        assert_eq!(result.margin(&fixture(), Entrant(1)), Some(8));
    }
}
