//! Every kind of fault is found, with the places that it concerns.

use azulejo_rules::{
    Column, Disc, Effect, Fault, FloorItem, Leftover, Line, LineTiles, Marker, Seat, SeatRole,
    Setup, Tile, Tiles, Tray,
};
use azulejo_study::editor::{Editor, Site};
use azulejo_testkit::fixture::{factory, line, seat};

/// A sound offer of each kind, in which one thing is spoiled at a time.
const PLAIN: &str = "2cp 2 1 1 c BBYR,-,-,-,- - 18.19.19.20.20 0.0.0.0.0 \
                     0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";
const FREE: &str = "2fs 2 1 1 c BBYR,1*-,4*-,-,- - 18.19.19.20.20 0.0.0.0.0 \
                    0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";

/// What makes a sound table unsound.
type Spoil<'a> = &'a dyn Fn(&mut Setup);

/// What is found after spoiling, the number of tiles put right first.
fn found(text: &str, spoil: impl FnOnce(&mut Setup)) -> Vec<(Fault, Vec<Site>)> {
    let mut setup: Setup = text.parse().unwrap();
    spoil(&mut setup);
    let mut editor = Editor::from(setup);
    editor.edit(azulejo_study::editor::Edit::RestToBag);
    editor.faults().into_iter().map(|found| (found.fault, found.sites)).collect()
}

#[track_caller]
fn assert_found(text: &str, spoil: impl FnOnce(&mut Setup), fault: Fault, sites: &[Site]) {
    assert_eq!(found(text, spoil), [(fault, sites.to_vec())]);
}

fn one() -> Seat {
    seat(1)
}

fn put(setup: &mut Setup, row: usize, column: usize, tile: Tile) {
    setup.seats[0].wall[row - 1][column - 1] = Some(tile);
}

fn full_row(setup: &mut Setup) {
    setup.seats[0].wall[0] = Column::ALL.map(|column| Some(column.color(Line::ALL[0])));
}

fn row_sites() -> Vec<Site> {
    Column::ALL.map(|column| Site::Square(one(), line(1), column)).to_vec()
}

fn no_offer(setup: &mut Setup) {
    setup.discs[0] = Disc::Plain(Tiles::NONE);
}

#[test]
fn the_fixtures_are_sound() {
    assert_eq!(found(PLAIN, |_| {}), []);
    assert_eq!(found(FREE, |_| {}), []);
}

#[test]
fn numbers_that_cannot_be() {
    assert_found(PLAIN, |setup| setup.round = 0, Fault::RoundZero, &[Site::Round]);
    let barren = |found| Fault::Barren { found };
    assert_found(PLAIN, |setup| setup.barren = 3, barren(3), &[Site::Round]);
    assert_found(PLAIN, |setup| setup.barren = 9, barren(9), &[Site::Round]);
    let discs = Fault::WrongDiscs { found: 6, expected: 5 };
    assert_found(PLAIN, |s| s.discs.push(Disc::Taken), discs, &[Site::Circle]);
    let seats = Fault::WrongSeats { found: 3, expected: 2 };
    assert_found(PLAIN, |s| s.seats.push(s.seats[0].clone()), seats, &[Site::Rules]);
    let nobody = |role| Fault::NoSuchSeat { role, seat: seat(4) };
    let spoil = |setup: &mut Setup| setup.to_act = Some(seat(4));
    assert_found(PLAIN, spoil, nobody(SeatRole::ToAct), &[Site::ToAct]);
    assert_found(PLAIN, |s| s.first = seat(4), nobody(SeatRole::First), &[Site::First]);
    let spoil = |setup: &mut Setup| setup.marker = Marker::Taken(seat(4));
    assert_found(PLAIN, spoil, nobody(SeatRole::MarkerTaker), &[Site::Marker]);
    let census = Fault::Census { tile: Tile::Red, found: 25 };
    let spoil = |setup: &mut Setup| setup.lid = Tiles::of(Tile::Red, 24);
    assert_found(PLAIN, spoil, census, &[Site::Color(Tile::Red)]);
}

