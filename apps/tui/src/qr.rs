//! A link as a QR code, for whoever sits at the same real table with a phone.

use crate::canvas::Canvas;
use crate::paint::{Depth, Glyphs};
use qrcodegen::{QrCode, QrCodeEcc};
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

/// So many modules stay free around the code; readers manage with less than the standard wants, and screens are small.
const QUIET: i32 = 2;

/// A text as a QR code.
#[derive(Clone)]
pub struct Qr(QrCode);

impl Qr {
    /// The code of a text; none, if it is too long for one.
    pub fn of(text: &str) -> Option<Qr> {
        QrCode::encode_text(text, QrCodeEcc::Low).ok().map(Qr)
    }

    /// How many modules a side has, with what stays free around it.
    fn side(&self) -> u16 {
        u16::try_from(self.0.size() + 2 * QUIET).unwrap_or(u16::MAX)
    }

    /// How many cells it takes: columns and rows.
    pub fn cells(&self, glyphs: Glyphs) -> (u16, u16) {
        match glyphs {
            // Two modules above each other are one cell.
            Glyphs::Unicode => (self.side(), self.side().div_ceil(2)),
            // A module is as wide as two letters.
            Glyphs::Ascii => (2 * self.side(), self.side()),
        }
    }

    /// Its rows as text, with what is light drawn and what is dark left free, as terminals are dark.
    ///
    /// ```text
    /// █▀▀▀▀▀█
    /// ```
    pub fn rows(&self, glyphs: Glyphs) -> Vec<String> {
        let side = i32::from(self.side());
        let row = |y: i32| -> String {
            (0..side).map(|x| self.cell(x, y, glyphs)).collect::<Vec<_>>().concat()
        };
        match glyphs {
            Glyphs::Unicode => (0..side).step_by(2).map(row).collect(),
            Glyphs::Ascii => (0..side).map(row).collect(),
        }
    }

    fn cell(&self, x: i32, y: i32, glyphs: Glyphs) -> &'static str {
        let is_light = |y: i32| !self.0.get_module(x - QUIET, y - QUIET);
        match (glyphs, is_light(y)) {
            (Glyphs::Ascii, true) => "##",
            (Glyphs::Ascii, false) => "  ",
            (Glyphs::Unicode, upper) => match (upper, is_light(y + 1)) {
                (true, true) => "█",
                (true, false) => "▀",
                (false, true) => "▄",
                (false, false) => " ",
            },
        }
    }
}

impl std::fmt::Debug for Qr {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Qr({})", self.0.size())
    }
}

impl Canvas<'_> {
    /// Draws a code into the corner of a place; tells whether there is room for it.
    pub(crate) fn picture(&mut self, place: Rect, code: &Qr) -> bool {
        let (width, height) = code.cells(self.glyphs());
        if width > place.width || height > place.height {
            return false;
        }
        // What is drawn has to be lighter than what is not, whatever the terminal's own colors are.
        let style = match self.depth() {
            Depth::Mono => Style::new(),
            _ => Style::new().fg(Color::White).bg(Color::Black),
        };
        for (row, y) in code.rows(self.glyphs()).iter().zip(place.y..) {
            self.put(place.x, y, row, style);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str =
        "http://192.168.0.7:8080/online.html#t/0123456789abcdef0123456789abcdef/k7wm2q9d";

    #[test]
    fn every_module_is_drawn_in_both_ways() {
        let code = Qr::of(LINK).expect("a short text");
        let ascii = code.rows(Glyphs::Ascii);
        let unicode = code.rows(Glyphs::Unicode);
        for (glyphs, rows) in [(Glyphs::Ascii, &ascii), (Glyphs::Unicode, &unicode)] {
            let (width, height) = code.cells(glyphs);
            assert_eq!(rows.len(), usize::from(height));
            assert!(rows.iter().all(|row| row.chars().count() == usize::from(width)));
        }
        for (y, row) in ascii.iter().enumerate() {
            for x in 0..usize::from(code.side()) {
                let half = unicode[y / 2].chars().nth(x).expect("as wide as the other");
                let is_light = matches!((half, y % 2), ('█', _) | ('▀', 0) | ('▄', 1));
                assert_eq!(row.as_bytes()[2 * x] == b'#', is_light, "{x} {y}");
            }
        }
    }

    #[test]
    fn a_link_of_a_home_network_fits_beside_its_words_on_the_smallest_screen() {
        let (width, height) = Qr::of(LINK).expect("a short text").cells(Glyphs::Unicode);
        assert!(width <= 44 && height <= 23, "{width}x{height}");
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert!(Qr::of(&"x".repeat(5_000)).is_none());
    }
}
