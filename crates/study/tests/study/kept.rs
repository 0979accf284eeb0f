//! A sheet is kept with its game, and with no other.

use crate::fixtures::{care, random, studied};
use azulejo_rules::Game;
use azulejo_study::{KeptError, KeptSheet, Sheet, Story};

#[test]
fn what_is_written_down_is_read_back() {
    for rules in ["2cp", "3fs", "4ce"] {
        let game = random(rules, 11, 16);
        let sheet = studied(&game, care(60, 2));
        let text = sheet.to_json();
        let again = Sheet::from_json(&text, Story::from(&game)).unwrap();
        assert_eq!(again.to_json(), text, "{rules}");
        assert_eq!((again.costliest(), again.seats()), (sheet.costliest(), sheet.seats()));
        assert_eq!((again.curves(), again.deals()), (sheet.curves(), sheet.deals()));
    }
}

#[test]
fn names_may_change_and_the_game_may_go_on() {
    let (mut game, longer) = (random("2cp", 3, 6), random("2cp", 3, 9));
    let text = studied(&game, care(60, 0)).to_json();
    game.set_tag("Seat1", "Ann").unwrap();
    assert!(Sheet::from_json(&text, Story::from(&game)).unwrap().is_complete());
    let grown = Sheet::from_json(&text, Story::from(&longer)).unwrap();
    assert_eq!((grown.known(5).is_some(), grown.known(6).is_some()), (true, false));
}

#[test]
fn a_sheet_of_another_game_is_refused() {
    let one = random("2cp", 1, 6);
    let begins_alike = |other: &Game| other.first() == one.first();
    let other = (2..20).map(|seed| random("2cp", seed, 6)).find(begins_alike).unwrap();
    let text = studied(&one, care(60, 0)).to_json();
    let refused = |story: Story| Sheet::from_json(&text, story).unwrap_err();
    let error = refused(Story::from(&other));
    assert!(matches!(error, KeptError::OtherGame { step: 1, expected: Some(_), .. }), "{error}");
    assert!(error.to_string().starts_with("another game: step 1 was `"), "{error}");
    assert!(matches!(
        refused(Story::from(&random("2cp", 1, 5))),
        KeptError::OtherGame { step: 6, expected: None, .. }
    ));
    assert!(matches!(refused(Story::from(&random("2fp", 1, 6))), KeptError::OtherStart { .. }));
}

#[test]
fn what_is_no_sheet_is_refused() {
    let game = random("2cp", 1, 4);
    let mut kept = KeptSheet::from(&studied(&game, care(60, 0)));
    let refused = |text: &str| Sheet::from_json(text, Story::from(&game)).unwrap_err().to_string();
    assert!(refused("{\"version\":1,").starts_with("not a sheet: EOF"));
    assert!(refused("[]").starts_with("not a sheet: "));
    kept.version = 2;
    assert_eq!(
        refused(&serde_json::to_string(&kept).unwrap()),
        "version 2; only version 1 is known"
    );
    kept.version = 1;
    kept.answers[1].step = "1B1".repeat(2);
    let error = refused(&serde_json::to_string(&kept).unwrap());
    assert!(error.starts_with("moment 1: found `1B11B1`; "), "{error}");
}
