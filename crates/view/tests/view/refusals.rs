//! Why not, in English.

use crate::sentences::{SPECIAL, palace};
use crate::support::{column, disc};
use azulejo_rules::{IllegalMove, Position, Source, Tile, TileSet};
use azulejo_testkit::fixture::{factory, line, seat};
use azulejo_view::entry::read_command;

#[test]
fn every_refusal_says_why() {
    let red_and_blue = [Tile::Red, Tile::Blue].into_iter().collect();
    let none = TileSet::NONE;
    let (red, third) = (Tile::Red, line(3));
    for (illegal, told) in [
        (IllegalMove::GameOver, "The game is over."),
        (IllegalMove::NothingDealt, "The factories are not filled yet."),
        (
            IllegalMove::MustPlace { seat: seat(2), line: third },
            "Jan has to choose a column for line 3 first.",
        ),
        (IllegalMove::NothingToPlace, "There is no completed line to place."),
        (
            IllegalMove::NoSuchFactory { factory: factory(9), discs: 5 },
            "There is no factory 9, only 1 to 5.",
        ),
        (IllegalMove::FactoryTaken { factory: factory(2) }, "Factory 2 was taken by a player."),
        (
            IllegalMove::NoSuchTile { source: disc(1), tile: red, there: none },
            "Factory 1 is empty.",
        ),
        (
            IllegalMove::NoSuchTile { source: Source::Center, tile: red, there: none },
            "The center is empty.",
        ),
        (
            IllegalMove::NoSuchTile { source: disc(1), tile: Tile::White, there: red_and_blue },
            "Factory 1 has no white, only blue and red.",
        ),
        (
            IllegalMove::NoSuchTile {
                source: Source::Center,
                tile: Tile::White,
                there: red_and_blue,
            },
            "The center has no white, only blue and red.",
        ),
        (IllegalMove::LineFull { line: third }, "Line 3 is full."),
        (
            IllegalMove::LineHolds { line: third, holds: Tile::Blue, tile: red },
            "Line 3 holds blue, not red.",
        ),
        (IllegalMove::RowHolds { line: third, tile: red }, "Row 3 of the wall has red already."),
        (
            IllegalMove::SplitMissing { rest: red_and_blue },
            "Say which colors go to the left: blue and red are left over.",
        ),
        (
            IllegalMove::SplitUnwanted { source: disc(1) },
            "Nothing is left over to send left or right.",
        ),
        (
            IllegalMove::SplitUnknown { unknown: none.with(Tile::White), rest: red_and_blue },
            "Left over are only blue and red.",
        ),
        (
            IllegalMove::SplitUneven { difference: 3, least: 1 },
            "The sides must be as even as possible: they differ by 3, and 1 is possible.",
        ),
        (
            IllegalMove::WrongLine { line: third, expected: line(2) },
            "Line 2 is to be placed, not line 3.",
        ),
        (
            IllegalMove::SpaceTaken { line: third, column: column(2), tile: red },
            "Row 3, column 2 has red already.",
        ),
        (IllegalMove::ColumnHolds { column: column(2), tile: red }, "Column 2 has red already."),
    ] {
        assert_eq!(palace(|narrator| narrator.why_not(&illegal)), told);
    }
}

#[test]
fn a_typed_mistake_says_the_place_and_what_is_expected() {
    let pos: Position = SPECIAL.parse().unwrap();
    for (text, told) in [
        (
            "x",
            "Character 1: “x” does not belong here. Expected: a factory 1 to 9, or C for the center.",
        ),
        (
            "1w",
            "Character 3: the move is not complete. Expected: a line 1 to 5, or F for the floor.",
        ),
        (
            "1 w 9",
            "Character 5: “9” does not belong here. Expected: a line 1 to 5, or F for the floor.",
        ),
        ("1r1", "Factory 1 has no red, only yellow and white."),
    ] {
        let error = read_command(&pos, text).unwrap_err();
        assert_eq!(palace(|narrator| narrator.why_not_typed(&error)), told);
    }
}
