//! Steps of many games, counted before they are timed: `cargo bench -p azulejo-gym -- 2cp 2`.
//!
//! The arguments are a rule set and the number of threads.

use azulejo_gym::{Fleet, Layout, Reward, Seen};
use azulejo_rules::Rules;
use std::time::Instant;

/// How many games at once.
const GAMES: usize = 2048;

/// Where everything is written.
struct Arrays {
    observations: Option<Vec<f32>>,
    masks: Vec<i8>,
    to_move: Vec<i8>,
    rewards: Vec<f32>,
    dones: Vec<bool>,
    scores: Vec<i32>,
}

impl Arrays {
    fn new(rules: Rules, observed: bool) -> Arrays {
        let seats = rules.players.count();
        Arrays {
            observations: observed.then(|| vec![0.0; GAMES * Layout::size_of(rules)]),
            masks: vec![0; GAMES * rules.actions()],
            to_move: vec![0; GAMES],
            rewards: vec![0.0; GAMES * seats],
            dones: vec![false; GAMES],
            scores: vec![0; GAMES * seats],
        }
    }

    fn seen(&mut self) -> Seen<'_> {
        Seen {
            observations: self.observations.as_deref_mut(),
            masks: &mut self.masks,
            to_move: &mut self.to_move,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            scores: &mut self.scores,
        }
    }
}

/// Random steps; tells how many games have ended.
fn walk(fleet: &mut Fleet, arrays: &mut Arrays, steps: usize) -> usize {
    let mut actions = vec![0; GAMES];
    let mut ended = 0;
    for _ in 0..steps {
        fleet.sample(&mut actions);
        fleet.step(&actions, arrays.seen()).expect("what was sampled is legal");
        ended += arrays.dones.iter().filter(|&&done| done).count();
    }
    ended
}

fn measure(rules: Rules, threads: usize, observed: bool) {
    let mut fleet = Fleet::new(rules, GAMES, threads, Reward::Outcome);
    let mut arrays = Arrays::new(rules, observed);
    fleet.reset(1, arrays.seen());
    assert!(walk(&mut fleet, &mut arrays, 400) > GAMES, "every game ends");
    let (steps, start) = (1000, Instant::now());
    walk(&mut fleet, &mut arrays, steps);
    let rate = (steps * GAMES) as u128 * 1_000_000 / start.elapsed().as_micros().max(1);
    let what = if observed { "with observations" } else { "with masks" };
    println!("{rules}, {what}, {threads} threads: {rate} steps/s");
}

fn main() {
    let mut args = std::env::args().skip(1).filter(|arg| !arg.starts_with("--"));
    let rules = args.next().map_or(Ok(Rules::ALL[0]), |text| text.parse()).expect("a rule set");
    let threads = args.next().map_or(1, |text| text.parse().expect("a number of threads"));
    measure(rules, threads, false);
    measure(rules, threads, true);
}
