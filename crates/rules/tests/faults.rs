//! Positions that are refused, each with its faults and their values (FORMATS "Refused").

use azulejo_rules::{
    Column, Effect, Fault, Leftover, Line, Position, Seat, SeatRole, Setup, Tile, Tiles,
};
use azulejo_testkit::fixture::{factory, line, position, seat, setup};

/// A seat with one row of its board drawn, the others empty.
fn with_row(number: usize, row: &str) -> String {
    let lines = [". | .....", ".. | .....", "... | .....", ".... | .....", "..... | ....."];
    let rows: Vec<&str> =
        (1..=5).map(|index| if index == number { row } else { lines[index - 1] }).collect();
    format!("\nseat 1\n{}", rows.join("\n"))
}

#[track_caller]
fn assert_faults(drawing: &str, expected: &[Fault]) {
    let setup = setup(drawing);
    assert_eq!(setup.faults(), expected, "{drawing}");
    assert!(Position::try_from(setup).is_err());
}

fn column(number: u8) -> Column {
    Column::new(number).unwrap()
}

#[test]
fn unsound_boards_are_refused() {
    let offer = "2cp\nfactories B";
    let free = "2fp\nfactories B";
    let (one, red) = (seat(1), Tile::Red);
    for (drawing, fault) in [
        (
            offer.to_owned() + &with_row(1, ". | .R..."),
            Fault::WallColor { seat: one, line: line(1), column: column(2), tile: red },
        ),
        (
            free.to_owned() + &with_row(2, ".. | R..R."),
            Fault::RowTwice { seat: one, line: line(2), tile: red },
        ),
        (
            offer.to_owned() + &with_row(2, ".R | ...R."),
            Fault::LineOnWall { seat: one, line: line(2), tile: red },
        ),
        (
            offer.to_owned() + &with_row(1, ". | BYRKW"),
            Fault::RowComplete { seat: one, line: line(1) },
        ),
        (format!("{offer}\nseat 1\nfloor BBBBBBBB"), Fault::FloorCount { seat: one, found: 8 }),
        (
            "2cp, marker with seat 2\nfactories B\nseat 1\nfloor P\nseat 2\nfloor P".to_owned(),
            Fault::MarkerMisplaced { seat: one },
        ),
        ("2cp, marker with seat 2\nfactories B".to_owned(), Fault::MarkerMissing { seat: seat(2) }),
    ] {
        assert_faults(&drawing, &[fault]);
    }
    assert_faults(
        "2fp\nfactories B\nseat 1\n. | R....\n.. | .....\n... | R....\n.... | .....\n..... | .....",
        &[Fault::ColumnTwice { seat: one, column: column(1), tile: red }],
    );
}

#[test]
fn unsound_factories_are_refused() {
    let tray = Effect::Tray;
    for (drawing, fault) in [
        ("2cp\nfactories BBBBB", Fault::DiscCount { factory: factory(1), found: 5 }),
        ("2cp\nfactories 3*B", Fault::GoldCount { found: 1, expected: 0 }),
        ("2cs\nfactories 3*B", Fault::GoldCount { found: 1, expected: 2 }),
        ("2cs\nfactories B 3*- 3*-", Fault::GoldTwice { effect: Effect::Keeper }),
        ("2cs\nfactories B x 5*-\nseat 1, tray free", Fault::GoldTwice { effect: tray }),
        ("2cs\nfactories B x 3*-", Fault::TakenNotHeld { factory: factory(2) }),
        ("2cs\nfactories B 5*- 3*-\nseat 2, tray free", Fault::HeldNotTaken { seat: seat(2) }),
    ] {
        assert_faults(drawing, &[fault]);
    }
}

