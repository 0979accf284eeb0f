//! RULES 2: the factory offer.

use crate::{payment, refused};
use azulejo_rules::{
    IllegalMove, Marker, Move, Next, Phase, Position, Seat, Source, Tile, TileSet, Tiles,
};
use azulejo_testkit::fixture::{
    assert_seat, assert_table, deal, factory, line, moves, mv, play, position, seat,
};

fn set(letters: &str) -> TileSet {
    letters.chars().filter_map(Tile::from_letter).collect()
}

/// RULES 2.1: the start-player marker lies in the center when the offer begins.
#[test]
fn the_marker_begins_in_the_center() {
    let mut pos = position("2cp");
    deal(&mut pos, "BBYR KKWW BYRK RRRR YYKW");
    assert_eq!(pos.marker(), Marker::Center);
    assert_eq!(pos.center(), Tiles::NONE);
}

/// RULES 2.1: the starter moves first, then clockwise.
#[test]
fn play_goes_clockwise_from_the_starter() {
    let mut pos = position("4cp, seat 3 began\nfactories BBBB YYYY RRRR KKKK WWWW BBBB");
    let mut order = Vec::new();
    for mv in ["1B4", "2Y4", "3R4", "4K4", "5W5"] {
        order.push(pos.player_to_move().map(Seat::number));
        play(&mut pos, mv);
    }
    assert_eq!(order, [3, 4, 1, 2, 3].map(Some));
}

/// RULES 2.2: all tiles of one color are taken from one factory, the rest goes to the center.
#[test]
fn the_rest_of_a_factory_goes_to_the_center() {
    let mut pos = position(
        "2cp
         factories BBYR KKWW
         center K",
    );
    play(&mut pos, "1B3");
    assert_table(
        &pos,
        "2cp, seat 2 to act
         factories - KKWW
         center YRK
         seat 1
                . | .....
               .. | .....
              .BB | .....
             .... | .....
            ..... | .....",
    );
}

/// RULES 2.2: or all tiles of one color are taken from the center, and the rest stays there.
#[test]
fn the_rest_of_the_center_stays() {
    let mut pos = position(
        "2cp
         factories BBYR
         center BKKKW
         seat 2
                . | .....
               .. | .....
              ... | .....
             .... | .....
            ..... | .....
         floor P",
    );
    play(&mut pos, "CK5");
    assert_table(
        &pos,
        "2cp, seat 2 to act
         factories BBYR
         center BW
         seat 1
                . | .....
               .. | .....
              ... | .....
             .... | .....
            ..KKK | .....
         seat 2
                . | .....
               .. | .....
              ... | .....
             .... | .....
            ..... | .....
         floor P",
    );
}

/// RULES 2.2: a move is mandatory, even where nothing fits.
#[test]
fn where_no_line_fits_the_tiles_must_go_to_the_floor() {
    let pos = position(
        "2cp
         factories BB
         seat 1
                Y | .....
               .R | .....
              .RR | .....
             ..KK | .....
            ..... | ....B",
    );
    assert_eq!(moves(&pos), ["1BF"]);
    assert!("".parse::<Move>().is_err());
    assert!("pass".parse::<Move>().is_err());
}

/// RULES 2.2: only what is there can be taken.
#[test]
fn what_is_not_there_cannot_be_taken() {
    let pos = position("2cp\nfactories BBYR\ncenter KW");
    let nothing = |source, tile, there| IllegalMove::NoSuchTile { source, tile, there: set(there) };
    let disc = |number| Source::Factory(factory(number));
    for (text, illegal) in [
        ("1K1", nothing(disc(1), Tile::Black, "BYR")),
        ("2BF", nothing(disc(2), Tile::Blue, "")),
        ("CB1", nothing(Source::Center, Tile::Blue, "KW")),
        ("6B1", IllegalMove::NoSuchFactory { factory: factory(6), discs: 5 }),
        ("1@1", IllegalMove::NothingToPlace),
    ] {
        assert_eq!(refused(&pos, text), illegal, "{text}");
    }
}

