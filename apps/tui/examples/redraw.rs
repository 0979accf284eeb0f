//! How long a redraw takes at 160×45: the drawing of a table and the comparison with the screen before.
//!
//! `cargo run --release -p azulejo-tui --example redraw` prints microseconds; with a number it draws so many times
//! and prints only how many cells changed, so that instructions can be counted without a clock in the way.

#[path = "../tests/screens/moments.rs"]
mod moments;

use azulejo_tui::paint::{Depth, Glyphs, Paint};
use azulejo_view::{Language, Texts, Theme};
use moments::Moment;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::time::Instant;

const AREA: Rect = Rect { x: 0, y: 0, width: 160, height: 45 };
const TIMES: u32 = 500;

fn main() {
    let screen = Screen::new();
    match std::env::args().nth(1).and_then(|times| times.parse().ok()) {
        Some(times) => println!("{} cells", screen.redraw(times)),
        None => screen.measure(),
    }
}

/// All moments, drawn one after the other.
struct Screen {
    moments: Vec<Moment>,
    texts: Texts,
    paint: Paint,
}

impl Screen {
    fn new() -> Screen {
        Screen {
            moments: moments::all(),
            texts: Texts::new(Language::En, Theme::Palace),
            paint: Paint::new(Depth::True, Glyphs::Unicode, Theme::Palace),
        }
    }

    /// Draws so many screens and tells how many cells changed between them.
    fn redraw(&self, times: u32) -> usize {
        let (mut shown, mut next) = (Buffer::empty(AREA), Buffer::empty(AREA));
        let moments = self.moments.iter().cycle().take(times as usize);
        let mut changed = 0;
        for moment in moments {
            next.reset();
            moment.draw(&self.texts, self.paint, AREA, &mut next);
            changed += shown.diff(&next).len();
            std::mem::swap(&mut shown, &mut next);
        }
        changed
    }

    fn measure(&self) {
        self.redraw(TIMES / 10);
        let begun = Instant::now();
        let changed = self.redraw(TIMES);
        let each = begun.elapsed().as_micros() / u128::from(TIMES);
        println!("{each} µs a redraw at 160×45, {} cells changed", changed / TIMES as usize);
        for moment in &self.moments {
            println!("{:>7} µs to draw {}", self.drawing(moment), moment.name);
        }
    }

    /// How many microseconds the drawing of one moment takes, without a comparison.
    fn drawing(&self, moment: &Moment) -> u128 {
        let mut buf = Buffer::empty(AREA);
        let begun = Instant::now();
        for _ in 0..TIMES {
            moment.draw(&self.texts, self.paint, AREA, &mut buf);
        }
        begun.elapsed().as_micros() / u128::from(TIMES)
    }
}
