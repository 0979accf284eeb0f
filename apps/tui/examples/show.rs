//! Shows a moment of a game on this terminal, to look at it: `show own-turn en true unicode`.

#[path = "../tests/screens/moments.rs"]
mod moments;

use azulejo_tui::paint::{Depth, Glyphs, Paint};
use azulejo_view::{Language, Texts, Theme};
use ratatui::Viewport;
use ratatui::backend::CrosstermBackend;
use ratatui::{Terminal, TerminalOptions};
use std::io;

fn main() -> io::Result<()> {
    let args: Vec<String> = std::env::args().collect();
    let word = |place: usize, usual: &str| args.get(place).map_or(usual.to_owned(), Clone::clone);
    let wanted = word(1, "own-turn");
    let language = Language::from_tag(&word(2, "en")).unwrap_or_default();
    let depth = match word(3, "true").as_str() {
        "mono" => Depth::Mono,
        "16" => Depth::Colors16,
        "256" => Depth::Colors256,
        _ => Depth::True,
    };
    let glyphs = if word(4, "unicode") == "ascii" { Glyphs::Ascii } else { Glyphs::Unicode };
    let theme = if word(5, "palace") == "chocolate" { Theme::Chocolate } else { Theme::Palace };
    let moments = moments::all();
    let moment = moments.iter().find(|moment| moment.name == wanted).unwrap_or(&moments[0]);
    let options = TerminalOptions { viewport: Viewport::Fullscreen };
    let mut terminal = Terminal::with_options(CrosstermBackend::new(io::stdout()), options)?;
    terminal.clear()?;
    let texts = Texts::new(language, theme);
    terminal.draw(|frame| {
        let area = frame.area();
        moment.draw(&texts, Paint::new(depth, glyphs, theme), area, frame.buffer_mut());
    })?;
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    Ok(())
}
