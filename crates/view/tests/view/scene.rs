//! What is lit, held, legal and foreseen on the screen.

use crate::support::{column, disc, press_all, tile, to_line};
use azulejo_protocol::PreviewScope;
use azulejo_rules::{Effect, FloorItem, IllegalMove, LineTiles, Position, Tile};
use azulejo_testkit::fixture::{line, mv, play, position, seat};
use azulejo_view::scene::{
    Aim, Banner, Choice, DiscFace, LastMove, Light, Lit, Pointed, Scene, SceneOptions, Side, Turn,
};
use azulejo_view::{ConfirmMode, Entry, Press};

fn table() -> Position {
    position(
        "2cs, round 3
         factories  RRRB 4*KKWWY x - YY
         center     BBY
         seat 1, 12 points, tray free
                   . | .Y...
                  .R | .BY..
                 ... | ...Y.
                BBBB | .....
               ..... | .....
         floor K",
    )
}

/// Everybody sits at this screen.
pub(crate) fn own(pos: &Position) -> SceneOptions {
    SceneOptions::own_seats(pos.rules().seats())
}

/// An entry after some presses.
pub(crate) fn holding(pos: &Position, presses: &[Press]) -> Entry {
    let mut entry = Entry::begin(pos);
    press_all(&mut entry, pos, ConfirmMode::Button, presses);
    entry
}

#[test]
fn everything_can_be_picked_while_nothing_is_held() {
    let pos = table();
    let scene = Scene::of(&pos, &Entry::begin(&pos), &own(&pos));
    let tiles = scene.discs.iter().flat_map(|disc| &disc.tiles);
    assert!(tiles.clone().count() == 11 && tiles.clone().all(|view| view.light == Light::Pickable));
    let letters: String = scene.discs[0].tiles.iter().map(|view| view.tile.letter()).collect();
    assert_eq!(letters, "BRRR");
    let lights: Vec<Light> = scene.center.groups.iter().map(|group| group.light).collect();
    let (here, gone) = (Light::Pickable, Light::Plain);
    assert_eq!(lights, [here, here, gone, gone, gone]);
    assert_eq!((scene.center.total(), scene.center.marker), (3, true));
    assert_eq!(scene.turn, Turn::Own(seat(1)));
}

#[test]
fn discs_show_their_faces() {
    let pos = table();
    let scene = Scene::of(&pos, &Entry::begin(&pos), &own(&pos));
    let faces: Vec<DiscFace> = scene.discs.iter().map(|disc| disc.face).collect();
    let plain = DiscFace::Plain;
    assert_eq!(faces, [plain, DiscFace::Gold(Effect::Spread), DiscFace::Taken, plain, plain]);
}

#[test]
fn nothing_can_be_picked_while_others_move() {
    let pos = table();
    let scene = Scene::of(&pos, &Entry::begin(&pos), &SceneOptions::own_seats([seat(2)]));
    let mut tiles = scene.discs.iter().flat_map(|disc| &disc.tiles);
    assert!(tiles.all(|view| view.light == Light::Plain));
    assert_eq!(scene.turn, Turn::Other(seat(1)));
    assert!(scene.boards[0].active && !scene.boards[0].own && scene.boards[1].own);
}

#[test]
fn held_tiles_are_lit_and_the_others_dim() {
    let pos = table();
    let scene = Scene::of(&pos, &holding(&pos, &[tile(disc(1), 'R')]), &own(&pos));
    let lights: Vec<Light> = scene.discs[0].tiles.iter().map(|view| view.light).collect();
    assert_eq!(lights, [Light::Dim, Light::Held, Light::Held, Light::Held]);
    assert!(scene.discs[0].selected && !scene.discs[1].selected && !scene.center.selected);
    assert_eq!(scene.center.groups[0].light, Light::Dim);
}

#[test]
fn a_selected_source_lights_its_tiles_only() {
    let pos = table();
    let scene = Scene::of(&pos, &holding(&pos, &[Press::Source(disc(1))]), &own(&pos));
    assert!(scene.discs[0].tiles.iter().all(|view| view.light == Light::Pickable));
    assert!(scene.discs[1].tiles.iter().all(|view| view.light == Light::Dim));
}

