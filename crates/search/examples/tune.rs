//! Tunes the weights of the hand-made evaluation by games against themselves.
//!
//! `cargo run --release -p azulejo-search --example tune -- RULES NODES STEPS SEED`
//!
//! Simultaneous perturbation (SPSA): in each step all weights are moved a little in a random
//! direction, the two ends of that line play each other on the same deals with seats exchanged, and
//! the weights follow the winner. Two players only; the result is printed as Rust.

use azulejo_rules::{Dealer, Phase, Position, Rules, Seat};
use azulejo_search::{HandMade, Limit, RoundSearch, Searcher, Weights};
use std::env;

/// Deals of each step; each is played twice.
const DEALS: u32 = 8;

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [rules, nodes, steps, seed] = args.as_slice() else {
        eprintln!("usage: tune RULES NODES STEPS SEED");
        return;
    };
    let rules: Rules = rules.parse().expect("a rule set for two players");
    let [nodes, steps, seed] = [nodes, steps, seed].map(|n| n.parse::<u32>().expect("a number"));
    let mut chance = Dealer::new(seed.into());
    let mut center: Vec<f64> = Weights::default().numbers().iter().map(|&n| f64::from(n)).collect();
    let scale: Vec<f64> = center.iter().map(|value| 4.0 + value.abs() * 0.12).collect();
    for step in 0..steps {
        let progress = f64::from(step) / f64::from(steps);
        let (reach, gain) = (1.5 - progress, 0.6 * (1.0 - 0.8 * progress));
        let direction: Vec<f64> = scale
            .iter()
            .map(|s| if chance.below(2) == 0 { s * reach } else { -s * reach })
            .collect();
        let ends = [1.0, -1.0].map(|sign| along(&center, &direction, sign));
        let result = play_match(rules, nodes.into(), u64::from(seed) + u64::from(step), &ends);
        for (value, way) in center.iter_mut().zip(&direction) {
            *value += gain * result * way;
        }
        if step % 100 == 99 {
            println!("{step}: {:?}", along(&center, &direction, 0.0));
        }
    }
}

fn along(center: &[f64], direction: &[f64], sign: f64) -> Weights {
    let numbers = center.iter().zip(direction).map(|(value, way)| (value + sign * way) as i32);
    Weights::from_numbers(&numbers.collect::<Vec<i32>>())
}

/// How the first did against the second, from -1 to 1: wins, and a little for the margin.
fn play_match(rules: Rules, nodes: u64, seed: u64, ends: &[Weights; 2]) -> f64 {
    let mut sum = 0.0;
    for deal in 0..2 * DEALS {
        let first = deal as usize % 2;
        let mut players = [&ends[first], &ends[1 - first]]
            .map(|weights| RoundSearch::new(HandMade { weights: weights.clone() }));
        let lead = play_game(rules, nodes, seed, u64::from(deal / 2), &mut players);
        let lead = if first == 0 { lead } else { -lead };
        sum += lead.signum() + lead / 25.0;
    }
    sum / f64::from(4 * DEALS)
}

/// Seat 1's lead at the end.
fn play_game(
    rules: Rules,
    nodes: u64,
    seed: u64,
    deal: u64,
    players: &mut [RoundSearch; 2],
) -> f64 {
    let mut dealer = Dealer::for_game(seed, deal);
    let mut pos = Position::new(rules, Seat::ALL[0]);
    while pos.phase() != Phase::Over {
        match pos.player_to_move() {
            None => pos.deal_unchecked(&dealer.draw(&pos)),
            Some(seat) => {
                let found = players[seat.index()].search(&pos, Limit::nodes(nodes), &mut ());
                pos.play_unchecked(found.expect("a move is mandatory").best);
            }
        }
    }
    let scores: Vec<f64> = pos.boards().iter().map(|board| f64::from(board.score())).collect();
    scores[0] - scores[1]
}
