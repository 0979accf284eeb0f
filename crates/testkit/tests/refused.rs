//! Positions that must be refused, each with its reason (FORMATS "Refused").

mod common;

use azulejo_testkit::oracle::Oracle;
use common::{FRESH, with_bag};

/// The position of FORMATS, which is sound.
const SOUND: &str = "2cp 1 1 1 c BBYR,KKWW,BYRK,RRRR,YYKW - 17.16.14.16.17 0.0.0.0.0 0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";

/// Asserts that a position is refused and that one of its faults names the reason.
fn assert_refused(position: &str, reason: &str) {
    match Oracle::from_position(position) {
        Ok(_) => panic!("taken for sound, not refused for `{reason}`: {position}"),
        Err(faults) => assert!(
            faults.iter().any(|fault| fault.contains(reason)),
            "refused for {faults:?}, not for `{reason}`: {position}"
        ),
    }
}

fn assert_sound(position: &str) {
    let position = with_bag(position);
    match Oracle::from_position(&position) {
        Ok(game) => assert_eq!(game.position(), position),
        Err(faults) => panic!("{position}: {faults:?}"),
    }
}

#[test]
fn malformed_positions_are_refused() {
    assert_sound(SOUND);
    let table = [
        ("2cp", "5cp", "rules"),
        ("2cp", "2xp", "rules"),
        ("2cp", "2cps", "rules"),
        ("2cp 1 ", "2cp  1 ", "12 fields"),
        ("2cp 1 ", " 2cp 1 ", "rules"),
        ("2cp 1 ", "3cp 1 ", "11 fields"),
        ("2cp 1 ", "2cp 0 ", "count from 1"),
        ("2cp 1 ", "2cp 01 ", "leading zeros"),
        ("2cp 1 ", "2cp -1 ", "not a number"),
        ("2cp 1 ", "2cp 65536 ", "more than 65535"),
        ("2cp 1 ", "2cp 1+0 ", "`+0` is left out"),
        ("2cp 1 ", "2cp 1+4 ", "more than 3"),
        ("2cp 1 ", "2cp 1+ ", "not a number"),
        ("2cp 1 1 ", "2cp 1 3 ", "field 3"),
        ("2cp 1 1 1 ", "2cp 1 1 0 ", "field 4"),
        ("2cp 1 1 1 ", "2cp 1 1 3 ", "field 4"),
        (" c ", " 3 ", "field 5"),
        (" c ", " 0 ", "field 5"),
        (" c ", " d ", "field 5"),
        (",YYKW ", " ", "4 factories"),
        (",YYKW ", ",YYKW,- ", "6 factories"),
        ("BBYR,", "BYBR,", "color order"),
        ("BBYR,", "BBYG,", "no color"),
        ("BBYR,", ",", "factory 1"),
        ("BBYR,", "6*BBYR,", "no gold side"),
        ("BBYR,", "2*BBYR,", "no gold side"),
        ("BBYR,", "1B*BBYR,", "no gold side"),
        (" - 17", " YB 17", "color order"),
        ("17.16.14.16.17", "17.16.14.16", "five counts"),
        ("17.16.14.16.17", "17.16.14.16.017", "leading zeros"),
        ("17.16.14.16.17", "17.16.14.16.21", "more than 20"),
        (" 0:-/", " 65536:-/", "more than 65535"),
        (" 0:-/-/-/-/-:", " 0:-/-/-/-:", "five lines"),
        (" 0:-/-/-/-/-:", " 0:-/R/-/-/-:", "lines"),
        (" 0:-/-/-/-/-:", " 0:-/R0/-/-/-:", "empty it is `-`"),
        (" 0:-/-/-/-/-:", " 0:-/R3/-/-/-:", "longer than its 2 spaces"),
        (":...../", ":..../", "five rows"),
        (":...../", ":", "five rows"),
        (":...../", ":..-../", "no color"),
        (".....:-", ".....:", "an empty floor"),
        (".....:-", ".....:X", "no color"),
        (".....:-", ".....:-:", "one item"),
        (".....:-", ".....:-:BB", "one item"),
        (".....:-", ".....:-:.:.", "score:lines:wall:floor"),
        (".....:-", ".....", "score:lines:wall:floor"),
    ];
    for (old, new, reason) in table {
        let position = SOUND.replacen(old, new, 1);
        assert_ne!(position, SOUND, "{old} is not there");
        assert_refused(&position, reason);
    }
}