#[test]
fn lines_tell_whether_they_take_the_tiles_and_why_not() {
    let pos = table();
    let scene = Scene::of(&pos, &holding(&pos, &[tile(disc(5), 'Y')]), &own(&pos));
    let aims: Vec<Aim> = scene.boards[0].lines.iter().map(|line| line.aim).collect();
    let yellow = Tile::Yellow;
    let refused = Aim::Refused;
    assert_eq!(
        aims,
        [
            refused(IllegalMove::RowHolds { line: line(1), tile: yellow }),
            refused(IllegalMove::LineHolds { line: line(2), holds: Tile::Red, tile: yellow }),
            refused(IllegalMove::RowHolds { line: line(3), tile: yellow }),
            refused(IllegalMove::LineFull { line: line(4) }),
            Aim::Legal,
        ]
    );
    assert_eq!(scene.boards[0].floor.aim, Aim::Legal);
    assert!(scene.boards[1].lines.iter().all(|line| line.aim == Aim::Idle));
}

#[test]
fn the_pointed_line_shows_what_would_happen() {
    let pos = table();
    let entry = holding(&pos, &[tile(disc(1), 'R')]);
    let options = SceneOptions { pointed: Pointed::Destination(to_line(2)), ..own(&pos) };
    let scene = Scene::of(&pos, &entry, &options);
    let board = &scene.boards[0];
    assert_eq!(board.lines[1].coming, Some(LineTiles { tile: Tile::Red, count: 1 }));
    let cell = board.cell(line(2), column(4));
    assert_eq!(cell.ghost.map(|ghost| ghost.tile), Some(Tile::Red));
    assert_eq!(cell.lit, Lit::Both);
    assert_eq!(board.cell(line(2), column(2)).lit, Lit::Row);
    assert_eq!(board.cell(line(3), column(4)).lit, Lit::Column);
    assert_eq!(board.cell(line(1), column(2)).lit, Lit::No);
    // One of the two that are too many lies on the tray.
    let red = FloorItem::Tile(Tile::Red);
    assert_eq!(board.tray.unwrap().coming, Some(red));
    let coming: Vec<Option<FloorItem>> = board.floor.spaces.iter().map(|s| s.coming).collect();
    assert_eq!(coming[..3], [None, Some(red), None]);
    // 3 + 2 for the red tile, 1 more for the blue one that comes below it, 1 for the floor.
    assert_eq!(board.preview.as_ref().unwrap().net, 5 + 1 - 1);
}

#[test]
fn an_aimed_take_stays_shown_while_nothing_is_pointed_at() {
    let pos = table();
    let entry = holding(&pos, &[tile(disc(1), 'R'), Press::Destination(to_line(3))]);
    let scene = Scene::of(&pos, &entry, &own(&pos));
    assert_eq!(scene.boards[0].lines[2].aim, Aim::Chosen);
    assert_eq!(scene.boards[0].lines[2].coming, Some(LineTiles { tile: Tile::Red, count: 3 }));
    assert!(scene.can_confirm);
    assert_eq!(scene.aimed.map(azulejo_rules::Move::from), Some(mv("1R3")));
}

#[test]
fn the_rest_of_the_spread_is_shown_with_its_sides() {
    let pos = table();
    let entry = holding(&pos, &[tile(disc(2), 'K'), Press::Destination(to_line(3))]);
    let scene = Scene::of(&pos, &entry, &own(&pos));
    let split = scene.split.expect("a split");
    // Place 3 is empty, so the neighbor to the right is disc 4.
    assert_eq!((split.left.number(), split.right.number()), (1, 4));
    let chips: Vec<(char, u16, Side)> =
        split.chips.iter().map(|chip| (chip.tile.letter(), chip.count, chip.side)).collect();
    assert_eq!(chips, [('Y', 1, Side::Left), ('W', 2, Side::Right)]);
    assert_eq!(split.refusal, None);
}

#[test]
fn an_uneven_split_cannot_be_confirmed() {
    let pos = position(
        "2ce, round 3
         factories  R 4*KKWWY 3*B",
    );
    let presses = [tile(disc(2), 'K'), Press::Destination(to_line(3)), Press::Left(Tile::Yellow)];
    let scene = Scene::of(&pos, &holding(&pos, &presses), &own(&pos));
    let refusal = IllegalMove::SplitUneven { difference: 3, least: 1 };
    assert_eq!(scene.split.unwrap().refusal, Some(refusal));
    assert!(!scene.can_confirm);
}

#[test]
fn full_lines_show_where_their_tiles_will_land() {
    let pos = table();
    let scene = Scene::of(&pos, &Entry::begin(&pos), &own(&pos));
    let board = &scene.boards[0];
    assert_eq!(board.cell(line(4), column(4)).pending, Some(Tile::Blue));
    assert_eq!(board.cell(line(4), column(4)).printed, Some(Tile::Blue));
    let ledger = board.ledger.as_ref().unwrap();
    // The blue tile stands below the yellow one of row 3.
    assert_eq!((ledger.now, ledger.tiles, ledger.floor, ledger.total), (12, 2, 1, 13));
}

