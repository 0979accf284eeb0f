//! What a best move is about, from what it does and the second best does not.

use crate::support::{lesson_at, mv};
use azulejo_lessons::{Step, Theme};
use azulejo_rules::{BySeat, Position};
use azulejo_search::{Finding, Prospect};

/// What a search might have found; what counts here are the move and the points of all.
fn finding(pos: &Position, text: &str, others: i32) -> Finding {
    let own = pos.player_to_move().unwrap();
    let points = |seat| if seat == own { 2_000 } else { others };
    let prospects: BySeat<Prospect> = pos
        .rules()
        .seats()
        .map(|seat| Prospect { points: points(seat), lead: 0, chance: 0 })
        .collect();
    let best = mv(text);
    Finding { best, value: 0, prospects, line: vec![best], depth: 1, nodes: 1, solved: true }
}

/// The theme on the board of a lesson, if the others gain so much by the second move.
fn theme(step: &str, best: &str, second: &str, gain: i32) -> Option<Theme> {
    let pos = lesson_at(Step::by_id(step).unwrap()).position().clone();
    Theme::of(&pos, &[finding(&pos, best, 1_000)], &finding(&pos, second, 1_000 + gain))
}

#[test]
fn every_theme_is_found_where_it_is() {
    assert_eq!(theme("overflow", "CK5", "2W4", 0), Some(Theme::Floor));
    assert_eq!(theme("column", "CK5", "CK2", 0), Some(Theme::Column));
    assert_eq!(theme("color", "CB5", "2R3", 0), Some(Theme::Color));
    assert_eq!(theme("next-start", "CY3", "4R5", 0), Some(Theme::Marker));
    assert_eq!(theme("end", "CK2", "CK1", 0), Some(Theme::End));
    assert_eq!(theme("spread", "2K2<B", "2K2<", 0), Some(Theme::Spread));
    assert_eq!(theme("tray", "3B2", "CK2", 0), Some(Theme::Tray));
    assert_eq!(theme("free-column", "3@3", "3@1", 0), Some(Theme::FreeWall));
    assert_eq!(theme("factory", "1B3", "1Y3", 500), Some(Theme::Deny));
}

#[test]
fn the_weightiest_difference_counts() {
    assert_eq!(theme("overflow", "CK5", "2W4", 150), Some(Theme::Floor));
    assert_eq!(theme("overflow", "CK5", "2W4", 250), Some(Theme::Deny));
}

#[test]
fn putting_off_the_end_is_about_it_as_well() {
    assert_eq!(theme("end", "CK1", "CK2", 0), Some(Theme::End));
}

#[test]
fn what_no_theme_says_has_none() {
    assert_eq!(theme("factory", "1B3", "1Y3", 0), None);
    assert_eq!(theme("factory", "1B3", "1Y3", 140), None);
}