#[test]
fn walls_that_cannot_be() {
    let (first, column) = (line(1), Column::ALL[1]);
    let wrong = Fault::WallColor { seat: one(), line: first, column, tile: Tile::Red };
    let spoil = |setup: &mut Setup| put(setup, 1, 2, Tile::Red);
    assert_found(PLAIN, spoil, wrong, &[Site::Square(one(), first, column)]);

    let square = |row, column: usize| Site::Square(one(), line(row), Column::ALL[column - 1]);
    let twice = Fault::RowTwice { seat: one(), line: line(3), tile: Tile::Red };
    let spoil = |setup: &mut Setup| {
        put(setup, 3, 2, Tile::Red);
        put(setup, 3, 5, Tile::Red);
    };
    assert_found(FREE, spoil, twice, &[square(3, 2), square(3, 5)]);
    let twice = Fault::ColumnTwice { seat: one(), column, tile: Tile::Red };
    let spoil = |setup: &mut Setup| {
        put(setup, 3, 2, Tile::Red);
        put(setup, 5, 2, Tile::Red);
    };
    assert_found(FREE, spoil, twice, &[square(3, 2), square(5, 2)]);
    let complete = Fault::RowComplete { seat: one(), line: first };
    assert_found(PLAIN, full_row, complete, &row_sites());
}

#[test]
fn lines_that_cannot_be() {
    let tiles = |count| Some(LineTiles { tile: Tile::Yellow, count });
    let at = Site::Line(one(), line(3));
    for count in [0, 4] {
        let fault = Fault::LineCount { seat: one(), line: line(3), found: count };
        assert_found(PLAIN, |setup| setup.seats[0].lines[2] = tiles(count), fault, &[at]);
    }
    let spoil = |setup: &mut Setup| {
        setup.seats[0].lines[2] = tiles(2);
        put(setup, 3, 4, Tile::Yellow);
    };
    let fault = Fault::LineOnWall { seat: one(), line: line(3), tile: Tile::Yellow };
    let square = Site::Square(one(), line(3), Column::ALL[3]);
    assert_found(PLAIN, spoil, fault, &[at, square]);
}

#[test]
fn floors_and_markers_that_cannot_be() {
    let marker = FloorItem::Marker;
    let spoil = |setup: &mut Setup| setup.seats[0].floor = vec![FloorItem::Tile(Tile::Red); 8];
    let many = Fault::FloorCount { seat: one(), found: 8 };
    assert_found(PLAIN, spoil, many, &[Site::Floor(one())]);
    let misplaced = Fault::MarkerMisplaced { seat: one() };
    let spoil = |setup: &mut Setup| setup.seats[0].floor = vec![marker];
    assert_found(PLAIN, spoil, misplaced, &[Site::Floor(one())]);
    let spoil = |setup: &mut Setup| {
        setup.marker = Marker::Taken(one());
        setup.seats[0].floor = vec![marker];
        setup.seats[0].tray = Some(Tray::Holds(marker));
        (setup.discs[1], setup.discs[2]) = (Disc::Taken, gold(Effect::Spread));
    };
    assert_found(FREE, spoil, misplaced, &[Site::Floor(one()), Site::Tray(one())]);
    let spoil = |setup: &mut Setup| setup.marker = Marker::Taken(one());
    let missing = Fault::MarkerMissing { seat: one() };
    assert_found(PLAIN, spoil, missing, &[Site::Floor(one())]);
}

fn gold(effect: Effect) -> Disc {
    Disc::Gold { effect, tiles: Tiles::NONE }
}

#[test]
fn discs_that_cannot_be() {
    let count = Fault::GoldCount { found: 1, expected: 2 };
    let spoil = |setup: &mut Setup| setup.discs[1] = Disc::Plain(Tiles::NONE);
    assert_found(FREE, spoil, count, &[Site::Circle]);
    let twice = Fault::GoldTwice { effect: Effect::Spread };
    let spoil = |setup: &mut Setup| setup.discs[1] = gold(Effect::Spread);
    assert_found(FREE, spoil, twice, &[Site::Disc(factory(2)), Site::Disc(factory(3))]);
    let spoil = |setup: &mut Setup| setup.discs[1] = Disc::Taken;
    let taken = Fault::TakenNotHeld { factory: factory(2) };
    assert_found(FREE, spoil, taken, &[Site::Disc(factory(2))]);
    let spoil = |setup: &mut Setup| setup.seats[0].tray = Some(Tray::Free);
    assert_found(FREE, spoil, Fault::HeldNotTaken { seat: one() }, &[Site::Tray(one())]);
    let spoil = |setup: &mut Setup| setup.discs[3] = Disc::Plain(Tiles::of(Tile::White, 5));
    let many = Fault::DiscCount { factory: factory(4), found: 5 };
    assert_found(PLAIN, spoil, many, &[Site::Disc(factory(4))]);
}

