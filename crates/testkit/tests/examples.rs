//! The examples of RULES 8 that no book illustrates, X7 to X11, and the rulings on ends and the
//! supply.

mod common;

use azulejo_testkit::oracle::{Oracle, Phase, Scoring};
use common::{FRESH, with_bag};

fn game(position: &str) -> Oracle {
    Oracle::from_position(&with_bag(position))
        .unwrap_or_else(|faults| panic!("{position}: {faults:?}"))
}

fn play(game: &mut Oracle, moves: &str) -> Option<Scoring> {
    let mut scoring = None;
    for mv in moves.split(' ') {
        scoring = game.play(mv).unwrap();
    }
    scoring
}

/// One of the fields of the position, counting from 1 as FORMATS does.
fn field(game: &Oracle, number: usize) -> String {
    game.position().split(' ').nth(number - 1).unwrap().to_string()
}

#[test]
fn x7_the_marker_takes_the_seventh_space_before_the_excess() {
    let mut game = game(&format!(
        "2cp 1 1 2 c -,-,-,-,- RRR BAG 0.0.0.0.0 20:-/-/-/-/-:...../...../...../...../.....:BBBBBB {FRESH}"
    ));
    let scoring = play(&mut game, "CR1").unwrap();
    assert_eq!(scoring.seats[0].floor, 14);
    assert_eq!(field(&game, 10), "7:-/-/-/-/-:..R../...../...../...../.....:-");
    assert_eq!(field(&game, 9), "6.0.2.0.0");
    assert_eq!(field(&game, 4), "1");
}

#[test]
fn x7_a_marker_taken_with_a_full_floor_costs_nothing_more() {
    let mut game = game(&format!(
        "2cp 1 1 2 c B,-,-,-,- R BAG 0.0.0.0.0 20:-/-/-/-/-:...../...../...../...../.....:BBBBBBB {FRESH}"
    ));
    play(&mut game, "CR1");
    assert_eq!(field(&game, 5), "1");
    assert_eq!(field(&game, 10), "20:R1/-/-/-/-:...../...../...../...../.....:BBBBBBB");
    let scoring = play(&mut game, "1BF").unwrap();
    assert_eq!(scoring.seats[0].floor, 14);
    assert_eq!(field(&game, 3), "1");
}

#[test]
fn x8_the_tray_saves_the_excess_of_its_own_take() {
    let mut game = game(&format!("2cs 1 1 1 c 5*BBB,3*R,-,-,- - BAG 0.0.0.0.0 {FRESH} {FRESH}"));
    play(&mut game, "1B2");
    assert_eq!(field(&game, 6), "x,3*R,-,-,-");
    assert_eq!(field(&game, 10), "0:-/B2/-/-/-:...../...../...../...../.....:-:B");
    let scoring = play(&mut game, "2R1").unwrap();
    assert_eq!(scoring.seats[0].floor, 0);
    assert_eq!(field(&game, 9), "2.0.0.0.0");
}

#[test]
fn x8_the_tray_saves_the_marker_whose_taker_still_starts() {
    let mut game = game(&format!("2cs 1 1 2 c x,3*-,-,-,- R BAG 0.0.0.0.0 {FRESH}:. {FRESH}"));
    let mut open = game.clone();
    let scoring = play(&mut game, "CR2").unwrap();
    assert_eq!(scoring.seats[0].floor, 0);
    assert_eq!(field(&game, 3), "1");
    let scoring = play(&mut open, "crf").unwrap();
    assert_eq!(scoring.seats[0].floor, 1, "the marker lies on the disc, the tile on the floor");
}

#[test]
fn x9_a_taken_disc_closes_the_circle() {
    let mut game = game(&format!("2cs 1 1 1 c -,4*BYR,x,-,- - BAG 0.0.0.0.0 {FRESH} {FRESH}:."));
    let takes_of_blue_to_the_floor: Vec<String> =
        game.legal_moves().into_iter().filter(|mv| mv.starts_with("2BF")).collect();
    assert_eq!(takes_of_blue_to_the_floor, ["2BF<", "2BF<Y", "2BF<R", "2BF<YR"]);
    game.play("2b1<r").unwrap();
    assert_eq!(field(&game, 6), "R,4*-,x,Y,-");
}

