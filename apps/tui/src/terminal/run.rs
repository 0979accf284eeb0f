//! The loop: draw what has changed, sleep until something happens, tell the program.

use super::events::tell;
use super::wake::{Wake, Wakes};
use super::{Hold, give_back, take_over};
use crate::app::App;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use ratatui::layout::{Position, Rect};
use std::io::{self, Stdout, stdout};

/// The cells of this terminal: only what has changed is written.
type Screen = Terminal<CrosstermBackend<Stdout>>;

/// Why the program has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Somebody has left it.
    Left,
    /// The system wanted it, by this signal.
    Signal(i32),
}

/// Runs the program at this terminal until somebody leaves it. The terminal is as it was when this returns.
///
/// # Errors
///
/// If the terminal can't be read or written any more.
pub fn run(app: &mut App, wakes: &Wakes) -> io::Result<Ending> {
    let hold = Hold::take()?;
    wakes.listen()?;
    let mut screen = Screen::new(CrosstermBackend::new(stdout()))?;
    clear(&mut screen)?;
    let ending = attend(app, wakes, &mut screen);
    drop(hold);
    ending
}

fn attend(app: &mut App, wakes: &Wakes, screen: &mut Screen) -> io::Result<Ending> {
    app.poll();
    while !app.is_over() {
        if app.is_stale() {
            draw(app, screen)?;
        }
        let mut next = wakes.next(app.wakes_in());
        if next.is_none() {
            app.poll();
        }
        // Everything that has come already is heard before it is drawn.
        while let Some(wake) = next.take() {
            let errand = match wake {
                Wake::Event(event) => errand(&event).or_else(|| {
                    tell(app, event);
                    None
                }),
                Wake::Deaf(error) => return Err(error),
                Wake::Woken => {
                    app.poll();
                    None
                }
                Wake::Signal(signal) => match on(signal) {
                    None => return Ok(Ending::Signal(signal)),
                    errand => errand,
                },
            };
            match errand {
                Some(Errand::Stop) => stop(app, screen)?,
                Some(Errand::Refresh) => refresh(app, screen)?,
                Some(Errand::Resize) => app.redraw(),
                None => {}
            }
            if app.is_over() {
                break;
            }
            next = wakes.waiting();
        }
    }
    Ok(Ending::Left)
}

/// Draws what has changed, all of it at once.
fn draw(app: &mut App, screen: &mut Screen) -> io::Result<()> {
    execute!(stdout(), BeginSynchronizedUpdate)?;
    let drawn = screen.draw(|frame| app.draw(frame.buffer_mut())).map(drop);
    execute!(stdout(), EndSynchronizedUpdate)?;
    drawn
}

/// Clears the screen. [`Terminal::clear`] would ask the terminal where its cursor is, and the thread that listens to
/// keys would hear the answer.
fn clear(screen: &mut Screen) -> io::Result<()> {
    let size = screen.size()?;
    screen.resize(Rect::from((Position::ORIGIN, size)))
}

/// Draws everything, as somebody else may have used the terminal.
fn refresh(app: &mut App, screen: &mut Screen) -> io::Result<()> {
    take_over()?;
    clear(screen)?;
    app.redraw();
    Ok(())
}

/// What the keys and signals of the shell do, which no screen hears.
enum Errand {
    /// The shell is wanted back for a while.
    Stop,
    /// The screen is to be drawn anew.
    Refresh,
    /// The screen has another size, which is looked at with every drawing.
    Resize,
}

fn errand(event: &Event) -> Option<Errand> {
    let Event::Key(key) = event else { return None };
    let is_ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Char('z' | 'Z') if is_ctrl => Some(Errand::Stop),
        KeyCode::Char('l' | 'L') if is_ctrl => Some(Errand::Refresh),
        _ => None,
    }
}

/// Gives the terminal to the shell until the shell lets the program go on.
#[cfg(unix)]
fn stop(app: &mut App, screen: &mut Screen) -> io::Result<()> {
    give_back();
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    refresh(app, screen)
}

#[cfg(not(unix))]
fn stop(app: &mut App, screen: &mut Screen) -> io::Result<()> {
    refresh(app, screen)
}

/// What a signal wants, if it is not the end.
#[cfg(unix)]
fn on(signal: i32) -> Option<Errand> {
    match signal {
        signal_hook::consts::SIGCONT => Some(Errand::Refresh),
        signal_hook::consts::SIGTSTP => Some(Errand::Stop),
        signal_hook::consts::SIGWINCH => Some(Errand::Resize),
        _ => None,
    }
}

#[cfg(not(unix))]
fn on(_signal: i32) -> Option<Errand> {
    None
}

/// Ends the program as a signal would have, so that whoever sent it sees that.
///
/// # Errors
///
/// If the system does not let it.
#[cfg(unix)]
pub fn end_by(signal: i32) -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(signal)
}

/// There are no signals.
///
/// # Errors
///
/// Never.
#[cfg(not(unix))]
pub fn end_by(_signal: i32) -> io::Result<()> {
    Ok(())
}
