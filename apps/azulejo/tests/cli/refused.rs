//! What `azulejo replay` refuses: status 1, nothing on standard output, the place in the message.

use crate::support::{run, run_with, vector};
use azulejo_rules::Game;

const HEAD: &str = "[Azulejo \"1\"]\n[Players \"2\"] [Wall \"colored\"] [Factories \"plain\"]\n";

/// The message about a record on standard input.
fn refusal(record: &[u8]) -> String {
    let json = run_with(["replay", "-", "--json"], record).refusal(1);
    assert_eq!(run_with(["replay", "-"], record).refusal(1), json);
    let message = json.strip_prefix("azulejo: standard input: ").expect("who complains about what");
    // However quotes inside quotes are shown.
    message.trim_end().replace("\\\"", "\"")
}

#[test]
fn bad_tags_are_named_with_their_place() {
    for (record, message) in [
        ("", "line 1, column 1: found nothing; expected [Azulejo \"1\"]"),
        ("\n\n  hello", "line 3, column 3: found `hello`; expected [Azulejo \"1\"]"),
        ("[Azulejo \"2\"]", "line 1, column 10: found `\"2\"`; only version \"1\""),
        ("[Players \"2\"]", "line 1, column 2: found `Players`; expected [Azulejo \"1\"]"),
        ("[Azulejo \"1\"]", "line 1, column 14: found nothing; the tag Players is missing"),
        (
            "[Azulejo \"1\"][Players \"5\"]",
            "line 1, column 23: found `\"5\"`; expected \"2\", \"3\"",
        ),
        (
            "[Azulejo \"1\"]\n[Wall \"red\"]",
            "line 2, column 7: found `\"red\"`; expected \"colored\"",
        ),
        (
            "[Azulejo \"1\"]\n[Seat1 \"a\n\"]",
            "line 2, column 8: found `\"a`; the value is not closed",
        ),
        ("[Azulejo \"1\"]\n[Seat1 \"\\n\"]", "line 2, column 9: found `\\"),
        (
            "[Azulejo \"1\"] [azulejo \"1\"]",
            "line 1, column 16: found `azulejo`; the tag is given twice",
        ),
        ("[Azulejo \"1\"] [\"x\"]", "line 1, column 16: found `\"x\"]`; expected a tag's name"),
        ("[Azulejo \"1\"] [Seat1 x]", "line 1, column 22: found `x]`; expected the tag's value"),
    ] {
        let found = refusal(record.as_bytes());
        assert!(found.starts_with(message), "{record:?}\n  {found}\n  {message}");
    }
}

#[test]
fn bad_rounds_and_deals_are_named_with_their_place() {
    for (rest, message) in [
        ("deal", "line 3, column 1: found `deal`; expected `round 1`"),
        ("round 2", "line 3, column 7: found `2`; expected the number of the round, 1"),
        ("round 01", "line 3, column 7: found `01`; expected the number of the round, 1"),
        ("round 1 first 3", "line 3, column 15: found `3`; expected a seat, 1 to 2"),
        ("round 1 1W3", "line 3, column 9: found `1W3`; expected `deal`"),
        ("round 1 deal BBBB KKKK", "line 3, column 23: found nothing; expected disc 3 of 5"),
        ("round 1 deal BBXB", "line 3, column 14: found `BBXB`; expected disc 1 of 5"),
        (
            "round 1 deal BBB BBBB BBBB BBBB BBBB",
            "line 3, column 14: found `BBB`; this deal is not",
        ),
        (
            "round 1 deal BBBBB BBBB BBBB BBBB BBB",
            "line 3, column 14: found `BBBBB`; this deal is not",
        ),
        (
            "round 1 deal 3*BBBB BBBB BBBB BBBB BBBB",
            "line 3, column 9: found `deal`; this deal is not",
        ),
        ("round 1 deal \u{1b}[2J", "line 3, column 14: found `\\u{1b}[2J`; expected disc 1 of 5"),
    ] {
        let found = refusal(format!("{HEAD}{rest}").as_bytes());
        assert!(found.starts_with(message), "{rest:?}\n  {found}\n  {message}");
    }
}

