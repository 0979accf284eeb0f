//! The colors of the themes.

use super::{Ink, Rgb};
use azulejo_rules::Tile;
use azulejo_view::Theme;
use ratatui::style::Color;

/// The colors of a theme, on a dark ground.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Palette {
    pub(super) ground: Rgb,
    pub(super) raised: Rgb,
    text: Rgb,
    faint: Rgb,
    strong: Rgb,
    accent: Rgb,
    tiles: [Rgb; Tile::COUNT],
    /// The tile and its letter, with sixteen colors.
    pub(super) sixteen: [(Color, Color); Tile::COUNT],
}

impl Palette {
    pub(super) fn of(theme: Theme) -> &'static Palette {
        match theme {
            Theme::Palace => &PALACE,
            Theme::Chocolate => &CHOCOLATE,
        }
    }

    pub(super) fn ink(&self, ink: Ink) -> Rgb {
        match ink {
            Ink::Text => self.text,
            Ink::Faint => self.faint,
            Ink::Strong => self.strong,
            Ink::Accent => self.accent,
            Ink::Gold => Rgb(0xe8, 0xb9, 0x4a),
            Ink::Gain => Rgb(0x7f, 0xd1, 0x8f),
            Ink::Loss => Rgb(0xff, 0x8f, 0x85),
        }
    }

    pub(super) fn tile(&self, tile: Tile) -> Rgb {
        self.tiles[tile.index()]
    }

    /// The color of a letter on a tile: the one of black and white that stands out more.
    pub(super) fn letter_on(base: Rgb) -> Rgb {
        let (dark, light) = (Rgb(0x0b, 0x0f, 0x14), Rgb(0xff, 0xff, 0xff));
        if base.contrast(dark) >= base.contrast(light) { dark } else { light }
    }

    /// A tile's color, made lighter until it stands out from the ground: its edge, or its letter on the ground.
    pub(super) fn on_ground(&self, tile: Tile, least: f64) -> Rgb {
        let base = self.tile(tile);
        let shades = (0..=10).map(|step| Rgb(0xff, 0xff, 0xff).mix(base, step * 10));
        shades.into_iter().find(|shade| shade.contrast(self.ground) >= least).unwrap_or(self.strong)
    }
}

static PALACE: Palette = Palette {
    ground: Rgb(0x14, 0x20, 0x2b),
    raised: Rgb(0x20, 0x31, 0x40),
    text: Rgb(0xd9, 0xdf, 0xe4),
    faint: Rgb(0x8a, 0x99, 0xa6),
    strong: Rgb(0xff, 0xff, 0xff),
    accent: Rgb(0x7c, 0xe0, 0xe6),
    tiles: [
        Rgb(0x3d, 0x8f, 0xd1),
        Rgb(0xf4, 0xbd, 0x3a),
        Rgb(0xb0, 0x23, 0x30),
        Rgb(0x1f, 0x24, 0x2b),
        Rgb(0xf3, 0xf5, 0xef),
    ],
    sixteen: [
        (Color::Blue, Color::White),
        (Color::Yellow, Color::Black),
        (Color::Red, Color::White),
        (Color::Black, Color::White),
        (Color::White, Color::Black),
    ],
};

static CHOCOLATE: Palette = Palette {
    ground: Rgb(0x1b, 0x14, 0x11),
    raised: Rgb(0x30, 0x24, 0x1e),
    text: Rgb(0xe6, 0xdd, 0xd3),
    faint: Rgb(0xa0, 0x92, 0x86),
    strong: Rgb(0xff, 0xff, 0xff),
    accent: Rgb(0x8f, 0xd8, 0xe6),
    tiles: [
        Rgb(0x6d, 0xbc, 0xcf),
        Rgb(0xb8, 0x74, 0x3c),
        Rgb(0xf7, 0xea, 0xd1),
        Rgb(0x1f, 0x10, 0x0b),
        Rgb(0x9d, 0x21, 0x40),
    ],
    sixteen: [
        (Color::Cyan, Color::Black),
        (Color::Yellow, Color::Black),
        (Color::White, Color::Black),
        (Color::Black, Color::White),
        (Color::Magenta, Color::White),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    const THEMES: [Theme; 2] = [Theme::Palace, Theme::Chocolate];

    #[test]
    fn letters_stand_out_on_their_tiles() {
        for palette in THEMES.map(Palette::of) {
            for tile in Tile::ALL {
                let base = palette.tile(tile);
                assert!(base.contrast(Palette::letter_on(base)) >= 4.5, "{tile} {base:?}");
            }
        }
    }

    #[test]
    fn edges_stand_out_from_the_ground() {
        for palette in THEMES.map(Palette::of) {
            for tile in Tile::ALL {
                let edge = palette.on_ground(tile, 3.0);
                assert!(edge.contrast(palette.ground) >= 3.0, "{tile} {edge:?}");
            }
        }
    }

    #[test]
    fn texts_stand_out_from_both_grounds() {
        for palette in THEMES.map(Palette::of) {
            for ink in Ink::ALL {
                let color = palette.ink(ink);
                assert!(color.contrast(palette.ground) >= 4.5, "{ink:?}");
                assert!(color.contrast(palette.raised) >= 4.5, "{ink:?} on a bar");
            }
        }
    }
}
