//! Somebody at the program: presses keys, clicks, reads the screen. Time passes when they wait.

use azulejo_protocol::{Millis, Mirror};
use azulejo_rules::{Move, MoveKind, Phase, Position, Seat, Take};
use azulejo_tui::app::{App, Mouse};
use azulejo_tui::canvas::{Hit, width};
use azulejo_tui::game::{Clock, Found, Keep, Waker};
use azulejo_tui::input::Key;
use azulejo_tui::memory::Memory;
use azulejo_tui::paint::{Depth, Glyphs};
use azulejo_tui::screen::{Screen, Stage};
use azulejo_view::motion::Speed;
use azulejo_view::{Language, Texts, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// The longest that a test waits for a thread; it never comes to that.
const PATIENCE: Duration = Duration::from_secs(120);

/// Somebody at the program.
pub(crate) struct Hand {
    pub(crate) app: App,
    area: Rect,
    now: Arc<AtomicU64>,
    woken: Receiver<()>,
    folder: Option<PathBuf>,
}

/// How the program is set up.
pub(crate) struct Scenery {
    pub(crate) language: Language,
    pub(crate) glyphs: Glyphs,
    pub(crate) size: (u16, u16),
    pub(crate) speed: Speed,
    /// What the folder of its games is called; nothing is kept where there is none.
    pub(crate) folder: Option<&'static str>,
}

impl Default for Scenery {
    fn default() -> Scenery {
        Scenery {
            language: Language::En,
            glyphs: Glyphs::Unicode,
            size: (100, 30),
            speed: Speed::Off,
            folder: None,
        }
    }
}

/// An empty folder of a test.
pub(crate) fn fresh(name: &str) -> PathBuf {
    let folder = place(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("an old folder");
    }
    folder
}

fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hand-{name}"))
}

