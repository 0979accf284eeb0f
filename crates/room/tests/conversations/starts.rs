//! Tables that are opened in the middle of a game.

use crate::script::{Table, converse};
use azulejo_protocol::{FirstSeat, Millis, NoRecord, OptionsFault, Start};
use azulejo_room::{Room, Seed};
use azulejo_rules::{Game, Phase, Position, Seat};

const RECORD: &str = "[Azulejo \"1\"] [Players \"2\"] [Wall \"free\"] [Factories \"plain\"]
    [Seat1 \"guest\"] [Date \"2024-05-17\"]
    round 1 first 1
    deal BBYR KKWW BYRK RRRR YYKW
    1B2 2K3 4R4 3R1 CY1 CK3 5Y5 CW4
    CB3 CK5 CRF
    1@1";

fn record() -> Game {
    RECORD.parse().unwrap()
}

#[test]
fn a_record_goes_on_and_its_moves_stay() {
    let room = converse(
        Table::fresh("2fp", "Ann Bo").started(Start::Record(record())),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 12> undo 1
            refused: nothing is taken back past the starting point
        @0 12> play 1 2@1
            2 moved 1 2@1
            done 2
        @0 12> play 1 4@4
            3 moved 1 4@4
            done 3
        @0 12> undo 1
            4 undone by 1, 13 left
            done 4
        ",
    );
    assert_eq!(room.mirror().record().unwrap().tag("Date"), Some("2024-05-17"));
    assert_eq!(room.mirror().record().unwrap().tag("Seat1"), Some("Ann"));
    assert_eq!(room.mirror().position(), record().position());
}

#[test]
fn what_was_played_before_does_not_keep_anybody_from_calling_off() {
    converse(
        Table::fresh("2fp", "Ann Bo").started(Start::Record(record())),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 12> abort 1
            2 ended: aborted by 1
            done 2
        ",
    );
}

#[test]
fn a_deal_that_is_due_at_the_starting_point_is_drawn() {
    let pos = Position::new("2cp".parse().unwrap(), Seat::ALL[1]);
    let room = converse(
        Table::fresh("2cp", "Ann Bo").started(Start::Position(pos)),
        "
            1 opened game 1: Ann, Bo; 2 begins
            2 dealt YBRK BRRY KWYR KBKY KYBW
        @0 12> play 2 1K2
            3 moved 2 1K2
            done 3
        ",
    );
    // An empty table is a beginning like any other.
    assert_eq!(room.mirror().record().unwrap().first(), Seat::ALL[1]);
}

#[test]
fn a_game_that_began_with_a_position_has_no_record() {
    let room = converse(
        Table::from(crate::script::TWO, "Ann Bo"),
        "
            1 opened game 1: Ann, Bo; 1 begins
        @0 1> play 1 1B2
            2 moved 1 1B2
            done 2
        ",
    );
    assert_eq!(room.mirror().record(), Err(NoRecord::BeganInTheMiddle));
    assert_eq!(room.mirror().history().moments().count(), 1);
}

#[test]
fn a_table_with_faults_is_not_opened() {
    let options = Table::fresh("2cp", "Ann Bo").options;
    let faults = Room::open(Millis(0), options, Start::Record(record()), Seed::new(1)).unwrap_err();
    assert!(matches!(faults.0[..], [OptionsFault::OtherRules { .. }]), "{faults}");
}

#[test]
fn chance_decides_who_begins_where_nobody_else_does() {
    let mut begun = [0; 2];
    for seed in 0..40 {
        let mut options = Table::fresh("2cp", "Ann Bo").options;
        options.first = FirstSeat::Drawn;
        let (room, _) = Room::open(Millis(0), options, Start::Fresh, Seed::new(seed)).unwrap();
        assert_eq!(room.mirror().position().phase(), Phase::Offer);
        begun[room.mirror().first().index()] += 1;
    }
    assert!(begun.iter().all(|&count| count >= 10), "{begun:?}");
}
