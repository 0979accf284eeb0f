//! RULES 4: the next round.

use azulejo_rules::{Bonuses, Ending, Event, IllegalDeal, Phase, Position, Supply, Tile, Tiles};
use azulejo_testkit::fixture::{assert_table, deal, factory, play, position, seat, watch_deal};

fn refused(pos: &Position, text: &str) -> IllegalDeal {
    let mut after = pos.clone();
    let illegal = after.deal(&text.parse().unwrap()).expect_err(text);
    assert_eq!(after, *pos, "the refused {text} changed something");
    illegal
}

/// RULES 4.1: if no wall has a complete row, the discs are filled again, four tiles each.
#[test]
fn a_new_round_is_dealt_from_the_bag() {
    let mut pos = position("2cp\nfactories B");
    play(&mut pos, "1B2");
    assert_eq!((pos.phase(), pos.round()), (Phase::Deal, 2));
    deal(&mut pos, "YYYY RRRR KKKK WWWW BBBB");
    assert_table(
        &pos,
        "2cp, round 2, barren 1
         factories YYYY RRRR KKKK WWWW BBBB
         seat 1
                . | .....
               .B | .....
              ... | .....
             .... | .....
            ..... | .....",
    );
}

/// RULES 4.1: nothing is dealt while tiles are on offer or after the end.
#[test]
fn nothing_is_dealt_before_the_round_has_ended() {
    for (drawing, phase) in [
        ("2cp\nfactories B", Phase::Offer),
        ("2cp, barren 3, over", Phase::Over),
        (
            "2fp
             seat 1
                    B | .....
                   .. | .....
                  ... | .....
                 .... | .....
                ..... | .....",
            Phase::Tiling,
        ),
    ] {
        let illegal = refused(&position(drawing), "YYYY RRRR KKKK WWWW BBBB");
        assert_eq!(illegal, IllegalDeal::NotNow { phase });
    }
}

/// RULES 4.1: when the bag is empty and a tile is needed, the whole lid goes into the bag, even in
/// the middle of a disc.
#[test]
fn the_lid_is_poured_into_the_empty_bag() {
    let mut pos = position("2cp, round 5\nbag BBBB YYYY RR");
    let events = watch_deal(&mut pos, "BBBB YYYY RRKK WWWW RRRR");
    assert_eq!(events, [Event::LidPoured { drawn: 10 }]);
    assert_table(&pos, "2cp, round 5\nfactories BBBB YYYY RRKK WWWW RRRR\nlid -");
}

/// RULES 4.1: and not before a tile is needed.
#[test]
fn the_lid_stays_while_the_bag_suffices() {
    let mut pos = position("2cp, round 5\nbag 4B 4Y 4R 4K 4W");
    let events = watch_deal(&mut pos, "BBBB YYYY RRRR KKKK WWWW");
    assert_eq!(events, []);
    assert_table(&pos, "2cp, round 5\nfactories BBBB YYYY RRRR KKKK WWWW\nbag -");
    assert_eq!(pos.lid().total(), 80);
}

/// RULES 4.1: so a tile of the lid can't be drawn while one is left in the bag, and what was drawn
/// before the lid was poured can't be drawn again.
#[test]
fn every_tile_is_drawn_from_where_it_is() {
    let pos = position("3cp, round 5\nbag 20W");
    let not_there =
        |number, tile, supply| IllegalDeal::NotThere { factory: factory(number), tile, supply };
    for (text, illegal) in [
        ("WWWW WWWW WWWB WWWW WWWW YYYY YYYY", not_there(3, Tile::Blue, Supply::Bag)),
        ("WWWW WWWW WWWW WWWW WWWW YYYW YYYY", not_there(6, Tile::White, Supply::Lid)),
    ] {
        assert_eq!(refused(&pos, text), illegal, "{text}");
    }
}

/// Four walls with 20 tiles each; bag and lid hold 18 tiles.
const LATE: &str = "4cp, round 9
    bag 4Y 3R
    seat 1
        . | BYRK.
       .. | WBYR.
      ... | KWBY.
     .... | RKWB.
    ...BB | YRKW.
    seat 2
        . | BYRK.
       .. | WBYR.
      ... | KWBY.
     .... | RKWB.
    ..... | YRKW.
    seat 3
        . | BYRK.
       .. | WBYR.
      ... | KWBY.
     .... | RKWB.
    ..... | YRKW.
    seat 4
        . | BYRK.
       .. | WBYR.
      ... | KWBY.
     .... | RKWB.
    ..... | YRKW.";

/// RULES 4.1: if bag and lid are both empty, the round starts with discs partly filled or empty.
#[test]
fn discs_stay_empty_when_bag_and_lid_run_out() {
    let mut pos = position(LATE);
    let events = watch_deal(&mut pos, "YYYY RRRR KKKK WWWW BB - - - -");
    assert_eq!(events, [Event::LidPoured { drawn: 7 }, Event::Short { missing: 18 }]);
    assert_eq!((pos.bag(), pos.lid()), (Tiles::NONE, Tiles::NONE));
    let counts: Vec<u16> = pos.discs().map(|disc| disc.tiles().total()).collect();
    assert_eq!(counts, [4, 4, 4, 4, 2, 0, 0, 0, 0]);
    assert_eq!(pos.phase(), Phase::Offer);
}

