//! The examples of RULES 8, which must hold.

use azulejo_rules::{
    Bonuses, Event, FloorItem, Game, Line, Marker, Phase, Position, Rules, Tile, Tray,
};
use azulejo_testkit::fixture::{
    assert_seat, assert_table, deal, factory, line, moves, play, position, seat,
};
use azulejo_testkit::generate::walk;

/// What a player paid, before the score was held at 0.
fn floor_cost(events: &[Event], number: u8) -> Option<u8> {
    events.iter().find_map(|event| match event {
        Event::Paid { seat: paid, payment } if *paid == seat(number) => Some(payment.floor.cost()),
        _ => None,
    })
}

/// What one tile scored: the points of the last one placed.
fn last_points(events: &[Event]) -> Option<u8> {
    events.iter().rev().find_map(|event| match event {
        Event::Placed { placement, .. } => Some(placement.runs.points()),
        _ => None,
    })
}

/// All tiles of the table, counted place by place.
fn total(pos: &Position) -> u16 {
    let boards: u16 = pos
        .boards()
        .iter()
        .map(|board| {
            let lines: u16 = Line::ALL
                .iter()
                .filter_map(|&line| board.line(line))
                .map(|tiles| u16::from(tiles.count))
                .sum();
            let tray = matches!(board.tray(), Some(Tray::Holds(FloorItem::Tile(_))));
            let fallen = board.floor().tiles().total() + u16::from(tray);
            lines + board.wall().tiles() as u16 + fallen
        })
        .sum();
    let discs: u16 = pos.discs().map(|disc| disc.tiles().total()).sum();
    pos.bag().total() + pos.lid().total() + pos.center().total() + discs + boards
}

/// RULES X1: 2, 3 or 4 players: 5, 7 or 9 discs, 20, 28 or 36 tiles out.
#[test]
fn x1_discs_and_tiles_follow_from_the_players() {
    for (rules, text, tiles) in [
        ("2cp", "BBBB YYYY RRRR KKKK WWWW", 20),
        ("3cp", "BBBB YYYY RRRR KKKK WWWW BBBB YYYY", 28),
        ("4cp", "BBBB YYYY RRRR KKKK WWWW BBBB YYYY RRRR KKKK", 36),
    ] {
        let mut pos = position(rules);
        deal(&mut pos, text);
        assert_eq!(pos.discs().map(|disc| disc.tiles().total()).sum::<u16>(), tiles);
        assert_eq!(pos.discs().count() * 4, usize::from(tiles));
        assert_eq!(pos.bag().total(), 100 - tiles);
    }
}

/// RULES X1: 100 in all, always: bag, lid, discs, center and players.
#[test]
fn x1_there_are_always_100_tiles() {
    for rules in Rules::ALL {
        walk(rules, 1, |pos| assert_eq!(total(pos), 100, "{pos}"));
    }
}

/// RULES X2: the first turns: what is left of a factory gathers in the center, and the first to
/// take from there gets the marker on the leftmost floor space.
#[test]
fn x2_first_turns() {
    let mut pos = position("3cp");
    deal(&mut pos, "BKKW YRRR BBBB WWWW YYYY KKKK RRRR");
    play(&mut pos, "1K2");
    assert_eq!(pos.center().to_string(), "BW");
    play(&mut pos, "2Y1");
    assert_eq!(pos.center().to_string(), "BRRRW");
    play(&mut pos, "CR3");
    assert_eq!(pos.center().to_string(), "BW");
    assert_eq!(pos.marker(), Marker::Taken(seat(3)));
    assert_seat(
        &pos,
        3,
        "   . | .....
          .. | .....
         RRR | .....
        .... | .....
       ..... | .....
        floor P",
    );
}

/// RULES X3: two yellow to place; wall rows 2 and 3 hold yellow; line 4 holds a blue tile.
#[test]
fn x3_where_two_yellow_tiles_may_go() {
    let mut pos = position(
        "2cp
         factories YYK B
         seat 1
                . | .....
               .. | ..Y..
              ... | ...Y.
             ...B | .....
            ..... | .....",
    );
    let yellow: Vec<String> = moves(&pos).into_iter().filter(|mv| mv.contains('Y')).collect();
    assert_eq!(yellow, ["1Y1", "1Y5", "1YF"]);
    play(&mut pos, "1Y1");
    assert_eq!(pos.board(seat(1)).floor().to_string(), "Y");
}