#[test]
fn all_faults_are_listed() {
    let position = SOUND.replace("17.16.14", "17.16.13").replacen(".....:-", ".....:BBBBBBBB", 1);
    assert_eq!(Oracle::from_position(&position).err().map(|faults| faults.len()), Some(3));
}

#[test]
fn a_wrong_number_of_tiles_is_refused() {
    assert_refused(&SOUND.replace("17.16.14", "17.16.13"), "19 tiles are R");
    assert_refused(&SOUND.replace("- 17.16.14", "Y 17.16.14"), "21 tiles are Y");
}

/// A board with one part of it drawn otherwise.
fn board(lines: &str, wall: &str, floor: &str) -> String {
    format!("0:{lines}:{wall}:{floor}")
}

const NO_LINES: &str = "-/-/-/-/-";
const NO_TILES: &str = "...../...../...../...../.....";
const ROW: &str = "BYRKW/...../...../...../.....";

#[test]
fn unsound_boards_are_refused() {
    let table = [
        ("2cp", board(NO_LINES, "Y..../...../...../...../.....", "-"), "wrong cell"),
        ("2fp", board(NO_LINES, "Y..Y./...../...../...../.....", "-"), "twice in row 1"),
        ("2fp", board(NO_LINES, "Y..../...../Y..../...../.....", "-"), "twice in column 1"),
        ("2cp", board("-/B1/-/-/-", "...../.B.../...../...../.....", "-"), "line 2 collects B"),
        ("2fp", board("-/B1/-/-/-", "...../B..../...../...../.....", "-"), "line 2 collects B"),
        ("2cp", board(NO_LINES, NO_TILES, "BBBBBBBB"), "8 items on the floor"),
        ("2cp", board(NO_LINES, ROW, "-"), "complete row"),
        ("2cp", board(NO_LINES, NO_TILES, "P"), "not taken the marker"),
        ("2cs", board(NO_LINES, NO_TILES, "-:P"), "not taken the marker"),
        ("2cs", board(NO_LINES, NO_TILES, "-:."), "0 discs are taken and 1 are held"),
    ];
    for (rules, board, reason) in table {
        let position = format!("{rules} 1 1 1 c BBYR,-,-,-,- - BAG 0.0.0.0.0 {board} {FRESH}");
        assert_refused(&with_bag(&position), reason);
    }
}

#[test]
fn a_marker_in_a_wrong_place_is_refused() {
    let shown = |one: &str, two: &str| {
        let (one, two) = (board(NO_LINES, NO_TILES, one), board(NO_LINES, NO_TILES, two));
        format!("2cs 1 1 1 1 BBYR,3*-,x,-,- - BAG 0.0.0.0.0 {one} {two}")
    };
    assert_sound(&shown("BP", "-:."));
    assert_sound(&shown("BBBBBBB", "-:."));
    assert_sound(&shown("BBBBBBB:.", "-"));
    assert_sound(&shown("B:P", "-"));
    assert_refused(&with_bag(&shown("-", "P:.")), "not taken the marker");
    assert_refused(&with_bag(&shown("BBBBBB", "-:.")), "does not show P");
    assert_refused(&with_bag(&shown("PP", "-:.")), "more than once");
    assert_refused(&with_bag(&shown("P:P", "-")), "more than once");
}

#[test]
fn wrong_factories_are_refused() {
    let table = [
        ("2cp", "BBBBB,-,-,-,-", "more than 4 tiles"),
        ("2cp", "3*B,-,-,-,-", "plain factories"),
        ("2cp", "B,x,-,-,-", "plain factories"),
        ("2cs", "B,-,-,-,-", "0 gold sides"),
        ("2cs", "3*B,-,-,-,-", "1 gold sides"),
        ("2cs", "3*B,1*-,4*-,-,-", "3 gold sides"),
        ("2cs", "3*B,3*-,-,-,-", "3* is there twice"),
        ("2ce", "2B*B,2B*-,-,-,-", "2B* is there twice"),
        ("2cs", "5*B,x,-,-,-", "5* is there twice"),
        ("2cs", "x,x,B,-,-", "5* is there twice"),
        ("2cs", "3*B,x,-,-,-", "1 discs are taken and 0 are held"),
    ];
    for (rules, discs, reason) in table {
        let position = format!("{rules} 1 1 1 c {discs} - BAG 0.0.0.0.0 {FRESH} {FRESH}");
        assert_refused(&with_bag(&position), reason);
    }
    assert_sound(&format!("2cs 1 1 1 c 3*B,x,-,-,- - BAG 0.0.0.0.0 {FRESH}:. {FRESH}"));
    assert_sound(&format!("2cs 1 1 1 c 2B*BBBBBB,2Y*-,-,-,- - BAG 0.0.0.0.0 {FRESH} {FRESH}"));
    assert_refused(
        &with_bag(&format!("2cs 1 1 1 c 3*B,x,-,-,- - BAG 0.0.0.0.0 {FRESH}:. {FRESH}:.")),
        "1 discs are taken and 2 are held",
    );
}

