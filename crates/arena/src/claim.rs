//! A game that somebody else says was played.

use crate::play::judged;
use crate::{Deals, Entrant, Fault, Fixture, Forfeit, Played};
use azulejo_rules::{BySeat, Game, Next, Seat};
use std::time::Duration;

/// A game of a match as somebody else tells it. Whether it can have happened is to be [checked](Claim::check).
#[derive(Clone, Debug)]
pub struct Claim {
    /// The game; its tags don't count.
    pub game: Game,
    /// How long each player thought.
    pub time: BySeat<Duration>,
    /// Why it was broken off.
    pub forfeit: Option<Forfeit>,
}

/// Why a game is not the one that was to be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum BadClaim {
    /// It has another rule set.
    #[error("another rule set")]
    Rules,
    /// Another seat began.
    #[error("another seat began")]
    First,
    /// The bag does not give these tiles.
    #[error("other tiles in round {round}")]
    Deal {
        /// In this round, from 1.
        round: usize,
    },
    /// Somebody moved against the rules.
    #[error("a move against the rules in round {round}")]
    Move {
        /// In this round, from 1.
        round: usize,
    },
    /// It is not over, and nobody forfeited it.
    #[error("the game is not over")]
    Open,
    /// Somebody forfeited it who could not have, or as nobody does.
    #[error("a fault that can't have been")]
    Fault,
    /// There is not one time for each seat, or one is longer than a week.
    #[error("times that can't have been")]
    Time,
}

impl Claim {
    /// Nobody thinks about a game for longer.
    const LONGEST: Duration = Duration::from_secs(7 * 24 * 60 * 60);

    /// The most that is said about a fault.
    const LONGEST_REASON: usize = 2000;

    /// Plays the game again: it has to be that of the fixture, with the deals that follow from the seed, and nobody may have
    /// moved against the rules. How it ended is found out here, not believed.
    ///
    /// Whether an engine would have made these moves is not checked.
    ///
    /// # Errors
    ///
    /// What does not fit.
    pub fn check(self, fixture: &Fixture, seed: u64) -> Result<Played, BadClaim> {
        let Claim { game: told, time, forfeit } = self;
        if told.rules() != fixture.rules {
            return Err(BadClaim::Rules);
        }
        if told.first() != Seat::ALL[0] {
            return Err(BadClaim::First);
        }
        let too_long = |time: &Duration| *time > Claim::LONGEST;
        if time.len() != fixture.seats.len() || time.iter().any(too_long) {
            return Err(BadClaim::Time);
        }
        let (game, moves) = again(&told, fixture, seed)?;
        if !ends(&game, fixture, forfeit.as_ref())? {
            return Err(BadClaim::Open);
        }
        Ok(judged(fixture, game, moves, time, forfeit))
    }
}

/// The game with its own deals, and how many moves each made.
fn again(told: &Game, fixture: &Fixture, seed: u64) -> Result<(Game, BySeat<u32>), BadClaim> {
    let deals = Deals::new(seed, fixture.number);
    let mut game = Game::new(fixture.rules, Seat::ALL[0]);
    let mut moves: BySeat<u32> = fixture.rules.seats().map(|_| 0).collect();
    for (round, number) in told.rounds().iter().zip(1..) {
        let bad_deal = BadClaim::Deal { round: number };
        if !matches!(game.position().next(), Next::Bag) {
            return Err(bad_deal);
        }
        let deal = deals.draw(game.position());
        if deal != round.deal || game.deal(deal).is_err() {
            return Err(bad_deal);
        }
        for &mv in &round.moves {
            let bad_move = BadClaim::Move { round: number };
            let Next::Player(seat) = game.position().next() else { return Err(bad_move) };
            game.play(mv).map_err(|_| bad_move)?;
            moves[seat.index()] += 1;
        }
    }
    Ok((game, moves))
}

