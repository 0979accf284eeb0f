//! The form for a new table.

mod fields;
mod tempo;
mod wish;

use crate::frame::Head;
use crate::hosted;
use crate::http::{self, HttpError};
use crate::place::{Place, use_way};
use crate::seat::{NameField, use_arrival};
use crate::trouble;
use azulejo_protocol::{CreateTableRequest, CreatedTable, Start};
use azulejo_rules::Seat;
use azulejo_web::live::{Local, State, follow, hear};
use azulejo_web::plan::Draft;
use azulejo_web::start::RulesCard;
use azulejo_web::words::use_words;
use azulejo_web::{console, html};
use fields::{HelpCard, PlayersField, TimeCard, WhoCard};
use leptos::context::Provider;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::SubmitEvent;
use wish::Wish;

/// How far the founding has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Try {
    /// The table is being chosen.
    Choosing,
    /// The server was asked.
    Asked,
    /// There is no table; why, as a message id.
    Failed(&'static str),
}

/// Nobody can be called so.
const BAD_NAME: Try = Try::Failed("name-bad");

/// The form for a new table.
#[component]
pub(crate) fn FoundScreen() -> impl IntoView {
    let words = use_words();
    let (plan, wish) = wish::remembered();
    let draft = Draft { plan: State::new(plan), start: State::new(Start::Fresh) };
    let wish = State::new(wish);
    let attempt = State::new(Try::Choosing);
    let found = founder(draft, wish, attempt);
    forgive_name(attempt);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        found();
    };
    let is_asked = move || (attempt.get() == Try::Asked).to_string();
    let note = move || match attempt.get() {
        Try::Choosing => None,
        Try::Asked => Some(words.told("online-founding")),
        Try::Failed(why) => Some(words.told(why)),
    };
    let is_bad = move || matches!(attempt.get(), Try::Failed(_)).then_some("");
    // What the parts of the start screen choose here is for this table alone.
    view! {
        <Provider value=draft>
        <main class="online">
            <Head title="online-new" />
            <form class="online-form" on:submit=hear(submit)>
                <section class="card online-who" aria-labelledby="who-title">
                    <h2 id="who-title">{words.say("seats-title")}</h2>
                    <NameField />
                    <PlayersField />
                    <WhoCard wish=wish />
                </section>
                <RulesCard is_elsewhere=true />
                <TimeCard wish=wish />
                <HelpCard wish=wish />
                <div class="online-go">
                    <p class="online-note" role="status" data-bad=move || is_bad()>
                        {move || note()}
                    </p>
                    <button
                        class="button primary big"
                        type="submit"
                        aria-disabled=move || is_asked()
                    >
                        {words.say("online-found")}
                    </button>
                </div>
            </form>
        </main>
        </Provider>
    }
}

/// Founds the table that is chosen and goes there; the form stays as it is if that fails.
fn founder(draft: Draft, wish: State<Wish>, attempt: State<Try>) -> impl Fn() + Copy {
    let (way, arrival) = (use_way(), use_arrival());
    let before: Local<Option<CreateTableRequest>> = Local::new(None);
    move || {
        if attempt.get_untracked() == Try::Asked {
            return;
        }
        if arrival.take_name().is_none() {
            attempt.set(BAD_NAME);
            return html::focus("#own-name");
        }
        let (plan, wish) = (draft.plan.get_untracked(), wish.get_untracked());
        wish::remember(&plan, wish);
        let wanted = wish::request(&plan, wish, before.with(Option::clone));
        before.set(Some(wanted.clone()));
        attempt.set(Try::Asked);
        spawn_local(async move {
            match http::post::<CreatedTable>("./api/tables", &wanted).await {
                Ok(founded) => {
                    hosted::remember(&founded);
                    // Whoever has gone elsewhere meanwhile stays there, and finds the table among their own.
                    if attempt.try_update(|attempt| *attempt = Try::Choosing).is_some() {
                        arrival.want(Seat::ALL[0]);
                        way.replace(Place::table(founded.table));
                    }
                }
                Err(error) => {
                    console::warn(&format!("no table: {error}"));
                    attempt.try_set(Try::Failed(message(&error)));
                }
            }
        });
    }
}

/// Whoever writes another name is not told of the bad one any longer.
fn forgive_name(attempt: State<Try>) {
    let name = use_arrival().name();
    follow(move || {
        name.read();
        if attempt.get_untracked() == BAD_NAME {
            attempt.set(Try::Choosing);
        }
    });
}

fn message(error: &HttpError) -> &'static str {
    match error {
        HttpError::Refused(400) => "online-found-refused",
        HttpError::Refused(404 | 405) => "online-none",
        other => trouble::message(other),
    }
}
