//! RULES 7: special factories.

use crate::{payment, refused};
use azulejo_rules::{
    Dealer, Disc, Effect, Event, Factory, FloorItem, Game, IllegalDeal, IllegalMove, Marker, Phase,
    Position, Rules, Source, Tile, TileSet, Tiles, Tray,
};
use azulejo_testkit::fixture::{
    assert_seat, assert_table, deal, factory, moves, play, position, seat, setup, watch_deal,
};
use std::collections::HashMap;

fn set(letters: &str) -> TileSet {
    letters.chars().filter_map(Tile::from_letter).collect()
}

fn discs(pos: &Position) -> String {
    let discs: Vec<String> = pos.discs().map(|disc| disc.to_string()).collect();
    discs.join(" ")
}

fn refused_deal(rules: &str, text: &str) -> IllegalDeal {
    position(rules).deal(&text.parse().unwrap()).unwrap_err()
}

/// RULES 7.1: nine gold sides: effect 2 in five copies, one a color, the others once each.
#[test]
fn there_are_nine_gold_sides() {
    let texts = Effect::ALL.map(|effect| effect.to_string());
    assert_eq!(texts, ["1", "2B", "2Y", "2R", "2K", "2W", "3", "4", "5"]);
}

/// RULES 7.1: there is one disc of each, so no gold side can lie in the circle twice.
#[test]
fn no_gold_side_is_there_twice() {
    for gold in ["1", "2B", "3", "4", "5"] {
        let text = format!("{gold}*YYYY {gold}*RRRR KKKK WWWW YYYY");
        let effect = Effect::from_text(gold).unwrap();
        let twice = IllegalDeal::GoldTwice { factory: factory(2), effect };
        assert_eq!(refused_deal("2cs", &text), twice);
    }
    deal(&mut position("2cs"), "2B*YYYY 2R*RRRR KKKK WWWW YYYY");
}

/// RULES 7.2: as many discs show their gold side as there are players, and none with plain
/// factories.
#[test]
fn as_many_gold_sides_are_up_as_players() {
    for (rules, text, found, expected) in [
        ("2cp", "3*BBBB YYYY RRRR KKKK WWWW", 1, 0),
        ("2cs", "BBBB YYYY RRRR KKKK WWWW", 0, 2),
        ("2cs", "3*BBBB YYYY RRRR KKKK WWWW", 1, 2),
        ("2ce", "3*BBBB 4*YYYY 5*RRRR KKKK WWWW", 3, 2),
        ("3fs", "3*BBBB 4*YYYY RRRR KKKK WWWW BBBB YYYY", 2, 3),
    ] {
        assert_eq!(refused_deal(rules, text), IllegalDeal::WrongGold { found, expected });
    }
    for rules in Rules::ALL {
        let expected = if rules.has_gold() { rules.players.count() } else { 0 };
        assert_eq!(rules.gold_sides(), expected);
    }
}

/// RULES 7.2: every round the nine are shuffled again: between rounds no gold side is up, and the
/// next deal has others.
#[test]
fn the_gold_sides_change_every_round() {
    let mut pos = position("2cs\nfactories 3*B 4*-");
    play(&mut pos, "1B1");
    assert_eq!(discs(&pos), "- - - - -");
    deal(&mut pos, "YYYY 5*RRRR KKKK WWWW 2B*YYYY");
    assert_eq!(discs(&pos), "YYYY 5*RRRR KKKK WWWW 2B*YYYY");
}

/// RULES 7.2: at random: every gold side turns up at every place about as often as any other.
#[test]
fn every_gold_side_turns_up_everywhere() {
    for rules in Rules::ALL.into_iter().filter(|rules| rules.has_gold()) {
        let pos = Position::new(rules, seat(1));
        let mut counts: HashMap<(usize, Effect), u32> = HashMap::new();
        let mut dealer = Dealer::new(5);
        let deals = 4000;
        for _ in 0..deals {
            for (place, disc) in dealer.draw(&pos).discs.iter().enumerate() {
                if let Some(effect) = disc.gold() {
                    *counts.entry((place, effect)).or_default() += 1;
                }
            }
        }
        assert_eq!(counts.len(), rules.discs() * Effect::ALL.len());
        let expected = deals * rules.gold_sides() as u32 / counts.len() as u32;
        let fair = expected * 2 / 3..expected * 4 / 3;
        assert!(counts.values().all(|count| fair.contains(count)), "{rules}: {counts:?}");
    }
}

