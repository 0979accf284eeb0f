//! Everything that can be wrong is told, with its place, in every language.

use azulejo_rules::{
    DealError, Effect, Fault, IllegalDeal, Leftover, Part, Phase, Position, PositionError,
    SeatRole, Setup, Supply, SyntaxError, Tile,
};
use azulejo_testkit::fixture::{factory, line, seat};
use azulejo_view::{Language, Names, Narrator, Texts, Theme};
use std::collections::BTreeSet;

/// Says something in English with names.
fn school<T>(say: impl FnOnce(Narrator<'_>) -> T) -> T {
    let texts = Texts::school(Language::En, Theme::Palace);
    let names = Names::new(&texts, "4cp".parse().unwrap(), ["Anna", "Jan", " ", "Ülo"]);
    say(Narrator::new(&texts, &names))
}

/// A fault of every kind, with its sentence.
fn faults() -> Vec<(Fault, &'static str)> {
    [board_faults(), table_faults(), moment_faults()].concat()
}

fn board_faults() -> Vec<(Fault, &'static str)> {
    let (anna, third, column) = (seat(1), line(3), crate::support::column(2));
    let red = Tile::Red;
    vec![
        (
            Fault::WallColor { seat: anna, line: third, column, tile: red },
            "Anna: row 3, column 2 is for white, not for red.",
        ),
        (Fault::RowTwice { seat: anna, line: third, tile: red }, "Anna: row 3 has red twice."),
        (Fault::ColumnTwice { seat: anna, column, tile: red }, "Anna: column 2 has red twice."),
        (
            Fault::LineCount { seat: anna, line: third, found: 4 },
            "Anna: line 3 has 4 tiles; it has space for 3.",
        ),
        (
            Fault::LineCount { seat: anna, line: third, found: 0 },
            "Anna: line 3 has a color but no tile.",
        ),
        (
            Fault::LineOnWall { seat: anna, line: third, tile: red },
            "Anna: line 3 has red, but row 3 has it already.",
        ),
        (
            Fault::FloorCount { seat: anna, found: 9 },
            "Anna: 9 on the floor, which has only 7 spaces.",
        ),
        (
            Fault::MarkerMisplaced { seat: anna },
            "Anna: the start marker is here twice, or was not taken.",
        ),
        (
            Fault::MarkerMissing { seat: anna },
            "Anna: the start marker was taken, so it must lie on the floor.",
        ),
    ]
}

fn table_faults() -> Vec<(Fault, &'static str)> {
    let absent = |role| Fault::NoSuchSeat { role, seat: seat(4) };
    vec![
        (Fault::RoundZero, "Rounds count from 1."),
        (Fault::WrongDiscs { found: 6, expected: 5 }, "Factories: 6. There must be 5."),
        (Fault::WrongSeats { found: 3, expected: 2 }, "Boards: 3. There must be 2."),
        (absent(SeatRole::ToAct), "Seat 4 is to act, but there is no such seat."),
        (absent(SeatRole::First), "Seat 4 begins, but there is no such seat."),
        (absent(SeatRole::MarkerTaker), "Seat 4 has the start marker, but there is no such seat."),
        (Fault::Census { tile: Tile::Red, found: 22 }, "In all: 22 red. There must be 20."),
        (
            Fault::GoldCount { found: 1, expected: 2 },
            "Gold factories, the taken one counted: 1. There must be 2.",
        ),
        (
            Fault::GoldTwice { effect: Effect::Magnet(Tile::Blue) },
            "The gold side is there twice: blue magnet.",
        ),
        (
            Fault::TakenNotHeld { factory: factory(3) },
            "Factory 3 was taken, but nobody has it as a tray.",
        ),
        (Fault::HeldNotTaken { seat: seat(2) }, "Jan has a tray, but no factory was taken for it."),
        (Fault::DiscCount { factory: factory(3), found: 5 }, "Factory 3 has 5 tiles; it holds 4."),
    ]
}

fn moment_faults() -> Vec<(Fault, &'static str)> {
    let (anna, jan) = (seat(1), seat(2));
    let left = |leftover| Fault::NotCleared { leftover };
    vec![
        (
            Fault::RowComplete { seat: anna, line: line(3) },
            "Anna: row 3 is complete, so the game would be over.",
        ),
        (
            Fault::Barren { found: 3 },
            "Rounds in a row that placed nothing: 3. With 3 the game is over.",
        ),
        (Fault::NothingToDeal, "Bag and lid are empty: no round can begin."),
        (
            Fault::NoEnding,
            "Nothing ends the game: no complete row, no 3 rounds in a row that placed nothing, \
             and bag and lid are not empty.",
        ),
        (
            left(Leftover::Disc(factory(3))),
            "The round is over: factory 3 must be empty, with its plain side up.",
        ),
        (left(Leftover::Center), "The round is over: the center must be empty."),
        (left(Leftover::Marker), "The round is over: the start marker must lie in the center."),
        (left(Leftover::Floor(jan)), "Jan: the round is over, so the floor must be empty."),
        (left(Leftover::Tray(jan)), "Jan: the round is over, so the tray must be given back."),
        (
            Fault::NotTheStarter { to_act: anna, first: jan },
            "Jan begins the round and must be the one to act, not Anna.",
        ),
        (
            Fault::NothingToDecide,
            "Nothing is on offer and a line is full: the round would be scored already.",
        ),
        (
            Fault::WrongDecider { found: anna, expected: jan },
            "Jan has to place a full line first, not Anna.",
        ),
        (
            Fault::NoColumn { seat: anna, line: line(3) },
            "Anna: no column is left for line 3, so it would have fallen already.",
        ),
    ]
}

/// A refusal of every kind, with its sentence.
fn deals() -> Vec<(IllegalDeal, &'static str)> {
    let third = factory(3);
    let missing = |supply| IllegalDeal::NotThere { factory: third, tile: Tile::Red, supply };
    vec![
        (
            IllegalDeal::NotNow { phase: Phase::Offer },
            "The round is not finished: the factories are not filled now.",
        ),
        (
            IllegalDeal::NotNow { phase: Phase::Over },
            "The game is over: the factories are not filled any more.",
        ),
        (IllegalDeal::WrongDiscs { found: 4, expected: 5 }, "Factories: 4. There must be 5."),
        (IllegalDeal::WrongGold { found: 1, expected: 2 }, "Gold factories: 1. There must be 2."),
        (
            IllegalDeal::GoldTwice { factory: third, effect: Effect::Keeper },
            "Factory 3: this gold side is there already: keeper.",
        ),
        (
            IllegalDeal::TooMany { factory: third, found: 5, expected: 4 },
            "Factory 3 has 5 tiles; it gets 4.",
        ),
        (
            IllegalDeal::TooFew { factory: third, found: 1, expected: 4 },
            "Factory 3 has 1 tile so far; it gets 4.",
        ),
        (missing(Supply::Bag), "Factory 3: no red tile is left in the bag."),
        (missing(Supply::Lid), "Factory 3: no red tile is left in the lid."),
    ]
}

/// Every part of a position's text.
const PARTS: [Part; 20] = [
    Part::Rules,
    Part::Round,
    Part::Barren,
    Part::ToAct,
    Part::Seat,
    Part::Marker,
    Part::Disc,
    Part::Discs { count: 7 },
    Part::Tiles,
    Part::Count,
    Part::Counts,
    Part::SeatParts,
    Part::Score,
    Part::Line,
    Part::Lines,
    Part::WallRow,
    Part::WallRows,
    Part::Floor,
    Part::Tray,
    Part::Fields { count: 11 },
];

#[test]
fn every_fault_names_its_place() {
    for (fault, told) in faults() {
        assert_eq!(school(|narrator| narrator.fault(&fault)), told);
    }
}

#[test]
fn every_impossible_deal_says_why() {
    for (illegal, told) in deals() {
        assert_eq!(school(|narrator| narrator.bad_deal(&illegal)), told);
    }
    let turn = school(|narrator| narrator.other_turn(seat(1), seat(2)));
    assert_eq!(turn, "This was a move of Anna, but now it is the turn of Jan.");
}

#[test]
fn a_typed_position_says_where_it_is_wrong() {
    let empty = Position::new("2cp".parse().unwrap(), seat(1)).to_string();
    let told = |text: &str| {
        let error = text.parse::<Position>().unwrap_err();
        school(|narrator| narrator.bad_position(&error))
    };
    assert_eq!(
        told(&empty.replace("2cp 1 1", "2cp 1 x")),
        ["Field 3, character 7: “x” does not belong here. Expected: a seat, or 0 if the game is \
             over."]
    );
    assert_eq!(
        told("2cp 1 1"),
        ["Field 4, character 8: something is missing here. Expected: 11 fields, separated by \
             single blanks."]
    );
    assert_eq!(
        told(&empty.replace("-,-,-,-,-", "BBBBB,-,-,-,-")),
        ["Field 6: Factory 1 has 5 tiles; it holds 4.", "In all: 25 blue. There must be 20."]
    );
}

#[test]
fn a_typed_deal_says_which_disc_is_wrong() {
    let told = |text: &str| {
        let error = text.parse::<azulejo_rules::Deal>().unwrap_err();
        school(|narrator| narrator.bad_deal_text(&error))
    };
    assert_eq!(
        told("BBYR KX\u{1b}"),
        "Factory 2: “KX\\u{1b}” can't be read. Expected: up to 5 colors such as BBYR, perhaps a \
         gold side such as 2R* in front of them, or -."
    );
    assert_eq!(told(&["-"; 10].join(" ")), "Factories: 10. There are at most 9.");
}

/// Languages in both themes, with the texts of the school.
fn all_texts() -> Vec<Texts> {
    let themes = |language| Theme::ALL.map(|theme| Texts::school(language, theme));
    Language::ALL.into_iter().flat_map(themes).collect()
}

/// Everything that can be said about what is wrong.
fn all_sentences(narrator: Narrator<'_>) -> Vec<String> {
    let faults = faults().into_iter().map(|(fault, _)| narrator.fault(&fault));
    let deals = deals().into_iter().map(|(illegal, _)| narrator.bad_deal(&illegal));
    let typed = PARTS.into_iter().flat_map(|expected| {
        ["?", ""].map(|found| {
            let found = found.to_owned();
            narrator.bad_text(&SyntaxError { field: 3, column: 7, found, expected })
        })
    });
    let texts =
        [DealError::Disc { disc: 2, found: "x".repeat(50) }, DealError::TooManyDiscs { found: 10 }];
    let texts = texts.map(|error| narrator.bad_deal_text(&error));
    let turn = narrator.other_turn(seat(1), seat(2));
    faults.chain(deals).chain(typed).chain(texts).chain([turn]).collect()
}

#[test]
fn whatever_is_wrong_is_told_in_every_language() {
    for texts in all_texts() {
        let names = Names::new(&texts, "4cp".parse().unwrap(), ["Anna", "Jan", " ", "Ülo"]);
        let told = all_sentences(Narrator::new(&texts, &names));
        for sentence in &told {
            let whole = !sentence.is_empty() && !sentence.contains(['⟦', '{', '}', '$']);
            assert!(whole, "{}: {sentence}", texts.language().code());
        }
        let different: BTreeSet<&String> = told.iter().collect();
        assert_eq!(different.len(), told.len(), "{}", texts.language().code());
    }
}

#[test]
fn every_number_has_its_form() {
    for texts in all_texts() {
        let names = Names::by_seat(&texts, "2cp".parse().unwrap());
        let narrator = Narrator::new(&texts, &names);
        for found in 0..30 {
            let disc = Fault::DiscCount { factory: factory(1), found };
            let line = Fault::LineCount { seat: seat(1), line: line(5), found: found as u8 };
            let census = Fault::Census { tile: Tile::White, found };
            for fault in [disc, line, census] {
                let told = narrator.fault(&fault);
                let says = found == 0 || told.contains(&found.to_string());
                assert!(says && !told.contains('⟦'), "{told}");
            }
        }
    }
}

#[test]
fn all_faults_of_a_table_are_told_at_once() {
    let mut setup = Setup::from(&Position::new("2cp".parse().unwrap(), seat(1)));
    setup.barren = 3;
    setup.first = seat(2);
    let error = PositionError::from(Position::try_from(setup.clone()).unwrap_err());
    let faults = Position::try_from(setup).unwrap_err();
    assert_eq!(school(|narrator| narrator.faults(&faults)).len(), 2);
    let with_places = school(|narrator| narrator.bad_position(&error));
    assert!(with_places.iter().all(|told| told.starts_with("Field ")), "{with_places:?}");
}