#[test]
fn more_tiles_of_a_color_than_there_are_can_not_be_dealt() {
    let head = HEAD.replace("[Players \"2\"]", "[Players \"3\"]");
    let deal = "round 1\ndeal BBBB BBBB BBBB BBBB BBBB BYYY YYYY";
    let found = refusal(format!("{head}{deal}").as_bytes());
    assert!(found.contains("factory 6: no blue is left in the bag"), "{found}");
}

#[test]
fn bad_moves_are_named_with_their_place() {
    for (moves, message) in [
        ("1W9", "line 5, column 1: found `1W9`; not a move: character 3"),
        ("1B1", "line 5, column 1: found `1B1`; factory 1 has no blue, only KW; legal here: 1K1"),
        ("1W3 6B1", "line 5, column 5: found `6B1`; there is no factory 6, only 1 to 5"),
        ("1W3 1@1", "line 5, column 5: found `1@1`; there is no completed line to place"),
        ("1W3\n 2R2<", "line 6, column 2: found `2R2<`; a take from 2 leaves nothing to be spread"),
        ("1W3 round 2", "line 5, column 5: found `round`; the round is not finished"),
    ] {
        let record = format!("{HEAD}round 1\ndeal WKWW RBRB BYYB RYWR YBYB\n{moves}");
        let found = refusal(record.as_bytes());
        assert!(found.starts_with(message), "{moves:?}\n  {found}\n  {message}");
    }
}

#[test]
fn what_does_not_follow_from_the_game_is_refused() {
    let record = vector("2cp");
    let result = record.lines().find(|line| line.starts_with("[Result")).unwrap();
    let second = record.lines().find(|line| line.starts_with("round 2")).unwrap();
    let other = if second.ends_with('1') { "round 2 first 2" } else { "round 2 first 1" };
    for (wrong, message) in [
        (record.replace(result, "[Result \"1-2\"]"), "found `\"1-2\"`; the result is "),
        (record.replace(result, "[Result \"*\"]"), "found `\"*\"`; the result is "),
        (record.replace(second, other), " starts this round"),
        (record.replace("round 3", "round 4"), "found `4`; expected the number of the round, 3"),
        (format!("{record}\nCBF"), "found `CBF`; the game is over before this"),
        (format!("{record}\n{record}"), "found `[Azulejo`; the game is over before this"),
    ] {
        let found = refusal(wrong.as_bytes());
        assert!(found.starts_with("line ") && found.contains(message), "{found}\n  {message}");
    }
}

#[test]
fn a_record_cut_off_anywhere_is_refused() {
    // With the result in front, which says that the game is over, no part of it can be the whole.
    let record = vector("2fs");
    let result = record.lines().find(|line| line.starts_with("[Result")).unwrap();
    let first = "[Azulejo \"1\"]\n";
    let record = record.replace(result, "").replace(first, &format!("{first}{result}\n"));
    assert!(record.parse::<Game>().is_ok());
    let whole = record.trim_end().len();
    for end in 0..whole {
        assert!(record[..end].parse::<Game>().is_err(), "cut after byte {end}");
    }
    for end in (0..whole).step_by(97) {
        let found = refusal(&record.as_bytes()[..end]);
        assert!(found.starts_with("line "), "{found}");
    }
}

#[test]
fn what_is_no_text_is_refused() {
    let record = [HEAD.as_bytes(), b"round 1 \xff"].concat();
    assert_eq!(refusal(&record), "line 3, byte 9: found 0xff; expected text in UTF-8");
    assert!(refusal(b"\0\0\0").starts_with("line 1, column 1: found `\\0\\0\\0`"));
    assert_eq!(refusal(&vec![b'\n'; 5 << 20]), "longer than 4 MiB; no game is that long");
    assert!(refusal(&vec![b'['; 4 << 20]).starts_with("line 1, column 2: found `[[["));
}

#[test]
fn files_that_can_not_be_read_are_named() {
    let folder = env!("CARGO_MANIFEST_DIR");
    let message = run(["replay", folder]).refusal(1);
    assert_eq!(message, format!("azulejo: {folder}: this is a directory, not a record\n"));
    let message = run(["replay", "no such file", "--json"]).refusal(1);
    assert!(message.starts_with("azulejo: no such file: "), "{message}");
}
