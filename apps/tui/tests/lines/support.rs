//! Tables, folders and conversations in memory.

use azulejo_protocol::{FirstSeat, Millis, Occupant, Start, TableOptions};
use azulejo_rules::Seat;
use azulejo_tui::game::{Clock, Game, Ground, Keep, Waker};
use azulejo_tui::plain::{Leave, play};
use azulejo_view::{Language, Texts, Theme};
use std::path::{Path, PathBuf};

/// A table at which these sit, as records name them; the first begins, and bots do not wait.
pub(crate) fn options(rules: &str, seats: &[&str]) -> TableOptions {
    let occupant = |text: &&str| match text.strip_prefix("bot:") {
        Some(level) => Occupant::Bot { level: level.parse().expect("a level") },
        None => Occupant::Person { name: text.parse().expect("a name") },
    };
    let mut options = TableOptions::new(rules.parse().expect("rules"), seats.iter().map(occupant));
    options.first = FirstSeat::Chosen(Seat::ALL[0]);
    options.bot_pause = Millis::ZERO;
    options
}

/// A game that nobody keeps, on a clock that stands still.
pub(crate) fn game(rules: &str, seats: &[&str]) -> Game {
    Game::open(ground(None), options(rules, seats), Start::Fresh, 7).expect("a table").hinting(50)
}

pub(crate) fn ground(keep: Option<Keep>) -> Ground {
    Ground { clock: Clock::by(|| Millis(5_000)), keep, waker: Waker::default() }
}

/// An empty folder of this test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("an old folder");
    }
    folder
}

pub(crate) fn english() -> Texts {
    Texts::terminal(Language::En, Theme::Palace)
}

/// What is said when somebody types this.
pub(crate) fn said(game: &mut Game, typed: &str) -> String {
    said_in(&english(), game, typed).0
}

pub(crate) fn said_in(texts: &Texts, game: &mut Game, typed: &str) -> (String, Leave) {
    let mut out = Vec::new();
    let leave = play(game, texts, "azulejo play", &mut typed.as_bytes(), &mut out);
    let told = String::from_utf8(out).expect("text");
    assert!(!told.contains('⟦'), "a message is missing: {told}");
    assert!(!told.contains('\u{1b}'), "an escape code: {told}");
    (told, leave.expect("it is in memory"))
}

/// Waits until nothing happens by itself.
pub(crate) fn settle(game: &mut Game) {
    while game.is_busy() {
        game.wait();
    }
}
