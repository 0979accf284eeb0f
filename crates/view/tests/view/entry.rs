//! Press by press: what is selected, what is refused, what is played.

use crate::support::{disc, plays, press_all, tile, to_line};
use azulejo_rules::{Destination, IllegalMove, Position, Source, Take, Tile, TileSet};
use azulejo_testkit::fixture::{factory, line, position};
use azulejo_view::{Answer, ConfirmMode, Entry, Press, Selection};

/// A table in the middle of a round.
pub(crate) fn table() -> Position {
    position(
        "2cp, round 2
         factories  RRBK  -  YYWW
         center     RRW
         seat 1, 4 points
                   . | ..R..
                  .B | .....
                 ... | .....
                WWWW | .....
               ..... | .....
         floor B",
    )
}

/// A table with the spread and the keeper.
pub(crate) fn gold(rules: &str) -> Position {
    position(&format!(
        "{rules}, round 2
         factories  W  4*BBYRRK  -  BY  3*KKW"
    ))
}

const MODES: [ConfirmMode; 4] = ConfirmMode::ALL;

#[test]
fn instant_plays_with_the_destination() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    let presses = [tile(disc(1), 'R'), Press::Destination(to_line(3))];
    assert_eq!(press_all(&mut entry, &pos, ConfirmMode::Instant, &presses), plays("1R3"));
    assert_eq!(*entry.selection(), Selection::Nothing);
}

#[test]
fn button_and_countdown_wait_for_the_confirmation() {
    let pos = table();
    for mode in [ConfirmMode::Button, ConfirmMode::Countdown] {
        let mut entry = Entry::begin(&pos);
        let aim = [tile(disc(1), 'R'), Press::Destination(to_line(3))];
        assert_eq!(press_all(&mut entry, &pos, mode, &aim), Answer::Changed);
        let again = entry.press(&pos, Press::Destination(to_line(3)), mode);
        assert_eq!(again, Answer::Nothing, "a double click plays nothing");
        assert_eq!(entry.press(&pos, Press::Confirm, mode), plays("1R3"));
    }
}

#[test]
fn the_same_destination_twice_plays_where_that_is_the_way() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    let to = Press::Destination(Destination::Floor);
    let presses = [tile(Source::Center, 'R'), to, to];
    assert_eq!(press_all(&mut entry, &pos, ConfirmMode::TapTwice, &presses), plays("CRF"));
}

#[test]
fn another_destination_aims_anew() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    let presses = [
        tile(Source::Center, 'R'),
        Press::Destination(to_line(3)),
        Press::Destination(to_line(5)),
        Press::Confirm,
    ];
    assert_eq!(press_all(&mut entry, &pos, ConfirmMode::Button, &presses), plays("CR5"));
}

#[test]
fn another_pick_replaces_the_selection() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    let presses = [tile(disc(1), 'R'), Press::Destination(to_line(3)), tile(disc(3), 'W')];
    press_all(&mut entry, &pos, ConfirmMode::Button, &presses);
    let held = Selection::Tiles { source: disc(3), tile: Tile::White };
    assert_eq!(*entry.selection(), held);
}

#[test]
fn the_held_tiles_again_or_cancel_let_go() {
    let pos = table();
    for last in [tile(disc(1), 'R'), Press::Cancel] {
        for aim in [Press::Cancel, Press::Destination(to_line(3))] {
            let mut entry = Entry::begin(&pos);
            let presses = [aim, tile(disc(1), 'R'), aim, tile(disc(1), 'R')];
            let presses = if aim == Press::Cancel { &presses[1..2] } else { &presses[1..3] };
            press_all(&mut entry, &pos, ConfirmMode::Button, presses);
            assert_eq!(entry.press(&pos, last, ConfirmMode::Button), Answer::Changed);
            assert_eq!(*entry.selection(), Selection::Nothing);
            assert_eq!(entry.press(&pos, Press::Cancel, ConfirmMode::Button), Answer::Nothing);
        }
    }
}

#[test]
fn back_goes_one_step() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    let presses =
        [Press::Source(disc(1)), tile(disc(1), 'R'), Press::Destination(to_line(3)), Press::Back];
    press_all(&mut entry, &pos, ConfirmMode::Button, &presses);
    assert_eq!(*entry.selection(), Selection::Tiles { source: disc(1), tile: Tile::Red });
    entry.press(&pos, Press::Back, ConfirmMode::Button);
    assert_eq!(*entry.selection(), Selection::Source(disc(1)));
    entry.press(&pos, Press::Back, ConfirmMode::Button);
    assert_eq!(*entry.selection(), Selection::Nothing);
}

#[test]
fn a_refusal_says_why_and_changes_nothing() {
    let pos = table();
    let (red, white) = (Tile::Red, Tile::White);
    let cases = [
        (vec![tile(disc(1), 'R')], to_line(1), IllegalMove::RowHolds { line: line(1), tile: red }),
        (
            vec![tile(disc(1), 'R')],
            to_line(2),
            IllegalMove::LineHolds { line: line(2), holds: Tile::Blue, tile: red },
        ),
        (vec![tile(Source::Center, 'W')], to_line(4), IllegalMove::LineFull { line: line(4) }),
    ];
    for (picks, to, illegal) in cases {
        for mode in MODES {
            let mut entry = Entry::begin(&pos);
            press_all(&mut entry, &pos, mode, &picks);
            let held = entry.clone();
            assert_eq!(entry.press(&pos, Press::Destination(to), mode), Answer::Refused(illegal));
            assert_eq!(entry, held);
        }
    }
    let mut entry = Entry::begin(&pos);
    let there = [white].into_iter().collect::<TileSet>();
    for (press, illegal) in [
        (
            Press::Source(disc(2)),
            IllegalMove::NoSuchTile { source: disc(2), tile: Tile::Blue, there: TileSet::NONE },
        ),
        (
            tile(disc(3), 'R'),
            IllegalMove::NoSuchTile { source: disc(3), tile: red, there: there.with(Tile::Yellow) },
        ),
        (Press::Source(disc(9)), IllegalMove::NoSuchFactory { factory: factory(9), discs: 5 }),
    ] {
        assert_eq!(entry.press(&pos, press, ConfirmMode::Instant), Answer::Refused(illegal));
    }
}

