//! Many games are the games that they are one by one.

use super::*;
use crate::{Episode, Seed, observe};
use azulejo_rules::Dealer;

/// Everything that is seen of some games.
#[derive(Clone, PartialEq, Debug)]
struct Arrays {
    observations: Vec<f32>,
    masks: Vec<i8>,
    to_move: Vec<i8>,
    rewards: Vec<f32>,
    dones: Vec<bool>,
    scores: Vec<i32>,
    actions: Vec<i64>,
}

impl Arrays {
    fn new(rules: Rules, games: usize) -> Arrays {
        let seats = rules.players.count();
        Arrays {
            observations: vec![9.0; games * Layout::of(rules).size()],
            masks: vec![9; games * rules.actions()],
            to_move: vec![9; games],
            rewards: vec![9.0; games * seats],
            dones: vec![true; games],
            scores: vec![9; games * seats],
            actions: vec![-1; games],
        }
    }

    fn seen(&mut self) -> Seen<'_> {
        Seen {
            observations: Some(&mut self.observations),
            masks: &mut self.masks,
            to_move: &mut self.to_move,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            scores: &mut self.scores,
        }
    }
}

/// Random steps of many games.
fn walk(rules: Rules, games: usize, threads: usize, steps: usize) -> Vec<Arrays> {
    let mut fleet = Fleet::new(rules, games, threads, Reward::Points);
    let mut arrays = Arrays::new(rules, games);
    fleet.reset(7, arrays.seen());
    let mut all = vec![arrays.clone()];
    for _ in 0..steps {
        fleet.sample(&mut arrays.actions);
        let actions = arrays.actions.clone();
        fleet.step(&actions, arrays.seen()).unwrap();
        all.push(arrays.clone());
    }
    all
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for rules in ["2cp", "4fs"] {
        let rules = rules.parse().unwrap();
        let alone = walk(rules, 300, 1, 150);
        assert!(alone.iter().any(|arrays| arrays.dones.contains(&true)), "a game ended");
        for threads in [2, 3, 5] {
            assert!(walk(rules, 300, threads, 150) == alone, "{threads} threads");
        }
    }
}

#[test]
fn games_together_are_the_games_one_by_one() {
    for rules in Rules::ALL {
        let (games, steps) = (3, 400);
        let walked = walk(rules, games, 1, steps);
        let (width, actions) = (Layout::of(rules).size(), rules.actions());
        for place in 0..games {
            let mut seed = Seed { seed: 7, game: place as u64 };
            let mut episode = Episode::new(rules, seed, None);
            for arrays in &walked {
                if arrays.actions[place] >= 0 {
                    episode.act(arrays.actions[place]).unwrap();
                }
                let over = episode.position().player_to_move().is_none();
                assert_eq!(arrays.dones[place], over);
                if over {
                    seed.game += games as u64;
                    episode = Episode::new(rules, seed, None);
                }
                let pos = episode.position();
                let seat = pos.player_to_move().unwrap();
                let (mut row, mut mask) = (vec![0.0; width], vec![0; actions]);
                observe(pos, seat, &mut row);
                pos.mask_actions(&mut mask);
                assert_eq!(arrays.observations[place * width..][..width], row);
                assert_eq!(arrays.masks[place * actions..][..actions], mask);
                assert_eq!(arrays.to_move[place], seat.index() as i8);
            }
        }
    }
}

#[test]
fn a_bad_action_stops_the_step_in_all_games() {
    let rules = "2cp".parse().unwrap();
    let mut fleet = Fleet::new(rules, 200, 2, Reward::Outcome);
    let mut arrays = Arrays::new(rules, 200);
    fleet.reset(1, arrays.seen());
    fleet.sample(&mut arrays.actions);
    let before: Vec<Position> = fleet.positions().cloned().collect();
    let mut actions = arrays.actions.clone();
    actions[150] = 180;
    actions[199] = -5;
    let refused = fleet.step(&actions, arrays.seen()).unwrap_err();
    assert_eq!(refused.to_string(), "game 150: there is no action 180, only 0 to 179");
    assert!(fleet.positions().eq(&before), "nothing has changed");
    let actions = arrays.actions.clone();
    fleet.step(&actions, arrays.seen()).unwrap();
}

#[test]
fn choices_do_not_change_the_deals() {
    let rules: Rules = "3cs".parse().unwrap();
    let mut arrays = Arrays::new(rules, 4);
    let mut play = |samples: usize| {
        let mut fleet = Fleet::new(rules, 4, 1, Reward::Outcome);
        let mut chance = Dealer::new(3);
        fleet.reset(5, arrays.seen());
        for _ in 0..200 {
            (0..samples).for_each(|_| fleet.sample(&mut [0; 4]));
            let pick = |pos: &Position| rules.action_of(chance.pick(pos).unwrap()).unwrap() as i64;
            let actions: Vec<i64> = fleet.positions().map(pick).collect();
            fleet.step(&actions, arrays.seen()).unwrap();
        }
        fleet.positions().cloned().collect::<Vec<_>>()
    };
    assert_eq!(play(0), play(3));
}
