//! The free wall: whoever has completed lines chooses their columns, and confirms all of them at once.

use crate::guest::Guest;
use crate::situation::{completed, find, own};
use anyhow::{Context, Result, bail};
use azulejo_e2e::{Hand, Key, Pointer, Size};
use azulejo_rules::{Column, Line, Move, MoveKind, Place, Position, Tile, Wall, WallSide};
use azulejo_view::story::signed;

const PEOPLE: [&str; 2] = ["person", "person"];
const HAND: Hand = Hand::Presses(Pointer::Mouse);

fn columns(wall: &Wall, line: Line, tile: Tile) -> Vec<Column> {
    wall.free_columns(line, tile).collect()
}

/// The completed lines with the columns that the wall leaves them.
fn choices(pos: &Position) -> Vec<(Line, Tile, Vec<Column>)> {
    let Some(board) = own(pos) else { return Vec::new() };
    let lines = completed(pos).into_iter();
    lines.map(|(line, tile)| (line, tile, columns(board.wall(), line, tile))).collect()
}

/// The places of a row that can be pressed, by column, with the points that they promise.
fn offered(guest: &Guest, line: Line) -> Result<Vec<(String, String)>> {
    let square = format!(".board.own .square[data-row='{line}'][data-choice]");
    let columns = guest.attributes(&square, "data-column")?;
    Ok(columns.into_iter().zip(guest.texts(&format!("{square} .pick-column > .net"))?).collect())
}

/// The same by the rules.
fn promised(wall: &Wall, line: Line, tile: Tile) -> Vec<(String, String)> {
    let columns = columns(wall, line, tile).into_iter();
    let points = |column| signed(wall.runs(line, column).points().into());
    columns.map(|column| (column.to_string(), points(column))).collect()
}

#[test]
fn several_lines_are_placed_with_one_confirm() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let many = |(_, _, columns): &(Line, Tile, Vec<Column>)| columns.len() > 1;
        let pos = find("2fp", |pos| choices(pos).iter().filter(|it| many(it)).count() >= 2)?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        let look = guest.look(0)?;
        let mut wall = *own(&pos).context("a player")?.wall();
        assert_eq!(guest.attribute(".confirm", "aria-disabled")?, "true");
        let mut placed = Vec::new();
        for (line, tile) in completed(&pos) {
            assert_eq!(offered(guest, line)?, promised(&wall, line, tile), "line {line}");
            let column = *columns(&wall, line, tile).last().context("a column")?;
            HAND.place(guest, Place { line, column })?;
            wall = wall.with(line, column, tile);
            placed.push(Move::from(Place { line, column }));
        }
        assert_eq!(guest.attribute(".confirm", "aria-disabled")?, "false");
        HAND.confirm(guest)?;
        let after = guest.look(look.step + placed.len())?;
        assert_eq!(after.replay.moves_since(look.step)[..placed.len()], placed);
        Ok(())
    })
}

#[test]
fn a_choice_is_taken_back_by_its_button_and_by_escape() -> Result<()> {
    Guest::with(Size::PHONE, |guest| {
        let many = |(_, _, columns): &(Line, Tile, Vec<Column>)| columns.len() > 1;
        let pos = find("2fs", |pos| choices(pos).iter().filter(|it| many(it)).count() >= 2)?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        guest.look(0)?;
        let hand = Hand::Presses(Pointer::Touch);
        let (line, _, columns) = choices(&pos).into_iter().find(many).context("a line")?;
        let chosen = format!(".square[data-row='{line}'][data-choice=chosen]");
        let back = ".actions .button.quiet";
        hand.place(guest, Place { line, column: columns[0] })?;
        assert_eq!(guest.attribute(&chosen, "data-column")?, columns[0].to_string());
        hand.place(guest, Place { line, column: columns[1] })?;
        assert_eq!(guest.attribute(&chosen, "data-column")?, columns[1].to_string(), "another one");
        guest.tap(back)?;
        assert_eq!(guest.count(&chosen)?, 0);
        hand.place(guest, Place { line, column: columns[1] })?;
        guest.keys(&[azulejo_e2e::Key::Escape])?;
        assert_eq!(guest.count(&chosen)?, 0);
        Ok(())
    })
}

