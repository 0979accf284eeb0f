//! Sitting down: what this browser's person is called, and the seat they want when they come to a table of their own.

use azulejo_protocol::PersonName;
use azulejo_rules::Seat;
use azulejo_web::console;
use azulejo_web::live::{Local, State};
use azulejo_web::storage::{self, Key};
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// What somebody wants who comes to a table, and what they are called; in the page's context.
#[derive(Clone, Copy)]
pub(crate) struct Arrival {
    name: State<String>,
    wanted: Local<Option<Seat>>,
}

impl Arrival {
    /// The name is the one that was given last.
    pub(crate) fn new() -> Arrival {
        let name = storage::read(Key::Name).unwrap_or_default();
        Arrival { name: State::new(name), wanted: Local::new(None) }
    }

    /// The name as it is written in the field; followed.
    pub(crate) const fn name(self) -> State<String> {
        self.name
    }

    /// The name, if one can be called so; it is remembered.
    pub(crate) fn take_name(self) -> Option<PersonName> {
        let name = PersonName::tidy(&self.name.get_untracked()).ok()?;
        if let Err(error) = storage::write(Key::Name, name.as_str()) {
            console::warn(&format!("the name is not kept: {error}"));
        }
        Some(name)
    }

    /// Wants a seat at the table that is opened next.
    pub(crate) fn want(self, seat: Seat) {
        self.wanted.set(Some(seat));
    }

    /// The seat that is wanted; once.
    pub(crate) fn take_wanted(self) -> Option<Seat> {
        self.wanted.try_update(Option::take).flatten()
    }
}

/// What somebody wants who comes to a table, of the context.
pub(crate) fn use_arrival() -> Arrival {
    expect_context()
}

/// The field for the name.
#[component]
pub(crate) fn NameField() -> impl IntoView {
    let (words, arrival) = (use_words(), use_arrival());
    let name = arrival.name();
    let is_bad = move || {
        name.with(|name| !name.trim().is_empty() && PersonName::tidy(name).is_err()).to_string()
    };
    view! {
        <label class="field">
            <span class="label">{words.say("name-label")}</span>
            <input
                class="input"
                id="own-name"
                type="text"
                autocomplete="nickname"
                required
                maxlength=PersonName::MOST.to_string()
                aria-invalid=move || is_bad()
                prop:value=move || name.get()
                on:input:target=move |event| name.set(event.target().value())
            />
        </label>
    }
}
