//! The lists of tables that change by themselves, kept up to date while somebody looks at them.

use super::tell;
use crate::http::{self, HttpError};
use crate::trouble;
use azulejo_protocol::TableSummary;
use azulejo_web::clock::{self, Alarm};
use azulejo_web::console;
use azulejo_web::live::{Local, State};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// So many milliseconds pass before the lists are asked for again.
const BETWEEN: u64 = 10_000;

/// A list of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum List {
    /// It was asked for.
    Asked,
    /// It could not be had; why, as a message id.
    Missing(&'static str),
    /// There is no such list here.
    Off,
    /// What is on it.
    Rows(Vec<TableSummary>),
}

impl List {
    /// What is on it, as far as it is known.
    pub(super) fn rows(&self) -> &[TableSummary] {
        match self {
            List::Rows(rows) => rows,
            List::Asked | List::Missing(_) | List::Off => &[],
        }
    }

    /// The list after another answer: what is known stays if there is none.
    fn after(&self, answer: Result<Vec<TableSummary>, HttpError>) -> List {
        match (answer, self) {
            (Ok(rows), _) => List::Rows(tell::in_order(rows)),
            (Err(HttpError::Refused(404)), _) => List::Off,
            (Err(_), List::Rows(rows)) => List::Rows(rows.clone()),
            (Err(error), _) => List::Missing(trouble::message(&error)),
        }
    }
}

/// The lists of tables that change by themselves.
#[derive(Clone, Copy)]
pub(super) struct Lists {
    /// The tables of this browser.
    pub(super) mine: State<List>,
    /// Public tables that wait for people.
    pub(super) waiting: State<List>,
    /// When they were looked at.
    pub(super) now: State<u64>,
    alarm: Local<Option<Alarm>>,
}

impl Lists {
    /// Asks for the lists, and again from time to time until the screen is left. Nobody is asked while nobody looks.
    pub(super) fn open() -> Lists {
        let lists = Lists {
            mine: State::new(List::Asked),
            waiting: State::new(List::Asked),
            now: State::new(clock::now()),
            alarm: Local::new(None),
        };
        lists.refresh();
        let shown = window_event_listener(ev::visibilitychange, move |_| {
            if !document().hidden() {
                lists.refresh();
            }
        });
        on_cleanup(move || {
            shown.remove();
            lists.wake(None);
        });
        lists
    }

    fn refresh(self) {
        self.wake(Alarm::after(BETWEEN, move || {
            if !document().hidden() {
                self.refresh();
            }
        }));
        ask("./api/me/tables", self.mine, self.now);
        if self.waiting.with_untracked(|list| *list != List::Off) {
            ask("./api/lobby", self.waiting, self.now);
        }
    }

    /// Looks again later, and not when it was meant to before.
    fn wake(self, alarm: Option<Alarm>) {
        if let Some(before) = self.alarm.try_update(|kept| std::mem::replace(kept, alarm)).flatten()
        {
            before.stop();
        }
    }
}

fn ask(path: &'static str, list: State<List>, now: State<u64>) {
    spawn_local(async move {
        let answer = http::get::<Vec<TableSummary>>(path).await;
        if let Err(error) = &answer {
            console::warn(&format!("{path}: {error}"));
        }
        now.try_set(clock::now());
        list.try_update(|list| {
            let after = list.after(answer);
            *list = after;
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_stays_when_the_server_does_not_answer() {
        let known = List::Rows(Vec::new());
        assert_eq!(known.after(Err(HttpError::Unreachable)), known);
        let missing = List::Missing("online-unreachable");
        assert_eq!(List::Asked.after(Err(HttpError::Unreachable)), missing);
        assert_eq!(missing.after(Ok(Vec::new())), known);
        assert_eq!(List::Asked.after(Err(HttpError::Refused(404))), List::Off);
    }
}
