//! Ten thousand games of all players at all kinds of tables: no illegal move, and every game ends.

mod players;

use azulejo_rules::{Dealer, Next, Position, Rules};
use azulejo_search::Limit;
use players::Player;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

const GAMES: u64 = 10_000;

/// Deals, players and limits of a game follow from this and its number.
const SEED: u64 = 10_000;

/// Far more moves than any game has; the longest random games have some hundreds.
const MOST_MOVES: u32 = 5_000;

/// Most moves are thought about no longer than it takes to look at a few answers, every so many a
/// little longer.
const SHORT: u32 = 40;
const LONG: u32 = 400;
const LONG_EVERY: u32 = 40;

#[test]
fn no_player_ever_proposes_an_illegal_move() {
    let next = AtomicU64::new(0);
    let threads = thread::available_parallelism().map_or(2, usize::from);
    let played: u64 = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| play_games(&next))).collect();
        workers.into_iter().map(|worker| worker.join().unwrap()).sum()
    });
    assert_eq!(played, GAMES);
}

/// Plays games until there are none left; how many it were.
fn play_games(next: &AtomicU64) -> u64 {
    let mut players = players::all(SEED);
    let mut played = 0;
    loop {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= GAMES {
            return played;
        }
        play_game(game, &mut players);
        played += 1;
    }
}

fn play_game(game: u64, players: &mut [Player]) {
    let rules = Rules::ALL[game as usize % Rules::ALL.len()];
    let mut dealer = Dealer::for_game(SEED, game);
    let seated: Vec<usize> =
        rules.seats().map(|_| dealer.below(players.len() as u32) as usize).collect();
    let mut pos = Position::new(rules, dealer.first(rules));
    for _ in 0..MOST_MOVES {
        match pos.next() {
            Next::Nobody(_) => return,
            Next::Bag => pos.deal(&dealer.draw(&pos)).unwrap(),
            Next::Player(seat) => {
                let Player { name, searcher } = &mut players[seated[seat.index()]];
                let limit = thinking(&mut dealer);
                let moment = Moment { game, name, limit, pos: pos.clone() };
                let found = searcher.search(&pos, limit, &mut ());
                let best = found.unwrap_or_else(|| panic!("no move")).best;
                if let Err(illegal) = pos.play(best) {
                    panic!("{best}: {illegal}");
                }
                drop(moment);
            }
        }
    }
    panic!("game {game} of {rules} does not end: {pos}");
}

fn thinking(dealer: &mut Dealer) -> Limit {
    let most = if dealer.below(LONG_EVERY) == 0 { LONG } else { SHORT };
    Limit::nodes(u64::from(1 + dealer.below(most)))
}

/// Who thinks about what; told if it ends in a panic, be it here or in the search.
struct Moment<'a> {
    game: u64,
    name: &'a str,
    limit: Limit,
    pos: Position,
}

impl fmt::Display for Moment<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Moment { game, name, limit, pos } = self;
        write!(f, "seed {SEED}, game {game}: {name} with {} nodes in {pos}", limit.nodes)
    }
}

impl Drop for Moment<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("{self}");
        }
    }
}
