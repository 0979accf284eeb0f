//! A position is set up by hand, and at every moment everything that is wrong is known.

use crate::fixtures::{random, rules, vector};
use azulejo_rules::{
    Column, Disc, Effect, FloorItem, Line, LineTiles, Marker, Phase, Rules, Seat, SeatSetup, Setup,
    Tile, Tiles, Tray,
};
use azulejo_study::editor::{Edit, Editor, Heap, Side};
use azulejo_testkit::fixture::{factory, line, seat};

/// The edits that make an empty table into a given one.
fn edits_for(target: &Setup) -> Vec<Edit> {
    let mut edits = vec![
        Edit::Rules(target.rules),
        Edit::Clear,
        Edit::Round(target.round),
        Edit::Barren(target.barren),
        Edit::ToAct(target.to_act),
        Edit::First(target.first),
    ];
    for (factory, disc) in target.rules.circle().zip(&target.discs) {
        let side = disc.effect().map_or(Side::Plain, Side::Gold);
        edits.push(Edit::Side(factory, if *disc == Disc::Taken { Side::Taken } else { side }));
        edits.extend(disc.tiles().iter().map(|tile| Edit::Add(Heap::Disc(factory), tile)));
    }
    edits.extend(target.center.iter().map(|tile| Edit::Add(Heap::Center, tile)));
    let lid = Tile::ALL.map(|tile| Edit::Count(Heap::Lid, tile, target.lid.count(tile)));
    edits.extend(lid);
    for (seat, board) in target.rules.seats().zip(&target.seats) {
        edits.extend(board_edits(seat, board));
    }
    edits.push(Edit::Marker(target.marker));
    edits.push(Edit::RestToBag);
    edits
}

fn board_edits(seat: Seat, board: &SeatSetup) -> Vec<Edit> {
    let mut edits = vec![Edit::Score(seat, board.score)];
    for (line, tiles) in Line::ALL.into_iter().zip(board.lines) {
        let taps = tiles.map_or(0, |tiles| tiles.count);
        edits.extend((0..taps).filter_map(|_| Some(Edit::Fill(seat, line, tiles?.tile))));
        for (column, tile) in Column::ALL.into_iter().zip(board.wall[line.index()]) {
            edits.push(Edit::Square(seat, line, column, tile));
        }
    }
    edits.extend(board.floor.iter().map(|&item| Edit::Drop(seat, item)));
    edits.extend(board.tray.map(|tray| Edit::Tray(seat, Some(tray))));
    edits
}

#[test]
fn every_position_can_be_set_up_by_small_edits() {
    for rules in Rules::ALL {
        for (index, frame) in vector(&rules.to_string()).replay().enumerate() {
            if index % 9 == 0 || frame.position.phase() == Phase::Tiling {
                let mut editor = Editor::new("2cp".parse().unwrap());
                for edit in edits_for(&Setup::from(&frame.position)) {
                    editor.edit(edit);
                }
                assert_eq!(editor.position(), Some(frame.position), "{:?}", editor.faults());
            }
        }
    }
}

#[test]
fn a_position_and_its_text_are_read_back() {
    let game = random("3fs", 4, 60);
    for frame in game.replay() {
        let editor = Editor::from(&frame.position);
        assert_eq!(editor.position().as_ref(), Some(&frame.position));
        let again = Editor::from_text(&format!(" {}\n", frame.position)).unwrap();
        assert_eq!(again.setup(), editor.setup());
        let link = azulejo_study::tree::link(&frame.position);
        assert_eq!(Editor::from_text(&link).unwrap().setup(), editor.setup());
    }
    let mut editor = Editor::from(game.position());
    assert_eq!(editor.load_text("2cp 1 1").unwrap_err().field, 4);
    assert_eq!(editor.setup(), &Setup::from(game.position()), "nothing is half-read");
}

#[test]
fn edits_are_undone_and_done_again() {
    let target = Setup::from(random("2fe", 6, 40).position());
    let mut editor = Editor::new(target.rules);
    let changes = edits_for(&target).into_iter().filter(|&edit| editor.edit(edit)).count();
    assert!(changes > 40, "{changes}");
    let undone = (0..1000).take_while(|_| editor.undo()).count();
    assert_eq!(undone, changes);
    assert_eq!(editor.setup(), Editor::new(target.rules).setup());
    let redone = (0..1000).take_while(|_| editor.redo()).count();
    assert_eq!(redone, changes);
    assert_eq!(editor.setup(), &target);
    editor.undo();
    editor.edit(Edit::Score(seat(1), 77));
    assert!(!editor.can_redo(), "what was undone is gone after another edit");
}

#[test]
fn several_edits_are_undone_as_one() {
    let mut editor = Editor::new(rules("2cp"));
    let red = |count| Edit::Count(Heap::Center, Tile::Red, count);
    assert!(editor.edit_all([red(3), Edit::RestToBag]));
    assert_eq!(editor.position().unwrap().center().to_string(), "RRR");
    assert!(!editor.edit_all([red(9), red(3)]), "nothing changed in the end");
    assert!(editor.undo());
    assert!(!editor.can_undo());
}