impl Hand {
    /// Somebody at a program that begins with a screen. The folder is taken as it is found.
    pub(crate) fn at<S: Screen + 'static>(
        scenery: &Scenery,
        first: impl FnOnce(&mut Stage) -> S,
    ) -> Hand {
        let (sender, woken) = channel();
        let now = Arc::new(AtomicU64::new(1_000_000));
        let time = Arc::clone(&now);
        let folder = scenery.folder.map(place);
        let keep = folder.as_ref().map(|folder| Keep::open(folder).expect("a folder"));
        let memory = keep.as_ref().map(Memory::recall).unwrap_or_default();
        let mut stage = Stage {
            texts: Texts::terminal(scenery.language, Theme::Palace),
            settings: memory.settings,
            plan: memory.plan,
            terminal: (Depth::Mono, scenery.glyphs),
            clock: Clock::by(move || Millis(time.load(Ordering::SeqCst))),
            // A test that is over hears nothing.
            waker: Waker::by(move || {
                let _ = sender.send(());
            }),
            keep,
        };
        stage.settings.speed = scenery.speed;
        let first = first(&mut stage);
        let (width, height) = scenery.size;
        let area = Rect::new(0, 0, width, height);
        let mut app = App::new(stage, first);
        app.poll();
        Hand { app, area, now, woken, folder }
    }

    /// Presses keys one after another.
    pub(crate) fn press(&mut self, keys: impl IntoIterator<Item = Key>) {
        for key in keys {
            self.draw();
            self.app.press(key);
        }
    }

    /// Types letters.
    pub(crate) fn type_in(&mut self, text: &str) {
        self.press(text.chars().map(Key::Char));
    }

    /// Clicks something that is on the screen.
    pub(crate) fn click(&mut self, hit: Hit) {
        self.draw();
        let cell = self.app.hits().cell_of(hit);
        let cell = cell.unwrap_or_else(|| panic!("{hit:?} is not on\n{}", self.text()));
        self.app.mouse(Mouse::Click, cell.x, cell.y);
        self.app.mouse(Mouse::Release, cell.x, cell.y);
    }

    /// The screen gets another size.
    pub(crate) fn resize(&mut self, (width, height): (u16, u16)) {
        self.area = Rect::new(0, 0, width, height);
        self.app.redraw();
    }

    fn draw(&mut self) -> Buffer {
        let mut buf = Buffer::empty(self.area);
        self.app.draw(&mut buf);
        buf
    }

    /// The rows of the screen as they are read.
    pub(crate) fn rows(&mut self) -> Vec<String> {
        let buf = self.draw();
        (0..self.area.height).map(|y| row(&buf, y, self.area.width)).collect()
    }

    /// The screen as it is read.
    pub(crate) fn text(&mut self) -> String {
        self.rows().join("\n")
    }

    /// Waits until the screen shows something.
    #[track_caller]
    pub(crate) fn see(&mut self, wanted: &str) {
        self.wait_until(wanted, |hand| hand.text().contains(wanted));
    }

    /// Waits until something is so: time passes, and threads get theirs.
    #[track_caller]
    pub(crate) fn wait_until(&mut self, what: &str, mut is_so: impl FnMut(&mut Hand) -> bool) {
        while !is_so(self) {
            if let Some(wait) = self.app.wakes_in() {
                let millis = u64::try_from(wait.as_millis()).expect("a short wait").max(1);
                self.now.fetch_add(millis, Ordering::SeqCst);
            } else {
                let come = self.woken.recv_timeout(PATIENCE);
                assert!(come.is_ok(), "{what:?} never comes:\n{}", self.text());
            }
            self.app.poll();
        }
    }

    /// The table as it is kept in the folder.
    pub(crate) fn kept(&self) -> Option<Mirror> {
        match Keep::open(self.folder()).and_then(|keep| keep.find()).expect("a folder") {
            Found::Game(kept) => Some(kept.table().clone()),
            Found::Nothing => None,
            Found::Damaged { why, .. } => panic!("{why}"),
        }
    }

    /// The folder of its games.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.as_deref().expect("a folder")
    }

    /// Waits until somebody at this keyboard is to move, or nobody any more; tells the table then.
    pub(crate) fn next_turn(&mut self) -> Mirror {
        let is_due = |table: &Mirror| {
            table.end().is_some() || table.to_move().is_some_and(|seat| table.is_person(seat))
        };
        self.wait_until("somebody's turn", |hand| hand.kept().as_ref().is_some_and(is_due));
        self.kept().expect("a game")
    }

    /// Waits until the screen has shown all that happened, and puts away what tells how a round was scored.
    pub(crate) fn come_to_move(&mut self) {
        let is_shown = |hand: &mut Hand| {
            if hand.text().contains(": the scoring") {
                hand.press([Key::Enter]);
            }
            hand.rows()[0].contains("our turn")
        };
        self.wait_until("our turn", is_shown);
    }

    /// Plays a move by its keys; what can't be entered by a few keys is typed.
    pub(crate) fn play(&mut self, pos: &Position, mv: Move) {
        match mv.kind() {
            MoveKind::Take(Take { left: None, .. }) => {
                self.type_in(&mv.to_string().to_lowercase());
                self.press([Key::Enter]);
            }
            MoveKind::Take(_) => self.command(&mv.to_string()),
            MoveKind::Place(_) => self.place_all(pos),
        }
    }

    /// Types a move or a word.
    pub(crate) fn command(&mut self, text: &str) {
        self.type_in(&format!(":{text}"));
        self.press([Key::Enter]);
    }

    /// Puts every full line to the first column that takes it.
    fn place_all(&mut self, pos: &Position) {
        let is_placing = |now: &Position| {
            now.phase() == Phase::Tiling && now.player_to_move() == pos.player_to_move()
        };
        while is_placing(self.kept().expect("a game").position()) {
            self.type_in("12345");
            self.press([Key::Enter]);
        }
    }
}

/// A row of the screen as it is read: a wide letter takes two cells.
fn row(buf: &Buffer, y: u16, wide: u16) -> String {
    let mut text = String::new();
    let mut covered = 0;
    for x in 0..wide {
        if covered > 0 {
            covered -= 1;
            continue;
        }
        let symbol = buf[(x, y)].symbol();
        covered = width(symbol).saturating_sub(1);
        text.push_str(symbol);
    }
    text.trim_end().to_owned()
}

/// What somebody plays who takes what brings most now.
pub(crate) fn greedy(pos: &Position) -> Move {
    let worth = |mv: &Move| match mv.kind() {
        MoveKind::Take(take) => azulejo_view::Preview::of(pos, take).map_or(0, |it| it.net),
        MoveKind::Place(_) => 0,
    };
    pos.legal_moves().iter().copied().max_by_key(worth).expect("a move")
}

/// The seat of a number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}
