//! Being asked to end: Ctrl-C, or the system's polite signal.

use crate::server::{Core, Server};
use std::io;

/// Notices that we are asked to end, from the moment it is made.
pub struct Interruption<'a> {
    core: &'a Core,
    signals: Signals,
}

impl Interruption<'_> {
    /// Begins to listen. Before that, such a signal ends the program at once.
    ///
    /// # Errors
    /// When the system won't tell us of signals.
    pub fn of(server: &Server) -> io::Result<Interruption<'_>> {
        let core = server.core();
        let _entered = core.runtime().map(tokio::runtime::Runtime::enter);
        Ok(Interruption { core, signals: Signals::listen()? })
    }

    /// Waits, while the server serves, until a signal comes or whoever runs it asks it to end.
    pub fn wait(mut self) {
        if let Some(runtime) = self.core.runtime() {
            runtime.block_on(async {
                tokio::select! {
                    () = self.signals.any() => {}
                    () = self.core.asked_to_end() => {}
                }
            });
        }
    }
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn listen() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        let interrupt = signal(SignalKind::interrupt())?;
        Ok(Signals { interrupt, terminate: signal(SignalKind::terminate())? })
    }

    async fn any(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(windows)]
struct Signals(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl Signals {
    fn listen() -> io::Result<Signals> {
        tokio::signal::windows::ctrl_c().map(Signals)
    }

    async fn any(&mut self) {
        self.0.recv().await;
    }
}