#[test]
fn x10_a_magnet_pulls_one_tile_from_each_neighbor_that_has_one() {
    let mut game = Oracle::new("2cs", 1).unwrap();
    game.deal("BBRK 2B*WWWW RRRR 3*YYYY KKKK").unwrap();
    assert_eq!(field(&game, 6), "BRK,2B*BWWWW,RRRR,3*YYYY,KKKK");
}

#[test]
fn x11_a_full_line_without_a_legal_column_falls() {
    // Row 3 has room in columns 4 and 5 only, and both hold red already.
    let board = "9:-/-/R3/-/-:...R./....R/BYK../...../.....:-";
    let mut game = game(&format!("2fp 2 2 2 c B,-,-,-,- - BAG 0.0.0.0.0 {board} {FRESH}"));
    let scoring = play(&mut game, "1B5").unwrap();
    assert_eq!(scoring.seats[0].floor, 4);
    assert!(scoring.seats[0].tiles.is_empty());
    assert_eq!(field(&game, 10), "5:-/-/-/-/-:...R./....R/BYK../...../.....:-");
    assert_eq!(field(&game, 9), "0.0.3.0.0");
    assert_eq!(field(&game, 2), "3+1", "nothing was placed, so the round was barren");
}

#[test]
fn a_dropped_line_lies_on_the_floor_while_a_later_line_is_decided() {
    let board = "9:-/-/R3/W4/-:...R./....R/BYK../...../.....:-";
    let mut game = game(&format!("2fs 2 2 2 c 3*B,-,x,-,- - BAG 0.0.0.0.0 {board}:. {FRESH}"));
    assert!(play(&mut game, "1BF").is_none());
    assert_eq!(game.phase(), Phase::Tiling);
    assert_eq!(field(&game, 10), "9:-/-/-/W4/-:...R./....R/BYK../...../.....:RR:R");
    assert_eq!(game.legal_moves(), ["4@1", "4@2", "4@3", "4@4", "4@5"]);
    assert!(game.play("4@6").is_err() && game.play("3@4").is_err() && game.play("1BF").is_err());
    let scoring = play(&mut game, "4@4").unwrap();
    assert_eq!(scoring.seats[0].floor, 2);
    assert_eq!(field(&game, 9), "1.0.3.0.3");
}

#[test]
fn the_even_spread_offers_only_the_least_difference() {
    let position = format!("2ce 1 1 1 c 4*BYRRR,3*-,-,-,- - BAG 0.0.0.0.0 {FRESH} {FRESH}");
    let game = game(&position);
    let of_blue: Vec<String> =
        game.legal_moves().into_iter().filter(|mv| mv.starts_with("1BF")).collect();
    assert_eq!(of_blue, ["1BF<Y", "1BF<R"]);
}

#[test]
fn a_third_barren_round_ends_the_game() {
    let mut game = game(&format!("2cp 9+2 1 2 c B,-,-,-,- - BAG 0.0.0.0.0 {FRESH} {FRESH}"));
    play(&mut game, "1BF");
    assert_eq!(game.phase(), Phase::Over);
    assert!(game.position().starts_with("2cp 9+3 0 2 c -,-,-,-,- - "));
    assert_eq!(game.json()["result"]["winners"], serde_json::json!([1, 2]));
}

/// A wall that lacks only white; four of them hold all tiles of the other colors.
const ALL_BUT_WHITE: &str = "BYRK./.BYRK/K.BYR/RK.BY/YRK.B";

#[test]
fn an_empty_supply_ends_the_game() {
    let board = |lines: &str| format!("5:{lines}:{ALL_BUT_WHITE}:-");
    let (one, two) = (board("-/W1/W2/W3/W3"), board("-/W1/W2/W3/W4"));
    let rest = board("-/-/-/-/-");
    let mut game = game(&format!(
        "4cp 7 1 3 c W,-,-,-,-,-,-,-,- - 0.0.0.0.0 0.0.0.0.0 {one} {two} {rest} {rest}"
    ));
    play(&mut game, "1W5").unwrap();
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!(field(&game, 2), "7+1");
    assert_eq!(field(&game, 4), "3");
    assert_eq!(game.json()["result"]["scores"], serde_json::json!([45, 45, 45, 45]));
}

