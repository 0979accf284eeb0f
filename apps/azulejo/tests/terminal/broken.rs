//! A program that breaks down gives the terminal back before it says so.

use crate::tty::Tty;
use azulejo_tui::app::App;
use azulejo_tui::canvas::Canvas;
use azulejo_tui::game::Clock;
use azulejo_tui::input::{Input, Key};
use azulejo_tui::memory::Memory;
use azulejo_tui::paint::{Depth, Glyphs};
use azulejo_tui::screen::{Go, Screen, Stage};
use azulejo_tui::terminal::{Wakes, run};
use azulejo_view::{Language, Texts, Theme};
use portable_pty::CommandBuilder;

/// A screen that breaks down, or lets a thread of its own break down.
#[derive(Debug)]
struct Fragile;

impl Screen for Fragile {
    fn draw(&mut self, _stage: &Stage, canvas: &mut Canvas<'_>) {
        assert!(canvas.area().width > 0);
    }

    fn hear(&mut self, _stage: &mut Stage, input: Input) -> Go {
        match input {
            Input::Key(Key::Char('x')) => panic!("the screen is broken"),
            Input::Key(Key::Char('t')) => {
                let broken = std::thread::spawn(|| panic!("a thread is broken")).join();
                assert!(broken.is_err());
                Go::Stay
            }
            _ => Go::Quit,
        }
    }
}

#[test]
#[ignore = "no test of its own: the others run it in a pseudo terminal"]
fn a_fragile_program() {
    let wakes = Wakes::default();
    let memory = Memory::default();
    let stage = Stage {
        texts: Texts::terminal(Language::En, Theme::Palace),
        settings: memory.settings,
        plan: memory.plan,
        terminal: (Depth::Mono, Glyphs::Ascii),
        clock: Clock::system(),
        waker: wakes.waker(),
        keep: None,
    };
    run(&mut App::new(stage, Fragile), &wakes).expect("a terminal");
}

fn fragile() -> Tty {
    let mut command = CommandBuilder::new(std::env::current_exe().expect("this test"));
    command.args(["--exact", "broken::a_fragile_program", "--ignored", "--nocapture"]);
    command.args(["--test-threads", "1"]);
    command.env("TERM", "xterm-256color");
    command.env("RUST_BACKTRACE", "0");
    let tty = Tty::start((100, 30), command);
    tty.wait_until("the screen", || tty.is_taken_over());
    tty
}

#[test]
fn a_panic_is_told_on_the_normal_screen() {
    let mut tty = fragile();
    tty.type_in("x");
    assert!(!tty.end().success());
    tty.assert_restored();
    // It comes after what gave the terminal back.
    tty.see("the screen is broken");
}

#[test]
fn a_thread_that_breaks_down_takes_nothing_with_it_and_is_told_of_at_the_end() {
    let mut tty = fragile();
    tty.type_in("t");
    std::thread::sleep(std::time::Duration::from_millis(200));
    assert!(tty.is_taken_over());
    assert!(!tty.text().contains("a thread is broken"), "{}", tty.text());
    tty.type_in("q");
    assert!(tty.end().success());
    tty.assert_restored();
    tty.see("a thread is broken");
}
