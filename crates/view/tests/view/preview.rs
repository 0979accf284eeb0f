//! What a take would do.

use crate::support::{Step, column, each_decision, play_game};
use azulejo_rules::{
    Board, Bonuses, Column, Disc, Ending, FloorItem, Line, Move, MoveKind, Phase, Place, Position,
    Runs, Seat, Setup, Source, Take, Tile, Tiles,
};
use azulejo_testkit::fixture::{line, mv, position};
use azulejo_view::preview::{Completion, Fall, Preview};
use azulejo_view::scene::Banner;
use azulejo_view::{Entry, Ledger, Scene, SceneOptions};

fn take(text: &str) -> Take {
    match mv(text).kind() {
        MoveKind::Take(take) => take,
        MoveKind::Place(_) => panic!("{text} is no take"),
    }
}

fn preview(pos: &Position, text: &str) -> Preview {
    Preview::of(pos, take(text)).unwrap_or_else(|illegal| panic!("{text}: {illegal}"))
}

fn table() -> Position {
    position(
        "2cp, round 3
         factories  RRRB KKWW
         center     BBY
         seat 1, 12 points
                   . | .Y...
                  .R | .BY..
                 ... | ...Y.
                .... | .....
               ..... | .....
         floor K",
    )
}

#[test]
fn a_completed_line_shows_its_tile_and_both_runs() {
    let preview = preview(&table(), "1R2");
    let Some(Completion::Lands(ghost)) = preview.completes else { panic!("it lands") };
    assert_eq!((ghost.line, ghost.column, ghost.tile), (line(2), column(4), Tile::Red));
    assert_eq!(ghost.runs, Runs { row: 3, column: 2 });
    assert_eq!(ghost.row_run, (column(2), column(4)));
    assert_eq!(ghost.column_run, (line(2), line(3)));
    assert!(ghost.in_row_run(line(2), column(3)) && !ghost.in_row_run(line(3), column(4)));
    assert!(ghost.in_column_run(line(3), column(4)) && !ghost.in_column_run(line(2), column(3)));
}

#[test]
fn what_does_not_fit_falls_at_its_cost() {
    let preview = preview(&table(), "1R2");
    assert_eq!((preview.count, preview.fills, preview.held, preview.wasted()), (3, 1, 2, 2));
    let red = FloorItem::Tile(Tile::Red);
    assert_eq!(preview.falls, [Fall { item: red, space: 1 }, Fall { item: red, space: 2 }]);
    assert_eq!((preview.floor_cost, preview.net), (1 + 2, 5 - 3));
}

#[test]
fn the_marker_falls_first() {
    let preview = preview(&table(), "CBF");
    let blue = FloorItem::Tile(Tile::Blue);
    let items: Vec<FloorItem> = preview.falls.iter().map(|fall| fall.item).collect();
    assert_eq!(items, [FloorItem::Marker, blue, blue]);
    assert!(preview.marker);
    assert_eq!((preview.completes.is_none(), preview.net), (true, -5));
}

#[test]
fn what_finds_no_space_goes_to_the_lid() {
    let pos = position(
        "2cp, round 3
         factories  RRRR
         center     B
         seat 1
         floor KKKWW",
    );
    let over = preview(&pos, "1R1");
    assert_eq!((over.falls.len(), over.to_lid, over.floor_cost), (2, 1, 6));
    let full = position(
        "2cp, round 3
         factories  R
         center     BB
         seat 1
         floor KKKWWWW",
    );
    let marker = preview(&full, "CB1");
    assert_eq!((marker.falls.len(), marker.to_lid, marker.floor_cost), (0, 1, 0));
    assert!(marker.marker, "its taker still starts");
}

#[test]
fn the_tray_catches_the_first_thing_that_falls() {
    let pos = position(
        "2cs, round 3
         factories  5*RRRB 1*BYW",
    );
    let preview = preview(&pos, "1R1");
    assert!(preview.tray);
    assert_eq!(preview.caught, Some(FloorItem::Tile(Tile::Red)));
    assert_eq!((preview.falls.len(), preview.floor_cost, preview.net), (1, 1, 0));
}

#[test]
fn a_line_that_is_not_full_changes_nothing_yet() {
    let preview = preview(&table(), "1R5");
    assert_eq!((preview.completes.is_none(), preview.net, preview.fills), (true, 0, 3));
}

#[test]
fn on_the_free_wall_a_full_line_may_have_to_fall() {
    let pos = position(
        "2fp, round 3
         factories  BBB
         seat 1, 9 points
                   . | B....
                  .. | .B...
                 ... | ..YRW
                .... | .....
               ..... | .....",
    );
    let preview = preview(&pos, "1B3");
    assert_eq!(preview.completes, Some(Completion::Falls));
    assert_eq!((preview.falls.len(), preview.net), (0, -4));
}

#[test]
fn the_end_of_the_game_is_foreseen() {
    let pos = position(
        "2cp, round 3
         factories  BB KK
         seat 1, 9 points
                   . | .YRKW
                  .. | .....
                 ... | .....
                .... | .....
               ..... | .....",
    );
    assert!(preview(&pos, "1B1").ends_game);
    assert!(!preview(&pos, "1B2").ends_game);
}