/// RULES 7.3: effect 1 gets one more tile from the bag, drawn after all discs are filled.
#[test]
fn the_extra_disc_gets_a_fifth_tile() {
    let mut game = Game::new("2cs".parse().unwrap(), seat(1));
    let report = game.deal("BBBB 1*YYYYK RRRR 3*KKKK WWWW".parse().unwrap()).unwrap();
    assert_eq!(report.extra, Some((factory(2), Tile::Black)));
    assert_eq!((report.lid_poured, report.missing), (None, 0));
    assert_eq!(discs(game.position()), "BBBB 1*YYYYK RRRR 3*KKKK WWWW");
    assert_eq!(game.position().bag().total(), 79);

    assert_eq!(
        refused_deal("2cs", "BBBB 1*YYYY RRRR 3*KKKK WWWW"),
        IllegalDeal::TooFew { factory: factory(2), found: 4, expected: 5 }
    );
    assert_eq!(
        refused_deal("2cs", "BBBB 1*YYYYK RRRR 3*KKKKK WWWW"),
        IllegalDeal::TooMany { factory: factory(4), found: 5, expected: 4 }
    );
}

/// RULES 7.3: the bag is refilled for it if it is empty.
#[test]
fn the_lid_is_poured_for_the_extra_tile() {
    let mut pos = position("2cs, round 3\nbag 4B 4Y 4R 4K 4W");
    let events = watch_deal(&mut pos, "1*BBBBY YYYY RRRR 3*KKKK WWWW");
    assert_eq!(
        events,
        [Event::LidPoured { drawn: 20 }, Event::Extra { factory: factory(1), tile: Tile::Yellow }]
    );
    assert_eq!((pos.bag().total(), pos.lid().total()), (79, 0));
}

/// RULES 7.3: there is none if bag and lid are both empty.
#[test]
fn there_is_no_extra_tile_when_bag_and_lid_are_empty() {
    let board = "
            . | BYRK.
           .. | WBYR.
          ... | KWBY.
         .... | RKWB.
        ..... | YRKW.\n";
    let mut pos =
        position(&format!("4cs, round 9\nseat 1{board}seat 2{board}seat 3{board}seat 4{board}"));
    let events = watch_deal(&mut pos, "1*BBBB 3*YYYY 4*RRRR 5*KKKK WWWW - - - -");
    assert_eq!(events, [Event::Short { missing: 17 }]);
}

/// RULES 7.4: effect 2 takes one tile of its color from each neighbor that has one.
#[test]
fn the_magnet_pulls_one_tile_from_each_neighbor() {
    for (dealt, expected, pulled) in [
        // From both, one only, although there are more.
        ("BBYR 2B*KKKK BBBW 3*WWWW RRRR", "BYR 2B*BBKKKK BBW 3*WWWW RRRR", vec![1, 3]),
        // From one, or from none.
        ("BBYR 2B*KKKK RRRR 3*WWWW RRRR", "BYR 2B*BKKKK RRRR 3*WWWW RRRR", vec![1]),
        ("YYYR 2B*KKKK BWWW 3*WWWW RRRR", "YYYR 2B*BKKKK WWW 3*WWWW RRRR", vec![3]),
        ("YYYR 2B*BBBB RRRR 3*WWWW BBBB", "YYYR 2B*BBBB RRRR 3*WWWW BBBB", vec![]),
        // Around the circle, and from a gold disc.
        ("2R*YYYY BBBB YYYY WWWW 3*RKKK", "2R*YYYYR BBBB YYYY WWWW 3*KKK", vec![5]),
    ] {
        let mut game = Game::new("2cs".parse().unwrap(), seat(1));
        let report = game.deal(dealt.parse().unwrap()).unwrap();
        let pos = game.position();
        let expected = setup(&format!("2cs\nfactories {expected}"));
        assert_eq!(pos.discs().collect::<Vec<_>>(), expected.discs, "{dealt}");
        let from: Vec<u8> = report.pulled.iter().map(|(_, from, _)| from.number()).collect();
        assert_eq!(from, pulled, "{dealt}");
    }
}

