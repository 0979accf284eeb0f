//! How tiles look.

use super::palette::Palette;
use super::{Depth, Glyphs, Paint};
use azulejo_rules::Tile;
use ratatui::style::{Color, Modifier, Style};

/// What a tile or its space is in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Look {
    /// It lies there.
    Solid,
    /// It lies there, and something else is in the hand.
    Dim,
    /// It is in the hand.
    Held,
    /// The hint takes it.
    Hinted,
    /// The move in the making would bring it.
    Ghost,
    /// It will come for certain when the round ends.
    Pending,
    /// It belongs to a lit run in a row.
    InRow,
    /// It belongs to a lit run in a column.
    InColumn,
    /// It belongs to both: the tile that scores.
    InBoth,
    /// It was placed by the last move.
    Last,
    /// Its space is empty, and only for this color.
    Printed,
}

/// How large tiles are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Size {
    /// Three columns, one row.
    Small,
    /// Five columns, three rows.
    Large,
}

/// A tile as it is painted: what stands left and right of its letter, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TilePaint {
    /// Left of the letter.
    pub left: &'static str,
    /// Right of it.
    pub right: &'static str,
    /// The letter.
    pub letter: char,
    /// How both sides look.
    pub edge: Style,
    /// How the letter looks.
    pub face: Style,
}

impl Size {
    /// Columns and rows.
    pub const fn cells(self) -> (u16, u16) {
        match self {
            Size::Small => (3, 1),
            Size::Large => (5, 3),
        }
    }
}

impl Paint {
    /// How a tile looks.
    pub fn tile(&self, tile: Tile, look: Look) -> TilePaint {
        let (left, right) = sides(self.glyphs, look);
        let upper = tile.letter();
        let letter = if look == Look::Printed { upper.to_ascii_lowercase() } else { upper };
        let (edge, face) = match look {
            Look::Printed | Look::Ghost | Look::Pending => {
                let style = self.outlined(tile, look);
                (style, style)
            }
            _ => self.filled(tile, look),
        };
        TilePaint { left, right, letter, edge, face }
    }

    /// Tiles that lie there: the letter on the tile's color, between edges that stand out from the ground.
    fn filled(&self, tile: Tile, look: Look) -> (Style, Style) {
        let face = self.face(tile, look);
        let half_blocks = self.glyphs == Glyphs::Unicode && matches!(look, Look::Solid | Look::Dim);
        let edge = if half_blocks { self.edge(tile, look) } else { face };
        (edge, face)
    }

    fn face(&self, tile: Tile, look: Look) -> Style {
        let palette = self.palette;
        let style = match self.depth {
            Depth::True | Depth::Colors256 => {
                let base = palette.tile(tile);
                let base = if look == Look::Dim { base.mix(palette.ground, 55) } else { base };
                let letter = Palette::letter_on(base);
                Style::new().bg(self.depth.color(base)).fg(self.depth.color(letter))
            }
            Depth::Colors16 => {
                let (base, letter) = palette.sixteen[tile.index()];
                Style::new().bg(base).fg(letter)
            }
            Depth::Mono => Style::new().add_modifier(Modifier::REVERSED),
        };
        match look {
            Look::Dim => style,
            Look::Held | Look::Hinted | Look::InBoth => {
                style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
            }
            _ => style.add_modifier(Modifier::BOLD),
        }
    }

    fn edge(&self, tile: Tile, look: Look) -> Style {
        match self.depth {
            Depth::True | Depth::Colors256 => {
                let edge = self.palette.on_ground(tile, 3.0);
                let dim = look == Look::Dim;
                let edge = if dim { edge.mix(self.palette.ground, 55) } else { edge };
                Style::new().fg(self.depth.color(edge))
            }
            Depth::Colors16 => {
                let base = self.palette.sixteen[tile.index()].0;
                // Black and white may be the ground itself; gray is neither.
                let edge = match base {
                    Color::Black | Color::White => Color::DarkGray,
                    base => base,
                };
                Style::new().fg(edge)
            }
            Depth::Mono => Style::new(),
        }
    }