/// RULES 2.2: nothing can be taken before the deal and after the end.
#[test]
fn there_is_no_move_outside_the_offer() {
    let waiting = position("2cp, round 2");
    assert_eq!(refused(&waiting, "1B1"), IllegalMove::NothingDealt);
    let over = position("2cp, round 9, barren 3, over");
    assert_eq!(refused(&over, "1B1"), IllegalMove::GameOver);
    for pos in [waiting, over] {
        assert_eq!(moves(&pos), [""; 0]);
    }
}

/// RULES 2.3: the first to take from the center also takes the marker; the second does not.
#[test]
fn the_first_from_the_center_takes_the_marker() {
    let mut pos = position("2cp, seat 2 began\nfactories BBYR\ncenter KKW");
    play(&mut pos, "CK2");
    assert_eq!(pos.marker(), Marker::Taken(seat(2)));
    assert_eq!(pos.board(seat(2)).floor().to_string(), "P");

    play(&mut pos, "CW1");
    assert_eq!(pos.marker(), Marker::Taken(seat(2)));
    assert!(pos.board(seat(1)).floor().is_empty());
}

/// RULES 2.3: the marker can't be taken alone.
#[test]
fn an_empty_center_gives_no_marker() {
    let pos = position("2cp\nfactories BBYR");
    assert_eq!(pos.marker(), Marker::Center);
    for tile in Tile::ALL {
        let illegal = refused(&pos, &format!("C{tile}F"));
        let (source, there) = (Source::Center, TileSet::NONE);
        assert_eq!(illegal, IllegalMove::NoSuchTile { source, tile, there });
    }
    assert!("CPF".parse::<Move>().is_err());
}

/// Lines 1 and 3 are full, lines 2 and 4 begun; rows 1 and 5 hold yellow.
const CROWDED: &str = "2cp
    factories YYKB
    seat 1
        B | .Y...
       .Y | .....
      KKK | .....
     ...B | .....
    ..... | Y....";

/// RULES 2.4: a line takes one color only, must not be full, and its wall row must not hold the
/// color.
#[test]
fn a_line_refuses_what_it_may_not_take() {
    let pos = position(CROWDED);
    let holds = |number, holds, tile| IllegalMove::LineHolds { line: line(number), holds, tile };
    for (text, illegal) in [
        ("1Y1", IllegalMove::LineFull { line: line(1) }),
        ("1B1", IllegalMove::LineFull { line: line(1) }),
        ("1K3", IllegalMove::LineFull { line: line(3) }),
        ("1B2", holds(2, Tile::Yellow, Tile::Blue)),
        ("1Y4", holds(4, Tile::Blue, Tile::Yellow)),
        ("1Y5", IllegalMove::RowHolds { line: line(5), tile: Tile::Yellow }),
    ] {
        assert_eq!(refused(&pos, text), illegal, "{text}");
    }
    assert_eq!(moves(&pos), ["1B4", "1B5", "1BF", "1Y2", "1YF", "1K5", "1KF"]);
}

/// RULES 2.4: what exceeds the line falls to the floor. ‡ No partial drop: tiles that fit are
/// placed.
#[test]
fn tiles_that_fit_are_placed_and_the_excess_falls() {
    let mut pos = position(CROWDED);
    play(&mut pos, "1Y2");
    assert_seat(
        &pos,
        1,
        "   B | .Y...
          YY | .....
         KKK | .....
        ...B | .....
       ..... | Y....
        floor Y",
    );
}

/// RULES 2.4: choosing the floor is always legal, even where a line would fit.
#[test]
fn all_tiles_may_go_to_the_floor() {
    let mut pos = position("2cp\nfactories YYYB");
    play(&mut pos, "1YF");
    assert_eq!(pos.board(seat(1)).floor().to_string(), "YYY");
    assert!(pos.board(seat(1)).line(line(5)).is_none());
}

/// RULES 2.5: the floor's spaces fill from left to right.
#[test]
fn the_floor_fills_from_left_to_right() {
    let mut pos = position("2cp\nfactories BB YYY RR KKKK W");
    play(&mut pos, "1BF 2YF 3RF 4KF");
    assert_eq!(pos.board(seat(1)).floor().to_string(), "BBRR");
    assert_eq!(pos.board(seat(2)).floor().to_string(), "YYYKKKK");
}