/// RULES 7.4: ‡ effect 1 comes before effect 2: the extra tile can be pulled.
#[test]
fn the_extra_tile_can_be_pulled() {
    let mut pos = position("2cs");
    let events = watch_deal(&mut pos, "1*YYYYB 2B*KKKK RRRR WWWW RRRR");
    let (one, two) = (factory(1), factory(2));
    assert_eq!(
        events,
        [
            Event::Extra { factory: one, tile: Tile::Blue },
            Event::Pulled { to: two, from: one, tile: Tile::Blue }
        ]
    );
    assert_eq!(discs(&pos), "1*YYYY 2B*BKKKK RRRR WWWW RRRR");
}

/// Lets the magnets of a deal pull in a given order.
fn pull(dealt: &[(Option<Effect>, Tiles)], order: &[usize]) -> Vec<Tiles> {
    let mut tiles: Vec<Tiles> = dealt.iter().map(|&(_, tiles)| tiles).collect();
    let discs = tiles.len();
    for &to in order {
        let Some(Effect::Magnet(tile)) = dealt[to].0 else { continue };
        for from in [(to + discs - 1) % discs, (to + 1) % discs] {
            if tiles[from].has(tile) {
                tiles[from] -= Tiles::of(tile, 1);
                tiles[to] += Tiles::of(tile, 1);
            }
        }
    }
    tiles
}

/// RULES 7.4: ‡ the order among several effects 2 never matters.
#[test]
fn the_order_of_the_magnets_does_not_matter() {
    let mut magnets = 0;
    for seed in 0..300 {
        let mut pos = Position::new("4cs".parse().unwrap(), seat(1));
        let deal = Dealer::new(seed).draw(&pos);
        let dealt: Vec<_> = deal.discs.iter().map(|disc| (disc.gold(), disc.tiles())).collect();
        pos.deal(&deal).unwrap();
        let found: Vec<Tiles> = pos.discs().map(Disc::tiles).collect();
        let forward: Vec<usize> = (0..dealt.len()).collect();
        let backward: Vec<usize> = forward.iter().rev().copied().collect();
        assert_eq!(found, pull(&dealt, &forward), "{deal}");
        assert_eq!(found, pull(&dealt, &backward), "{deal}");
        let gold = dealt.iter().filter(|(gold, _)| matches!(gold, Some(Effect::Magnet(_))));
        magnets += usize::from(gold.count() > 1);
    }
    assert!(magnets > 100, "deals with several magnets: {magnets}");
}

/// RULES 7.5: what is not taken from effect 3 stays on the disc; each later take again leaves the
/// rest; never to the center.
#[test]
fn the_keeper_keeps_what_is_not_taken() {
    let mut pos = position("2cs\nfactories 3*BBYR 1*- WW");
    for (text, left) in [("1B2", "3*YR"), ("1R1", "3*Y"), ("1Y3", "3*-")] {
        play(&mut pos, text);
        assert_eq!(pos.disc(factory(1)).to_string(), left, "{text}");
        assert_eq!(pos.center(), Tiles::NONE);
    }
}

