//! Keys and typed moves.

use crate::entry::{gold, table};
use crate::support::{disc, plays};
use azulejo_rules::{IllegalMove, Position, Tile};
use azulejo_testkit::fixture::position;
use azulejo_view::entry::{CommandError, Key, Typed, read_command, read_key};
use azulejo_view::{Answer, ConfirmMode, Entry, Press, Selection};

/// Types keys; the last answer.
fn type_keys(entry: &mut Entry, pos: &Position, mode: ConfirmMode, keys: &str) -> Answer {
    keys.chars().fold(Answer::Nothing, |_, letter| {
        let key = match letter {
            '\n' => Key::Enter,
            letter => Key::Char(letter),
        };
        match read_key(entry.selection(), key) {
            Some(Typed::Press(press)) => entry.press(pos, press, mode),
            other => panic!("{letter} means {other:?}"),
        }
    })
}

#[test]
fn keys_play_like_clicks() {
    let pos = table();
    for (keys, played) in [
        ("1r3", "1R3"),
        ("CRF", "CRF"),
        ("3w5", "3W5"),
        ("1bk1", "1K1"),
        ("13w5", "3W5"),
        ("1rcw1", "CW1"),
    ] {
        let mut entry = Entry::begin(&pos);
        let answer = type_keys(&mut entry, &pos, ConfirmMode::Instant, keys);
        assert_eq!(answer, plays(played), "{keys}");
    }
    let mut entry = Entry::begin(&pos);
    assert_eq!(type_keys(&mut entry, &pos, ConfirmMode::Button, "1r35\n"), plays("1R5"));
    assert_eq!(type_keys(&mut entry, &pos, ConfirmMode::TapTwice, "1r33"), plays("1R3"));
}

#[test]
fn keys_turn_what_is_left_on_the_spread() {
    let pos = gold("2cs");
    let mut entry = Entry::begin(&pos);
    assert_eq!(type_keys(&mut entry, &pos, ConfirmMode::Instant, "2r3ky\n"), plays("2R3<BYK"));
}

#[test]
fn keys_do_not_guess() {
    let pos = position("2cp, round 2\n factories  RR");
    let mut entry = Entry::begin(&pos);
    assert_eq!(type_keys(&mut entry, &pos, ConfirmMode::Instant, "1"), Answer::Changed);
    assert_eq!(*entry.selection(), Selection::Source(disc(1)));
    assert_eq!(read_key(entry.selection(), Key::Char('f')), None, "no color is picked yet");
}

#[test]
fn other_keys_have_their_meanings_everywhere() {
    let pos = table();
    let mut entry = Entry::begin(&pos);
    for picks in ["", "1", "1r", "1r3"] {
        entry.press(&pos, Press::Cancel, ConfirmMode::Button);
        type_keys(&mut entry, &pos, ConfirmMode::Button, picks);
        for (key, typed) in [
            (Key::Char('u'), Some(Typed::Undo)),
            (Key::Char('H'), Some(Typed::Hint)),
            (Key::Char('?'), Some(Typed::Help)),
            (Key::Escape, Some(Typed::Press(Press::Cancel))),
            (Key::Backspace, Some(Typed::Press(Press::Back))),
            (Key::Char('x'), None),
            (Key::Char('0'), None),
        ] {
            assert_eq!(read_key(entry.selection(), key), typed, "{picks} {key:?}");
        }
    }
}

#[test]
fn typed_moves_are_read_and_checked() {
    let pos = gold("2cs");
    for (text, mv) in [("1w3", "1W3"), (" 2R 3 < b K ", "2R3<BK"), ("4bf", "4BF")] {
        assert_eq!(read_command(&pos, text), Ok(azulejo_testkit::fixture::mv(mv)));
    }
    let rest = [Tile::Blue, Tile::Yellow, Tile::Black].into_iter().collect();
    let missing = CommandError::Illegal(IllegalMove::SplitMissing { rest });
    assert_eq!(read_command(&pos, "2R3"), Err(missing));
}

#[test]
fn a_typed_mistake_has_its_place_in_the_text() {
    let pos = table();
    for (text, place) in [("1x3", 2), (" 1 r x", 6), ("1r", 3), ("  ", 1), ("", 1), ("1r3 4", 5)] {
        let Err(CommandError::Unreadable(error)) = read_command(&pos, text) else {
            panic!("{text} was read");
        };
        assert_eq!(error.column, place, "{text:?}");
    }
}