#[test]
fn what_is_not_cleared_away_is_refused() {
    let left = |leftover| Fault::NotCleared { leftover };
    for (drawing, fault) in [
        ("2cs, round 3\nfactories 3*-", left(Leftover::Disc(factory(1)))),
        ("2cp, barren 3, over\ncenter B", left(Leftover::Center)),
        ("2cp, barren 3, over\nfactories - B", left(Leftover::Disc(factory(2)))),
        ("2cp, round 3\nseat 2\nfloor B", left(Leftover::Floor(seat(2)))),
        ("2cs, round 3\nseat 2, tray free", left(Leftover::Tray(seat(2)))),
    ] {
        assert_faults(drawing, &[fault]);
    }
    assert_faults(
        "2cp, round 3\nseat 1\nfloor P",
        &[left(Leftover::Marker), left(Leftover::Floor(seat(1)))],
    );
}

/// The only empty column of row 5 holds red.
const NO_COLUMN: &str = "
    seat 1
        . | ....R
       .. | .....
      ... | .....
     .... | .....
    RRRRR | BYKW.";

#[test]
fn an_unsound_moment_of_the_game_is_refused() {
    let full = with_row(1, "B | .....");
    let (to_act, first) = (seat(1), seat(2));
    for (drawing, fault) in [
        ("2cp, round 0\nfactories B".to_owned(), Fault::RoundZero),
        ("2cp, barren 4\nfactories B".to_owned(), Fault::Barren { found: 4 }),
        ("2cp, barren 3\nfactories B".to_owned(), Fault::Barren { found: 3 }),
        ("2cp, barren 2, over".to_owned(), Fault::NoEnding),
        ("2cp, seat 2 began, seat 1 to act".to_owned(), Fault::NotTheStarter { to_act, first }),
        (format!("2cp{full}"), Fault::NothingToDecide),
        (
            format!("2fp, seat 2 to act{full}"),
            Fault::WrongDecider { found: seat(2), expected: seat(1) },
        ),
        (format!("2fp{NO_COLUMN}"), Fault::NoColumn { seat: seat(1), line: line(5) }),
        (
            "2cp, seat 3 began, seat 1 to act".to_owned(),
            Fault::NoSuchSeat { role: SeatRole::First, seat: seat(3) },
        ),
    ] {
        assert_faults(&drawing, &[fault]);
    }
}

#[test]
fn every_fault_is_listed_at_once() {
    let mut setup = setup("2cp\nfactories BBBBB\nseat 1\nfloor WWWWWWWW");
    setup.bag -= Tiles::of(Tile::Red, 1);
    let faults = Position::try_from(setup).unwrap_err();
    assert_eq!(
        faults.to_string(),
        "field 6: factory 1 has 5 tiles, expected at most 4; 19 red tiles in all, expected 20; \
         field 10: seat 1: 8 items on the floor, expected at most 7"
    );
}

/// A full line whose color its wall row holds, where the line is next to be decided.
#[test]
fn a_decision_about_a_color_of_the_row_is_refused() {
    assert_faults(
        &format!("2fp{}", with_row(1, "B | B....")),
        &[Fault::LineOnWall { seat: seat(1), line: line(1), tile: Tile::Blue }],
    );
}

/// A set-up may be any nonsense: it is refused, never a panic.
#[test]
fn a_table_of_another_size_is_refused() {
    let sound = Setup::from(&position("2cp\nfactories B"));
    let faults = |change: &dyn Fn(&mut Setup)| {
        let mut setup = sound.clone();
        change(&mut setup);
        setup.faults()
    };
    assert_eq!(
        faults(&|setup| setup.discs.truncate(4)),
        [Fault::WrongDiscs { found: 4, expected: 5 }]
    );
    assert_eq!(
        faults(&|setup| setup.seats.truncate(1)),
        [Fault::WrongSeats { found: 1, expected: 2 }]
    );
    assert_eq!(
        faults(&|setup| setup.to_act = Seat::new(4)),
        [Fault::NoSuchSeat { role: SeatRole::ToAct, seat: seat(4) }]
    );
    let count = azulejo_rules::LineTiles { tile: Tile::Blue, count: 0 };
    assert_eq!(
        faults(&|setup| setup.seats[0].lines[2] = Some(count)),
        [Fault::LineCount { seat: seat(1), line: Line::ALL[2], found: 0 }]
    );
}
