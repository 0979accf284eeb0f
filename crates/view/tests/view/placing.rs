//! Choosing columns on the free wall.

use crate::support::{column, plays, press_all};
use azulejo_rules::{Column, IllegalMove, Position, Runs, Tile};
use azulejo_testkit::fixture::{line, play, position, seat};
use azulejo_view::entry::{Key, LineFate, Typed, read_key};
use azulejo_view::{Answer, ConfirmMode, Entry, Ledger, Press, Selection};

/// Seat 1 has three completed lines: red at 2, black at 3 with a single column, red at 4.
fn table() -> Position {
    let mut pos = position(
        "2fp, round 3
         factories  W
         seat 1, 10 points
                   . | .....
                  RR | W....
                 KKK | BYRW.
                RRRR | .B...
               ..... | .....",
    );
    play(&mut pos, "1W5");
    pos
}

fn press(entry: &mut Entry, pos: &Position, on_line: u8, on_column: u8) -> Answer {
    entry.press(pos, Press::Column(line(on_line), column(on_column)), ConfirmMode::Instant)
}

fn columns(entry: &Entry) -> Vec<Option<u8>> {
    let placements = entry.selection().placements().expect("lines to place");
    placements.lines().iter().map(|choice| choice.column().map(Column::number)).collect()
}

#[test]
fn single_choices_are_filled_in() {
    let pos = table();
    let entry = Entry::begin(&pos);
    assert_eq!(columns(&entry), [None, Some(5), None]);
    let placements = entry.selection().placements().unwrap();
    assert!(!placements.is_complete() && !placements.is_forced());
    assert_eq!(placements.next_open().map(|choice| choice.line), Some(line(2)));
}

#[test]
fn one_confirmation_plays_all_lines() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    assert_eq!(press(&mut entry, &pos, 2, 2), Answer::Changed);
    let open = IllegalMove::MustPlace { seat: seat(1), line: line(4) };
    let early = entry.press(&pos, Press::Confirm, ConfirmMode::Instant);
    assert_eq!(early, Answer::Refused(open));
    assert_eq!(press(&mut entry, &pos, 4, 1), Answer::Changed);
    let answer = entry.press(&pos, Press::Confirm, ConfirmMode::Instant);
    assert_eq!(answer, plays("2@2 3@5 4@1"));
    let mut after = pos.clone();
    play(&mut after, "2@2 3@5 4@1");
}

#[test]
fn each_choice_is_checked_against_those_above() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    press(&mut entry, &pos, 2, 4);
    let held = IllegalMove::ColumnHolds { column: column(4), tile: Tile::Red };
    assert_eq!(press(&mut entry, &pos, 4, 4), Answer::Refused(held));
    // On the wall itself row 3 has a red tile in column 3.
    let on_wall = IllegalMove::ColumnHolds { column: column(3), tile: Tile::Red };
    assert_eq!(press(&mut entry, &pos, 4, 3), Answer::Refused(on_wall));
    let taken = IllegalMove::SpaceTaken { line: line(4), column: column(2), tile: Tile::Blue };
    assert_eq!(press(&mut entry, &pos, 4, 2), Answer::Refused(taken));
    let wrong = IllegalMove::WrongLine { line: line(5), expected: line(4) };
    assert_eq!(press(&mut entry, &pos, 5, 1), Answer::Refused(wrong));
}

#[test]
fn a_choice_below_gives_way_to_one_above() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    press(&mut entry, &pos, 4, 5);
    assert_eq!(columns(&entry), [None, Some(5), Some(5)]);
    press(&mut entry, &pos, 2, 5);
    assert_eq!(columns(&entry), [Some(5), Some(5), None]);
}

#[test]
fn choices_can_be_taken_back() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    press(&mut entry, &pos, 2, 2);
    press(&mut entry, &pos, 4, 1);
    assert_eq!(entry.press(&pos, Press::Back, ConfirmMode::Instant), Answer::Changed);
    assert_eq!(columns(&entry), [Some(2), Some(5), None]);
    assert_eq!(press(&mut entry, &pos, 2, 2), Answer::Changed, "the same column again");
    assert_eq!(columns(&entry), [None, Some(5), None]);
    press(&mut entry, &pos, 2, 4);
    press(&mut entry, &pos, 2, 5);
    assert_eq!(entry.press(&pos, Press::Cancel, ConfirmMode::Instant), Answer::Changed);
    assert_eq!(columns(&entry), [None, Some(5), None]);
    assert_eq!(entry.press(&pos, Press::Back, ConfirmMode::Instant), Answer::Nothing);
}

#[test]
fn points_are_live() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    press(&mut entry, &pos, 2, 5);
    let placements = entry.selection().placements().unwrap();
    let black = placements.line(line(3)).unwrap();
    let with_red_above = Runs { row: 5, column: 2 };
    assert!(black.columns().contains(&(column(5), with_red_above)));
    let ledger = Ledger::choosing(placements);
    // 1 for the red tile, 5 + 2 for the black one, and the best column for the other red one.
    assert_eq!((ledger.now, ledger.tiles, ledger.at_best), (10, 1 + 7 + 5, true));
    press(&mut entry, &pos, 4, 4);
    let ledger = Ledger::choosing(entry.selection().placements().unwrap());
    assert_eq!((ledger.tiles, ledger.at_best), (1 + 7 + 2, false));
}

#[test]
fn a_line_without_a_column_says_what_it_costs() {
    let mut pos = position(
        "2fp, round 3
         factories  W
         seat 1, 10 points
                   . | R....
                  YY | .R...
                 RRR | ..BKW
                .... | .....
               ..... | .....
         floor B",
    );
    play(&mut pos, "1W5");
    let entry = Entry::begin(&pos);
    let placements = entry.selection().placements().unwrap();
    // Three tiles fall beside the blue one: 1 + 2 + 2.
    assert_eq!(placements.line(line(3)).unwrap().fate, LineFate::Falls { cost: 5 });
}

#[test]
fn a_tray_makes_the_fall_cheaper() {
    let mut pos = position(
        "2fs, round 3
         factories  W 1*- x
         seat 1, 10 points, tray free
                   . | R....
                  YY | .R...
                 RRR | ..BKW
                .... | .....
               ..... | .....
         floor B",
    );
    play(&mut pos, "1W5");
    let entry = Entry::begin(&pos);
    let placements = entry.selection().placements().unwrap();
    assert_eq!(placements.line(line(3)).unwrap().fate, LineFate::Falls { cost: 3 });
}

#[test]
fn digits_choose_for_the_next_open_line() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    for (digit, expected) in [('2', [Some(2), Some(5), None]), ('4', [Some(2), Some(5), Some(4)])] {
        let Some(Typed::Press(press)) = read_key(entry.selection(), Key::Char(digit)) else {
            panic!("{digit} means nothing");
        };
        entry.press(&pos, press, ConfirmMode::Instant);
        assert_eq!(columns(&entry), expected);
    }
    assert_eq!(read_key(entry.selection(), Key::Char('1')), None, "all are decided");
    let answer = press_all(&mut entry, &pos, ConfirmMode::Instant, &[Press::Confirm]);
    assert_eq!(answer, plays("2@2 3@5 4@4"));
}

#[test]
fn takes_have_to_wait() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    let source = Press::Source(azulejo_rules::Source::Center);
    let refused = IllegalMove::MustPlace { seat: seat(1), line: line(2) };
    assert_eq!(entry.press(&pos, source, ConfirmMode::Instant), Answer::Refused(refused));
    assert!(matches!(entry.selection(), Selection::Placing(_)));
}
