//! Hashes: kept move by move, equal for equal positions.

use crate::every_position;
use azulejo_rules::{Position, Setup};
use std::collections::HashMap;

#[test]
fn the_hash_kept_move_by_move_is_that_of_the_position_read_again() {
    every_position(4, |pos| {
        let again: Position = pos.to_string().parse().unwrap();
        assert_eq!(again.hash(), pos.hash(), "{pos}");
    });
}

/// In a plain game the order of the discs means nothing.
#[test]
fn plain_discs_in_another_order_have_the_same_hash() {
    let mut differing = 0;
    every_position(2, |pos| {
        let mut setup = Setup::from(pos);
        setup.discs.rotate_left(1);
        setup.discs.swap(0, 3);
        let moved = Position::try_from(setup).unwrap();
        if pos.rules().has_gold() {
            differing += usize::from(moved.hash() != pos.hash());
        } else {
            assert_eq!(moved.hash(), pos.hash(), "{pos}");
        }
    });
    assert!(differing > 1000, "in a circle with gold sides the order matters: {differing}");
}

#[test]
fn different_positions_have_different_hashes() {
    let mut seen: HashMap<u64, String> = HashMap::new();
    every_position(6, |pos| {
        let mut discs: Vec<String> = pos.discs().map(|disc| disc.to_string()).collect();
        if !pos.rules().has_gold() {
            discs.sort();
        }
        let mut fields: Vec<String> = pos.to_string().split(' ').map(str::to_owned).collect();
        fields[5] = discs.join(",");
        let text = fields.join(" ");
        let known = seen.entry(pos.hash()).or_insert_with(|| text.clone());
        assert_eq!(*known, text, "the same hash");
    });
    assert!(seen.len() > 5000);
}

/// Each part of a position counts in its hash.
#[test]
fn the_seat_to_act_the_round_and_the_scores_count() {
    let pos: Position = "2cp 4+1 1 1 c BBYR,-,-,-,- - 18.19.19.20.20 0.0.0.0.0 \
        0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
        .parse()
        .unwrap();
    for (old, new) in [
        ("2cp 4+1 1", "2cp 4+1 2"),
        ("2cp 4+1", "2cp 5+1"),
        ("2cp 4+1", "2cp 4"),
        ("2cp", "2fp"),
        (" 1 1 c", " 1 2 c"),
        (" 0:-", " 1:-"),
        ("18.19.19.20.20 0.0.0.0.0", "17.19.19.20.20 1.0.0.0.0"),
        ("BBYR,-,-,-,- -", "BBY,-,-,-,- R"),
    ] {
        let text = pos.to_string();
        let other: Position = text.replacen(old, new, 1).parse().unwrap();
        assert_ne!(other.to_string(), text, "{old}");
        assert_ne!(other.hash(), pos.hash(), "{old}");
    }
}
