//! The program without a terminal: screens as text, what holds for all of them, and whole games by keys and mouse.
//!
//! `AZULEJO_WRITE_SCREENS=1 cargo test -p azulejo-tui --test screens` writes the files; their changes are read as diffs.

mod clicking;
mod driven;
mod files;
mod hand;
mod holding;
mod moments;
mod program;

use azulejo_view::{Language, Texts, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The sizes from which the layouts begin.
const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (160, 45)];

fn texts(language: Language) -> Texts {
    Texts::terminal(language, Theme::Palace)
}

fn area((width, height): (u16, u16)) -> Rect {
    Rect::new(0, 0, width, height)
}

/// The rows of a place as they are read.
fn rows(buf: &Buffer, place: Rect) -> Vec<String> {
    let row = |y| {
        let mut text = String::new();
        let mut covered = 0;
        for x in place.x..place.right() {
            if covered > 0 {
                covered -= 1;
                continue;
            }
            let symbol = buf[(x, y)].symbol();
            covered = azulejo_tui::canvas::width(symbol).saturating_sub(1);
            text.push_str(symbol);
        }
        text.trim_end().to_owned()
    };
    (place.y..place.bottom()).map(row).collect()
}
