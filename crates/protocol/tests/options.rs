//! What a table can't be set up with.

use azulejo_protocol::{Clock, FirstSeat, Millis, Occupant, OptionsFault, Start, TableOptions};
use azulejo_rules::{Game, Position, Rules, Seat};

const OVER: &str = "2cp 6 0 1 c -,-,-,-,- - 14.18.18.17.18 0.0.0.0.0 \
    34:-/-/-/-/-:BYRKW/WB.../K.B../R..B./Y...B:- 21:-/-/-/-/K1:B..../...../...../...../.....:-";

fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

fn options(text: &str) -> TableOptions {
    let bot = || Occupant::Bot { level: "hard".parse().unwrap() };
    TableOptions::new(rules(text), rules(text).seats().map(|_| bot()))
}

fn faults(options: &TableOptions) -> Vec<OptionsFault> {
    options.check().map_or_else(|faults| faults.0, |()| Vec::new())
}

#[test]
fn a_table_of_any_rule_set_can_be_set_up() {
    for rules in Rules::ALL {
        assert_eq!(options(&rules.to_string()).check_start(&Start::Fresh), Ok(()), "{rules}");
    }
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let mut options = options("4cp");
    options.rules = rules("2cp");
    options.first = FirstSeat::Chosen(Seat::ALL[2]);
    options.clock = Clock::PerMove { time: Millis::ZERO };
    options.bot_pause = Millis(60_001);
    assert_eq!(
        options.check().unwrap_err().to_string(),
        "4 seats are taken, the rules want 2; seat 3 can't begin, it does not exist at this table; \
         a clock is set to more than nothing and at most 2592000000 ms; bots can't wait for \
         60001 ms, only 60000 ms"
    );
}

#[test]
fn a_clock_has_some_time_and_not_too_much() {
    let day = Millis::from_secs(24 * 60 * 60);
    let month = Millis::from_secs(31 * 24 * 60 * 60);
    let live = |main, increment| Clock::Live { main, increment };
    for (clock, is_sound) in [
        (Clock::Untimed, true),
        (live(Millis(1), Millis::ZERO), true),
        (live(Millis::ZERO, Millis(10_000)), false),
        (live(day, month), false),
        (live(month, Millis::ZERO), false),
        (Clock::PerMove { time: day }, true),
        (Clock::PerMove { time: month }, false),
    ] {
        let found = faults(&TableOptions { clock, ..options("3fs") });
        assert_eq!(found.is_empty(), is_sound, "{clock:?}: {found:?}");
    }
}

#[test]
fn a_starting_point_is_of_the_same_game_and_not_over() {
    let table = options("2cp");
    let start = Start::Record(Game::new(rules("3cp"), Seat::ALL[0]));
    let expected = OptionsFault::OtherRules { found: rules("3cp"), expected: rules("2cp") };
    assert_eq!(table.check_start(&start).unwrap_err().0, [expected]);
    let over: Position = OVER.parse().unwrap();
    let faults = table.check_start(&Start::Position(over)).unwrap_err();
    assert_eq!(faults.0, [OptionsFault::StartIsOver]);
}
