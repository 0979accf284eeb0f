//! A terminal without a terminal: the program, what it draws, and what wakes it.

use crate::world::PATIENCE;
use azulejo_rules::Move;
use azulejo_tui::app::App;
use azulejo_tui::game::{Clock, Keep, Waker};
use azulejo_tui::input::Key;
use azulejo_tui::online::{Arrival, Errand};
use azulejo_tui::paint::{Depth, Glyphs};
use azulejo_tui::screen::{Screen, Stage};
use azulejo_tui::screens::online::Arrive;
use azulejo_tui::settings::Settings;
use azulejo_view::motion::Speed;
use azulejo_view::{ConfirmMode, Language, Texts, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// A terminal of 100×30.
pub(crate) struct Terminal {
    pub(crate) app: App,
    woken: Receiver<()>,
}

/// What all screens of a terminal share: nothing moves, and a move is played at once.
pub(crate) fn stage(waker: Waker, keep: Option<Keep>) -> Stage {
    Stage {
        texts: Texts::terminal(Language::En, Theme::Palace),
        plan: azulejo_view::plan::Plan::default(),
        settings: Settings { confirm: ConfirmMode::Instant, speed: Speed::Off },
        terminal: (Depth::Mono, Glyphs::Unicode),
        clock: Clock::system(),
        waker,
        keep,
    }
}

fn bell() -> (Waker, Receiver<()>) {
    let (sender, woken) = channel();
    let wake = move || {
        // Whoever is gone need not be woken.
        let _ = sender.send(());
    };
    (Waker::by(wake), woken)
}

impl Terminal {
    /// Somebody who goes to a server.
    pub(crate) fn going(errand: Errand, keep: Option<Keep>) -> Terminal {
        Terminal::at(keep, |_| Arrive::new(errand))
    }

    /// Ann, who has founded a table and sits there, with the links to it and to watch it.
    pub(crate) fn founding(errand: Errand) -> (Terminal, String, String) {
        let mut links = (String::new(), String::new());
        let mut terminal = Terminal::at(None, |waker| {
            let ground = (Clock::system(), waker);
            let arrival = Arrival::begin(errand, None, ground);
            let table = arrival.expect("it sets out").wait().expect("a table");
            links =
                (table.invitation().expect("it is ours"), table.watch_link().expect("it is ours"));
            Arrive::at(table)
        });
        // Whoever comes next finds the seat taken.
        terminal.until(&["Ann (you)"]);
        (terminal, links.0, links.1)
    }

    /// Whoever begins with a screen.
    pub(crate) fn at<S: Screen + 'static>(
        keep: Option<Keep>,
        screen: impl FnOnce(Waker) -> S,
    ) -> Terminal {
        let (waker, woken) = bell();
        let first = screen(waker.clone());
        Terminal { app: App::new(stage(waker, keep), first), woken }
    }

    /// What is on the screen now.
    pub(crate) fn screen(&mut self) -> String {
        self.screen_of((100, 30))
    }

    /// The same on a screen of another size.
    pub(crate) fn screen_of(&mut self, (width, height): (u16, u16)) -> String {
        let area = Rect::new(0, 0, width, height);
        let mut buf = Buffer::empty(area);
        self.app.draw(&mut buf);
        let row = |y| {
            let cells = (0..width).map(|x| buf[(x, y)].symbol()).collect::<String>();
            cells.trim_end().to_owned()
        };
        (0..height).map(row).collect::<Vec<_>>().join("\n")
    }

    pub(crate) fn press(&mut self, keys: &str) {
        for letter in keys.chars() {
            self.app.press(if letter == '\n' { Key::Enter } else { Key::Char(letter) });
        }
    }

    /// Waits until the screen says all of this.
    #[track_caller]
    pub(crate) fn until(&mut self, texts: &[&str]) -> String {
        self.until_so(
            |screen| texts.iter().all(|text| screen.contains(text)),
            &format!("{texts:?}"),
        )
    }

    /// Waits until the screen is so.
    #[track_caller]
    pub(crate) fn until_so(&mut self, is_so: impl Fn(&str) -> bool, wanted: &str) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            self.app.poll();
            let screen = self.screen();
            if is_so(&screen) {
                return screen;
            }
            assert!(Instant::now() < end, "{wanted} did not come:\n{screen}");
            let _ = self.woken.recv_timeout(Duration::from_millis(50));
            while self.woken.try_recv().is_ok() {}
        }
    }

    /// Sits down under the name that was given.
    #[track_caller]
    pub(crate) fn sit(&mut self) {
        self.until(&["The table is set", "Sit here"]);
        self.press("\n");
        self.until(&["Your name"]);
        self.press("\n");
        self.until(&["(you)"]);
    }

    /// Looks at all that is scored until the game is over.
    #[track_caller]
    pub(crate) fn until_over(&mut self) -> String {
        loop {
            let is_seen =
                |screen: &str| screen.contains("Was the bag fair?") || screen.contains("Go on");
            let screen = self.until_so(is_seen, "the end");
            if !screen.contains("Go on") {
                return screen;
            }
            self.press("\n");
        }
    }

    /// Plays a move when it is this terminal's turn, as soon as the scoring of the round before was seen.
    #[track_caller]
    pub(crate) fn play(&mut self, mv: Move) {
        let is_turn = |screen: &str| screen.contains("Your turn") || screen.contains("Go on");
        let screen = self.until_so(is_turn, "the turn");
        if screen.contains("Go on") {
            self.press("\n");
            self.until(&["Your turn"]);
        }
        self.press(&format!(":{mv}\n"));
    }
}
