//! Whom the board speaks to and asks.

use super::what_if::WhatIf;
use crate::task::Worker;
use azulejo_web::announce::Announcer;
use azulejo_web::ui::Toasts;

/// Whom the board speaks to and asks.
pub(super) struct Aside {
    pub(super) announcer: Announcer,
    pub(super) toasts: Toasts,
    pub(super) worker: Worker,
    /// How often the worker was asked: whoever answers an older question is not heard.
    pub(super) asked: u64,
}

impl WhatIf {
    /// Says something to whoever listens.
    pub(super) fn say(self, text: String) {
        if let Some(announcer) = self.aside.try_update(|aside| aside.announcer) {
            announcer.say(text);
        }
    }

    /// Shows something that is good to know.
    pub(super) fn note(self, text: String) {
        if let Some(toasts) = self.aside.try_update(|aside| aside.toasts) {
            toasts.tell(text);
        }
    }

    /// Shows something that went wrong.
    pub(super) fn warn(self, text: String) {
        if let Some(toasts) = self.aside.try_update(|aside| aside.toasts) {
            toasts.warn(text);
        }
    }

    /// Asks the worker something, if the board is still there.
    pub(super) fn with_worker(self, ask: impl FnOnce(Worker)) {
        if let Some(worker) = self.aside.try_update(|aside| aside.worker) {
            ask(worker);
        }
    }
}
