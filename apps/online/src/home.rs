//! The first screen: one's own tables, a code that somebody told, tables that wait for people, and games that are over.

mod code;
mod finished;
mod lists;
mod row;
mod tables;
mod tell;

use crate::frame::Head;
use crate::http::{self, HttpError};
use crate::place::Place;
use crate::trouble;
use azulejo_protocol::TableSummary;
use azulejo_web::live::{State, hear};
use azulejo_web::ui::Icon;
use azulejo_web::words::use_words;
use code::CodeForm;
use finished::FinishedGames;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lists::Lists;
use tables::{NextGame, OwnTables, WaitingTables};

/// Whether the server lets us in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Door {
    /// Nobody has answered yet.
    Knocking,
    /// It knows this browser again.
    Open,
    /// There are no tables here: only the page is served.
    None,
    /// It could not be asked, or has no time; why, as a message id.
    Closed(&'static str),
}

impl Door {
    const fn of(answer: &Result<(), HttpError>) -> Door {
        match answer {
            Ok(()) => Door::Open,
            // Whoever serves only files knows nothing of guests, or of asking in this way.
            Err(HttpError::Refused(404 | 405)) => Door::None,
            Err(error) => Door::Closed(trouble::message(error)),
        }
    }
}

/// The first screen.
#[component]
pub(crate) fn HomeScreen() -> impl IntoView {
    let words = use_words();
    let door = State::new(Door::Knocking);
    let knock = move || {
        door.set(Door::Knocking);
        spawn_local(async move { door.try_set(Door::of(&http::be_guest().await)) });
    };
    knock();
    let inside = move || match door.get() {
        Door::Open => view! { <Inside /> }.into_any(),
        Door::Knocking => view! { <Note says="online-knocking" /> }.into_any(),
        Door::None => view! { <Note says="online-none" /> }.into_any(),
        Door::Closed(why) => view! {
            <Note says=why />
            <p>
                <button class="button" type="button" on:click=hear(move |_| knock())>
                    {words.say("online-again")}
                </button>
            </p>
        }
        .into_any(),
    };
    view! {
        <main class="online online-home">
            <Head title="online" is_home=true />
            {move || inside()}
        </main>
    }
}

#[component]
fn Note(says: &'static str) -> impl IntoView {
    view! { <p class="online-note" role="status">{use_words().say(says)}</p> }
}

/// What there is for somebody whom the server knows.
#[component]
fn Inside() -> impl IntoView {
    let words = use_words();
    let lists = Lists::open();
    // One of them is the one to press.
    let new_class = move || {
        let is_awaited = lists.mine.with(|list| list.rows().iter().any(TableSummary::awaits_you));
        if is_awaited { "button big" } else { "button primary big" }
    };
    view! {
        <NextGame lists=lists />
        <section class="card online-ways" aria-label=words.say("online-ways")>
            <a class=move || new_class() href=Place::New.href()>
                <Icon symbol="icon-plus" />
                {words.say("online-new-button")}
            </a>
            <CodeForm />
        </section>
        <div class="online-lists">
            <OwnTables lists=lists />
            <WaitingTables lists=lists />
            <FinishedGames />
        </div>
    }
}
