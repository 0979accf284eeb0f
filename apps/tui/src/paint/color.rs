//! Colors, and what is left of them on terminals with fewer.

use super::Ink;
use ratatui::style::{Color, Style};

/// A color as red, green and blue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// The levels of the color cube in the palette of 256.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];

impl Rgb {
    /// How bright it seems, from 0 to 1, as the accessibility guidelines define it.
    pub fn luminance(self) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// The contrast between two colors, from 1 to 21.
    pub fn contrast(self, other: Rgb) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// A color between two: `share` hundredths of this one, the rest of the other.
    #[must_use]
    pub fn mix(self, other: Rgb, share: u16) -> Rgb {
        let part = |one: u8, two: u8| {
            ((u16::from(one) * share + u16::from(two) * (100 - share)) / 100) as u8
        };
        Rgb(part(self.0, other.0), part(self.1, other.1), part(self.2, other.2))
    }

    /// The nearest color of the palette of 256; its first 16 are anybody's choice and left out.
    pub(super) fn indexed(self) -> u8 {
        let cube = [self.0, self.1, self.2].map(nearest_level);
        let in_cube = Rgb(LEVELS[cube[0]], LEVELS[cube[1]], LEVELS[cube[2]]);
        let mean = (u16::from(self.0) + u16::from(self.1) + u16::from(self.2)) / 3;
        let step = (mean.saturating_sub(3) / 10).min(23) as u8;
        let gray = Rgb(8 + 10 * step, 8 + 10 * step, 8 + 10 * step);
        if self.distance(gray) < self.distance(in_cube) {
            232 + step
        } else {
            (16 + 36 * cube[0] + 6 * cube[1] + cube[2]) as u8
        }
    }

    fn distance(self, other: Rgb) -> u32 {
        let part = |one: u8, two: u8| u32::from(one.abs_diff(two)).pow(2);
        part(self.0, other.0) + part(self.1, other.1) + part(self.2, other.2)
    }
}

fn nearest_level(part: u8) -> usize {
    (0..LEVELS.len()).min_by_key(|&level| LEVELS[level].abs_diff(part)).unwrap_or(0)
}

/// How a text looks with sixteen colors; none of them is near black or white, which may be the ground.
pub(super) fn sixteen(ink: Ink) -> Style {
    match ink {
        Ink::Text | Ink::Faint | Ink::Strong => Style::new(),
        Ink::Accent => Style::new().fg(Color::Cyan),
        Ink::Gold => Style::new().fg(Color::Yellow),
        Ink::Gain => Style::new().fg(Color::Green),
        Ink::Loss => Style::new().fg(Color::Red),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_on_white_is_the_highest_contrast() {
        let contrast = Rgb(0, 0, 0).contrast(Rgb(255, 255, 255));
        assert!((contrast - 21.0).abs() < 0.01, "{contrast}");
    }

    #[test]
    fn colors_of_the_palette_are_found_in_it() {
        for (rgb, index) in [
            (Rgb(0, 0, 0), 16),
            (Rgb(255, 255, 255), 231),
            (Rgb(95, 135, 175), 67),
            (Rgb(38, 38, 38), 235),
        ] {
            assert_eq!(rgb.indexed(), index, "{rgb:?}");
        }
    }

    #[test]
    fn a_mix_lies_between_its_colors() {
        assert_eq!(Rgb(100, 0, 200).mix(Rgb(0, 100, 200), 25), Rgb(25, 75, 200));
    }
}