/// RULES 7.6: what is not taken from effect 4 goes to its two neighbors as the player decides, each
/// color whole.
#[test]
fn the_spread_gives_each_color_whole_to_one_neighbor() {
    let pos = position("2cs\nfactories W 4*BYYK K 1*- -");
    for (text, expected) in [
        ("2B1<", "W 4*- YYKK 1*- -"),
        ("2B1<Y", "YYW 4*- KK 1*- -"),
        ("2B1<K", "KW 4*- YYK 1*- -"),
        ("2B1<YK", "YYKW 4*- K 1*- -"),
    ] {
        let mut pos = pos.clone();
        play(&mut pos, text);
        assert_eq!(discs(&pos), expected, "{text}");
        assert_eq!(pos.center(), Tiles::NONE);
    }
    let takes: Vec<String> = moves(&pos).into_iter().filter(|mv| mv.starts_with("2B1")).collect();
    assert_eq!(takes, ["2B1<", "2B1<Y", "2B1<K", "2B1<YK"]);
}

/// RULES 7.6: all to one side is legal; neighbors may be empty or gold.
#[test]
fn the_spread_fills_empty_and_gold_neighbors() {
    let mut pos = position("2cs\nfactories 3*- 4*BYRK - W");
    play(&mut pos, "2B1<YRK");
    assert_eq!(discs(&pos), "3*YRK 4*- - W -");

    let mut pos = position("2cs\nfactories 3*- 4*BYRK - W");
    play(&mut pos, "2B1<");
    assert_eq!(discs(&pos), "3*- 4*- YRK W -");
}

/// RULES 7.6: a take from the spread says where the rest goes, exactly where there is a rest.
#[test]
fn a_split_is_said_where_tiles_are_left_over() {
    let pos = position("2cs\nfactories W 4*BYYK 3*YK");
    let unwanted = |source| IllegalMove::SplitUnwanted { source };
    for (text, illegal) in [
        ("2B1", IllegalMove::SplitMissing { rest: set("YK") }),
        ("2B1<W", IllegalMove::SplitUnknown { unknown: set("W"), rest: set("YK") }),
        ("2B1<BYW", IllegalMove::SplitUnknown { unknown: set("BW"), rest: set("YK") }),
        ("1W1<", unwanted(Source::Factory(factory(1)))),
        ("3Y1<K", unwanted(Source::Factory(factory(3)))),
    ] {
        assert_eq!(refused(&pos, text), illegal, "{text}");
    }
    let single = position("2cs\nfactories W 4*BB 3*YK");
    assert_eq!(refused(&single, "2B1<"), unwanted(Source::Factory(factory(2))));
    assert!(moves(&single).contains(&"2B1".to_owned()));
}

/// RULES 7.6: ‡ rules letter `e` offers exactly the assignments with the least difference in tile
/// count.
#[test]
fn the_even_spread_offers_the_most_even_splits() {
    for (tiles, splits) in [
        ("BYR", vec!["Y", "R"]),
        ("BYYY", vec!["", "Y"]),
        ("BYRK", vec!["Y", "R", "YR", "K", "YK", "RK"]),
        ("BYYYR", vec!["Y", "R"]),
        ("BYYRK", vec!["Y", "RK"]),
        ("BYRKW", vec!["YR", "YK", "RK", "YW", "RW", "KW"]),
        ("BYYRRKKW", vec!["YR", "YK", "RK", "YW", "RW", "KW"]),
        ("BYYYYYRKW", vec!["Y", "RKW"]),
    ] {
        let pos = position(&format!("2ce\nfactories - 4*{tiles} 3*-"));
        let moves = moves(&pos);
        let found: Vec<&str> = moves.iter().filter_map(|mv| mv.strip_prefix("2BF<")).collect();
        assert_eq!(found, splits, "{tiles}");
    }
}

/// RULES 7.6: ‡ a less even split is refused with `e`, and legal without.
#[test]
fn the_even_spread_refuses_a_less_even_split() {
    let pos = position("2ce\nfactories - 4*BYRK 3*-");
    for text in ["2B1<", "2B1<YRK"] {
        assert_eq!(refused(&pos, text), IllegalMove::SplitUneven { difference: 3, least: 1 });
    }
    play(&mut position("2cs\nfactories - 4*BYRK 3*-"), "2B1<");
}

