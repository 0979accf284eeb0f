//! What can be done with a game that is over.

use crate::console;
use crate::library::files::{self, use_clipboard};
use crate::live::{Derived, State, Stored, hear};
use crate::plan::use_draft;
use crate::screen::{Screen, use_route};
use crate::session::use_session;
use crate::settings_panel::open_settings;
use crate::ui::{Icon, use_toasts};
use crate::words::use_words;
use azulejo_protocol::Start;
use azulejo_rules::Phase;
use azulejo_view::Tale;
use leptos::prelude::*;

/// Rematch, export, copy, continue from the step that is shown.
#[component]
pub(super) fn Actions(
    tale: Stored<Tale>,
    at: State<usize>,
    kept: Derived<Option<u32>>,
    is_ours: bool,
) -> impl IntoView {
    let is_over = tale.with(|tale| tale.end.is_some());
    let has_record = tale.with(|tale| tale.record.is_some());
    view! {
        {(is_ours && is_over).then(|| view! { <Rematch /> }.into_any())}
        {(is_ours && !is_over).then(|| view! { <BackToTable /> }.into_any())}
        {move || kept.get().filter(|_| is_over || !is_ours).map(review)}
        {has_record.then(|| view! { <Export tale=tale /> }.into_any())}
        <FromHere tale=tale at=at />
        <Elsewhere />
    }
}

/// The way to the review of a kept game, which is in the school.
fn review(game: u32) -> AnyView {
    let words = use_words();
    view! {
        <a class="button" href=format!("./school.html#review/{game}")>
            <Icon symbol="icon-log" />
            {words.say("over-review")}
        </a>
    }
    .into_any()
}

/// The way to the start, the rules and the settings.
#[component]
fn Elsewhere() -> impl IntoView {
    let words = use_words();
    view! {
        <a class="button quiet" href=Screen::Start.href()>
            <Icon symbol="icon-home" />
            {words.say("home")}
        </a>
        <a class="button quiet" href=Screen::Rules(None).href()>
            <Icon symbol="icon-rules" />
            {words.say("rules")}
        </a>
        <button class="button quiet" type="button" on:click=hear(move |_| open_settings())>
            <Icon symbol="icon-settings" />
            {words.say("settings-title")}
        </button>
    }
}

#[component]
fn Rematch() -> impl IntoView {
    let words = use_words();
    let (session, route, toasts) = (use_session(), use_route(), use_toasts());
    let again = move |_| match session.rematch() {
        Ok(()) => route.go(Screen::Table),
        Err(refusal) => {
            console::error(&format!("no rematch: {refusal}"));
            toasts.warn(words.now("over-no-rematch"));
        }
    };
    view! {
        <button class="button primary" type="button" on:click=hear(again)>
            <Icon symbol="icon-play" />
            {words.say("over-rematch")}
        </button>
    }
}

#[component]
fn BackToTable() -> impl IntoView {
    let words = use_words();
    view! {
        <a class="button primary" href=Screen::Table.href()>
            <Icon symbol="icon-play" />
            {words.say("resume")}
        </a>
    }
}

/// The record as a file or in the clipboard.
#[component]
pub fn Export(
    /// The game.
    tale: Stored<Tale>,
) -> impl IntoView {
    let (words, clipboard) = (use_words(), use_clipboard());
    let record =
        move || tale.with(|tale| tale.record.as_ref().map(ToString::to_string).unwrap_or_default());
    let save = move |_| {
        console::or_log("the file can't be saved", files::download("azulejo.txt", &record()));
    };
    let copy = move |_| clipboard.copy(record(), "copied");
    view! {
        <button class="button" type="button" on:click=hear(save)>
            <Icon symbol="icon-save" />
            {words.say("over-export")}
        </button>
        <button class="button" type="button" on:click=hear(copy)>
            <Icon symbol="icon-copy" />
            {words.say("over-copy")}
        </button>
    }
}

/// Another game from the step that is shown.
#[component]
fn FromHere(tale: Stored<Tale>, at: State<usize>) -> impl IntoView {
    let words = use_words();
    let (draft, route) = (use_draft(), use_route());
    let is_over = move || tale.with(|tale| tale.position(at.get()).phase() == Phase::Over);
    let go = move |_| {
        let start = tale.with(|tale| match tale.record_after(at.get_untracked()) {
            Some(game) => Start::Record(game),
            None => Start::Position(tale.position(at.get_untracked()).clone()),
        });
        draft.begin_at(start);
        route.go(Screen::Start);
    };
    view! {
        <button class="button" type="button" disabled=move || is_over() on:click=hear(go)>
            {words.say("over-from-here")}
        </button>
    }
}