#[test]
fn an_unsound_tiling_phase_is_refused() {
    let full = board("B1/-/-/-/-", NO_TILES, "-");
    let stuck = board("-/-/R3/-/-", "...R./....R/BYK../...../.....", "-");
    let none = "-,-,-,-,- - BAG 0.0.0.0.0";
    assert_sound(&format!("2fp 1 1 1 c {none} {full} {FRESH}"));
    assert_sound(&format!("2fp 1 1 2 c {none} {full} {FRESH}"));
    assert_sound(&format!("2fp 1 1 1 c {none} {full} {stuck}"));
    assert_sound(&format!("2fp 1 1 1 c {none} {full} {}", board(NO_LINES, ROW, "-")));
    let table = [
        (format!("2cp 1 1 1 c {none} {full} {FRESH}"), "colored wall"),
        (format!("2fp 1 2 1 c {none} {full} {FRESH}"), "not to act"),
        (format!("2fp 1 1 2 c {none} {full} {full}"), "not to act"),
        (format!("2fp 1 1 1 c {none} {stuck} {full}"), "no legal column"),
        (format!("2fp 1+3 1 1 c {none} {full} {FRESH}"), "three barren rounds"),
        (format!("2fs 1 1 1 c {none} {full} {FRESH}"), "0 gold sides"),
    ];
    for (position, reason) in table {
        assert_refused(&with_bag(&position), reason);
    }
}

#[test]
fn an_unsound_pause_between_rounds_is_refused() {
    let none = "-,-,-,-,- - BAG 0.0.0.0.0";
    assert_sound(&format!("2cs 3+2 2 2 c {none} {FRESH} {FRESH}"));
    let floor = board(NO_LINES, NO_TILES, "B");
    let marker = board(NO_LINES, NO_TILES, "P");
    let row = board(NO_LINES, ROW, "-");
    let nowhere = format!("2cp 3 1 1 c -,-,-,-,- - 0.0.0.0.0 0.0.0.0.0 {FRESH} {FRESH}");
    assert_refused(&nowhere, "nothing can be laid out");
    let table = [
        (format!("2cp 3 1 2 c {none} {FRESH} {FRESH}"), "the one that begins"),
        (format!("2cp 3 1 1 c {none} {floor} {FRESH}"), "floors are empty"),
        (format!("2cp 3 1 1 1 {none} {marker} {FRESH}"), "lies in the center"),
        (format!("2cp 3 1 1 c {none} {row} {FRESH}"), "complete row"),
        (format!("2cp 3+3 1 1 c {none} {FRESH} {FRESH}"), "three barren rounds"),
        (format!("2cs 3 1 1 c 3*-,4*-,-,-,- - BAG 0.0.0.0.0 {FRESH} {FRESH}"), "no disc is gold"),
        (format!("2cs 3 1 1 c x,-,-,-,- - BAG 0.0.0.0.0 {FRESH}:. {FRESH}"), "no seat holds"),
    ];
    for (position, reason) in table {
        assert_refused(&with_bag(&position), reason);
    }
}

#[test]
fn an_unsound_end_is_refused() {
    let none = "-,-,-,-,- - BAG 0.0.0.0.0";
    let row = board(NO_LINES, ROW, "-");
    assert_sound(&format!("2cp 5 0 2 c {none} {row} {FRESH}"));
    assert_sound(&format!("2cp 5+3 0 2 c {none} {FRESH} {FRESH}"));
    let floor = board(NO_LINES, NO_TILES, "B");
    let table = [
        (format!("2cp 5 0 2 c {none} {FRESH} {FRESH}"), "over without a complete row"),
        (format!("2cp 5+2 0 2 c {none} {FRESH} {FRESH}"), "over without a complete row"),
        (format!("2cp 5 0 2 c {none} {row} {floor}"), "floors are empty"),
        (format!("2cp 5 0 2 c B,-,-,-,- - BAG 0.0.0.0.0 {row} {FRESH}"), "on offer"),
        (format!("2cp 5 0 2 c -,-,-,-,- B BAG 0.0.0.0.0 {row} {FRESH}"), "on offer"),
    ];
    for (position, reason) in table {
        assert_refused(&with_bag(&position), reason);
    }
}