/// Whether the game ends here, by the rules or by a fault of whoever was to act.
fn ends(game: &Game, fixture: &Fixture, forfeit: Option<&Forfeit>) -> Result<bool, BadClaim> {
    let Some(forfeit) = forfeit else { return Ok(game.position().outcome().is_some()) };
    let is_known = Fault::KINDS.contains(&forfeit.kind.as_str());
    let is_short = forfeit.reason.len() <= Claim::LONGEST_REASON;
    let is_text = !forfeit.reason.chars().any(char::is_control);
    let could = match game.position().next() {
        Next::Player(seat) => seat == forfeit.seat,
        // Whoever can't even begin, which is told of the first of its seats.
        Next::Bag if game.rounds().is_empty() => {
            let Some(&Entrant(index)) = fixture.seats.get(forfeit.seat.index()) else {
                return Err(BadClaim::Fault);
            };
            fixture.seats_of(Entrant(index)).next() == Some(forfeit.seat)
        }
        Next::Bag | Next::Nobody(_) => false,
    };
    if is_known && is_short && is_text && could { Ok(true) } else { Err(BadClaim::Fault) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Draw, Player, Schedule, Tables, play};
    use azulejo_rules::{Dealer, Move, Position};

    /// Plays at random, and has no move after so many.
    struct Bot(Dealer, u32);

    impl Player for Bot {
        fn new_game(&mut self, seed: u64) -> Result<(), Fault> {
            if self.1 == 0 {
                return Err(Fault::NotStarted { why: "tired".to_owned() });
            }
            self.0 = Dealer::new(seed);
            Ok(())
        }

        fn choose(&mut self, pos: &Position) -> Result<Move, Fault> {
            self.1 -= 1;
            if self.1 == 0 {
                return Err(Fault::NoMove);
            }
            self.0.pick(pos).ok_or(Fault::NoMove)
        }

        fn forfeit(&mut self) {}
    }

    const SEED: u64 = 5;

    fn fixture(rules: &str, game: u64) -> Fixture {
        let rules = vec![rules.parse().unwrap()];
        Schedule::new(2, Draw::RoundRobin, Tables::Both, rules).fixture(game).unwrap()
    }

    fn played(fixture: &Fixture, moves: u32) -> Played {
        let mut players = [Bot(Dealer::new(0), u32::MAX), Bot(Dealer::new(0), moves)];
        play(fixture, SEED, &mut players, &mut || Duration::ZERO)
    }

    /// What is told of a game, by its record.
    fn told(played: &Played) -> Claim {
        Claim {
            game: played.game.to_string().parse().unwrap(),
            time: played.result.time.clone(),
            forfeit: played.result.forfeit.clone(),
        }
    }

    #[test]
    fn what_was_played_is_found_out_again() {
        for rules in ["2cp", "3fs", "4ce"] {
            for (game, moves) in [(1, u32::MAX), (2, u32::MAX), (2, 9), (1, 1), (2, 0)] {
                let fixture = fixture(rules, game);
                let played = played(&fixture, moves);
                assert_eq!(played.result.forfeit.is_some(), moves < u32::MAX);
                assert_eq!(
                    told(&played).check(&fixture, SEED),
                    Ok(played),
                    "{rules} {game} {moves}"
                );
            }
        }
    }

    #[test]
    fn a_game_of_another_fixture_or_seed_is_refused() {
        let own = fixture("2cp", 1);
        let claim = told(&played(&own, u32::MAX));
        assert_eq!(claim.clone().check(&own, SEED + 1), Err(BadClaim::Deal { round: 1 }));
        let other = fixture("2cp", 3);
        assert_eq!(claim.clone().check(&other, SEED), Err(BadClaim::Deal { round: 1 }));
        assert_eq!(claim.check(&fixture("2fp", 1), SEED), Err(BadClaim::Rules));
    }

    #[test]
    fn a_game_is_told_to_its_end() {
        let fixture = fixture("2cp", 1);
        let whole = played(&fixture, u32::MAX);
        let broken = played(&fixture, 9);
        let open = Claim { forfeit: None, ..told(&broken) };
        assert_eq!(open.check(&fixture, SEED), Err(BadClaim::Open));
        let fault = broken.result.forfeit.clone().unwrap();
        let over = Claim { forfeit: Some(fault.clone()), ..told(&whole) };
        assert_eq!(over.check(&fixture, SEED), Err(BadClaim::Fault));
        for forfeit in [
            Forfeit { seat: Seat::ALL[0], ..fault.clone() },
            Forfeit { seat: Seat::ALL[3], ..fault.clone() },
            Forfeit { kind: "bribe".to_owned(), ..fault.clone() },
            Forfeit { reason: "x".repeat(2001), ..fault.clone() },
            Forfeit { reason: "\u{1b}[2J".to_owned(), ..fault },
        ] {
            let claim = Claim { forfeit: Some(forfeit.clone()), ..told(&broken) };
            assert_eq!(claim.check(&fixture, SEED), Err(BadClaim::Fault), "{forfeit:?}");
        }
    }

    #[test]
    fn times_have_their_bounds() {
        let fixture = fixture("2cp", 1);
        let whole = played(&fixture, u32::MAX);
        for time in [vec![Duration::ZERO], vec![Duration::ZERO; 3], vec![Duration::MAX; 2]] {
            let claim = Claim { time: time.into_iter().collect(), ..told(&whole) };
            assert_eq!(claim.check(&fixture, SEED), Err(BadClaim::Time));
        }
    }
}
