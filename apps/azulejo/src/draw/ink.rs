//! How a piece of a row is meant, and what it looks like on a terminal.

use azulejo_rules::Tile;

/// What a row is painted with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// Letters only.
    Plain,
    /// The 256 colors that every terminal of today knows.
    Ansi,
}

/// What a piece of a row is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    Plain,
    /// What the eye should find first.
    Strong,
    /// What is always there.
    Dim,
    /// A tile that lies there.
    Tile(Tile),
    /// The place of a tile that is still to come.
    Ghost(Tile),
    /// The start-player marker.
    Marker,
    /// A gold side.
    Gold,
    /// Points lost.
    Loss,
}

impl Ink {
    /// Paints a piece of text.
    pub(super) fn paint(self, text: &str, style: Style) -> String {
        match (self, style) {
            (Ink::Plain, _) | (_, Style::Plain) => text.to_owned(),
            (Ink::Ansi, style) => format!("\x1b[{}m{text}\x1b[0m", code(style)),
        }
    }
}

/// The escape code of a style. The tiles are the only saturated things on the screen; the rest
/// keeps the terminal's own colors, light or dark.
fn code(style: Style) -> String {
    match style {
        Style::Plain => "0".to_owned(),
        Style::Strong => "1".to_owned(),
        Style::Dim => "2".to_owned(),
        Style::Tile(tile) => {
            let (ground, letter) = tile_colors(tile);
            format!("1;48;5;{ground};38;5;{letter}")
        }
        Style::Ghost(tile) => format!("38;5;{}", ghost_color(tile)),
        Style::Marker => "1;7".to_owned(),
        Style::Gold => "38;5;178".to_owned(),
        Style::Loss => "38;5;167".to_owned(),
    }
}

/// Ground and letter of a tile: five steps of lightness, so that they differ without hue too.
fn tile_colors(tile: Tile) -> (u8, u8) {
    match tile {
        Tile::Blue => (32, 231),
        Tile::Yellow => (220, 16),
        Tile::Red => (124, 231),
        Tile::Black => (236, 252),
        Tile::White => (255, 16),
    }
}

/// The same hues, halfway to the ground of a dark or a light terminal.
fn ghost_color(tile: Tile) -> u8 {
    match tile {
        Tile::Blue => 67,
        Tile::Yellow => 136,
        Tile::Red => 131,
        Tile::Black => 243,
        Tile::White => 247,
    }
}
