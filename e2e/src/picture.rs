//! What lies on the table: as the screen shows it, and as the engine knows it.

use crate::browser::Browser;
use anyhow::{Context, Result};
use azulejo_rules::{
    Board, Column, Disc, Effect, Factory, Line, Marker, Position, Seat, Tile, Tray,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;

/// A text for each place of the table: `disc 3` holds `BRRW`, `seat 1 line 3` holds `.RR`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture(BTreeMap<String, String>);

impl Browser {
    /// What is on the screen.
    ///
    /// # Errors
    /// When there is no table on it.
    pub fn picture(&self) -> Result<Picture> {
        let seen = self.run(Picture::SCRIPT).context("no table can be read from the page")?;
        Picture::seen(&seen)
    }

    /// What is on the screen where a game is stepped through.
    ///
    /// # Errors
    /// When none is.
    pub fn still_picture(&self) -> Result<Picture> {
        let seen = self.run_with(Picture::SCRIPT, &[json!(".still")]);
        Picture::seen(&seen.context("no step of a game can be read from the page")?)
    }
}

impl Picture {
    /// The body of a function that reads a table from the document, the one within a selector or else the one that
    /// is played at.
    pub const SCRIPT: &str = include_str!("picture.js");

    /// The picture that the script has read.
    ///
    /// # Errors
    /// When it is none.
    pub fn seen(places: &Value) -> Result<Picture> {
        let places = places.as_object().context("the places are an object")?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        Ok(Picture(places.iter().map(|(place, value)| (place.clone(), text(value))).collect()))
    }

    /// Without what is only told where a game is played: the round, and how much is in bag and lid.
    #[must_use]
    pub fn still(mut self) -> Picture {
        self.0.retain(|place, _| !["round", "bag", "lid"].contains(&place.as_str()));
        self
    }

    /// How a position must look.
    pub fn of(pos: &Position) -> Picture {
        let mut picture = Picture(BTreeMap::new());
        picture.put("round", pos.round().to_string());
        for (factory, disc) in Factory::ALL.into_iter().zip(pos.discs()) {
            picture.put_disc(factory, disc);
        }
        let center = Tile::ALL.map(|tile| format!("{tile}{}", pos.center().count(tile)));
        picture.put("center", center.join(" "));
        picture.put("marker", if pos.marker() == Marker::Center { "center" } else { "taken" });
        picture.put("bag", pos.bag().total().to_string());
        picture.put("lid", pos.lid().total().to_string());
        for (seat, board) in Seat::ALL.into_iter().zip(pos.boards()) {
            picture.put_board(seat, board);
        }
        picture
    }

    /// Where another picture differs, a line for each place; nothing, where they are the same.
    pub fn differences(&self, other: &Picture) -> String {
        let places: std::collections::BTreeSet<_> = self.0.keys().chain(other.0.keys()).collect();
        let mut told = String::new();
        for place in places {
            let (ours, theirs) = (self.0.get(place), other.0.get(place));
            if ours != theirs {
                let shown = |text: Option<&String>| {
                    text.map_or("nothing".to_owned(), |text| format!("`{text}`"))
                };
                let _ = writeln!(told, "{place}: {}, not {}", shown(ours), shown(theirs));
            }
        }
        told
    }

    fn put(&mut self, place: impl Into<String>, text: impl Into<String>) {
        self.0.insert(place.into(), text.into());
    }

    fn put_disc(&mut self, factory: Factory, disc: Disc) {
        let place = format!("disc {factory}");
        if let Some(effect) = disc.effect() {
            self.put(format!("{place} effect"), effect_name(effect));
        }
        let text =
            if disc == Disc::Taken { "taken".to_owned() } else { letters(disc.tiles().iter()) };
        self.put(place, text);
    }

    fn put_board(&mut self, seat: Seat, board: &Board) {
        let name = format!("seat {seat}");
        self.put(format!("{name} score"), board.score().to_string());
        for line in Line::ALL {
            self.put(format!("{name} line {line}"), line_text(board, line));
            let row = Column::ALL.map(|column| letter_or_dot(board.wall().tile(line, column)));
            self.put(format!("{name} wall {line}"), row.iter().collect::<String>());
        }
        let floor: Vec<String> = board.floor().items().map(|item| item.to_string()).collect();
        self.put(format!("{name} floor"), floor.concat());
        match board.tray() {
            None => {}
            Some(Tray::Free) => self.put(format!("{name} tray"), ""),
            Some(Tray::Holds(item)) => self.put(format!("{name} tray"), item.to_string()),
        }
    }
}

/// The empty spaces are on the left, as tiles come to lie from the right.
fn line_text(board: &Board, line: Line) -> String {
    let (tile, count) = board.line(line).map_or((None, 0), |tiles| (Some(tiles.tile), tiles.count));
    let empty = ".".repeat(usize::from(line.spaces() - count));
    let full = letter_or_dot(tile).to_string().repeat(usize::from(count));
    empty + &full
}

fn letter_or_dot(tile: Option<Tile>) -> char {
    tile.map_or('.', Tile::letter)
}

/// Letters in the order of the alphabet: how tiles lie on a disc means nothing.
fn letters(tiles: impl Iterator<Item = Tile>) -> String {
    let mut letters: Vec<_> = tiles.map(Tile::letter).collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

fn effect_name(effect: Effect) -> String {
    match effect {
        Effect::Extra => "extra".to_owned(),
        Effect::Magnet(tile) => format!("magnet{tile}"),
        Effect::Keeper => "keeper".to_owned(),
        Effect::Spread => "spread".to_owned(),
        Effect::Tray => "tray".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_told_place_by_place() {
        let pos: Position = "2cs 1 1 1 c B,4*BYR,x,-,- K 18.19.19.19.16 0.0.0.0.0 \
                             0:W1/W1/W1/W1/-:...../...../...../...../.....:-:. \
                             0:-/-/-/-/-:...../...../...../...../.....:-"
            .parse()
            .unwrap();
        let picture = Picture::of(&pos);
        for (place, text) in [
            ("disc 1", "B"),
            ("disc 2", "BRY"),
            ("disc 2 effect", "spread"),
            ("disc 3", "taken"),
            ("disc 4", ""),
            ("center", "B0 Y0 R0 K1 W0"),
            ("marker", "center"),
            ("bag", "91"),
            ("seat 1 line 3", "..W"),
            ("seat 1 wall 5", "....."),
            ("seat 1 floor", ""),
            ("seat 1 tray", ""),
            ("seat 2 score", "0"),
        ] {
            assert_eq!(picture.0.get(place).map(String::as_str), Some(text), "{place}");
        }
        assert_eq!(picture.0.get("seat 2 tray"), None);
    }

    #[test]
    fn differences_are_told_by_place() {
        let picture = |places: &[(&str, &str)]| {
            Picture(
                places.iter().map(|&(place, text)| (place.to_owned(), text.to_owned())).collect(),
            )
        };
        let (ours, theirs) = (
            picture(&[("bag", "91"), ("lid", "0")]),
            picture(&[("bag", "90"), ("lid", "0"), ("round", "1")]),
        );
        assert_eq!(ours.differences(&theirs), "bag: `91`, not `90`\nround: nothing, not `1`\n");
        assert_eq!(ours.differences(&ours), "");
    }
}
