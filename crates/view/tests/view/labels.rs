//! What things are called, and what a move would do, in English.

use crate::sentences::palace;
use crate::support::{column, disc, press_all, tile, to_line};
use azulejo_rules::Tile;
use azulejo_testkit::fixture::{line, position, seat};
use azulejo_view::scene::SceneOptions;
use azulejo_view::{ConfirmMode, Entry, Press, Preview, Scene};

/// A scene in which Anna holds three red tiles.
fn scene() -> Scene {
    let pos = position(
        "2cs, round 3
         factories  RRRB 4*KKWWY x
         center     BBY
         seat 1, 12 points, tray free
                   . | .Y...
                  .R | .BY..
                 ... | ...Y.
                BBBB | .....
               ..... | .....
         floor K",
    );
    let mut entry = Entry::begin(&pos);
    press_all(&mut entry, &pos, ConfirmMode::Button, &[tile(disc(1), 'R')]);
    Scene::of(&pos, &entry, &SceneOptions::own_seats([seat(1)]))
}

#[test]
fn things_are_named_for_those_who_hear_the_table() {
    let scene = scene();
    let board = &scene.boards[0];
    let cell =
        |on_line, on_column| palace(|n| n.cell(board.cell(line(on_line), column(on_column)), None));
    for (name, told) in [
        (palace(|n| n.disc(&scene.discs[0])), "Factory 1: 1 blue and 3 red. In your hand: 3 red."),
        (palace(|n| n.disc(&scene.discs[1])), "Factory 2, spread: 1 yellow, 2 black and 2 white."),
        (palace(|n| n.disc(&scene.discs[2])), "Factory 3: taken by a player."),
        (palace(|n| n.disc(&scene.discs[3])), "Factory 4: empty."),
        (palace(|n| n.center(&scene.center)), "Center: the start marker, 2 blue and 1 yellow."),
        (palace(|n| n.board(board)), "Anna: 12 points."),
        (cell(1, 2), "Row 1, column 2: yellow tile."),
        (cell(1, 1), "Row 1, column 1: empty, for blue."),
        (cell(4, 4), "Row 4, column 4: blue comes here at the end of the round."),
        (palace(|n| n.space(&board.floor.spaces[0])), "Space 1, minus 1: black tile."),
        (palace(|n| n.space(&board.floor.spaces[2])), "Space 3, minus 2: empty."),
        (
            palace(|n| n.tray(&board.tray.unwrap())),
            "Tray: empty, the next thing that falls lies here for free.",
        ),
        (palace(|n| n.status(&scene)), "Anna, it is your turn."),
        (palace(|n| n.pick(disc(1), Tile::Red, 3)), "Take 3 red from factory 1"),
    ] {
        assert_eq!(name, told);
    }
}

#[test]
fn lines_say_what_the_tiles_would_do_or_why_not() {
    let scene = scene();
    let board = &scene.boards[0];
    let name = |index: usize| palace(|n| n.line(&board.lines[index]));
    assert_eq!(
        name(1),
        "Line 2: 1 of 2 red. The line is complete: a row of 3 and a column of 2 are 5 points. \
         One lies on the tray for free. 1 falls: minus 1. Change of points: +5."
    );
    assert_eq!(
        name(2),
        "Line 3: empty, 3 spaces. The line is complete: a row of 2 is 2 points. \
         Change of points: +2."
    );
    assert_eq!(name(3), "Line 4: full, 4 blue. Line 4 is full.");
    assert_eq!(name(4), "Line 5: empty, 5 spaces. 3 of 5 spaces are filled. Change of points: 0.");
    assert_eq!(
        palace(|n| n.floor(&board.floor)),
        "Floor: 1 of 7 spaces taken, minus 1. One lies on the tray for free. \
         2 fall: minus 3. Change of points: −3."
    );
}

#[test]
fn the_account_is_told_short_and_long() {
    let scene = scene();
    let ledger = scene.boards[0].ledger.as_ref().unwrap();
    assert_eq!(palace(|n| n.ledger_line(ledger)), "now 12 · +2 tiles · −1 floor · = 13");
    let long = "12 now, plus 2 for full lines, minus 1 for the floor, makes 13.";
    assert_eq!(palace(|n| n.ledger(ledger)), long);
}

#[test]
fn a_preview_says_that_it_ends_the_game() {
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
    let mut entry = Entry::begin(&pos);
    let presses = [tile(disc(1), 'B'), Press::Destination(to_line(1))];
    press_all(&mut entry, &pos, ConfirmMode::Button, &presses);
    let take = entry.selection().aimed().unwrap();
    let told = palace(|n| n.preview(&Preview::of(&pos, take).unwrap()));
    assert!(told.ends_with("This round becomes the last."), "{told}");
}