/// RULES 2.5: the marker goes to the leftmost free space, before excess tiles of the same move.
#[test]
fn the_marker_falls_before_the_excess_of_its_move() {
    let mut pos = position(
        "2cp
         factories BB
         center RRR
         seat 1
                . | .....
               .. | .....
              ... | .....
             .... | .....
            ..... | .....
         floor W",
    );
    play(&mut pos, "CR1");
    assert_seat(
        &pos,
        1,
        "   R | .....
          .. | .....
         ... | .....
        .... | .....
       ..... | .....
        floor W P R R",
    );
}

/// RULES 2.5: tiles beyond the seventh space go to the lid at once.
#[test]
fn tiles_beyond_the_seventh_space_go_to_the_lid() {
    let mut pos = position(
        "2cp
         factories RRRR BB
         lid W
         seat 1
                . | .....
               .. | .....
              ... | .....
             .... | .....
            ..... | .....
         floor K K K K K",
    );
    play(&mut pos, "1R1");
    assert_eq!(pos.board(seat(1)).floor().to_string(), "KKKKKRR");
    assert_eq!(pos.lid().to_string(), "RW");
}

/// Seat 1 takes the last tile of the round from the center, its floor is full.
const FULL_FLOOR: &str = "2cp, seat 2 began, seat 1 to act
    center B
    seat 1, 20 points
        . | .....
       .. | .....
      ... | .....
     .... | .....
    ..... | .....
    floor K K K K K K K";

/// RULES 2.5: ‡ a marker taken while all seven spaces are occupied occupies none.
#[test]
fn a_marker_on_a_full_floor_occupies_no_space() {
    let mut pos = position(&FULL_FLOOR.replace("center B", "center BY"));
    play(&mut pos, "CB1");
    assert_table(
        &pos,
        "2cp, seat 2 began, seat 2 to act, marker with seat 1
         center Y
         seat 1, 20 points
             B | .....
            .. | .....
           ... | .....
          .... | .....
         ..... | .....
         floor K K K K K K K",
    );
}

/// RULES 2.5: ‡ such a marker costs nothing more, and its taker still starts the next round.
#[test]
fn a_marker_on_a_full_floor_costs_nothing_and_its_taker_starts() {
    let mut pos = position(FULL_FLOOR);
    let events = play(&mut pos, "CB1");
    let payment = payment(&events, seat(1));
    assert_eq!((payment.floor.cost(), payment.before, payment.after), (14, 21, 7));
    assert_eq!((pos.first(), pos.marker()), (seat(1), Marker::Center));
}

/// RULES 2.6: the offer goes on while a tile is left anywhere.
#[test]
fn the_offer_goes_on_while_a_tile_is_left() {
    for last in ["factories Y B", "factories Y - - - B", "factories Y\ncenter B"] {
        let mut pos = position(&format!("2cp\n{last}"));
        play(&mut pos, "1Y1");
        assert_eq!((pos.phase(), pos.next()), (Phase::Offer, Next::Player(seat(2))), "{last}");
    }
}

/// RULES 2.6: it ends with the last tile; the marker does not count as a tile.
#[test]
fn the_offer_ends_with_the_last_tile_though_the_marker_is_left() {
    let mut pos = position("2cp\nfactories Y");
    play(&mut pos, "1Y1");
    assert_eq!(pos.phase(), Phase::Deal);
}

/// RULES 2.7: ‡ if nobody took from the center, nobody is charged for the marker and the same
/// player starts again.
#[test]
fn a_marker_nobody_took_costs_nothing_and_the_starter_starts_again() {
    let mut pos = Position::new("2cp".parse().unwrap(), seat(2));
    deal(&mut pos, "BBBB YYYY RRRR KKKK WWWW");
    let events = play(&mut pos, "1B4 2Y4 3R5 4K5 5WF");
    for number in [1, 2] {
        assert!(!payment(&events, seat(number)).floor.has_marker());
    }
    assert_eq!(payment(&events, seat(1)).floor.cost(), 0);
    assert_eq!((pos.phase(), pos.first()), (Phase::Deal, seat(2)));
    assert_eq!(pos.check(mv("1B1")), Err(IllegalMove::NothingDealt));
}
