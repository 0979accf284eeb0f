//! A terminal without a terminal: the program, what it draws, and what wakes it.

use anyhow::{Context, Result, bail};
use azulejo_client::{Address, Way};
use azulejo_rules::Move;
use azulejo_tui::app::App;
use azulejo_tui::game::{Clock, Waker};
use azulejo_tui::input::Key;
use azulejo_tui::online::{Arrival, Errand, NewTable, Table, Want};
use azulejo_tui::paint::{Depth, Glyphs};
use azulejo_tui::screen::Stage;
use azulejo_tui::screens::online::Arrive;
use azulejo_tui::settings::Settings;
use azulejo_view::motion::Speed;
use azulejo_view::plan::Plan;
use azulejo_view::{ConfirmMode, Language, Texts, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Nothing a table does takes longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(90);

/// So often a screen is looked at.
const PAUSE: Duration = Duration::from_millis(50);

/// A terminal of 100×30 at which nothing moves and a move is played at once.
pub(super) struct Terminal {
    app: App,
    woken: Receiver<()>,
}

impl Terminal {
    /// Whoever founds a table, and the link to it.
    pub(super) fn founding(
        server: SocketAddr,
        name: &str,
        wanted: NewTable,
    ) -> Result<(Terminal, String)> {
        let server: Address = format!("http://{server}/").parse()?;
        let want = Want::New(Box::new(wanted));
        let errand = Errand { server, want, watches: false, name: Some(name.parse()?) };
        let mut link = None;
        let terminal = Terminal::at(errand, |table| link = table.invitation())?;
        Ok((terminal, link.context("a link to one's own table")?))
    }

    /// Whoever follows a link.
    pub(super) fn following(link: &str, name: &str) -> Result<Terminal> {
        let way: Way = link.parse()?;
        let want = Want::Place(way.place.context("a table")?);
        let errand = Errand { server: way.server, want, watches: false, name: Some(name.parse()?) };
        Terminal::at(errand, |_| ())
    }

    fn at(errand: Errand, look: impl FnOnce(&Table)) -> Result<Terminal> {
        let (sender, woken) = channel();
        let waker = Waker::by(move || {
            // Whoever is gone need not be woken.
            let _ = sender.send(());
        });
        let table = Arrival::begin(errand, None, (Clock::system(), waker.clone()))?.wait()?;
        look(&table);
        Ok(Terminal { app: App::new(stage(waker), Arrive::at(table)), woken })
    }

    pub(super) fn press(&mut self, keys: &str) {
        for letter in keys.chars() {
            self.app.press(if letter == '\n' { Key::Enter } else { Key::Char(letter) });
        }
    }

    fn screen(&mut self) -> String {
        let area = Rect::new(0, 0, 100, 30);
        let mut buf = Buffer::empty(area);
        self.app.draw(&mut buf);
        let row = |y| (0..area.width).map(|x| buf[(x, y)].symbol()).collect::<String>();
        (0..area.height).map(row).collect::<Vec<_>>().join("\n")
    }

    /// Waits until the screen says all of this.
    pub(super) fn until(&mut self, texts: &[&str]) -> Result<String> {
        self.until_so(|screen| texts.iter().all(|text| screen.contains(text)), &texts.join(", "))
    }

    fn until_so(&mut self, is_so: impl Fn(&str) -> bool, wanted: &str) -> Result<String> {
        let end = Instant::now() + PATIENCE;
        loop {
            self.app.poll();
            let screen = self.screen();
            if is_so(&screen) {
                return Ok(screen);
            }
            if Instant::now() > end {
                bail!("{wanted} did not come:\n{screen}");
            }
            let _ = self.woken.recv_timeout(PAUSE);
        }
    }

    /// Sits down under the name that was given.
    pub(super) fn sit(&mut self) -> Result<()> {
        self.until(&["Sit here"])?;
        self.press("\n");
        self.until(&["Your name"])?;
        self.press("\n");
        self.until(&["(you)"]).map(drop)
    }

    /// Plays a decision when it is this terminal's turn, after the scoring of the round before was seen.
    pub(super) fn play(&mut self, decision: &[Move]) -> Result<()> {
        let is_turn = |screen: &str| screen.contains("Your turn") || screen.contains("Go on");
        while self.until_so(is_turn, "the turn")?.contains("Go on") {
            self.press("\n");
        }
        for mv in decision {
            self.press(&format!(":{mv}\n"));
        }
        Ok(())
    }

    /// Looks at all that is scored until the game is over.
    pub(super) fn until_over(&mut self) -> Result<String> {
        let is_seen =
            |screen: &str| screen.contains("Was the bag fair?") || screen.contains("Go on");
        loop {
            let screen = self.until_so(is_seen, "the end")?;
            if !screen.contains("Go on") {
                return Ok(screen);
            }
            self.press("\n");
        }
    }
}

fn stage(waker: Waker) -> Stage {
    Stage {
        texts: Texts::terminal(Language::En, Theme::Palace),
        settings: Settings { confirm: ConfirmMode::Instant, speed: Speed::Off },
        plan: Plan::default(),
        terminal: (Depth::Mono, Glyphs::Unicode),
        clock: Clock::system(),
        waker,
        keep: None,
    }
}