#[test]
fn presses_without_a_meaning_do_nothing() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    for press in [Press::Destination(to_line(3)), Press::Confirm, Press::Left(Tile::Red)] {
        assert_eq!(entry.press(&pos, press, ConfirmMode::Instant), Answer::Nothing);
    }
}

#[test]
fn the_spread_waits_for_its_split_in_every_mode() {
    let pos = gold("2cs");
    for mode in MODES {
        let mut entry = Entry::begin(&pos);
        let aim = [tile(disc(2), 'R'), Press::Destination(to_line(3))];
        assert_eq!(press_all(&mut entry, &pos, mode, &aim), Answer::Changed);
        // Two blue against a yellow and a black is the most even.
        let aimed = Take {
            source: disc(2),
            tile: Tile::Red,
            to: to_line(3),
            left: Some([Tile::Blue].into_iter().collect()),
        };
        assert_eq!(entry.selection().aimed(), Some(aimed));
        assert_eq!(entry.press(&pos, Press::Left(Tile::Black), mode), Answer::Changed);
        assert_eq!(entry.press(&pos, Press::Confirm, mode), plays("2R3<BK"));
    }
}

#[test]
fn an_uneven_split_is_refused_where_the_rules_want_it_even() {
    let pos = gold("2ce");
    let mut entry = Entry::begin(&pos);
    let presses = [tile(disc(2), 'R'), Press::Destination(to_line(3)), Press::Left(Tile::Black)];
    assert_eq!(press_all(&mut entry, &pos, ConfirmMode::Button, &presses), Answer::Changed);
    let refused = IllegalMove::SplitUneven { difference: 2, least: 0 };
    let confirm = entry.press(&pos, Press::Confirm, ConfirmMode::Button);
    assert_eq!(confirm, Answer::Refused(refused));
    // Both small colors to the left and blue to the right is as even as it was.
    let presses = [Press::Left(Tile::Yellow), Press::Left(Tile::Blue), Press::Confirm];
    assert_eq!(press_all(&mut entry, &pos, ConfirmMode::Button, &presses), plays("2R3<YK"));
}

#[test]
fn a_chosen_split_stays_when_the_destination_changes() {
    let pos = gold("2cs");
    let mut entry = Entry::begin(&pos);
    let presses = [
        tile(disc(2), 'R'),
        Press::Destination(to_line(3)),
        Press::Left(Tile::Blue),
        Press::Destination(Destination::Floor),
        Press::Confirm,
    ];
    assert_eq!(press_all(&mut entry, &pos, ConfirmMode::Instant, &presses), plays("2RF<"));
}

#[test]
fn colors_that_are_not_left_over_have_no_side() {
    let pos = gold("2cs");
    let mut entry = Entry::begin(&pos);
    let presses = [tile(disc(2), 'R'), Press::Destination(to_line(3)), Press::Left(Tile::White)];
    assert_eq!(press_all(&mut entry, &pos, ConfirmMode::Button, &presses), Answer::Nothing);
    assert_eq!(entry.press(&pos, Press::Left(Tile::Red), ConfirmMode::Button), Answer::Nothing);
}

#[test]
fn the_keeper_is_taken_from_like_any_disc() {
    let pos = gold("2cs");
    let mut entry = Entry::begin(&pos);
    let presses = [tile(disc(5), 'K'), Press::Destination(to_line(2))];
    assert_eq!(press_all(&mut entry, &pos, ConfirmMode::Instant, &presses), plays("5K2"));
}

#[test]
fn what_is_gone_is_let_go_when_the_table_changes() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    let hold = [tile(disc(1), 'R')];
    press_all(&mut entry, &pos, ConfirmMode::Instant, &hold);
    let mut later = pos.clone();
    azulejo_testkit::fixture::play(&mut later, "3Y3");
    entry.follow(&later);
    assert_eq!(entry.selection().held(), Some((disc(1), Tile::Red)), "it still lies there");
    azulejo_testkit::fixture::play(&mut later, "1R5");
    entry.follow(&later);
    assert_eq!(*entry.selection(), Selection::Nothing);
}

#[test]
fn nothing_can_be_taken_before_the_deal_and_after_the_end() {
    let pos = Position::new("2cp".parse().unwrap(), azulejo_testkit::fixture::seat(1));
    let mut entry = Entry::begin(&pos);
    let refused = Answer::Refused(IllegalMove::NothingDealt);
    assert_eq!(entry.press(&pos, Press::Source(disc(1)), ConfirmMode::Instant), refused);
    assert_eq!(entry.press(&pos, tile(disc(1), 'R'), ConfirmMode::Instant), refused);
}