/// RULES 7.7: what is not taken from effect 5 goes to the center, and the taker takes the disc.
#[test]
fn the_taker_of_the_tray_takes_the_disc_itself() {
    let mut pos = position("2cs\nfactories 5*BYYR 3*- WW");
    play(&mut pos, "1B1");
    assert_table(
        &pos,
        "2cs, seat 2 to act
         factories x 3*- WW
         center YYR
         seat 1, tray free
                B | .....
               .. | .....
              ... | .....
             .... | .....
            ..... | .....",
    );
    assert_eq!(pos.disc(factory(1)), Disc::Taken);
    assert_eq!(refused(&pos, "1Y1"), IllegalMove::FactoryTaken { factory: factory(1) });
}

/// RULES 7.7: even if nothing was left over.
#[test]
fn the_disc_is_taken_even_if_nothing_is_left_over() {
    let mut pos = position("2cs\nfactories 5*BB 3*- WW");
    play(&mut pos, "1B2");
    assert_eq!((pos.taken(), pos.center()), (Some(factory(1)), Tiles::NONE));
    assert_eq!(pos.board(seat(1)).tray(), Some(Tray::Free));
}

/// RULES 7.7: exactly one item lies on the disc, beginning with that same move's excess.
#[test]
fn the_tray_catches_one_tile_of_its_own_move() {
    let mut pos = position("2cs\nfactories 5*BBBB 3*- WW");
    play(&mut pos, "1B1");
    assert_seat(
        &pos,
        1,
        "tray B
            B | .....
           .. | .....
          ... | .....
         .... | .....
        ..... | .....
         floor B B",
    );
}

/// RULES 7.7: a free disc waits for the next item that would fall.
#[test]
fn a_free_tray_catches_the_next_item() {
    let mut pos = position("2cs\nfactories 5*B 3*- WW RRR Y");
    play(&mut pos, "1B1 3W2");
    assert_eq!(pos.board(seat(1)).tray(), Some(Tray::Free));
    play(&mut pos, "4R2");
    let board = pos.board(seat(1));
    assert_eq!(board.tray(), Some(Tray::Holds(FloorItem::Tile(Tile::Red))));
    assert!(board.floor().is_empty());
}

/// Seat 1 holds the free tray at the end of a round; what it takes from here falls on the tray.
const HELD: &str = "2fs, seat 2 began, seat 1 to act
    OFFER
    seat 1, 20 points, tray free
        . | ...R.
       .. | ....R
      RRR | BYK..
     .... | .....
    ..... | .....
    FLOOR";

fn held(offer: &str, floor: &str) -> Position {
    position(&HELD.replace("OFFER", offer).replace("FLOOR", floor))
}

/// RULES 7.7: a tile falling by 6.3 lies on the disc, too, and costs nothing.
#[test]
fn the_tray_catches_a_tile_of_a_fallen_line() {
    let mut pos = held("factories x 3*- K", "");
    let events = play(&mut pos, "3K5");
    let payment = payment(&events, seat(1));
    assert_eq!(payment.floor.to_string(), "RR");
    assert_eq!(payment.tray, Some(Tray::Holds(FloorItem::Tile(Tile::Red))));
    assert_eq!((payment.before, payment.after), (20, 18));
}

/// RULES 7.7: ‡ also the marker lies on the disc; its taker still starts.
#[test]
fn the_tray_catches_the_marker() {
    let mut pos = held("factories x 3*- -\ncenter KK Y", "");
    play(&mut pos, "CK1");
    let board = *pos.board(seat(1));
    assert_eq!(board.tray(), Some(Tray::Holds(FloorItem::Marker)));
    assert_eq!(board.floor().to_string(), "K", "the marker comes before the excess");
    assert_eq!(pos.marker(), Marker::Taken(seat(1)));
    play(&mut pos, "CY5 1@1");
    assert_eq!((pos.phase(), pos.first()), (Phase::Deal, seat(1)));
}

