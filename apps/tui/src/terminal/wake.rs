//! What wakes the program: the terminal, other threads, signals.

use crate::game::Waker;
use ratatui::crossterm::event::{self, Event};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// What wakes the program.
#[derive(Debug)]
pub(super) enum Wake {
    /// Something is done at the terminal.
    Event(Event),
    /// The terminal can't be read any more.
    Deaf(io::Error),
    /// Another thread has done something.
    Woken,
    /// The system wants the program to end, or to go on.
    Signal(i32),
}

/// Everything that wakes the program, in the order in which it comes.
#[derive(Debug)]
pub struct Wakes {
    sender: Sender<Wake>,
    receiver: Receiver<Wake>,
    /// Whether a thread has woken the program, and that has not been heard.
    is_woken: Arc<AtomicBool>,
}

/// Nobody wakes the program yet.
impl Default for Wakes {
    fn default() -> Wakes {
        let (sender, receiver) = channel();
        Wakes { sender, receiver, is_woken: Arc::default() }
    }
}

impl Wakes {
    /// Wakes the program from another thread; many calls before it wakes are one.
    pub fn waker(&self) -> Waker {
        let (sender, is_woken) = (self.sender.clone(), Arc::clone(&self.is_woken));
        Waker::by(move || {
            if !is_woken.swap(true, Ordering::SeqCst) {
                // Whoever has stopped listening need not be woken.
                let _ = sender.send(Wake::Woken);
            }
        })
    }

    /// Listens to the terminal and to signals from now on.
    ///
    /// # Errors
    ///
    /// If the system gives no thread, or signals can't be heard.
    pub(super) fn listen(&self) -> io::Result<()> {
        let sender = self.sender.clone();
        thread::Builder::new().name("terminal".to_owned()).spawn(move || read(&sender))?;
        signals::listen(self.sender.clone())
    }

    /// The next thing, if it comes in time.
    pub(super) fn next(&self, at_most: Option<Duration>) -> Option<Wake> {
        let next = match at_most {
            // The program itself holds a sender, so that there is always one.
            None => self.receiver.recv().ok(),
            Some(time) => self.receiver.recv_timeout(time).ok(),
        };
        self.noticed(next)
    }

    /// What has come already.
    pub(super) fn waiting(&self) -> Option<Wake> {
        self.noticed(self.receiver.try_recv().ok())
    }

    fn noticed(&self, wake: Option<Wake>) -> Option<Wake> {
        if let Some(Wake::Woken) = wake {
            self.is_woken.store(false, Ordering::SeqCst);
        }
        wake
    }
}

/// Reads the terminal until it can't be read or nobody listens.
fn read(sender: &Sender<Wake>) {
    loop {
        let (wake, is_last) = match event::read() {
            Ok(event) => (Wake::Event(event), false),
            Err(error) => (Wake::Deaf(error), true),
        };
        if sender.send(wake).is_err() || is_last {
            return;
        }
    }
}

#[cfg(unix)]
mod signals {
    use super::Wake;
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
    use signal_hook::iterator::Signals;
    use std::io;
    use std::sync::mpsc::Sender;
    use std::thread;

    /// Those that would end the program, that stop it and wake it, and that tell of another size: the terminal's own
    /// events tell of it, too, but only once their thread has begun to listen.
    const ALL: [i32; 7] = [SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH];

    /// Hears signals from now on.
    pub(super) fn listen(sender: Sender<Wake>) -> io::Result<()> {
        let mut signals = Signals::new(ALL)?;
        let hear = move || {
            for signal in signals.forever() {
                if sender.send(Wake::Signal(signal)).is_err() {
                    return;
                }
            }
        };
        thread::Builder::new().name("signals".to_owned()).spawn(hear)?;
        Ok(())
    }
}

#[cfg(not(unix))]
mod signals {
    use super::Wake;
    use std::io;
    use std::sync::mpsc::Sender;

    /// There are none.
    pub(super) fn listen(_sender: Sender<Wake>) -> io::Result<()> {
        Ok(())
    }
}
