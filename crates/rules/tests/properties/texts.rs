//! Texts: printed and read again, and never a panic for any text at all.

use crate::every_position;
use azulejo_rules::{Deal, Dealer, DiscDeal, Game, Move, Position, PositionJson, Rules, Setup};
use azulejo_testkit::generate::{game, mutate_position, mutate_record};
use proptest::prelude::*;

#[test]
fn a_position_reads_back_as_it_was_printed() {
    every_position(3, |pos| {
        let text = pos.to_string();
        assert_eq!(text.parse().as_ref(), Ok(pos), "{text}");
        assert_eq!(text.to_lowercase().parse().as_ref(), Ok(pos), "{text}");
        assert_eq!(text.to_uppercase().parse().as_ref(), Ok(pos), "{text}");
    });
}

#[test]
fn a_position_survives_its_setup() {
    every_position(3, |pos| {
        let setup = Setup::from(pos);
        assert_eq!(setup.phase(), pos.phase());
        assert_eq!(pos.to_string().parse::<Setup>().as_ref(), Ok(&setup));
        assert_eq!(Position::try_from(setup).as_ref(), Ok(pos));
    });
}

#[test]
fn a_position_survives_json() {
    let mut turn = 0;
    every_position(1, |pos| {
        turn += 1;
        if turn % 3 == 0 {
            let json = serde_json::to_string(&PositionJson::from(pos)).unwrap();
            let again: Position = serde_json::from_str(&json).unwrap();
            assert_eq!(again, *pos, "{json}");
            assert_eq!(serde_json::to_string(pos).unwrap(), json);
        }
    });
}

#[test]
fn every_deal_reads_back_as_it_was_printed() {
    for rules in Rules::ALL {
        for round in game(rules, 2, usize::MAX).rounds() {
            let text = round.deal.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&round.deal));
            assert_eq!(text.replace(' ', ",").to_lowercase().parse().as_ref(), Ok(&round.deal));
        }
    }
}

/// Reads a text by every parser there is; none may panic.
fn read_all(text: &str) {
    let _ = text.parse::<Rules>().map_err(|error| error.to_string());
    let _ = text.parse::<Move>().map_err(|error| error.to_string());
    let _ = text.parse::<DiscDeal>();
    let _ = text.parse::<Deal>().map_err(|error| error.to_string());
    let _ = text.parse::<Setup>().map_err(|error| error.to_string());
    let _ = text.parse::<Position>().map_err(|error| error.to_string());
    let _ = text.parse::<Game>().map_err(|error| error.to_string());
    let _ = serde_json::from_str::<Position>(text).map_err(|error| error.to_string());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_a_parser_panic(text in any::<String>()) {
        read_all(&text);
    }

    #[test]
    fn no_text_of_the_formats_own_letters_makes_a_parser_panic(
        text in proptest::collection::vec(
            proptest::sample::select("BYRKWPCFXbyrkwp0123456789.,:/-+*<@ ;\"[]\\\n".chars().collect::<Vec<_>>()),
            0..60,
        ),
    ) {
        let text = String::from_iter(text);
        read_all(&text);
        read_all(&format!("[Azulejo \"1\"] [Players \"2\"] [Wall \"free\"] [Factories \"special\"]{text}"));
        read_all(&format!("2cp 1 1 1 c {text}"));
    }
}

/// A changed position that is still accepted prints back to itself, but for the case of letters.
#[test]
fn a_changed_position_is_refused_or_prints_back_to_itself() {
    let mut dealer = Dealer::new(11);
    let (mut accepted, mut turn) = (0, 0);
    every_position(2, |pos| {
        turn += 1;
        if turn % 4 != 0 {
            return;
        }
        let text = mutate_position(&pos.to_string(), &mut dealer);
        match text.parse::<Position>() {
            Ok(changed) => {
                assert_eq!(changed.to_string().to_lowercase(), text.to_lowercase());
                accepted += 1;
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    });
    assert!(accepted > 100, "accepted: {accepted}");
}

/// A changed record that is still accepted is written as a record of the same game.
#[test]
fn a_changed_record_is_refused_or_reads_back() {
    let mut dealer = Dealer::new(12);
    let mut accepted = 0;
    for rules in Rules::ALL {
        let record = game(rules, 5, 60).to_string();
        for _ in 0..60 {
            let text = mutate_record(&record, &mut dealer);
            if let Ok(game) = text.parse::<Game>() {
                assert_eq!(game.to_string().parse(), Ok(game), "{text}");
                accepted += 1;
            }
        }
    }
    assert!(accepted > 100, "accepted: {accepted}");
}

/// A changed JSON is refused, or it is the JSON of a sound position.
#[test]
fn a_changed_json_is_refused_or_reads_back() {
    let mut dealer = Dealer::new(13);
    let mut turn = 0;
    every_position(1, |pos| {
        turn += 1;
        if turn % 5 == 0 {
            let json = serde_json::to_string(pos).unwrap();
            let text = mutate_record(&json.replace(',', " ,"), &mut dealer);
            if let Ok(changed) = serde_json::from_str::<Position>(&text) {
                assert_eq!(changed.to_string().parse(), Ok(changed), "{text}");
            }
        }
    });
}

/// A set-up may be any nonsense: it is refused with its faults, or it makes a sound position.
#[test]
fn a_changed_setup_is_refused_or_makes_a_position() {
    let mut dealer = Dealer::new(14);
    let mut accepted = 0;
    every_position(1, |pos| {
        let text = mutate_position(&pos.to_string(), &mut dealer);
        let Ok(setup) = text.parse::<Setup>() else { return };
        match Position::try_from(setup.clone()) {
            Ok(pos) => {
                assert_eq!(Setup::from(&pos), setup);
                accepted += 1;
            }
            Err(faults) => assert_eq!(faults.iter().copied().collect::<Vec<_>>(), setup.faults()),
        }
    });
    assert!(accepted > 100, "accepted: {accepted}");
}
