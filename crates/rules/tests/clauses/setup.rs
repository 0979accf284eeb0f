//! RULES 1: material and set-up.

use azulejo_rules::{
    Column, Dealer, Floor, IllegalDeal, Line, Next, Phase, Position, Rules, Tile, Tiles,
};
use azulejo_testkit::fixture::{assert_table, deal, factory, position, seat};
use std::collections::HashSet;

/// RULES 1.1: 100 tiles, 20 of each of five colors, and before the first deal all are in the bag.
#[test]
fn the_bag_holds_twenty_tiles_of_each_color() {
    for rules in Rules::ALL {
        let pos = Position::new(rules, seat(1));
        assert_eq!(pos.bag().counts().0, [20; 5], "{rules}");
        assert_eq!(pos.bag().total(), 100);
        assert_eq!(pos.lid(), Tiles::NONE);
    }
}

/// RULES 1.1: the colors, in the order they have everywhere.
#[test]
fn the_colors_are_blue_yellow_red_black_and_white() {
    assert_eq!(Tile::ALL.map(Tile::letter), ['B', 'Y', 'R', 'K', 'W']);
    assert_eq!(Tile::ALL.map(Tile::name), ["blue", "yellow", "red", "black", "white"]);
}

/// RULES 1.2: 5, 7 or 9 discs for 2, 3 or 4 players.
#[test]
fn the_number_of_discs_follows_from_the_players() {
    for rules in Rules::ALL {
        let expected = match rules.players.count() {
            2 => 5,
            3 => 7,
            _ => 9,
        };
        assert_eq!(rules.discs(), expected, "{rules}");
        assert_eq!(Position::new(rules, seat(1)).discs().count(), expected);
    }
}

/// RULES 1.2: the discs lie in a circle and are numbered clockwise.
#[test]
fn the_first_and_the_last_disc_are_neighbors() {
    let pos = Position::new("3cs".parse().unwrap(), seat(1));
    for (disc, left, right) in [(1, 7, 2), (4, 3, 5), (7, 6, 1)] {
        assert_eq!(pos.neighbors(factory(disc)), (factory(left), factory(right)));
    }
}

/// RULES 1.2: each disc gets four tiles, neither more nor fewer.
#[test]
fn a_disc_gets_four_tiles() {
    let pos = position("2cp");
    let mut dealt = pos.clone();
    deal(&mut dealt, "BBYR KKWW BYRK RRRR YYKW");
    assert_table(&dealt, "2cp\nfactories BBYR KKWW BYRK RRRR YYKW");

    let refused = |text: &str| pos.check_deal(&text.parse().unwrap()).unwrap_err();
    assert_eq!(
        refused("BBYR KKW BYRK RRRR YYKW"),
        IllegalDeal::TooFew { factory: factory(2), found: 3, expected: 4 }
    );
    assert_eq!(
        refused("BBYR KKWW BYRK RRRRR YYKW"),
        IllegalDeal::TooMany { factory: factory(4), found: 5, expected: 4 }
    );
    assert_eq!(refused("BBYR KKWW BYRK RRRR"), IllegalDeal::WrongDiscs { found: 4, expected: 5 });
}

/// RULES 1.3: every player begins with score 0 and an empty board.
#[test]
fn every_board_begins_empty_with_score_0() {
    for rules in Rules::ALL {
        let pos = Position::new(rules, seat(1));
        assert_eq!(pos.boards().len(), rules.players.count());
        for board in pos.boards() {
            assert_eq!(board.score(), 0);
            assert!(Line::ALL.iter().all(|&line| board.line(line).is_none()));
            assert_eq!(board.wall().tiles(), 0);
            assert!(board.floor().is_empty());
            assert_eq!(board.tray(), None);
        }
    }
}

/// RULES 1.3: five pattern lines with 1 to 5 spaces, beside a wall of five rows and columns.
#[test]
fn the_lines_have_one_to_five_spaces() {
    assert_eq!(Line::ALL.map(Line::spaces), [1, 2, 3, 4, 5]);
    assert_eq!(Column::ALL.len(), 5);
}

/// RULES 1.3: the floor's seven spaces cost 1, 1, 2, 2, 2, 3, 3.
#[test]
fn the_floor_has_seven_spaces() {
    assert_eq!(Floor::COSTS, [1, 1, 2, 2, 2, 3, 3]);
    assert_eq!(Floor::SPACES, 7);
}

/// RULES 1.3: all play the same side of the board, so it is a choice for the whole table.
#[test]
fn the_wall_is_chosen_for_the_whole_table() {
    let walls: HashSet<_> = Rules::ALL.iter().map(|rules| (rules.players, rules.wall)).collect();
    assert_eq!(walls.len(), 3 * 2);
}

/// RULES 1.4: the first starter is given.
#[test]
fn the_given_seat_starts() {
    for number in 1..=3 {
        let mut pos = Position::new("3cp".parse().unwrap(), seat(number));
        assert_eq!((pos.phase(), pos.first()), (Phase::Deal, seat(number)));
        deal(&mut pos, "BBBB YYYY RRRR KKKK WWWW BBBB YYYY");
        assert_eq!(pos.next(), Next::Player(seat(number)));
    }
}

/// RULES 1.4: or it is drawn at random, each seat as likely as the others.
#[test]
fn a_starter_drawn_at_random_can_be_any_seat() {
    for rules in Rules::ALL {
        let players = rules.players.count();
        let mut starts = vec![0; players];
        for seed in 0..600 {
            starts[Dealer::new(seed).first(rules).index()] += 1;
        }
        assert!(starts.iter().all(|&count| count > 450 / players), "{rules}: {starts:?}");
    }
}

/// RULES 1.5: row 1 reads B Y R K W, and each row is the one above moved one column to the right.
#[test]
fn the_colored_wall_shifts_by_one_column_a_row() {
    for (line, row) in Line::ALL.into_iter().zip(["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]) {
        let colors: String = Column::ALL.iter().map(|column| column.color(line).letter()).collect();
        assert_eq!(colors, row);
        for column in Column::ALL {
            let index = (5 + column.index() - line.index()) % 5;
            assert_eq!(column.color(line), Tile::ALL[index]);
            assert_eq!(Column::colored(line, column.color(line)), column);
        }
    }
}
