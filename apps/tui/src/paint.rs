//! What a terminal can show, and how the things of a table look on it.
//!
//! Nothing here reads the environment: whoever opens the screen asks it once and hands over a [`Paint`].

mod color;
mod depth;
mod marks;
mod palette;
mod tile;

pub use color::Rgb;
pub use depth::{Depth, Surroundings};
pub use marks::{Glyphs, Marks};
pub use tile::{Look, Size, TilePaint};

use azulejo_view::Theme;
use palette::Palette;
use ratatui::style::{Modifier, Style};

/// How a table is painted: what the terminal can, and which pieces are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    depth: Depth,
    glyphs: Glyphs,
    palette: &'static Palette,
}

/// What a text is, and by that how it looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ink {
    /// What is read.
    Text,
    /// What is there if one looks for it: costs, numbers, keys.
    Faint,
    /// What matters most now: scores, whose turn it is.
    Strong,
    /// What can be pressed, or is about to happen.
    Accent,
    /// A gold factory.
    Gold,
    /// What brings points.
    Gain,
    /// What costs points, or is refused.
    Loss,
}

impl Ink {
    /// All of them.
    pub const ALL: [Ink; 7] =
        [Ink::Text, Ink::Faint, Ink::Strong, Ink::Accent, Ink::Gold, Ink::Gain, Ink::Loss];
}

impl Paint {
    /// The paint of a terminal with the pieces of a theme.
    pub fn new(depth: Depth, glyphs: Glyphs, theme: Theme) -> Paint {
        Paint { depth, glyphs, palette: Palette::of(theme) }
    }

    /// How many colors there are.
    pub fn depth(&self) -> Depth {
        self.depth
    }

    /// Which signs there are.
    pub fn glyphs(&self) -> Glyphs {
        self.glyphs
    }

    /// The signs of the table.
    pub fn marks(&self) -> &'static Marks {
        Marks::of(self.glyphs)
    }

    /// The ground of everything. With few colors it is the terminal's own, as somebody chose that to be readable.
    pub fn ground(&self) -> Style {
        match self.depth {
            Depth::True | Depth::Colors256 => {
                let ground = self.depth.color(self.palette.ground);
                Style::new().bg(ground).fg(self.depth.color(self.palette.ink(Ink::Text)))
            }
            Depth::Colors16 | Depth::Mono => Style::new(),
        }
    }

    /// The ground of the bars at the edges of the screen.
    pub fn bar(&self) -> Style {
        match self.depth {
            Depth::True | Depth::Colors256 => {
                self.ground().bg(self.depth.color(self.palette.raised))
            }
            Depth::Colors16 | Depth::Mono => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// How a text looks, over whatever ground it stands on.
    pub fn ink(&self, ink: Ink) -> Style {
        let style = match self.depth {
            Depth::True | Depth::Colors256 => {
                Style::new().fg(self.depth.color(self.palette.ink(ink)))
            }
            Depth::Colors16 => color::sixteen(ink),
            Depth::Mono => Style::new(),
        };
        match ink {
            Ink::Faint if !self.depth.has_shades() => style.add_modifier(Modifier::DIM),
            Ink::Strong | Ink::Accent => style.add_modifier(Modifier::BOLD),
            Ink::Text | Ink::Faint | Ink::Gold | Ink::Gain | Ink::Loss => style,
        }
    }
}
