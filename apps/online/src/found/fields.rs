//! What can be chosen for a table online.

use super::tempo::{Kind, Tempo};
use super::wish::Wish;
use crate::http::{self, HttpError};
use crate::terms::clock_told;
use azulejo_protocol::TableSummary;
use azulejo_protocol::{Access, Clock};
use azulejo_rules::Players;
use azulejo_search::Level;
use azulejo_view::Args;
use azulejo_view::choice::Choice;
use azulejo_view::hosted::{access_name, chat_name, takeback_name};
use azulejo_view::plan::{Sitter, players_name, sitter_name};
use azulejo_web::choice::Choices;
use azulejo_web::live::{State, live, views, when};
use azulejo_web::plan::{Draft, use_draft};
use azulejo_web::start::TableHelp;
use azulejo_web::ui::{Segments, Select};
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// How many play.
#[component]
pub(super) fn PlayersField() -> impl IntoView {
    let words = use_words();
    let Draft { plan, .. } = use_draft();
    view! {
        <Segments
            label="seats-number"
            name="players"
            choices=Choices::of(
                |players| words.say(players_name(players)),
                move || plan.read().players,
                move |players| plan.update(|plan| plan.players = players),
            )
        />
    }
}

/// Who may find the table, where the server lists any.
#[component]
pub(super) fn WhoCard(wish: State<Wish>) -> impl IntoView {
    let words = use_words();
    let has_lobby = State::new(true);
    spawn_local(async move {
        if let Err(HttpError::Refused(404)) = http::get::<Vec<TableSummary>>("./api/lobby").await {
            has_lobby.try_set(false);
        }
    });
    let note = move || match wish.read().access {
        Access::Private => "access-private-note",
        Access::Public => "access-public-note",
    };
    let field = move || {
        view! {
            <Segments
                label="terms-access"
                name="access"
                choices=Choices::of(
                    |access| words.say(access_name(access)),
                    move || wish.read().access,
                    move |access| wish.update(|wish| wish.access = access),
                )
            />
            <p class="note">{move || words.told(note())}</p>
        }
        .into_any()
    };
    when(move || has_lobby.get(), field)
}

/// The clock, and what may be said and taken back.
#[component]
pub(super) fn TimeCard(wish: State<Wish>) -> impl IntoView {
    let words = use_words();
    view! {
        <section class="card online-time" aria-labelledby="time-title">
            <h2 id="time-title">{words.say("online-time")}</h2>
            <ClockField wish=wish />
            <Segments
                label="terms-chat"
                name="chat"
                choices=Choices::of(
                    |chat| words.say(chat_name(chat)),
                    move || wish.read().chat,
                    move |chat| wish.update(|wish| wish.chat = chat),
                )
            />
            <Segments
                label="terms-takeback"
                name="takeback"
                choices=Choices::of(
                    |takeback| words.say(takeback_name(takeback)),
                    move || wish.read().takeback,
                    move |takeback| wish.update(|wish| wish.takeback = takeback),
                )
            />
        </section>
    }
}

#[component]
fn ClockField(wish: State<Wish>) -> impl IntoView {
    let words = use_words();
    let option = move |tempo: Tempo| {
        view! {
            <option value=tempo.code() selected=move || wish.read().tempo == tempo>
                {move || tempo_told(words, tempo)}
            </option>
        }
        .into_any()
    };
    let group = move |kind: Kind| {
        let of_kind = Tempo::all().into_iter().filter(move |tempo| tempo.kind() == kind);
        view! { <optgroup label=words.say(kind.name())>{views(of_kind, option)}</optgroup> }
            .into_any()
    };
    let choose = move |code: String| {
        if let Some(tempo) = Tempo::of_code(&code) {
            wish.update(|wish| wish.tempo = tempo);
        }
    };
    let note = move || match wish.read().tempo.kind() {
        Kind::Live => "tempo-live-note",
        Kind::Correspondence => "tempo-correspondence-note",
        Kind::Untimed => "tempo-untimed-note",
    };
    view! {
        <label class="field">
            <span class="label">{words.say("terms-clock")}</span>
            <select
                class="select"
                prop:value=move || wish.read().tempo.code()
                on:change:target=move |event| choose(event.target().value())
            >
                {views(Kind::ALL, group)}
            </select>
        </label>
        <p class="note">{move || words.told(note())}</p>
    }
}

/// A clock in few words, so that a narrow list shows all of it; follows the settings.
fn tempo_told(words: Words, tempo: Tempo) -> String {
    let Clock::Live { main, increment } = tempo.clock() else {
        return clock_told(words, tempo.clock());
    };
    let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    let args = Args::new()
        .number("minutes", small(main.0 / 60_000))
        .number("seconds", small(increment.0 / 1_000));
    words.tell("tempo-minutes", &args)
}

/// What the table shows, how bots wait, and who plays on for somebody who leaves.
#[component]
pub(super) fn HelpCard(wish: State<Wish>) -> impl IntoView {
    let words = use_words();
    let Draft { plan, .. } = use_draft();
    let substitute = move || {
        view! {
            <label class="field">
                <span class="label">{words.say("online-substitute")}</span>
                <Select
                    label=live(move || words.told("online-substitute"))
                    choices=Choices::of(
                        |level: Level| words.say(sitter_name(Sitter::Bot(level))),
                        move || wish.read().substitute,
                        move |level| wish.update(|wish| wish.substitute = level),
                    )
                />
            </label>
        }
        .into_any()
    };
    view! {
        <section class="card online-help" aria-labelledby="help-title">
            <h2 id="help-title">{words.say("online-help")}</h2>
            <TableHelp />
            // At a table of two whoever stays has won.
            {when(move || plan.read().players != Players::Two, substitute)}
        </section>
    }
}
