//! Talking at a table.

use crate::table::{Said, Table, use_table};
use azulejo_protocol::{ChatScope, ChatText, Preset, Request, Words as Spoken};
use azulejo_rules::Seat;
use azulejo_view::Args;
use azulejo_view::hosted::preset_name;
use azulejo_web::live::{Derived, State, each, hear, views, when};
use azulejo_web::ui::{Icon, use_toasts};
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// What is said, and how to say something: buttons for what everybody reads in their own language, and a field where
/// the table allows one.
#[component]
pub(crate) fn Chat() -> impl IntoView {
    let (table, words) = (use_table(), use_words());
    let scope = Derived::new(move |_| scope(table));
    let may_speak = move || table.own_seat().is_some();
    let heard = move || {
        let muted = table.muted().get();
        let is_heard = |said: &&Said| !muted.contains(&said.seat);
        table.said().with(|said| said.iter().filter(is_heard).cloned().collect::<Vec<_>>())
    };
    let is_silent = move || table.said().with(Vec::is_empty);
    view! {
        <section class="chat" aria-labelledby="chat-title">
            <h2 id="chat-title">{words.say("chat")}</h2>
            <div class="chat-log" role="log" tabindex="0" aria-labelledby="chat-title">
                {when(
                    is_silent,
                    move || view! { <p class="note">{words.say("chat-silent")}</p> }.into_any(),
                )}
                <ul>{each(heard, |said| said.number.into(), move |said| line(words, said))}</ul>
            </div>
            {when(
                move || may_speak() && scope.get() != ChatScope::Off,
                || view! { <Presets /> }.into_any(),
            )}
            {when(
                move || may_speak() && scope.get() == ChatScope::Free,
                || view! { <Field /> }.into_any(),
            )}
            <Mutes />
        </section>
    }
}

/// What may be said at a table; follows it.
pub(crate) fn scope(table: Table) -> ChatScope {
    table.lobby().with(|lobby| lobby.as_ref().map_or(ChatScope::Off, |it| it.founding().chat))
}

fn line(words: Words, said: Said) -> AnyView {
    let Said { seat, name, words: spoken, .. } = said;
    let text = move || told(words, &spoken);
    view! {
        <li class="chat-line" data-seat=seat.to_string()>
            <strong><bdi>{name}</bdi></strong>
            " "
            <span>{move || text()}</span>
        </li>
    }
    .into_any()
}

/// What somebody said, for whoever reads it; follows the settings.
pub(crate) fn told(words: Words, spoken: &Spoken) -> String {
    match spoken {
        Spoken::Preset(preset) => words.told(preset_name(*preset)),
        Spoken::Text(text) => text.to_string(),
    }
}

fn say(table: Table, spoken: Spoken) {
    if let Some(seat) = untrack(|| table.own_seat()) {
        table.ask(Request::Say { seat, words: spoken });
    }
}

#[component]
fn Presets() -> impl IntoView {
    let (table, words) = (use_table(), use_words());
    let button = move |preset: Preset| {
        view! {
            <button
                class="phrase"
                type="button"
                on:click=hear(move |_| say(table, Spoken::Preset(preset)))
            >
                {words.say(preset_name(preset))}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="chat-presets" role="group" aria-label=words.say("chat-presets-label")>
            {views(Preset::ALL, button)}
        </div>
    }
}

#[component]
fn Field() -> impl IntoView {
    let (table, words, toasts) = (use_table(), use_words(), use_toasts());
    let text = State::new(String::new());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let written = text.get_untracked();
        if written.trim().is_empty() {
            return;
        }
        match ChatText::tidy(&written) {
            Ok(written) => {
                say(table, Spoken::Text(written));
                text.set(String::new());
            }
            Err(_) => toasts.warn(words.now("chat-bad")),
        }
    };
    view! {
        <form class="chat-field" on:submit=hear(submit)>
            <input
                class="input"
                type="text"
                autocomplete="off"
                maxlength=ChatText::MOST.to_string()
                aria-label=words.say("chat-field")
                placeholder=words.say("chat-field")
                prop:value=move || text.get()
                on:input:target=move |event| text.set(event.target().value())
            />
            <button class="icon-button" type="submit" aria-label=words.say("chat-send")>
                <Icon symbol="icon-right" />
            </button>
        </form>
    }
}

/// Those who said something, each with a switch that silences them here.
#[component]
fn Mutes() -> impl IntoView {
    let (table, words) = (use_table(), use_words());
    let speakers = move || {
        let own = table.own_seat();
        let mut speakers: Vec<(Seat, String)> = Vec::new();
        table.said().with(|said| {
            for Said { seat, name, .. } in said {
                if Some(*seat) != own && speakers.iter().all(|(known, _)| known != seat) {
                    speakers.push((*seat, name.clone()));
                }
            }
        });
        speakers
    };
    let mute = move |(seat, name): (Seat, String)| {
        let is_muted = move || table.muted().with(|muted| muted.contains(&seat));
        let told = move || {
            let id = if is_muted() { "chat-unmute" } else { "chat-mute" };
            words.tell(id, &Args::new().text("name", name.clone()))
        };
        view! {
            <button
                class="link chat-mute"
                type="button"
                aria-pressed=move || is_muted().to_string()
                on:click=hear(move |_| table.mute(seat))
            >
                {move || told()}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="chat-mutes">
            {each(speakers, |(seat, _)| seat.number().into(), mute)}
        </div>
    }
}
