//! How a guest enters a move.

use crate::browser::Browser;
use crate::input::{Key, Pointer};
use anyhow::{Result, bail};
use azulejo_rules::{Destination, Move, MoveKind, Source, Take};

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

impl Hand {
    /// Enters a move.
    ///
    /// # Errors
    /// When something is not where it should be, or when this hand does not know how.
    pub fn enter(self, browser: &Browser, mv: Move) -> Result<()> {
        match (self, mv.kind()) {
            (Hand::Types, _) => types(browser, mv),
            (_, MoveKind::Take(take)) if take.left.is_none() => self.take(browser, take),
            _ => bail!("{self:?} does not know how to enter {mv}"),
        }
    }

    fn take(self, browser: &Browser, take: Take) -> Result<()> {
        let (from, to) = (source(take), destination(take.to));
        match self {
            Hand::Presses(pointer) => {
                browser.press(pointer, &from)?;
                browser.press(pointer, &to)
            }
            Hand::Drags(pointer) => browser.drag(pointer, &from, &to),
            Hand::Keys => browser
                .type_text(&format!("{}{}{}", take.source, take.tile, take.to).to_lowercase()),
            Hand::Types => Ok(()),
        }
    }
}

fn types(browser: &Browser, mv: Move) -> Result<()> {
    browser.press(Pointer::Mouse, "form.command input")?;
    browser.type_text(&mv.to_string())?;
    browser.keys(&[Key::Enter])
}

/// The tiles of the take's color.
fn source(take: Take) -> String {
    let tile = take.tile;
    match take.source {
        Source::Factory(factory) => {
            format!(".disc[data-factory='{factory}'] .disc-tiles [data-tile='{tile}']")
        }
        Source::Center => format!(".center .group[data-tile='{tile}'] .tile"),
    }
}

/// The place on the own board.
fn destination(to: Destination) -> String {
    match to {
        Destination::Line(line) => format!(".board.own .line[data-line='{line}']"),
        Destination::Floor => ".board.own .floor-line".to_owned(),
    }
}
