//! Legal moves: listed, counted, picked, numbered.

use crate::every_position;
use azulejo_rules::{Destination, Move, MoveKind, Position, Source, TileSet};
use azulejo_testkit::generate::expressible_moves;
use std::collections::HashSet;

/// The place of a move in the order that [`Position::legal_moves`] promises: by color, source (the
/// center last), destination (the floor last), and the colors that go left, or by column.
fn order(mv: Move) -> [u32; 4] {
    let bits = |set: TileSet| set.iter().map(|tile| 1 << tile.index()).sum::<u32>();
    match mv.kind() {
        MoveKind::Take(take) => [
            take.tile.index() as u32,
            match take.source {
                Source::Factory(factory) => u32::from(factory.number()),
                Source::Center => u32::MAX,
            },
            match take.to {
                Destination::Line(line) => u32::from(line.number()),
                Destination::Floor => u32::MAX,
            },
            take.left.map_or(0, bits),
        ],
        MoveKind::Place(place) => [0, 0, 0, u32::from(place.column.number())],
    }
}

/// Every move that can be written down, in the promised order.
fn all_in_order() -> Vec<Move> {
    let mut moves = expressible_moves();
    moves.sort_by_key(|&mv| order(mv));
    moves
}

#[test]
fn the_legal_moves_are_those_that_can_be_played_each_once_and_in_order() {
    let all = all_in_order();
    every_position(2, |pos| {
        let playable: Vec<Move> = all.iter().copied().filter(|&mv| pos.check(mv).is_ok()).collect();
        assert_eq!(pos.legal_moves().to_vec(), playable, "{pos}");
    });
}

/// RULES 2.2: a move is mandatory, so there always is one while a player is to act.
#[test]
fn the_player_to_act_always_has_a_move() {
    every_position(10, |pos| {
        assert_eq!(pos.count_moves() > 0, pos.player_to_move().is_some(), "{pos}");
    });
}

#[test]
fn picking_a_move_agrees_with_the_list() {
    every_position(3, |pos| {
        let list = pos.legal_moves();
        assert_eq!(pos.count_moves(), list.len(), "{pos}");
        for (index, &mv) in list.iter().enumerate() {
            let picked = pos.pick_move(|count| {
                assert_eq!(count as usize, list.len());
                index as u32
            });
            assert_eq!(picked, Some(mv), "{pos}");
        }
        if list.is_empty() {
            assert_eq!(pos.pick_move(|_| 0), None);
        }
    });
}

#[test]
fn actions_number_the_legal_moves_without_gaps_in_meaning() {
    every_position(3, |pos| {
        let rules = pos.rules();
        let mut seen = HashSet::new();
        for mv in pos.legal_moves() {
            let action = rules.action_of(mv).unwrap_or_else(|| panic!("{mv} in {pos}"));
            assert!(action < rules.actions(), "{mv} in {pos}");
            assert!(seen.insert(action), "{mv} in {pos}");
            assert_eq!(pos.action(action), Some(mv), "{pos}");
        }
    });
}

/// No number stands for a second legal move.
#[test]
fn legal_actions_are_exactly_the_legal_moves() {
    let legal = |pos: &Position| {
        let actions = (0..pos.rules().actions()).filter_map(|action| pos.action(action));
        actions.filter(|&mv| pos.check(mv).is_ok()).count()
    };
    every_position(1, |pos| {
        assert_eq!(legal(pos), pos.count_moves(), "{pos}");
        assert_eq!(pos.action(pos.rules().actions()), None);
    });
}

/// Every legal move leads to a position that `Setup` takes for sound, by either way of playing.
#[test]
fn every_legal_move_leads_to_a_sound_position() {
    let mut turn = 0;
    every_position(1, |pos| {
        turn += 1;
        if turn % 5 != 0 {
            return;
        }
        for mv in pos.legal_moves() {
            let (mut checked, mut unchecked) = (pos.clone(), pos.clone());
            checked.play(mv).unwrap();
            unchecked.play_unchecked(mv);
            assert_eq!(checked, unchecked);
            assert_eq!(checked.to_string().parse(), Ok(checked), "{mv} in {pos}");
        }
    });
}
