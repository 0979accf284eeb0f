//! Random games, counted before they are timed.
//!
//! `cargo xtask bench` runs this program; it is a bench target with a `main` of its own, so that
//! callgrind can count the instructions of exactly one kind of work:
//!
//! - `playouts time RULES` prints games, moves and seconds, the size of a position and what
//!   copying one costs
//! - `playouts run sample RULES GAMES` plays games by picking the n-th legal move
//! - `playouts run list RULES GAMES` plays the same games by listing all legal moves

use azulejo_rules::{Dealer, MoveList, Phase, PlayOut, Position, Rules, Seat};
use std::env;
use std::hint::black_box;
use std::time::Instant;

/// Where the games begin; the counts below belong to it.
const SEED: u64 = 20_240;

/// Moves in the first hundred games of each rule set: whoever changes the move generator or the
/// dealer changes these, and no figure is printed before they are right.
const MOVES_IN_A_HUNDRED: [(&str, u64); 18] = [
    ("2cp", 6956),
    ("2cs", 7313),
    ("2ce", 7313),
    ("2fp", 10225),
    ("2fs", 9761),
    ("2fe", 10299),
    ("3cp", 8803),
    ("3cs", 9310),
    ("3ce", 8842),
    ("3fp", 12398),
    ("3fs", 13146),
    ("3fe", 12708),
    ("4cp", 10767),
    ("4cs", 11327),
    ("4ce", 11162),
    ("4fp", 15244),
    ("4fs", 15483),
    ("4fe", 15490),
];

fn main() {
    let args: Vec<String> = env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["time", rules] => time(rules.parse().expect("a rule set")),
        ["run", mode, rules, games] => {
            let rules = rules.parse().expect("a rule set");
            let games = games.parse().expect("a number of games");
            let moves = play(mode, rules, games);
            println!("{{\"games\":{games},\"moves\":{moves}}}");
        }
        _ => eprintln!("usage: playouts time RULES | playouts run sample|list RULES GAMES"),
    }
}

/// Plays the games of one rule set and checks the first hundred.
fn play(mode: &str, rules: Rules, games: u64) -> u64 {
    let game = match mode {
        "sample" => sample,
        "list" => list,
        other => panic!("{other} is neither sample nor list"),
    };
    let mut moves = 0;
    for number in 0..games {
        moves += game(rules, number);
        if number == 99 {
            let expected = MOVES_IN_A_HUNDRED.iter().find(|(name, _)| *name == rules.to_string());
            assert_eq!(Some(moves), expected.map(|&(_, moves)| moves), "moves of {rules}");
        }
    }
    moves
}

fn start(rules: Rules, number: u64) -> (Position, Dealer) {
    (Position::new(rules, Seat::ALL[0]), Dealer::for_game(SEED, number))
}

fn sample(rules: Rules, number: u64) -> u64 {
    let (mut pos, mut dealer) = start(rules, number);
    let PlayOut { moves, .. } = dealer.play_out(&mut pos);
    moves
}

/// The same games, as the n-th move picked is the n-th move listed.
fn list(rules: Rules, number: u64) -> u64 {
    let (mut pos, mut dealer) = start(rules, number);
    let (mut moves, mut list) = (0, MoveList::new());
    loop {
        match pos.phase() {
            Phase::Over => return moves,
            Phase::Deal => pos.deal_unchecked(&dealer.draw(&pos)),
            Phase::Offer | Phase::Tiling => {
                pos.list_moves(&mut list);
                let mv = list[dealer.below(list.len() as u32) as usize];
                pos.play_unchecked(mv);
                moves += 1;
            }
        }
    }
}

fn time(rules: Rules) {
    const GAMES: u64 = 30_000;
    play("sample", rules, 1_000);
    let begin = Instant::now();
    let moves = play("sample", rules, GAMES);
    let seconds = begin.elapsed().as_secs_f64();
    let (copy_ns, state_bytes) = (copy_cost(rules), size_of::<Position>());
    println!(
        "{{\"rules\":\"{rules}\",\"games\":{GAMES},\"moves\":{moves},\"seconds\":{seconds},\
         \"copy_ns\":{copy_ns},\"state_bytes\":{state_bytes}}}"
    );
}

/// Nanoseconds for one copy of a position.
fn copy_cost(rules: Rules) -> f64 {
    const COPIES: u32 = 4_000_000;
    let (pos, _) = start(rules, 0);
    let begin = Instant::now();
    for _ in 0..COPIES {
        black_box(black_box(&pos).clone());
    }
    begin.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES)
}