#[test]
fn the_scope_decides_whose_account_is_shown() {
    let pos = table();
    let entry = holding(&pos, &[tile(disc(1), 'R')]);
    for (preview, shown) in [
        (PreviewScope::Full, [true, true]),
        (PreviewScope::Own, [true, false]),
        (PreviewScope::Off, [false, false]),
    ] {
        let options = SceneOptions { preview, ..SceneOptions::own_seats([seat(1)]) };
        let scene = Scene::of(&pos, &entry, &options);
        let ledgers: Vec<bool> = scene.boards.iter().map(|board| board.ledger.is_some()).collect();
        assert_eq!(ledgers, shown);
        assert_eq!(scene.boards[0].lines[1].preview.is_some(), shown[0]);
        assert!(scene.boards[0].lines[1].aim.is_legal(), "what is legal is always shown");
    }
}

#[test]
fn the_last_move_stays_outlined() {
    let mut pos = table();
    let last = vec![LastMove { seat: seat(1), mv: mv("1R2") }];
    play(&mut pos, "1R2");
    let scene = Scene::of(&pos, &Entry::begin(&pos), &SceneOptions { last, ..own(&pos) });
    assert!(scene.discs[0].last && !scene.discs[1].last && !scene.center.last);
    assert!(scene.boards[0].lines[1].last && !scene.boards[0].lines[2].last);
    assert!(!scene.boards[1].lines[1].last && !scene.boards[0].floor.last);
}

#[test]
fn a_hint_is_shown_where_it_takes_and_where_it_goes() {
    let pos = table();
    let options = SceneOptions { hint: Some(mv("CBF")), ..own(&pos) };
    let scene = Scene::of(&pos, &Entry::begin(&pos), &options);
    assert!(scene.center.groups[0].hinted && !scene.center.groups[1].hinted);
    assert!(scene.boards[0].floor.hinted && !scene.boards[1].floor.hinted);
}

#[test]
fn the_last_round_is_announced_and_withdrawn() {
    let before = position(
        "2cp, round 3
         factories  B KK
         seat 1, 9 points
                   . | .YRKW
                  .. | .....
                 ... | .....
                .... | .....
               ..... | .....",
    );
    let mut after = before.clone();
    play(&mut after, "1B1");
    let banners = |pos: &Position| Scene::of(pos, &Entry::begin(pos), &own(pos)).banners;
    assert_eq!(banners(&before), []);
    assert_eq!(banners(&after), [Banner::LastRound { seat: seat(1), line: line(1) }]);
}

#[test]
fn the_bag_is_shown_where_the_table_wants_it() {
    let pos = table();
    let options = SceneOptions { bag_tracker: true, ..own(&pos) };
    let bag = Scene::of(&pos, &Entry::begin(&pos), &options).bag.unwrap();
    assert_eq!((bag.bag, bag.lid), (pos.bag().counts(), pos.lid().counts()));
    assert_eq!(Scene::of(&pos, &Entry::begin(&pos), &own(&pos)).bag, None);
}

#[test]
fn columns_of_the_free_wall_show_their_points() {
    let mut pos = position(
        "2fp, round 3
         factories  W
         seat 1, 10 points
                   . | .R...
                  RR | B...W
                 ... | .....
                .... | .....
               ..... | .....",
    );
    play(&mut pos, "1W5");
    let presses = [Press::Column(line(2), column(4))];
    let options = SceneOptions { pointed: Pointed::Column(line(2), column(4)), ..own(&pos) };
    let scene = Scene::of(&pos, &holding(&pos, &presses), &options);
    let board = &scene.boards[0];
    let choices: Vec<Option<Choice>> = board.wall[1].iter().map(|cell| cell.choice).collect();
    let held = IllegalMove::ColumnHolds { column: column(2), tile: Tile::Red };
    assert_eq!(
        choices,
        [
            None,
            Some(Choice::Refused(held)),
            Some(Choice::Open { points: 1 }),
            Some(Choice::Chosen { points: 2, only: false }),
            None,
        ]
    );
    assert_eq!(board.cell(line(2), column(5)).lit, Lit::Row);
    assert_eq!(board.cell(line(2), column(4)).ghost.unwrap().tile, Tile::Red);
    assert_eq!(board.ledger.as_ref().unwrap().total, 12);
    assert!(scene.can_confirm);
}