/// RULES X4: lines 2 and 4 are full, lines 3 and 5 are not: +1 and +1, four tiles to the lid.
#[test]
fn x4_tiling_two_lines() {
    let mut pos = position(
        "2cp, seat 2 to act
         factories W
         seat 1
                . | .....
               RR | .....
              .YY | .....
             BBBB | .....
            ..KKK | .....",
    );
    play(&mut pos, "1W5");
    assert_table(
        &pos,
        "2cp, round 2
         lid RBBB
         seat 1, 2 points
                . | .....
               .. | ...R.
              .YY | .....
             .... | ...B.
            ..KKK | .....
         seat 2
                . | .....
               .. | .....
              ... | .....
             .... | .....
            ....W | .....",
    );
}

/// RULES X5: what a placed tile scores; line 3 is full of blue, which goes to the middle of row 3.
#[test]
fn x5_points_of_a_placed_tile() {
    for ([one, two, three, four, five], points) in [
        // Isolated.
        ([".Y...", ".....", "K...R", ".....", "....."], 1),
        // A row of 3.
        ([".....", ".....", "KW...", ".....", "....."], 3),
        // A column of 3.
        (["..R..", "..Y..", ".....", ".....", "....."], 3),
        // A row of 4 and a column of 3.
        (["..R..", "..Y..", "KW.Y.", ".....", "....."], 7),
        // A row of 2, as a gap breaks the run, and a column of 3.
        ([".....", "..Y..", ".W..R", "..W..", "....."], 5),
    ] {
        let drawing = format!(
            "2cp
             factories Y
             seat 1
                . | {one}
               .. | {two}
              BBB | {three}
             .... | {four}
            ..... | {five}"
        );
        let events = play(&mut position(&drawing), "1YF");
        assert_eq!(last_points(&events), Some(points), "{drawing}");
    }
}

/// RULES X6: four tiles and the marker on the floor cost 8; a score of 3 that gains 1 falls to 0.
#[test]
fn x6_a_floor_of_five_costs_8() {
    for (score, after) in [(20, 13), (3, 0)] {
        let mut pos = position(&format!(
            "2cp, seat 2 to act
             factories Y
             seat 1, {score} points
                    B | .....
                   .. | .....
                  ... | .....
                 .... | .....
                ..... | .....
             floor P R R K W"
        ));
        let events = play(&mut pos, "1Y5");
        assert_eq!(floor_cost(&events, 1), Some(8));
        assert_eq!(pos.board(seat(1)).score(), after);
    }
}

/// A floor that is nearly or quite full, before the first take from the center.
fn full_floor(items: &str) -> Position {
    position(&format!(
        "2cp, seat 2 began, seat 1 to act
         center RRR
         seat 1, 20 points
                . | .....
               .. | .....
              ... | .....
             .... | .....
            ..... | .....
         floor {items}"
    ))
}

/// RULES X7: 6 on the floor, then marker and 2 excess: the marker in space 7, 2 tiles to the lid.
#[test]
fn x7_the_marker_takes_the_seventh_space() {
    let mut pos = full_floor("KKKKKK");
    let events = play(&mut pos, "CR1");
    let paid = events.iter().find_map(|event| match event {
        Event::Paid { payment, .. } => Some(payment.floor.to_string()),
        _ => None,
    });
    assert_eq!(paid.as_deref(), Some("KKKKKKP"));
    assert_eq!(floor_cost(&events, 1), Some(14));
    assert_eq!(pos.lid().to_string(), "RRKKKKKK");
    assert_eq!(pos.first(), seat(1));
}

/// RULES X7: 7 on the floor, then the first take from the center: −14, that player starts.
#[test]
fn x7_a_marker_on_a_full_floor_costs_nothing_more() {
    let mut pos = full_floor("KKKKKKK");
    let events = play(&mut pos, "CR3");
    assert_eq!(floor_cost(&events, 1), Some(14));
    assert_eq!(pos.board(seat(1)).score(), 20 + 1 - 14);
    assert_eq!(pos.first(), seat(1));
}

/// RULES X8: the tray taken with 3 blue into empty line 2: 2 in the line, 1 on the disc, penalty 0.
#[test]
fn x8_the_tray_catches_the_excess_of_its_move() {
    let mut pos = position("2cs\nfactories 5*BBB 3*W");
    play(&mut pos, "1B2");
    assert_seat(
        &pos,
        1,
        "tray B
            . | .....
           BB | .....
          ... | .....
         .... | .....
        ..... | .....",
    );
    let events = play(&mut pos, "2W5");
    assert_eq!(floor_cost(&events, 1), Some(0));
    assert_eq!(pos.board(seat(1)).score(), 1);
    assert_eq!(pos.lid().to_string(), "BB", "one of the line, one of the disc");
}