    /// Tiles that do not lie there: a letter on the ground.
    fn outlined(&self, tile: Tile, look: Look) -> Style {
        let is_printed = look == Look::Printed;
        match self.depth {
            Depth::True | Depth::Colors256 => {
                let shade = self.palette.on_ground(tile, 4.5);
                let strength = if is_printed { 70 } else { 100 };
                let style = Style::new();
                let style = style.fg(self.depth.color(shade.mix(self.palette.ground, strength)));
                if is_printed { style } else { style.add_modifier(Modifier::BOLD) }
            }
            Depth::Colors16 | Depth::Mono if is_printed => Style::new().add_modifier(Modifier::DIM),
            Depth::Colors16 | Depth::Mono => Style::new().add_modifier(Modifier::BOLD),
        }
    }
}

/// What stands left and right of the letter: the shape that says what a color can only hint at.
fn sides(glyphs: Glyphs, look: Look) -> (&'static str, &'static str) {
    match (look, glyphs) {
        (Look::Solid | Look::Dim, Glyphs::Unicode) => ("▐", "▌"),
        (Look::Solid | Look::Dim, Glyphs::Ascii) | (Look::Held, Glyphs::Unicode) => ("[", "]"),
        (Look::Held, Glyphs::Ascii) => ("{", "}"),
        (Look::Hinted, Glyphs::Unicode) => ("»", "«"),
        (Look::Hinted, Glyphs::Ascii) => ("!", "!"),
        (Look::Ghost, _) => ("(", ")"),
        (Look::Pending, Glyphs::Unicode) => ("‹", "›"),
        (Look::Pending, Glyphs::Ascii) => ("<", ">"),
        (Look::InRow, Glyphs::Unicode) => ("═", "═"),
        (Look::InRow, Glyphs::Ascii) => ("=", "="),
        (Look::InColumn, Glyphs::Unicode) => ("║", "║"),
        (Look::InColumn, Glyphs::Ascii) => ("|", "|"),
        (Look::InBoth, Glyphs::Unicode) => ("╬", "╬"),
        (Look::InBoth, Glyphs::Ascii) => ("#", "#"),
        (Look::Last, Glyphs::Unicode) => ("•", "•"),
        (Look::Last, Glyphs::Ascii) => ("*", "*"),
        (Look::Printed, _) => (" ", " "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_view::Theme;

    #[test]
    fn tiles_differ_in_every_depth_that_has_colors() {
        for theme in [Theme::Palace, Theme::Chocolate] {
            for depth in [Depth::Colors16, Depth::Colors256, Depth::True] {
                let paint = Paint::new(depth, Glyphs::Unicode, theme);
                let faces = Tile::ALL.map(|tile| paint.tile(tile, Look::Solid).face.bg);
                for (one, face) in faces.iter().enumerate() {
                    assert!(!faces[..one].contains(face), "{theme:?} {depth:?} {face:?}");
                }
            }
        }
    }

    #[test]
    fn without_colors_only_letters_and_shapes_tell() {
        let paint = Paint::new(Depth::Mono, Glyphs::Ascii, Theme::Palace);
        for tile in Tile::ALL {
            let TilePaint { edge, face, .. } = paint.tile(tile, Look::Solid);
            assert_eq!((edge.fg, edge.bg, face.fg, face.bg), (None, None, None, None));
        }
    }

    #[test]
    fn every_look_has_its_own_shape() {
        let looks = [
            Look::Solid,
            Look::Held,
            Look::Hinted,
            Look::Ghost,
            Look::Pending,
            Look::InRow,
            Look::InColumn,
            Look::InBoth,
            Look::Last,
            Look::Printed,
        ];
        for glyphs in Glyphs::ALL {
            let shapes = looks.map(|look| sides(glyphs, look));
            for (one, shape) in shapes.iter().enumerate() {
                assert!(!shapes[..one].contains(shape), "{glyphs:?} {shape:?}");
            }
        }
    }
}
