//! Playing one game.

use crate::deals::mix;
use crate::result::winners_without;
use crate::{Deals, Entrant, Fault, Fixture, Forfeit, GameResult};
use azulejo_rules::{Board, BySeat, Game, Move, Next, Position, Seat};
use std::time::Duration;

/// Somebody who plays: an engine in this program or behind a pipe. It may have several seats at
/// one table.
pub trait Player {
    /// A game begins. Chance, if it needs any, follows from the seed.
    ///
    /// # Errors
    ///
    /// If it can't play, which loses it the game.
    fn new_game(&mut self, seed: u64) -> Result<(), Fault>;

    /// Chooses a move for whoever is to act.
    ///
    /// # Errors
    ///
    /// What it did instead, which loses it the game.
    fn choose(&mut self, pos: &Position) -> Result<Move, Fault>;

    /// It has lost the game by a fault, and had better start afresh.
    fn forfeit(&mut self);
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The game itself; not over where somebody forfeited it.
    pub game: Game,
    /// How it ended.
    pub result: GameResult,
}

/// Plays a game to its end, or to the first fault. The players are those of the whole match, in
/// its order; the clock tells the time since some moment.
pub fn play<P: Player>(
    fixture: &Fixture,
    seed: u64,
    players: &mut [P],
    clock: &mut dyn FnMut() -> Duration,
) -> Played {
    let mut table = Table::lay(fixture, seed);
    let fault = table.play(players, clock).err();
    if let Some((seat, _)) = &fault {
        players[fixture.seats[seat.index()].0].forfeit();
    }
    table.clear(fault)
}

/// A game under way.
struct Table<'a> {
    fixture: &'a Fixture,
    deals: Deals,
    /// For players who need chance.
    seed: u64,
    game: Game,
    moves: BySeat<u32>,
    time: BySeat<Duration>,
}

impl<'a> Table<'a> {
    fn lay(fixture: &'a Fixture, seed: u64) -> Table<'a> {
        let rules = fixture.rules;
        Table {
            fixture,
            deals: Deals::new(seed, fixture.number),
            seed: mix(mix(seed ^ fixture.game)),
            game: Game::new(rules, Seat::ALL[0]),
            moves: rules.seats().map(|_| 0).collect(),
            time: rules.seats().map(|_| Duration::ZERO).collect(),
        }
    }

    fn play<P: Player>(
        &mut self,
        players: &mut [P],
        clock: &mut dyn FnMut() -> Duration,
    ) -> Result<(), (Seat, Fault)> {
        self.welcome(players)?;
        loop {
            match self.game.position().next() {
                Next::Nobody(_) => return Ok(()),
                Next::Bag => {
                    let deal = self.deals.draw(self.game.position());
                    self.game.deal(deal).expect("what was drawn can be dealt");
                }
                Next::Player(seat) => {
                    let Entrant(index) = self.fixture.seats[seat.index()];
                    self.turn(seat, &mut players[index], clock).map_err(|fault| (seat, fault))?;
                }
            }
        }
    }

    /// Tells everybody at the table, once, that a game begins.
    fn welcome<P: Player>(&self, players: &mut [P]) -> Result<(), (Seat, Fault)> {
        for (index, player) in players.iter_mut().enumerate() {
            let Some(seat) = self.fixture.seats_of(Entrant(index)).next() else { continue };
            player.new_game(mix(self.seed ^ index as u64)).map_err(|fault| (seat, fault))?;
        }
        Ok(())
    }

    fn turn(
        &mut self,
        seat: Seat,
        player: &mut impl Player,
        clock: &mut dyn FnMut() -> Duration,
    ) -> Result<(), Fault> {
        let start = clock();
        let mv = player.choose(self.game.position())?;
        let took = clock().saturating_sub(start);
        self.game.play(mv).map_err(|why| Fault::Illegal { mv, why })?;
        self.moves[seat.index()] += 1;
        self.time[seat.index()] += took;
        Ok(())
    }

    fn clear(self, fault: Option<(Seat, Fault)>) -> Played {
        let forfeit = fault.map(|(seat, fault)| Forfeit {
            seat,
            kind: fault.kind().to_owned(),
            reason: fault.to_string(),
        });
        judged(self.fixture, self.game, self.moves, self.time, forfeit)
    }
}

/// A game with its result. Without a fault it has to be over.
pub(crate) fn judged(
    fixture: &Fixture,
    game: Game,
    moves: BySeat<u32>,
    time: BySeat<Duration>,
    forfeit: Option<Forfeit>,
) -> Played {
    let pos = game.position();
    let winners = match (&forfeit, pos.outcome()) {
        (Some(forfeit), _) => winners_without(pos, fixture, fixture.seats[forfeit.seat.index()]),
        (None, Some(outcome)) => outcome.winners,
        (None, None) => unreachable!("a game ends by its rules or by a fault"),
    };
    let result = GameResult {
        points: pos.boards().iter().map(Board::score).collect(),
        winners,
        rounds: pos.round(),
        moves,
        time,
        forfeit,
    };
    Played { game, result }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Draw, Schedule, Tables};
    use azulejo_rules::Dealer;

