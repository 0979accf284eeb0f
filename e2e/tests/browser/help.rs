//! What helps a player: hints, previews, and why something is not possible.

use crate::guest::{Guest, Player};
use crate::situation::{find, ordinary, takes};
use crate::words::{told, why_not};
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Hand, Key, Pointer, Size};
use azulejo_rules::{Destination, Line, Position, Source, Take};
use azulejo_view::Preview;
use azulejo_view::story::signed;

const PEOPLE: [&str; 2] = ["person", "person"];

/// The tiles of a take.
fn tiles(take: Take) -> String {
    match take.source {
        Source::Factory(factory) => {
            format!(".disc[data-factory='{factory}'] .disc-tiles [data-tile='{}']", take.tile)
        }
        Source::Center => format!(".center .group[data-tile='{}'] .tile", take.tile),
    }
}

fn line_of(line: Line) -> String {
    format!(".board.own .line[data-line='{line}']")
}

#[test]
fn a_hint_is_a_legal_move_in_outlines_and_in_words() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        // Late in a round a hint is found soon.
        let few =
            |pos: &Position| ordinary(pos) && pos.discs().all(|disc| disc.tiles().total() <= 4);
        let pos = find("2cp", |pos| few(pos) && takes(pos).len() < 30)?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        let look = guest.look(0)?;
        guest.keys(&[Key::Letter('h')])?;
        guest.wait_for("main.table .tile[data-hint]")?;
        let hinted = hinted(guest, &pos)?;
        let sentence = told(pos.rules(), |narrator| narrator.hint(&pos, hinted.into()));
        let prompt = guest.prompt()?;
        ensure!(prompt.contains(&sentence), "`{sentence}` is not in `{prompt}`");
        assert_eq!(guest.last_said()?, prompt);
        // It is gone with the move.
        Player::new(Hand::Presses(Pointer::Mouse), 1).play(guest, &look, &[hinted.into()])?;
        ensure!(guest.count("[data-hint]")? == 0, "the hint is still there");
        Ok(())
    })
}

/// The take that is outlined.
pub(crate) fn hinted(guest: &Guest, pos: &Position) -> Result<Take> {
    let tile = guest.attributes("main.table .tile[data-hint]", "data-tile")?;
    let disc = guest.attributes(".disc[data-hint]", "data-factory")?;
    let line = guest.attributes(".board.own .line[data-hint]", "data-line")?;
    let is_it = |take: &Take| {
        let source = disc.first().map_or("C", String::as_str);
        let to = line.first().map_or("F", String::as_str);
        take.source.to_string() == source
            && take.to.to_string() == to
            && tile.iter().all(|letter| *letter == take.tile.to_string())
    };
    takes(pos)
        .into_iter()
        .find(is_it)
        .with_context(|| format!("{disc:?} {tile:?} {line:?} is no move"))
}

/// A color of a source that goes to the floor, but not to every line.
fn refused(pos: &Position) -> Option<(Take, Line)> {
    takes(pos).into_iter().filter(|take| take.to == Destination::Floor).find_map(|take| {
        let is_refused =
            |line: &Line| pos.check(Take { to: Destination::Line(*line), ..take }.into()).is_err();
        Line::ALL.into_iter().find(is_refused).map(|line| (take, line))
    })
}

#[test]
fn a_greyed_line_answers_why() -> Result<()> {
    for (size, pointer) in [(Size::LAPTOP, Pointer::Mouse), (Size::SMALL_PHONE, Pointer::Touch)] {
        Guest::with(size, |guest| {
            let pos = find("2cp", |pos| ordinary(pos) && refused(pos).is_some())?;
            let (take, line) = refused(&pos).context("a refused line")?;
            let bad = Take { to: Destination::Line(line), ..take };
            let illegal = pos.check(bad.into()).err().context("it is refused")?;
            let why = why_not(pos.rules(), &illegal);
            guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
            let look = guest.look(0)?;
            Hand::Presses(pointer).aim(guest, bad)?;
            guest.wait_for(&format!("{}[data-aim=refused][data-why]", line_of(line)))?;
            assert_eq!(guest.text(&format!("{} .why", line_of(line)))?, why);
            ensure!(guest.is_shown(&format!("{} .why", line_of(line)))?, "the reason is not seen");
            assert_eq!(guest.last_said()?, why);
            assert_eq!(guest.look(look.step)?.replay.steps, look.replay.steps);
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn the_command_box_answers_why_and_where() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let pos = find("2cp", |pos| ordinary(pos) && refused(pos).is_some())?;
        let (take, line) = refused(&pos).context("a refused line")?;
        let bad = Take { to: Destination::Line(line), ..take };
        let illegal = pos.check(bad.into()).err().context("it is refused")?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        let look = guest.look(0)?;
        Hand::Types.enter(guest, &[bad.into()])?;
        assert_eq!(guest.text(".bar .command-error")?, why_not(pos.rules(), &illegal));
        for text in ["", "9Z9", "3R"] {
            guest.run("document.querySelector('.bar .command input').select();")?;
            guest.type_text(text)?;
            guest.keys(&[Key::Enter])?;
            ensure!(!guest.text(".bar .command-error")?.is_empty(), "`{text}` needs an answer");
        }
        assert_eq!(guest.look(look.step)?.replay.steps, look.replay.steps);
        Ok(())
    })
}

/// A take that completes a line of the colored wall.
fn completing(pos: &Position) -> Option<(Take, Line)> {
    takes(pos).into_iter().find_map(|take| {
        let Destination::Line(line) = take.to else { return None };
        let board = pos.board_after(take).ok()?;
        board.is_full(line).then_some((take, line))
    })
}

#[test]
fn a_line_that_is_pointed_at_shows_what_the_move_would_bring() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let pos = find("2cp", |pos| ordinary(pos) && completing(pos).is_some())?;
        let (take, line) = completing(&pos).context("a completing take")?;
        let preview = Preview::of(&pos, take)?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        let look = guest.look(0)?;
        guest.tap(&tiles(take))?;
        guest.hover(&line_of(line))?;
        guest.wait_for(&format!("{} [data-ghost]", line_of(line)))?;
        assert_eq!(guest.text(&format!("{} > .net", line_of(line)))?, signed(preview.net));
        let ghosts = format!(".board.own .square[data-row='{line}'][data-ghost]");
        assert_eq!(guest.attribute(&ghosts, "data-ghost")?, take.tile.to_string());
        // The picture of what lies there is not changed by what would.
        assert_eq!(guest.look(look.step)?.replay.steps, look.replay.steps);
        guest.hover(".bar")?;
        let is_gone = "!document.querySelector('.board.own [data-ghost]')";
        guest.wait_until("the preview to go", is_gone)
    })
}