#[test]
fn a_short_supply_leaves_the_last_discs_empty() {
    let board = format!("5:-/-/-/-/-:{ALL_BUT_WHITE}:-");
    let nine = "-,-,-,-,-,-,-,-,-";
    let boards = format!("{board} {board} {board} {board}");
    let mut game = game(&format!("4cs 5 1 1 c {nine} - 0.0.0.0.7 0.0.0.0.13 {boards}"));
    assert!(game.deal("WWWW WWWW WWWW WWWW WWW W - - -").is_err());
    assert!(game.deal("WWWW WWWW WWWW WWWW 3*WWW 1*W 2W*- 4*- -").is_err());
    game.deal("WWWW WWWW WWWW WWWW 3*WWWW 2W*- 1*- 4*- -").unwrap();
    assert_eq!(field(&game, 6), "WWWW,WWWW,WWWW,WWWW,3*WWW,2W*W,1*-,4*-,-");
    assert_eq!((field(&game, 8), field(&game, 9)), ("0.0.0.0.0".into(), "0.0.0.0.0".into()));
}

#[test]
fn a_deal_that_could_not_have_happened_is_refused() {
    let table = [
        ("2cp", "BBBB BBBB BBBB BBBB BBBB BBBB", "6 factories"),
        ("2cp", "BBBB BBBB BBBB BBBB BBB", "one more to draw"),
        ("2cp", "BBBB BBBB BBBB BBBB BBBBY", "fifth tile"),
        ("2cp", "BBBB BBBB BBBB BBBB -", "one more to draw"),
        ("2cp", "BBBB BBBB BBBB BBBB 3*BBBB", "1 gold sides"),
        ("2cp", "BBBB BBBB BBBB BBBB BBBX", "no color"),
        ("3cp", "BBBB BBBB BBBB BBBB BBBB BYYY YYYY", "no `B` was left"),
        ("2cs", "BBBB BBBB BBBB BBBB 3*BBBB", "1 gold sides"),
        ("2cs", "BBBB BBBB BBBB 3*BBBB 3*BBBB", "3* is there twice"),
        ("2cs", "BBBB BBBB BBBB 2R*BBBB 2R*BBBB", "2R* is there twice"),
        ("2cs", "BBBB BBBB BBBB 1*BBBB 2R*BBBB", "extra tile of 1* is missing"),
        ("2cs", "BBBB BBBB BBBB 1*BBBBB 2R*BBBB", "no `B` was left"),
        ("2cs", "BBBB BBBB BBBB 2*BBBB 3*BBBB", "no gold side"),
        ("2cs", "BBBB BBBB BBBB 3*BBBB 4*", "expected tiles"),
    ];
    for (rules, deal, reason) in table {
        let mut game = Oracle::new(rules, 1).unwrap();
        let before = game.position();
        let fault = game.deal(deal).expect_err(deal);
        assert!(fault.contains(reason), "{deal}: {fault}");
        assert_eq!(game.position(), before);
    }
}

#[test]
fn the_lid_goes_into_the_bag_only_when_a_tile_is_needed() {
    let empty = "2cp 5 1 1 c -,-,-,-,- -";
    let mut two_left = game(&format!("{empty} 2.0.0.0.0 18.20.20.20.20 {FRESH} {FRESH}"));
    assert!(two_left.deal("BYBB YYYY RRRR KKKK WWWW").is_err());
    two_left.deal("BBYB YYYY RRRR KKKK WWWW").unwrap();
    assert_eq!(field(&two_left, 8), "17.15.16.16.16");
    assert_eq!(field(&two_left, 9), "0.0.0.0.0");

    let mut just_enough = game(&format!("{empty} 4.4.4.4.4 16.16.16.16.16 {FRESH} {FRESH}"));
    just_enough.deal("BBBB YYYY RRRR KKKK WWWW").unwrap();
    assert_eq!(field(&just_enough, 8), "0.0.0.0.0");
    assert_eq!(field(&just_enough, 9), "16.16.16.16.16");
}
