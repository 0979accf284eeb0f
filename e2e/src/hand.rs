//! How a guest enters a move.

use crate::browser::Browser;
use crate::input::{Key, Pointer};
use anyhow::{Result, bail};
use azulejo_rules::{Destination, Factory, Move, MoveKind, Place, Source, Take, TileSet};
use serde_json::{Value, json};

/// A way to enter moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Presses the tiles, then the place.
    Presses(Pointer),
    /// Drags the tiles to the place.
    Drags(Pointer),
    /// Digit, letter, digit.
    Keys,
    /// Types the move's text into the command box.
    Types,
}

/// The button that plays what waits to be confirmed.
const CONFIRM: &str = ".actions .confirm";

impl Hand {
    /// Enters a whole decision: a take, or the placements of all completed lines.
    ///
    /// # Errors
    /// When something is not where it should be.
    pub fn enter(self, browser: &Browser, decision: &[Move]) -> Result<()> {
        if self == Hand::Types {
            return decision.iter().try_for_each(|&mv| types(browser, mv));
        }
        let mut placed = false;
        for mv in decision {
            match mv.kind() {
                MoveKind::Take(take) => self.take(browser, take)?,
                MoveKind::Place(place) => {
                    self.place(browser, place)?;
                    placed = true;
                }
            }
        }
        if placed { self.confirm(browser) } else { Ok(()) }
    }

    fn take(self, browser: &Browser, take: Take) -> Result<()> {
        self.aim(browser, take)?;
        match take.left {
            None => Ok(()),
            Some(left) => {
                self.split(browser, left)?;
                self.confirm(browser)
            }
        }
    }

    /// Picks the tiles up and points them at their place. Where nothing is to be confirmed, that is the move.
    ///
    /// # Errors
    /// When something is not where it should be.
    pub fn aim(self, browser: &Browser, take: Take) -> Result<()> {
        let to = destination(take.to);
        match self {
            Hand::Presses(pointer) => {
                pick_up(browser, pointer, take)?;
                browser.press(pointer, &to)
            }
            Hand::Drags(pointer) => match grip(browser, pointer, take)? {
                Some(from) => browser.drag(pointer, &from, &to),
                None => browser.press(pointer, &to),
            },
            Hand::Keys => browser.type_text(&as_keys(take)),
            Hand::Types => bail!("what is typed is played at once"),
        }
    }

    /// Shares out what the spread leaves: these colors to the left.
    ///
    /// # Errors
    /// When there is nothing to share out.
    pub fn split(self, browser: &Browser, left: TileSet) -> Result<()> {
        browser.wait_for(".spread .chip")?;
        let script = "return [...document.querySelectorAll('.spread .chip')].map(({ dataset }) => [dataset.tile, dataset.side]);";
        let chips = browser.run(script)?;
        for chip in chips.as_array().into_iter().flatten() {
            let (tile, side) = (text(&chip[0]), text(&chip[1]));
            let is_left = left.iter().any(|wanted| wanted.to_string() == tile);
            if is_left != (side == "left") {
                self.turn(browser, tile)?;
            }
        }
        Ok(())
    }

    /// Sends a color of the spread's rest to the other side.
    ///
    /// # Errors
    /// When it is not there.
    pub fn turn(self, browser: &Browser, tile: &str) -> Result<()> {
        match self {
            Hand::Presses(pointer) | Hand::Drags(pointer) => {
                browser.press(pointer, &format!(".spread .chip[data-tile='{tile}']"))
            }
            Hand::Keys | Hand::Types => browser.type_text(&tile.to_lowercase()),
        }
    }

    /// Chooses the column of a completed line, unless it is chosen already as there is no other.
    ///
    /// # Errors
    /// When it can't be chosen.
    pub fn place(self, browser: &Browser, place: Place) -> Result<()> {
        let Place { line, column } = place;
        let square =
            format!(".board.own .square[data-row='{line}'][data-column='{column}'][data-choice]");
        browser.wait_for(&square)?;
        if browser.count(&format!("{square}[data-choice='chosen']"))? > 0 {
            return Ok(());
        }
        match self {
            Hand::Presses(pointer) | Hand::Drags(pointer) => {
                browser.press(pointer, &format!("{square} .pick-column"))
            }
            Hand::Keys | Hand::Types => browser.type_text(&column.to_string()),
        }
    }

