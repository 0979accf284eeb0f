//! The school's worker: tasks for it, and their answers.

use azulejo_study::worker::{Thought, ThoughtAnswer, WorkerTask};
use azulejo_study::{CandidatesAnswer, CandidatesRequest, StudyAnswer, StudyRequest};
use azulejo_web::bots::{BotError, Bots};
use azulejo_web::live::Local;
use azulejo_web::ui::{Toasts, use_toasts};
use azulejo_web::words::{Words, use_words};
use leptos::prelude::{expect_context, provide_context};
use serde::de::DeserializeOwned;

/// The worker, of the page's context.
#[derive(Clone, Copy)]
pub(crate) struct Worker {
    bots: Bots,
    notice: Local<NetworkNotice>,
}

/// The notice that no network could be loaded, once a visit.
struct NetworkNotice {
    is_told: bool,
    toasts: Toasts,
    words: Words,
}

/// The worker, of the page's context.
pub(crate) fn use_worker() -> Worker {
    expect_context()
}

/// Puts the worker into the page's context.
pub(crate) fn provide_worker() {
    let notice = NetworkNotice { is_told: false, toasts: use_toasts(), words: use_words() };
    provide_context(Worker { bots: Bots::new(), notice: Local::new(notice) });
}

impl Worker {
    /// Asks for a bot's move or a hint, after the tasks before it.
    pub(crate) fn think(
        self,
        thought: Thought,
        then: impl FnOnce(Result<ThoughtAnswer, BotError>) + 'static,
    ) {
        self.ask(&WorkerTask::Think(thought), then);
    }

    /// Studies a moment, after the tasks before it.
    pub(crate) fn study(
        self,
        request: StudyRequest,
        then: impl FnOnce(Result<StudyAnswer, BotError>) + 'static,
    ) {
        self.ask(&WorkerTask::Study(request), then);
    }

    /// Looks at candidate moves, after the tasks before it.
    pub(crate) fn look(
        self,
        request: CandidatesRequest,
        then: impl FnOnce(Result<CandidatesAnswer, BotError>) + 'static,
    ) {
        self.ask(&WorkerTask::Look(request), then);
    }

    /// Drops every task, the current one and those that wait, unanswered.
    pub(crate) fn stop(self) {
        self.bots.stop();
    }

    fn ask<T: DeserializeOwned>(
        self,
        task: &WorkerTask,
        then: impl FnOnce(Result<T, BotError>) + 'static,
    ) {
        self.bots.ask(task, move |answer| {
            if self.bots.lacks_network() {
                self.notice.update(NetworkNotice::tell);
            }
            then(answer);
        });
    }
}

impl NetworkNotice {
    fn tell(&mut self) {
        if !self.is_told {
            self.is_told = true;
            self.toasts.warn(self.words.now("network-missing"));
        }
    }
}
