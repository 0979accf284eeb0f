//! How many colors a terminal has.

use super::Rgb;
use ratatui::style::Color;

/// How many colors a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Depth {
    /// None: only bold, dim and reversed text.
    Mono,
    /// The sixteen that every terminal names, each as its owner likes it.
    Colors16,
    /// The palette of 256.
    Colors256,
    /// All of them.
    True,
}

/// What the surroundings say about a terminal: variables of its environment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Surroundings<'a> {
    /// `TERM`.
    pub term: Option<&'a str>,
    /// `COLORTERM`.
    pub colorterm: Option<&'a str>,
    /// `NO_COLOR`: anything but nothing means no colors.
    pub no_color: Option<&'a str>,
    /// `LC_ALL`, or else `LC_CTYPE`, or else `LANG`: how letters are written.
    pub locale: Option<&'a str>,
}

impl Depth {
    /// All of them, from none to all colors.
    pub const ALL: [Depth; 4] = [Depth::Mono, Depth::Colors16, Depth::Colors256, Depth::True];

    /// How many colors a terminal has, as far as its surroundings tell.
    ///
    /// ```
    /// use azulejo_tui::paint::{Depth, Surroundings};
    /// let tmux = Surroundings { term: Some("tmux-256color"), ..Surroundings::default() };
    /// assert_eq!(Depth::of(tmux), Depth::Colors256);
    /// assert_eq!(Depth::of(Surroundings { colorterm: Some("truecolor"), ..tmux }), Depth::True);
    /// assert_eq!(Depth::of(Surroundings { no_color: Some("1"), ..tmux }), Depth::Mono);
    /// ```
    pub fn of(around: Surroundings<'_>) -> Depth {
        let term = around.term.unwrap_or_default();
        let is_plain = matches!(term, "dumb") || term.starts_with("vt1") || term.starts_with("vt2");
        if around.no_color.is_some_and(|value| !value.is_empty()) || is_plain {
            return Depth::Mono;
        }
        match around.colorterm {
            Some("truecolor" | "24bit") => Depth::True,
            _ if term.ends_with("-direct") => Depth::True,
            _ if term.contains("256color") => Depth::Colors256,
            _ => Depth::Colors16,
        }
    }

    /// Whether colors come in shades, so that faint text needs no help.
    pub(super) fn has_shades(self) -> bool {
        matches!(self, Depth::True | Depth::Colors256)
    }

    /// A color as near as the terminal comes to it.
    pub(super) fn color(self, rgb: Rgb) -> Color {
        match self {
            Depth::True => Color::Rgb(rgb.0, rgb.1, rgb.2),
            Depth::Colors256 => Color::Indexed(rgb.indexed()),
            Depth::Colors16 | Depth::Mono => Color::Reset,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_has_sixteen_colors() {
        for term in [None, Some(""), Some("xterm"), Some("screen"), Some("linux")] {
            let around = Surroundings { term, ..Surroundings::default() };
            assert_eq!(Depth::of(around), Depth::Colors16, "{term:?}");
        }
    }

    #[test]
    fn an_empty_no_color_means_nothing() {
        let around =
            Surroundings { term: Some("xterm"), no_color: Some(""), ..Surroundings::default() };
        assert_eq!(Depth::of(around), Depth::Colors16);
    }

    #[test]
    fn a_printing_terminal_has_none() {
        for term in ["dumb", "vt100", "vt220"] {
            let around = Surroundings { term: Some(term), ..Surroundings::default() };
            assert_eq!(Depth::of(around), Depth::Mono, "{term}");
        }
    }
}