#[test]
fn another_rule_set_keeps_what_fits() {
    let free = "4fs 3 4 4 4 BBYR,3*-,2R*KK,-,x,1*-,-,-,- K 9.9.9.9.9 0.0.0.0.0 \
                3:-/R2/-/-/-:Y..../.K.../...../...../.....:-:B 0:-/-/-/-/-:...../...../...../...../.....:- \
                0:-/-/-/-/-:...../...../...../...../.....:- 7:-/-/-/-/-:...../...../...../...../.....:P";
    let mut editor = Editor::from_text(free).unwrap();
    editor.edit(Edit::Rules(rules("2cp")));
    let setup = editor.setup();
    assert_eq!((setup.discs.len(), setup.seats.len()), (5, 2));
    let discs: Vec<String> = setup.discs.iter().map(ToString::to_string).collect();
    assert_eq!(discs, ["BBYR", "-", "KK", "-", "-"]);
    assert_eq!((setup.to_act, setup.first, setup.marker), (Some(seat(1)), seat(1), Marker::Center));
    let board = &setup.seats[0];
    assert_eq!(board.floor, [FloorItem::Tile(Tile::Blue)], "what lay on the tray has fallen");
    assert_eq!((board.score, board.tray), (3, None));
    assert_eq!(board.lines[1], Some(LineTiles { tile: Tile::Red, count: 2 }));
    let own = |row: usize, tile| board.wall[row][Column::colored(Line::ALL[row], tile).index()];
    assert_eq!(
        (own(0, Tile::Yellow), own(1, Tile::Black)),
        (Some(Tile::Yellow), Some(Tile::Black))
    );
    editor.edit(Edit::RestToBag);
    assert_eq!(editor.faults(), []);
    assert!(editor.edit(Edit::Rules(rules("3fe"))));
    assert_eq!((editor.setup().discs.len(), editor.setup().seats.len()), (7, 3));
}

#[test]
fn a_tap_on_a_wall_brings_the_tiles_that_may_be_there() {
    let press = |editor: &mut Editor| editor.edit(Edit::Press(seat(1), line(2), Column::ALL[0]));
    let tile = |editor: &Editor| editor.setup().seats[0].wall[1][0];
    let mut colored = Editor::new(rules("2cp"));
    press(&mut colored);
    assert_eq!(tile(&colored), Some(Column::ALL[0].color(line(2))));
    press(&mut colored);
    assert_eq!(tile(&colored), None);
    let mut free = Editor::new(rules("2fp"));
    free.edit(Edit::Square(seat(1), line(2), Column::ALL[3], Some(Tile::Blue)));
    free.edit(Edit::Square(seat(1), line(5), Column::ALL[0], Some(Tile::Red)));
    let seen: Vec<Option<Tile>> = (0..4)
        .map(|_| {
            press(&mut free);
            tile(&free)
        })
        .collect();
    assert_eq!(seen, [Some(Tile::Yellow), Some(Tile::Black), Some(Tile::White), None]);
}

#[test]
fn taps_fill_a_line_and_empty_it_again() {
    let mut editor = Editor::new(rules("2cp"));
    let counts: Vec<Option<u8>> = [Tile::Red, Tile::Red, Tile::Blue, Tile::Blue, Tile::Blue]
        .map(|tile| {
            editor.edit(Edit::Fill(seat(2), line(2), tile));
            editor.setup().seats[1].lines[1].map(|tiles| tiles.count)
        })
        .to_vec();
    assert_eq!(counts, [Some(1), Some(2), Some(1), Some(2), None]);
}

#[test]
fn there_is_one_marker_and_one_tray() {
    let mut editor = Editor::new(rules("3cs"));
    let item = FloorItem::Tile(Tile::White);
    editor.edit_all([
        Edit::Side(factory(2), Side::Gold(Effect::Tray)),
        Edit::Drop(seat(1), item),
        Edit::Marker(Marker::Taken(seat(1))),
        Edit::Tray(seat(1), Some(Tray::Free)),
    ]);
    assert_eq!(editor.setup().seats[0].floor, [item, FloorItem::Marker]);
    assert_eq!(editor.setup().discs[1], Disc::Taken);
    editor.edit(Edit::Drop(seat(2), FloorItem::Marker));
    assert_eq!(editor.setup().marker, Marker::Taken(seat(2)));
    assert_eq!(editor.setup().seats[0].floor, [item]);
    editor.edit(Edit::Tray(seat(3), Some(Tray::Holds(FloorItem::Marker))));
    assert_eq!(editor.setup().marker, Marker::Taken(seat(3)));
    assert_eq!((editor.setup().seats[0].tray, editor.setup().seats[1].floor.len()), (None, 0));
    editor.edit(Edit::Tray(seat(3), None));
    assert_eq!(editor.setup().seats[2].floor, [FloorItem::Marker]);
    let tray = Disc::Gold { effect: Effect::Tray, tiles: Tiles::NONE };
    assert_eq!(editor.setup().discs[1], tray, "the disc is back");
    editor.edit(Edit::PickUp(seat(3), 0));
    assert_eq!(editor.setup().marker, Marker::Center);
}

#[test]
fn what_is_not_at_the_table_is_not_edited() {
    let mut editor = Editor::new(rules("2cp"));
    let (absent, disc) = (seat(4), factory(9));
    for edit in [
        Edit::ToAct(Some(absent)),
        Edit::First(absent),
        Edit::Marker(Marker::Taken(absent)),
        Edit::Add(Heap::Disc(disc), Tile::Red),
        Edit::Side(disc, Side::Taken),
        Edit::Tray(absent, Some(Tray::Free)),
        Edit::Score(absent, 3),
        Edit::Press(absent, line(1), Column::ALL[0]),
        Edit::Drop(absent, FloorItem::Marker),
        Edit::PickUp(seat(1), 0),
    ] {
        assert!(!editor.edit(edit), "{edit:?}");
    }
    editor.edit(Edit::Side(factory(1), Side::Taken));
    assert!(!editor.edit(Edit::Add(Heap::Disc(factory(1)), Tile::Red)), "the disc is away");
}