/// RULES 7.7: the disc comes before the floor even if the floor is full.
#[test]
fn the_tray_comes_before_a_full_floor() {
    let mut pos = held("factories x 3*- KK Y", "floor W W W W W W W");
    play(&mut pos, "3K1");
    let board = pos.board(seat(1));
    assert_eq!(board.tray(), Some(Tray::Holds(FloorItem::Tile(Tile::Black))));
    assert_eq!(pos.lid(), Tiles::NONE);
}

/// RULES 7.7: at the round's end its tile goes to the lid and the disc, used or not, goes back to
/// the nine.
#[test]
fn the_tray_goes_back_and_its_tile_to_the_lid() {
    for (tray, mv, lid, points) in [
        // Used before: one more tile falls to the floor.
        ("W", "3KF", "WK", 8),
        ("free", "3KF", "K", 9),
        // Not used at all.
        ("free", "3K1", "-", 10),
    ] {
        let drawing = format!("2cs\nfactories x 3*- K\nseat 1, 9 points, tray {tray}");
        let mut pos = position(&drawing);
        play(&mut pos, mv);
        assert_eq!(pos.lid(), setup(&format!("2cs\ncenter {lid}")).center, "{tray}, {mv}");
        let board = pos.board(seat(1));
        assert_eq!((board.score(), board.tray()), (points, None));
        assert_eq!((discs(&pos), pos.taken()), ("- - - - -".to_owned(), None));
    }
}

/// RULES 7.7: a marker on the disc goes back to the center, by 3.4.
#[test]
fn a_marker_on_the_tray_goes_back_to_the_center() {
    let mut pos = position(
        "2cs, seat 2 to act
         factories x 3*- K
         seat 1, 9 points, tray P
         seat 2",
    );
    play(&mut pos, "3K5");
    assert_eq!((pos.marker(), pos.board(seat(1)).tray()), (Marker::Center, None));
    assert_eq!((pos.first(), pos.board(seat(1)).score()), (seat(1), 9));
}

/// RULES 7.8: neighbors are cyclic; empty discs stay.
#[test]
fn neighbors_wrap_around_and_may_be_empty() {
    let mut pos = position("2cs\nfactories 4*BYK - RR 3*- -");
    play(&mut pos, "1B1<Y");
    assert_eq!(discs(&pos), "4*- K RR 3*- Y");
}

/// RULES 7.8: ‡ a taken disc closes the circle: the neighbor is the next disc still there.
#[test]
fn a_taken_disc_closes_the_circle() {
    for (circle, spread, left, right) in [
        ("x 4*BYK - - -", 2, 5, 3),
        ("4*BYK x - - -", 1, 5, 3),
        ("4*BYK - - - x", 1, 4, 2),
        ("x - - - 4*BYK", 5, 4, 2),
        ("x - 4*BYK - -", 3, 2, 4),
    ] {
        let mut pos = position(&format!("2cs\nfactories {circle}\nseat 2, tray free"));
        assert_eq!(pos.neighbors(factory(spread)), (factory(left), factory(right)), "{circle}");
        play(&mut pos, &format!("{spread}B1<Y"));
        let tiles = |number| pos.tiles_on(factory(number)).to_string();
        assert_eq!((tiles(left), tiles(right)), ("Y".to_owned(), "K".to_owned()), "{circle}");
    }
}

/// RULES 7.9: with effects 3 and 4 a round can pass without a take from the center, and then 2.7
/// applies.
#[test]
fn with_keeper_and_spread_nobody_may_take_from_the_center() {
    let mut pos = position("2cs, seat 2 began\nfactories 3*BR 4*YK");
    let events = play(&mut pos, "1B1 2Y1<K 1R2 1K2");
    for number in [1, 2] {
        assert_eq!(payment(&events, seat(number)).floor.cost(), 0);
    }
    assert_eq!((pos.phase(), pos.first()), (Phase::Deal, seat(2)));
    assert!(Factory::ALL[..5].iter().all(|&factory| pos.disc(factory) == Disc::Plain(Tiles::NONE)));
}