/// RULES X8: the tray is free and the first take from the center fits its line: the marker lies on
/// the disc, penalty 0, its taker starts next.
#[test]
fn x8_the_tray_catches_the_marker() {
    let mut pos = position(
        "2cs, seat 2 began, seat 1 to act
         factories x 3*-
         center BB
         seat 1, 5 points, tray free",
    );
    let events = play(&mut pos, "CB2");
    assert_eq!(floor_cost(&events, 1), Some(0));
    let tray = events.iter().find_map(|event| match event {
        Event::Paid { payment, .. } => Some(payment.tray),
        _ => None,
    });
    assert_eq!(tray, Some(Some(Tray::Holds(FloorItem::Marker))));
    assert_eq!((pos.board(seat(1)).score(), pos.first()), (6, seat(1)));
}

/// RULES X9: 5 discs, spread at 2, tray at 3 already taken: the targets are 1 and 4.
#[test]
fn x9_the_spread_reaches_over_a_taken_disc() {
    let mut pos = position("2cs\nfactories - 4*BYK x - -\nseat 2, tray free");
    assert_eq!(pos.neighbors(factory(2)), (factory(1), factory(4)));
    play(&mut pos, "2B1<Y");
    assert_eq!(pos.tiles_on(factory(1)).to_string(), "Y");
    assert_eq!(pos.tiles_on(factory(4)).to_string(), "K");
}

/// RULES X10: a blue magnet between [BBRK] and [RRRR] takes one blue from the first only and holds
/// 5.
#[test]
fn x10_a_magnet_takes_from_one_neighbor() {
    let mut game = Game::new("2cs".parse().unwrap(), seat(1));
    let report = game.deal("BBRK 2B*YYKW RRRR 3*KKKK WWWW".parse().unwrap()).unwrap();
    assert_eq!(report.pulled, [(factory(2), factory(1), Tile::Blue)]);
    let pos = game.position();
    assert_eq!(pos.tiles_on(factory(1)).to_string(), "BRK");
    assert_eq!(pos.tiles_on(factory(2)).to_string(), "BYYKW");
    assert_eq!(pos.tiles_on(factory(3)).to_string(), "RRRR");
}

/// RULES X11: on the free wall line 3 is full of red, and every empty column of row 3 already holds
/// red: three tiles fall, −4 on an empty floor.
#[test]
fn x11_a_line_without_a_column_falls() {
    let mut pos = position(
        "2fp, seat 2 to act
         factories K
         seat 1, 10 points
                . | ...R.
               .. | ....R
              RRR | BYK..
             .... | .....
            ..... | .....",
    );
    let events = play(&mut pos, "1K5");
    assert_eq!(floor_cost(&events, 1), Some(4));
    assert_eq!(pos.board(seat(1)).score(), 6);
    assert!(pos.board(seat(1)).line(line(3)).is_none());
    assert_eq!(pos.lid().to_string(), "RRR");
}

/// RULES X12: before a refill bag and lid hold at least 40, 10 or 0 tiles with 2, 3 or 4 players.
#[test]
fn x12_the_supply_before_a_refill() {
    for rules in Rules::ALL {
        let least = [40, 10, 0][rules.players.count() - 2];
        for seed in 0..5 {
            walk(rules, seed, |pos| {
                if pos.phase() == Phase::Deal {
                    assert!(pos.bag().total() + pos.lid().total() >= least, "{pos}");
                }
            });
        }
    }
}

/// RULES X12: for 2 and 3 players the bound is met by boards as full as they can be between rounds.
#[test]
fn x12_boards_as_full_as_they_can_be() {
    let boards = "
        seat 1
                . | BYRK.
               .K | WBYR.
              .RR | KWBY.
             .YYY | RKWB.
            .BBBB | YRKW.
        seat 2
                . | .YRKW
               .W | .BYRK
              .KK | .WBYR
             .RRR | .KWBY
            .YYYY | .RKWB";
    let third = "
        seat 3
                . | B.RKW
               .R | WBY.K
              .BB | KW.YR
             .WWW | RK.BY
            .KKKK | YR.WB";
    let two = position(&format!("2cp, round 9{boards}"));
    assert_eq!(two.bag().total() + two.lid().total(), 40);
    let three = position(&format!("3cp, round 9{boards}{third}"));
    assert_eq!(three.bag().total() + three.lid().total(), 10);
}

/// RULES X13: one complete row, one complete column and one complete color: +19.
#[test]
fn x13_final_bonuses() {
    let mut pos = position(
        "2cp, seat 2 to act
         factories K
         seat 1, 50 points
                Y | B.RKW
               .. | WB...
              ... | K.B..
             .... | R..B.
            ..... | Y...B",
    );
    let events = play(&mut pos, "1K5");
    assert_eq!(last_points(&events), Some(5 + 2));
    let standing = pos.outcome().expect("the game is over").standings[0];
    assert_eq!(standing.bonuses, Bonuses { rows: 1, columns: 1, colors: 1 });
    assert_eq!(standing.score, 50 + 7 + 19);
}