/// RULES 4.1: discs are filled in circle order: none stays short while tiles are left.
#[test]
fn a_disc_is_filled_before_the_next() {
    let pos = position(LATE);
    let few = |number, found| IllegalDeal::TooFew { factory: factory(number), found, expected: 4 };
    for (text, illegal) in [
        ("YYYY RRRR KKKK WW WWBB - - - -", few(4, 2)),
        ("YYYY RRRR KKKK WWWW B B - - -", few(5, 1)),
        ("YYYY RRRR KKKK WWWW B - - - -", few(5, 1)),
        ("YYYY RRRR - KKKK WWWW BB - - -", few(3, 0)),
    ] {
        assert_eq!(refused(&pos, text), illegal, "{text}");
    }
}

/// Every tile but the one on the factory is on a board.
const LAST_TILE: &str = "4cp, round 9, seat 2 to act
    factories B
    bag -
    lid -
    seat 1
        . | .YRKW
       .K | WBYR.
      .RR | KWBY.
     .YYY | RKWB.
    .BBBB | YRKW.
    seat 2, 5 points
        . | .YRKW
       .K | WBYR.
      .RR | KWBY.
     ...Y | RKWB.
    ..BBB | YRKW.
    seat 3
        . | .YRKW
       .K | WBYR.
      ... | KWBY.
     .... | RKWB.
    ..... | YRKW.
    seat 4
        . | .YRKW
       .K | WBYR.
      ... | KWBY.
     .... | RKWB.
    ..... | YRKW.";

/// RULES 4.2: ‡ if not one tile can be laid out, the game ends with final scoring.
#[test]
fn the_game_ends_when_nothing_can_be_laid_out() {
    let mut pos = position(LAST_TILE);
    play(&mut pos, "1B5");
    let outcome = pos.outcome().expect("the game is over");
    assert_eq!(outcome.ending, Ending::Supply);
    assert_eq!(outcome.standings[1].bonuses, Bonuses { rows: 0, columns: 3, colors: 1 });
    let scores: Vec<u16> = outcome.standings.iter().map(|standing| standing.score).collect();
    assert_eq!(scores, [31, 36, 31, 31]);
    assert_eq!((pos.round(), pos.barren()), (9, 1));
}

/// RULES 4.2: one tile is enough to go on.
#[test]
fn the_game_goes_on_with_a_single_tile() {
    let mut pos = position(LAST_TILE);
    play(&mut pos, "1BF");
    assert_eq!(pos.phase(), Phase::Deal);
    let events = watch_deal(&mut pos, "B - - - - - - - -");
    assert_eq!(events, [Event::LidPoured { drawn: 0 }, Event::Short { missing: 35 }]);
}

fn barren(rounds: u8) -> Position {
    position(&format!(
        "2cp, round 9, barren {rounds}
         factories Y
         seat 1, 4 points
                . | B....
               .. | W....
              .YY | K....
             .... | R....
            ..... | Y...."
    ))
}

/// RULES 4.3: ‡ after three rounds in a row in which no tile was placed on any wall, the game ends
/// with final scoring.
#[test]
fn three_barren_rounds_end_the_game() {
    let mut pos = barren(2);
    play(&mut pos, "1YF");
    let outcome = pos.outcome().expect("the game is over");
    assert_eq!(outcome.ending, Ending::Stalemate);
    assert_eq!((pos.round(), pos.barren()), (9, 3));
    let standing = outcome.standings[0];
    assert_eq!(standing.bonuses, Bonuses { rows: 0, columns: 1, colors: 0 });
    assert_eq!(standing.score, 4 - 1 + 7);
    assert_eq!(outcome.winners[..], [seat(1)]);
}

/// RULES 4.3: fewer barren rounds are only counted.
#[test]
fn one_or_two_barren_rounds_are_counted() {
    for rounds in [0, 1] {
        let mut pos = barren(rounds);
        play(&mut pos, "1YF");
        assert_eq!((pos.phase(), pos.barren()), (Phase::Deal, rounds + 1));
    }
}

/// RULES 4.3: they must be in a row: a placed tile begins the count again.
#[test]
fn a_placed_tile_begins_the_count_of_barren_rounds_again() {
    for rounds in [0, 1, 2] {
        let mut pos = barren(rounds);
        play(&mut pos, "1Y3");
        assert_eq!((pos.phase(), pos.barren()), (Phase::Deal, 0));
    }
}

/// RULES 4.3: on the free wall a line that falls places no tile, so its round is barren.
#[test]
fn a_round_of_fallen_lines_is_barren() {
    let mut pos = position(
        "2fp, round 30, barren 2
         factories K
         seat 1
                . | ...R.
               .. | ....R
              RRR | BYK..
             .... | .....
            ..... | .....",
    );
    play(&mut pos, "1K5");
    assert_eq!(pos.outcome().map(|outcome| outcome.ending), Some(Ending::Stalemate));
}
