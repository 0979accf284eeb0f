//! Being asked to end: Ctrl-C, or the system's polite signal.

use std::io;

#[cfg(unix)]
pub(super) struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    /// Begins to listen, within a runtime. Before that, such a signal ends the program at once.
    pub(super) fn listen() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        let interrupt = signal(SignalKind::interrupt())?;
        Ok(Signals { interrupt, terminate: signal(SignalKind::terminate())? })
    }

    pub(super) async fn any(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(windows)]
pub(super) struct Signals(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl Signals {
    pub(super) fn listen() -> io::Result<Signals> {
        tokio::signal::windows::ctrl_c().map(Signals)
    }

    pub(super) async fn any(&mut self) {
        self.0.recv().await;
    }
}