/// Two completed lines of one color and a column that both could use.
fn rivals(pos: &Position) -> Option<(Line, Line, Column)> {
    let choices = choices(pos);
    let (upper, tile, columns) = choices.first()?;
    let (lower, _, others) = choices[1..].iter().find(|(_, other, _)| other == tile)?;
    let both = columns.iter().find(|column| others.contains(column))?;
    (columns.len() > 1 && others.len() > 2).then_some((*upper, *lower, *both))
}

#[test]
fn a_column_that_is_chosen_above_is_not_offered_below() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let pos = find("2fp", |pos| rivals(pos).is_some())?;
        let (upper, lower, column) = rivals(&pos).context("two lines")?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        guest.look(0)?;
        let is_offered = || -> Result<bool> {
            Ok(offered(guest, lower)?.iter().any(|(other, _)| *other == column.to_string()))
        };
        assert!(is_offered()?);
        HAND.place(guest, Place { line: upper, column })?;
        assert!(!is_offered()?, "column {column} holds the color now");
        Ok(())
    })
}

/// A completed line without a column, while there is another one to choose for.
fn lost(pos: &Position) -> Option<Line> {
    let choices = choices(pos);
    let has_choice = choices.iter().any(|(_, _, columns)| columns.len() > 1);
    choices.into_iter().find(|(_, _, columns)| columns.is_empty() && has_choice).map(|it| it.0)
}

/// What the fall of a line adds to the cost of the floor, after those above it were tiled.
fn cost_of_fall(pos: &Position, lost: Line) -> Result<i32> {
    let mut board = *own(pos).context("a player")?;
    loop {
        let line = board.topmost_full_line().context("the line falls")?;
        let tiled = board.tile_topmost(WallSide::Free, |wall, line, tile| {
            columns(wall, line, tile).first().copied().unwrap_or(Column::ALL[0])
        });
        let (after, _) = tiled.context("there is a full line")?;
        if line == lost {
            return Ok(i32::from(after.floor().cost()) - i32::from(board.floor().cost()));
        }
        board = after;
    }
}

#[test]
fn a_line_without_a_column_says_what_its_fall_costs() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let pos = find("2fp", |pos| lost(pos).is_some())?;
        let line = lost(&pos).context("a line")?;
        let cost = cost_of_fall(&pos, line)?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        guest.look(0)?;
        let selector = format!(".board.own .line[data-line='{line}'][data-lost]");
        assert_eq!(guest.texts(&format!("{selector} > .net"))?, [signed(-cost)]);
        let label = guest.text(&format!("{selector} > .sr"))?;
        assert!(label.contains(&cost.to_string()), "{label}");
        assert!(guest.is_shown(&format!("{selector} > .net"))?);
        Ok(())
    })
}

/// Where every line has one column only, there is nothing to choose, and the focus is still on the line that was filled
/// last.
#[test]
fn enter_confirms_though_the_focus_is_on_a_line() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let single = |(_, _, columns): &(Line, Tile, Vec<Column>)| columns.len() == 1;
        let pos = find("2fp", |pos| !choices(pos).is_empty() && choices(pos).iter().all(single))?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        let look = guest.look(0)?;
        assert_eq!(guest.attribute(".confirm", "aria-disabled")?, "false");
        guest.run("document.querySelector('.board.own .line').focus();")?;
        guest.keys(&[Key::Enter])?;
        let lines: Vec<Line> = completed(&pos).into_iter().map(|(line, _)| line).collect();
        let after = guest.look(look.step + lines.len())?;
        let placed = after.replay.moves_since(look.step).into_iter().take(lines.len());
        let placed = placed.map(|mv| match mv.kind() {
            MoveKind::Place(place) => Ok(place.line),
            MoveKind::Take(_) => bail!("{mv} is no placement"),
        });
        assert_eq!(placed.collect::<Result<Vec<_>>>()?, lines);
        Ok(())
    })
}
