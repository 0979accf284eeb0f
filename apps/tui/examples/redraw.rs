//! How long a redraw takes at 160×45: the drawing of a table and the comparison with the screen before, and every
//! screen of the program.
//!
//! `cargo run --release -p azulejo-tui --example redraw` prints microseconds; with a number it draws so many times
//! and prints only how many cells changed, so that instructions can be counted without a clock in the way.

#[path = "../tests/screens/moments.rs"]
mod moments;

use azulejo_rules::{Dealer, Game, Next, Seat};
use azulejo_tui::app::App;
use azulejo_tui::game::{Clock, Waker};
use azulejo_tui::memory::Memory;
use azulejo_tui::paint::{Depth, Glyphs, Paint};
use azulejo_tui::screen::Stage;
use azulejo_tui::screens::home::Home;
use azulejo_tui::screens::look::Look;
use azulejo_tui::screens::review::Review;
use azulejo_tui::screens::rules::Rules;
use azulejo_tui::screens::settings::Settings;
use azulejo_tui::screens::setup::Setup;
use azulejo_view::{Language, Tale, Texts, Theme};
use moments::Moment;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::time::{Duration, Instant};

const AREA: Rect = Rect { x: 0, y: 0, width: 160, height: 45 };
const TIMES: u32 = 500;

fn main() {
    let screen = Screen::new();
    match std::env::args().nth(1).and_then(|times| times.parse().ok()) {
        Some(times) => println!("{} cells", screen.redraw(times)),
        None => screen.measure(),
    }
}

/// How many microseconds the drawing of a screen takes.
fn draw(app: &mut App) -> u128 {
    let mut buf = Buffer::empty(AREA);
    let begun = Instant::now();
    for _ in 0..TIMES {
        app.draw(&mut buf);
    }
    begun.elapsed().as_micros() / u128::from(TIMES)
}

/// A whole game of two random players.
fn game() -> Game {
    let mut game = Game::new("2cp".parse().expect("rules"), Seat::ALL[0]);
    let mut dealer = Dealer::new(3);
    loop {
        match game.position().next() {
            Next::Bag => drop(game.deal(dealer.draw(game.position())).expect("a deal")),
            Next::Player(_) => {
                let mv = dealer.pick(game.position()).expect("a move");
                game.play(mv).expect("legal");
            }
            Next::Nobody(_) => return game,
        }
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
        for (name, mut app) in self.program() {
            println!("{:>7} µs to draw the screen {name}", draw(&mut app));
        }
    }

    /// Every screen of the program, after a whole game of two where that matters.
    fn program(&self) -> Vec<(&'static str, App)> {
        let tale = Tale::of_record(&game());
        let mut review = self.app(|stage| Review::new(stage, tale.clone(), None));
        // What is drawn grows with what is known.
        std::thread::sleep(Duration::from_secs(5));
        review.poll();
        vec![
            ("start", self.app(|stage| Home::new(stage))),
            ("new game", self.app(|_| Setup::new())),
            ("rules", self.app(|_| Rules::new())),
            ("settings", self.app(|_| Settings::new())),
            ("step by step", self.app(|_| Look::new(tale.clone(), usize::MAX))),
            ("review", review),
        ]
    }

    fn app<S: azulejo_tui::screen::Screen + 'static>(
        &self,
        first: impl FnOnce(&mut Stage) -> S,
    ) -> App {
        let memory = Memory::default();
        let mut stage = Stage {
            texts: Texts::terminal(self.texts.language(), self.texts.theme()),
            settings: memory.settings,
            plan: memory.plan,
            terminal: (Depth::True, Glyphs::Unicode),
            clock: Clock::system(),
            waker: Waker::default(),
            keep: None,
        };
        let first = first(&mut stage);
        App::new(stage, first)
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
