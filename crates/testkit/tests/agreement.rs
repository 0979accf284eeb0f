//! The fast engine agrees with the naive one, move by move, on random games of every rule set.
//! `cargo xtask oracle --games N` plays any number.

use azulejo_rules::Rules;
use azulejo_testkit::agreement::compare_game;

/// Games of each rule set in the normal test run.
const GAMES: u64 = 2_000;

fn agree(rules: &str) {
    let rules: Rules = rules.parse().unwrap();
    for number in 0..GAMES {
        compare_game(rules, 1, number).unwrap_or_else(|difference| panic!("{difference}"));
    }
}

/// One test a rule set, so that they run side by side.
macro_rules! rule_sets {
    ($($name:ident $rules:literal)*) => {
        $(#[test] fn $name() { agree($rules); })*

        #[test]
        fn every_rule_set_is_compared() {
            let compared = [$($rules),*];
            assert_eq!(Rules::ALL.map(|rules| rules.to_string()), compared);
        }
    };
}

rule_sets! {
    rules_2cp "2cp" rules_2cs "2cs" rules_2ce "2ce" rules_2fp "2fp" rules_2fs "2fs" rules_2fe "2fe"
    rules_3cp "3cp" rules_3cs "3cs" rules_3ce "3ce" rules_3fp "3fp" rules_3fs "3fs" rules_3fe "3fe"
    rules_4cp "4cp" rules_4cs "4cs" rules_4ce "4ce" rules_4fp "4fp" rules_4fs "4fs" rules_4fe "4fe"
}
