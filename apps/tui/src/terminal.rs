//! The terminal: taken over while the program runs, and given back as it was, whatever ends the program.

mod events;
mod run;
mod wake;

pub use run::{Ending, end_by, run};
pub use wake::Wakes;

use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};
use std::io::{self, Write, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once};
use std::{panic, thread};

/// Whether the terminal is ours now.
static IS_OURS: AtomicBool = AtomicBool::new(false);

/// What other threads had to say when they broke down: it would be written over the screen, and is told afterwards.
static BROKEN: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Lets the terminal remember its title, and recall it; one that can't ignores both.
const REMEMBER_TITLE: &str = "\x1b[22;2t";
const RECALL_TITLE: &str = "\x1b[23;2t";

/// The terminal, as long as it is ours. It is given back when this is dropped, and before a panic is told.
#[derive(Debug)]
pub struct Hold(());

impl Hold {
    /// Takes the terminal over: keys come one by one, what was on it is put aside.
    ///
    /// # Errors
    ///
    /// If this is no terminal, or it does not do as it is told; then it is as it was.
    pub fn take() -> io::Result<Hold> {
        static HOOK: Once = Once::new();
        HOOK.call_once(hook);
        let hold = Hold(());
        take_over()?;
        Ok(hold)
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        give_back();
        let broken = BROKEN.lock().map(|mut broken| std::mem::take(&mut *broken));
        for why in broken.unwrap_or_default() {
            // Nobody may be left to be told.
            let _ = writeln!(io::stderr(), "{why}");
        }
    }
}

/// Before a panic is told, the terminal is given back. A thread that breaks down while others go on leaves it as it is:
/// the screen says that a bot has no move, and the rest is told at the end.
fn hook() {
    let told = panic::take_hook();
    let owner = thread::current().id();
    panic::set_hook(Box::new(move |why| {
        if thread::current().id() != owner && IS_OURS.load(Ordering::SeqCst) {
            let _ = BROKEN.lock().map(|mut broken| broken.push(why.to_string()));
            return;
        }
        give_back();
        told(why);
    }));
}

fn take_over() -> io::Result<()> {
    enable_raw_mode()?;
    if !IS_OURS.swap(true, Ordering::SeqCst) {
        // Only once: a second time it would remember ours.
        execute!(stdout(), Print(REMEMBER_TITLE))?;
    }
    execute!(
        stdout(),
        EnterAlternateScreen,
        SetTitle("Azulejo"),
        EnableMouseCapture,
        EnableBracketedPaste,
        Hide
    )
}

/// Makes the terminal as it was; a second time this does nothing. What can't be written is lost with the terminal.
fn give_back() {
    if IS_OURS.swap(false, Ordering::SeqCst) {
        let _ = execute!(
            stdout(),
            DisableBracketedPaste,
            DisableMouseCapture,
            Print(RECALL_TITLE),
            LeaveAlternateScreen,
            Show
        );
        let _ = disable_raw_mode();
    }
}

/// Rings the bell of the terminal, if it is ours and has one.
pub(crate) fn ring() {
    if IS_OURS.load(Ordering::SeqCst) {
        // Whoever does not hear it sees that it is their turn.
        let _ = execute!(stdout(), Print('\u{7}'));
    }
}