    /// Plays at random until its last move is made, and then does something wrong.
    struct Bot {
        chance: Dealer,
        moves: u32,
        wrong: fn(&Position) -> Result<Move, Fault>,
        forfeits: u32,
    }

    fn bot(moves: u32, wrong: fn(&Position) -> Result<Move, Fault>) -> Bot {
        Bot { chance: Dealer::new(0), moves, wrong, forfeits: 0 }
    }

    /// A bot that does nothing wrong.
    fn good() -> Bot {
        bot(u32::MAX, |_| Err(Fault::NoMove))
    }

    impl Player for Bot {
        fn new_game(&mut self, seed: u64) -> Result<(), Fault> {
            self.chance = Dealer::new(seed);
            Ok(())
        }

        fn choose(&mut self, pos: &Position) -> Result<Move, Fault> {
            if self.moves == 0 {
                return (self.wrong)(pos);
            }
            self.moves -= 1;
            self.chance.pick(pos).ok_or(Fault::NoMove)
        }

        fn forfeit(&mut self) {
            self.forfeits += 1;
        }
    }

    /// The game with this number; A is engine 0, B engine 1.
    fn fixture(rules: &str, game: u64) -> Fixture {
        let rules = vec![rules.parse().unwrap()];
        Schedule::new(2, Draw::RoundRobin, Tables::Both, rules).fixture(game).unwrap()
    }

    fn played(fixture: &Fixture, players: &mut [Bot]) -> Played {
        let mut ticks = 0;
        play(fixture, 1, players, &mut || {
            ticks += 1;
            Duration::from_millis(ticks)
        })
    }

    #[test]
    fn a_game_without_faults_ends_by_its_rules() {
        let fixture = fixture("3cp", 2);
        let Played { game, result } = played(&fixture, &mut [good(), good()]);
        let outcome = game.position().outcome().unwrap();
        assert_eq!(result.winners, outcome.winners);
        assert_eq!(result.forfeit, None);
        assert_eq!(result.rounds as usize, game.rounds().len());
        let moves: usize = game.rounds().iter().map(|round| round.moves.len()).sum();
        assert_eq!(result.moves.iter().sum::<u32>() as usize, moves);
        // The clock ticks once within each move.
        let time: Vec<u128> = result.time.iter().map(Duration::as_millis).collect();
        assert_eq!(time, result.moves.iter().map(|&moves| moves.into()).collect::<Vec<u128>>());
    }

    #[test]
    fn the_same_game_is_played_whoever_played_before() {
        let (first, second) = (fixture("2fs", 1), fixture("2fs", 4));
        let mut players = [good(), good()];
        played(&first, &mut players);
        assert_eq!(played(&second, &mut players), played(&second, &mut [good(), good()]));
    }

    #[test]
    fn an_illegal_move_loses_and_is_named() {
        let wrong = |_: &Position| Ok("9W5".parse().unwrap());
        let mut players = [good(), bot(3, wrong)];
        let Played { game, result } = played(&fixture("2cp", 1), &mut players);
        assert_eq!(result.winners.as_slice(), [Seat::ALL[0]]);
        let forfeit = result.forfeit.unwrap();
        assert_eq!((forfeit.seat, forfeit.kind.as_str()), (Seat::ALL[1], "illegal"));
        assert!(forfeit.reason.starts_with("illegal move 9W5: "), "{}", forfeit.reason);
        assert_eq!(result.moves[1], 3);
        assert_eq!((players[0].forfeits, players[1].forfeits), (0, 1));
        assert_eq!(game.position().outcome(), None);
    }

    #[test]
    fn all_seats_of_a_faulty_engine_lose() {
        let wrong = |_: &Position| Err(Fault::NoMove);
        // Game 2 of a block of three seats A between two Bs.
        let fixture = fixture("3cp", 2);
        let many = played(&fixture, &mut [good(), bot(5, wrong)]).result;
        assert_eq!(many.winners.as_slice(), [Seat::ALL[1]]);
        assert_eq!(many.share(&fixture, Entrant(0)), GameResult::WHOLE);
        assert_eq!(many.margin(&fixture, Entrant(0)), None);
        // In the first round all have nothing: the others share.
        let alone = played(&fixture, &mut [bot(1, wrong), good()]).result;
        assert_eq!(alone.winners.as_slice(), [Seat::ALL[0], Seat::ALL[2]]);
        assert_eq!(alone.share(&fixture, Entrant(1)), GameResult::WHOLE);
    }

    #[test]
    fn the_leader_of_the_others_wins_when_somebody_breaks_off() {
        let fixture = fixture("3cp", 2);
        let wrong = |_: &Position| Err(Fault::NoMove);
        let result = played(&fixture, &mut [bot(15, wrong), good()]).result;
        assert!(result.rounds > 1);
        let best = result.points[0].max(result.points[2]);
        for seat in [Seat::ALL[0], Seat::ALL[2]] {
            assert_eq!(result.winners.contains(&seat), result.points[seat.index()] == best);
        }
    }
}