/// The same table, but with nothing on offer except what the take takes, so that it ends the
/// round.
fn last_take(pos: &Position, take: Take) -> Position {
    let mut setup = Setup::from(pos);
    let taken = Tiles::of(take.tile, pos.tiles_at(take.source).count(take.tile));
    let mut others = setup.center;
    setup.center = Tiles::NONE;
    for disc in &mut setup.discs {
        others += disc.tiles();
        match disc {
            Disc::Plain(tiles) | Disc::Gold { tiles, .. } => *tiles = Tiles::NONE,
            Disc::Taken => {}
        }
    }
    setup.bag += others - taken;
    match take.source {
        Source::Center => setup.center = taken,
        Source::Factory(factory) => match &mut setup.discs[factory.index()] {
            Disc::Plain(tiles) | Disc::Gold { tiles, .. } => *tiles = taken,
            Disc::Taken => panic!("nothing lies there"),
        },
    }
    Position::try_from(setup).unwrap_or_else(|faults| panic!("{faults}"))
}

/// The column that scores most, the leftmost of equals.
fn best(board: &Board, line: Line, columns: impl Iterator<Item = Column>) -> Column {
    let points = |column: &Column| board.wall().runs(line, *column).points();
    let mut columns: Vec<Column> = columns.collect();
    columns.sort_by_key(|column| std::cmp::Reverse(points(column)));
    columns[0]
}

/// Finishes the round, choosing the best columns.
fn finish(pos: &mut Position) {
    while pos.phase() == Phase::Tiling {
        let moves = pos.legal_moves();
        let places: Vec<Place> = moves
            .iter()
            .filter_map(|mv| match mv.kind() {
                MoveKind::Place(place) => Some(place),
                MoveKind::Take(_) => None,
            })
            .collect();
        let board = pos.board(pos.player_to_move().unwrap());
        let line = places[0].line;
        let column = best(board, line, places.iter().map(|place| place.column));
        pos.play(Place { line, column }.into()).unwrap();
    }
}

/// The points of a seat without the bonuses of the game's end.
fn points(pos: &Position, seat: Seat) -> i32 {
    let board = pos.board(seat);
    let bonus = if pos.phase() == Phase::Over { Bonuses::of(board.wall()).points() } else { 0 };
    i32::from(board.score()) - i32::from(bonus)
}

#[test]
fn the_net_change_is_what_really_happens_when_the_round_ends_there() {
    let mut compared = 0;
    for rules in ["2cp", "3cs", "4ce", "2fp", "3fs", "4fe"] {
        each_decision(rules, 11, |pos, dealer| {
            let moves = pos.legal_moves();
            let (MoveKind::Take(take), Some(seat)) =
                (moves[dealer.below(moves.len() as u32) as usize].kind(), pos.player_to_move())
            else {
                return;
            };
            let foreseen = Preview::of(pos, take).unwrap();
            let mut end = last_take(pos, take);
            end.play(Move::from(Take { left: None, ..take })).unwrap();
            finish(&mut end);
            let without = Ledger::of(pos.board(seat), pos.rules().wall).total;
            assert_eq!(foreseen.net, points(&end, seat) - i32::from(without), "{take:?} in {pos}");
            compared += 1;
        });
    }
    assert!(compared > 200);
}

#[test]
fn a_preview_accounts_for_every_tile() {
    for rules in ["2cp", "3cs", "4fs"] {
        each_decision(rules, 12, |pos, _| {
            for mv in pos.legal_moves() {
                let MoveKind::Take(take) = mv.kind() else { continue };
                let preview = Preview::of(pos, take).unwrap();
                let marker = u16::from(preview.marker);
                let landed = preview.falls.len() as u16 + u16::from(preview.caught.is_some());
                let lost_marker = u16::from(preview.fills) + landed + preview.to_lid;
                let items = preview.count + marker;
                // Only the marker may end up nowhere.
                assert!(lost_marker == items || lost_marker + marker == items, "{mv} in {pos}");
            }
        });
    }
}

#[test]
fn a_last_round_that_is_announced_is_the_last() {
    let mut announced_games = 0;
    for (rules, seed) in ["2cp", "3cs", "4cp", "2fp", "3fp", "4fs"].into_iter().zip(20..) {
        let mut announced = None;
        let mut foreseen = None;
        let game = play_game(rules, seed, |step, _| {
            let Step::Move { before, mv, .. } = step else { return };
            let scene = Scene::of(before, &Entry::begin(before), &SceneOptions::default());
            if let Some(Banner::LastRound { .. }) = scene.banners.first() {
                announced.get_or_insert(before.round());
            }
            if let MoveKind::Take(take) = mv.kind()
                && Preview::of(before, take).unwrap().ends_game
            {
                foreseen.get_or_insert(before.round());
            }
        });
        let outcome = game.position().outcome().unwrap();
        let last = game.rounds().len() as u16;
        for round in [announced, foreseen].into_iter().flatten() {
            assert_eq!((round, outcome.ending), (last, Ending::Row), "{rules}");
        }
        if rules.contains('c') && outcome.ending == Ending::Row {
            assert!(foreseen.is_some(), "{rules}: nobody foresaw the end");
            announced_games += usize::from(announced.is_some());
        }
    }
    assert!(announced_games > 0);
}