#[test]
fn moments_that_cannot_be() {
    let full = |setup: &mut Setup, seat: usize, row: usize, tile| {
        let count = Line::ALL[row].spaces();
        setup.seats[seat].lines[row] = Some(LineTiles { tile, count });
    };
    let spoil = |setup: &mut Setup| {
        no_offer(setup);
        full(setup, 1, 1, Tile::Red);
    };
    assert_found(PLAIN, spoil, Fault::NothingToDecide, &[Site::Line(seat(2), line(2))]);
    let decider = Fault::WrongDecider { found: one(), expected: seat(2) };
    assert_found(FREE, spoil, decider, &[Site::ToAct]);
    let spoil = |setup: &mut Setup| {
        no_offer(setup);
        full(setup, 0, 0, Tile::Red);
        setup.seats[0].wall[0] =
            [None, Some(Tile::Blue), Some(Tile::White), Some(Tile::Black), Some(Tile::Yellow)];
        put(setup, 4, 1, Tile::Red);
    };
    let column = Fault::NoColumn { seat: one(), line: line(1) };
    assert_found(FREE, spoil, column, &[Site::Line(one(), line(1))]);
    let spoil = |setup: &mut Setup| {
        no_offer(setup);
        setup.first = seat(2);
    };
    let starter = Fault::NotTheStarter { to_act: one(), first: seat(2) };
    assert_found(PLAIN, spoil, starter, &[Site::ToAct]);
    let spoil = |setup: &mut Setup| {
        no_offer(setup);
        setup.to_act = None;
    };
    assert_found(PLAIN, spoil, Fault::NoEnding, &[Site::ToAct]);
}

#[test]
fn nothing_to_deal_is_found_in_bag_and_lid() {
    let mut setup: Setup = PLAIN.parse().unwrap();
    no_offer(&mut setup);
    setup.bag = Tiles::NONE;
    let faults = Editor::from(setup).faults();
    let found = faults.iter().find(|found| found.fault == Fault::NothingToDeal).unwrap();
    assert_eq!(found.sites, [Site::Bag, Site::Lid]);
}

#[test]
fn what_must_be_cleared_away_is_found_where_it_lies() {
    let over = |spoil: Spoil<'_>| {
        let all = found(FREE, |setup| {
            end_game(setup);
            spoil(setup);
        });
        all.into_iter()
            .filter(|(fault, _)| matches!(fault, Fault::NotCleared { .. }))
            .collect::<Vec<_>>()
    };
    let leftover = |leftover| Fault::NotCleared { leftover };
    let cases: [(Spoil<'_>, Leftover, Site); 5] = [
        (
            &|s| s.discs[2] = gold(Effect::Keeper),
            Leftover::Disc(factory(3)),
            Site::Disc(factory(3)),
        ),
        (&|s| s.center = Tiles::of(Tile::Red, 1), Leftover::Center, Site::Center),
        (&|s| s.marker = Marker::Taken(one()), Leftover::Marker, Site::Marker),
        (
            &|s| s.seats[0].floor = vec![FloorItem::Tile(Tile::Red)],
            Leftover::Floor(one()),
            Site::Floor(one()),
        ),
        (&|s| s.seats[0].tray = Some(Tray::Free), Leftover::Tray(one()), Site::Tray(one())),
    ];
    for (spoil, left, site) in cases {
        assert_eq!(over(spoil), [(leftover(left), vec![site])]);
    }
}

/// The table after a game that ended with a complete row.
fn end_game(setup: &mut Setup) {
    setup.discs.fill(Disc::Plain(Tiles::NONE));
    setup.to_act = None;
    full_row(setup);
}
