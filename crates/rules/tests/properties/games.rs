//! Whole games: tiles, ends, supply, records.

use crate::every_position;
use azulejo_rules::{
    ByTile, Disc, FloorItem, Game, IllegalDeal, Line, Phase, Position, Rules, SeatSetup, Tile, Tray,
};
use azulejo_testkit::fixture::{draw, position};
use azulejo_testkit::generate::{expressible_moves, game};

/// Counts the tiles of every color through what the position shows.
fn census(pos: &Position) -> ByTile<u16> {
    let mut counts = ByTile::default();
    let heaps = [pos.bag(), pos.lid(), pos.center()];
    for heap in heaps.into_iter().chain(pos.discs().map(Disc::tiles)) {
        for tile in Tile::ALL {
            counts[tile] += heap.count(tile);
        }
    }
    for board in pos.boards() {
        for tiles in Line::ALL.into_iter().filter_map(|line| board.line(line)) {
            counts[tiles.tile] += u16::from(tiles.count);
        }
        for tile in SeatSetup::from(board).wall.into_iter().flatten().flatten() {
            counts[tile] += 1;
        }
        let on_tray = match board.tray() {
            Some(Tray::Holds(item)) => Some(item),
            Some(Tray::Free) | None => None,
        };
        for item in board.floor().items().chain(on_tray) {
            if let FloorItem::Tile(tile) = item {
                counts[tile] += 1;
            }
        }
    }
    counts
}

/// RULES 1.1, X1.
#[test]
fn there_are_always_twenty_tiles_of_each_color() {
    every_position(20, |pos| assert_eq!(census(pos).0, [20; 5], "{pos}"));
}

/// RULES 4.2, 4.3, 5.1: a game ends, and with a reason. Random games last a dozen rounds or two;
/// those that reach walls which take no further tile end by RULES 4.3.
#[test]
fn every_game_ends() {
    for rules in Rules::ALL {
        for seed in 0..150 {
            let game = game(rules, seed, usize::MAX);
            let pos = game.position();
            assert_eq!(pos.phase(), Phase::Over);
            assert!(pos.round() < 150, "{rules}, seed {seed}: {} rounds", pos.round());
        }
    }
}

/// RULES X12: before a refill bag and lid hold at least 40, 10 or 0 tiles.
#[test]
fn the_supply_never_falls_below_its_bound() {
    every_position(20, |pos| {
        let least = [40, 10, 1][pos.rules().players.count() - 2];
        if pos.phase() == Phase::Deal {
            assert!(pos.bag().total() + pos.lid().total() >= least, "{pos}");
        }
    });
}

/// A move that is not legal and a deal that is not possible leave the position as it was.
#[test]
fn what_is_refused_changes_nothing() {
    let moves = expressible_moves();
    let impossible = "BBBBB - - - - - - - -".parse().unwrap();
    let mut turn = 0;
    every_position(1, |pos| {
        turn += 1;
        let mut after = pos.clone();
        for mv in moves.iter().skip(turn % 7).step_by(7) {
            if pos.check(*mv).is_err() {
                assert!(after.play(*mv).is_err());
            }
        }
        let illegal = after.deal(&impossible).unwrap_err();
        assert_eq!(matches!(illegal, IllegalDeal::NotNow { .. }), pos.phase() != Phase::Deal);
        assert_eq!(after, *pos);
        assert_eq!(after.hash(), pos.hash());
    });
}

/// A game's record replays to the same game, and its text is stable, at whatever move it breaks
/// off.
#[test]
fn a_record_reads_back_to_the_same_game() {
    for rules in Rules::ALL {
        for (seed, steps) in [(1, 0), (2, 1), (3, 40), (4, 41), (5, 99), (6, usize::MAX)] {
            let game = game(rules, seed, steps);
            let text = game.to_string();
            let again: Game = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(again, game);
            assert_eq!(again.position(), game.position());
            assert_eq!(again.to_string(), text);
        }
    }
}

/// The frames of a replay end where the game is.
#[test]
fn a_replay_ends_where_the_game_is() {
    for rules in Rules::ALL {
        let game = game(rules, 7, usize::MAX);
        let frames: Vec<_> = game.replay().collect();
        let steps: usize = game.rounds().iter().map(|round| round.moves.len() + 1).sum();
        assert_eq!(frames.len(), steps + 1);
        assert_eq!(frames.last().map(|frame| &frame.position), Some(game.position()));
        let reports = frames.iter().filter(|frame| frame.report.is_some()).count();
        assert_eq!(reports, game.rounds().len());
    }
}

/// A drawing reads back to the position that was drawn.
#[test]
fn a_drawing_reads_back_to_the_same_position() {
    every_position(1, |pos| assert_eq!(position(&draw(pos)), *pos));
}