    /// Plays what waits to be confirmed.
    ///
    /// # Errors
    /// When nothing does.
    pub fn confirm(self, browser: &Browser) -> Result<()> {
        match self {
            Hand::Presses(pointer) | Hand::Drags(pointer) => browser.press(pointer, CONFIRM),
            Hand::Keys | Hand::Types => browser.keys(&[Key::Enter]),
        }
    }
}

fn types(browser: &Browser, mv: Move) -> Result<()> {
    browser.press(Pointer::Mouse, ".bar .command input")?;
    browser.type_text(&mv.to_string())?;
    browser.keys(&[Key::Enter])
}

fn as_keys(take: Take) -> String {
    format!("{}{}{}", take.source, take.tile, take.to).to_lowercase()
}

/// Presses the tiles; where they are too small for a finger, their disc first.
fn pick_up(browser: &Browser, pointer: Pointer, take: Take) -> Result<()> {
    match cover(browser, take.source)? {
        None => browser.press(pointer, &source(take)),
        Some(Cover { disc, colors }) => {
            browser.press(pointer, &disc)?;
            if colors > 1 { browser.press(pointer, &chip(take)) } else { Ok(()) }
        }
    }
}

/// From where the tiles can be dragged; nothing if they are in the hand already, which happens where a whole disc is
/// pressed that has one color only.
fn grip(browser: &Browser, pointer: Pointer, take: Take) -> Result<Option<String>> {
    let Some(Cover { disc, colors }) = cover(browser, take.source)? else {
        // Not always the first of its color.
        return Ok(Some(last_of(take)));
    };
    browser.press(pointer, &disc)?;
    Ok((colors > 1).then(|| chip(take)))
}

/// What covers a disc whose tiles are too small for a finger.
struct Cover {
    disc: String,
    /// How many colors the disc has.
    colors: u64,
}

fn cover(browser: &Browser, source: Source) -> Result<Option<Cover>> {
    let Source::Factory(factory) = source else { return Ok(None) };
    let disc = format!("{} .disc-pick", disc(factory));
    let script = "const pick = document.querySelector(arguments[0]);
        const tiles = pick.parentElement.querySelectorAll('.disc-tiles [data-tile]');
        const colors = new Set([...tiles].map(({ dataset }) => dataset.tile));
        return [getComputedStyle(pick).display !== 'none', colors.size];";
    let found = browser.run_with(script, &[json!(disc)])?;
    let colors = found[1].as_u64().unwrap_or_default();
    Ok((found[0] == json!(true)).then_some(Cover { disc, colors }))
}

fn disc(factory: Factory) -> String {
    format!(":is(main.table, .bench) .disc[data-factory='{factory}']")
}

/// The tiles of the take's color.
fn source(take: Take) -> String {
    let tile = take.tile;
    match take.source {
        Source::Factory(factory) => {
            format!("{} .disc-tiles [data-tile='{tile}']", disc(factory))
        }
        Source::Center => format!(".center .group[data-tile='{tile}'] .tile"),
    }
}

/// The last of them.
fn last_of(take: Take) -> String {
    let tile = take.tile;
    match take.source {
        Source::Factory(factory) => {
            let last = format!(":nth-last-child(1 of [data-tile='{tile}'])");
            format!("{} .disc-tiles {last}", disc(factory))
        }
        Source::Center => source(take),
    }
}

fn chip(take: Take) -> String {
    format!(".picker .chip[data-tile='{}']", take.tile)
}

/// The place on the own board, or on that of whoever is to move at a bench.
fn destination(to: Destination) -> String {
    const BOARD: &str = ":is(main.table > .board.own, .bench .board[data-mine])";
    match to {
        Destination::Line(line) => format!("{BOARD} .line[data-line='{line}']"),
        Destination::Floor => format!("{BOARD} .floor-line"),
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
