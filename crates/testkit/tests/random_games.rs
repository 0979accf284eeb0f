//! Random games of all rule sets: they end, keep all tiles, and every position on the way reads
//! back as it was written.

mod common;

use azulejo_testkit::oracle::{Oracle, Phase};
use common::{Xorshift, all_rules};

const GAMES_OF_EACH_RULES: u64 = 20;

/// Plays a game with random deals and moves, showing every position to `look`.
fn play_randomly(rules: &str, seed: u64, look: &mut dyn FnMut(&Oracle)) -> Oracle {
    let mut rng = Xorshift::new(seed);
    let players = rules[..1].parse().unwrap();
    let mut game = Oracle::new(rules, rng.below(players) + 1).unwrap();
    loop {
        look(&game);
        match game.phase() {
            Phase::Over => return game,
            Phase::Deal => {
                let deal = game.draw_deal(&mut |n| rng.below(n));
                game.deal(&deal).unwrap_or_else(|fault| panic!("{deal}: {fault}"));
            }
            Phase::Offer | Phase::Tiling => {
                let moves = game.legal_moves();
                let mv = &moves[rng.below(moves.len())];
                game.play(mv).unwrap_or_else(|fault| panic!("{fault}"));
            }
        }
    }
}

fn for_all_rules(look: &mut dyn FnMut(&Oracle)) {
    for rules in all_rules() {
        for seed in 1..=GAMES_OF_EACH_RULES {
            play_randomly(&rules, seed, look);
        }
    }
}

#[test]
fn every_position_reads_back_as_it_was_written() {
    for_all_rules(&mut |game| {
        let position = game.position();
        let again =
            Oracle::from_position(&position).unwrap_or_else(|f| panic!("{position}: {f:?}"));
        assert_eq!(again.position(), position);
        assert_eq!(again.phase(), game.phase());
        let shouted = Oracle::from_position(&position.to_uppercase()).unwrap();
        assert_eq!(shouted.position(), position);
    });
}

#[test]
fn there_are_always_20_tiles_of_each_color() {
    for_all_rules(&mut |game| {
        let mut json = game.json();
        let supply: [u64; 5] = std::array::from_fn(|color| {
            json["bag"][color].as_u64().unwrap() + json["lid"][color].as_u64().unwrap()
        });
        // Everything else shows its tiles as letters; other texts are lower case or taken out.
        for key in ["position", "result", "bag", "lid", "rules"] {
            json.as_object_mut().unwrap().remove(key);
        }
        for disc in json["factories"].as_array_mut().unwrap() {
            disc.as_object_mut().unwrap().remove("effect");
        }
        let text = json.to_string();
        for (color, supply) in "BYRKW".chars().zip(supply) {
            assert_eq!(text.matches(color).count() as u64 + supply, 20, "{color} in {text}");
        }
    });
}

/// Every text that is built like a move, for as many discs as there are at most.
fn all_texts() -> Vec<String> {
    let colors = ["B", "Y", "R", "K", "W"];
    let mut splits = vec![String::new()];
    for subset in 0..32 {
        let mut split = "<".to_string();
        for (bit, color) in colors.iter().enumerate() {
            if subset >> bit & 1 == 1 {
                split += color;
            }
        }
        splits.push(split);
    }
    let mut texts = Vec::new();
    for source in "123456789C".chars() {
        for color in colors {
            for destination in "12345F".chars() {
                for split in &splits {
                    texts.push(format!("{source}{color}{destination}{split}"));
                }
            }
        }
    }
    for line in 1..=5 {
        for column in 1..=5 {
            texts.push(format!("{line}@{column}"));
        }
    }
    texts
}

/// The texts that can be played, sorted. The others must change nothing.
fn playable(game: &Oracle, texts: &[String]) -> Vec<String> {
    let mut playable = Vec::new();
    let mut trial = game.clone();
    for text in texts {
        if trial.play(text).is_ok() {
            playable.push(text.clone());
            trial = game.clone();
        }
    }
    playable.sort();
    for text in texts.iter().filter(|text| playable.binary_search(text).is_err()) {
        assert!(trial.play(text).is_err(), "{text} is refused only sometimes");
    }
    assert_eq!(trial.position(), game.position(), "a refused move changed something");
    playable
}

#[test]
fn the_legal_moves_are_exactly_those_that_can_be_played() {
    let texts = all_texts();
    for rules in all_rules() {
        let mut turn = 0;
        play_randomly(&rules, 7, &mut |game| {
            turn += 1;
            if turn % 9 != 0 {
                return;
            }
            let mut legal = game.legal_moves();
            legal.sort();
            assert_eq!(legal, playable(game, &texts), "{}", game.position());
        });
    }
}
