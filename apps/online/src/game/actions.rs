//! What can be done with a finished game.

use super::Which;
use crate::place::Place;
use crate::table::link;
use azulejo_rules::{Game, Phase};
use azulejo_view::Tale;
use azulejo_web::console;
use azulejo_web::library::files::use_clipboard;
use azulejo_web::library::use_library;
use azulejo_web::live::{State, Stored, hear};
use azulejo_web::over::Export;
use azulejo_web::settings_panel::open_settings;
use azulejo_web::ui::{Icon, use_toasts};
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// Sharing the step, the review, playing on from here, the record.
#[component]
pub(super) fn Actions(which: Which, tale: Stored<Tale>, at: State<usize>) -> impl IntoView {
    let words = use_words();
    let clipboard = use_clipboard();
    let copy = move |_| {
        clipboard.copy(link(&which.at(at.get_untracked())), "online-game-copied");
    };
    view! {
        <button class="button primary" type="button" on:click=hear(copy)>
            <Icon symbol="icon-share" />
            {words.say("online-game-link")}
        </button>
        <Review which=which tale=tale />
        <FromHere which=which tale=tale at=at />
        <Export tale=tale />
        <a class="button quiet" href=Place::Home.href()>
            <Icon symbol="icon-home" />
            {words.say("online-home")}
        </a>
        <button class="button quiet" type="button" on:click=hear(move |_| open_settings())>
            <Icon symbol="icon-settings" />
            {words.say("settings-title")}
        </button>
    }
}

/// Keeps the game on this device, and leads to its review in the school.
#[component]
fn Review(which: Which, tale: Stored<Tale>) -> impl IntoView {
    let words = use_words();
    let keep = keeper();
    let go = move |_| {
        let game = tale.with(|tale| tale.record.clone());
        if let Some(id) = game.and_then(|game| keep(&game, which.origin())) {
            leave_for(&format!("./school.html#review/{id}"));
        }
    };
    view! {
        <button class="button" type="button" on:click=hear(go)>
            <Icon symbol="icon-log" />
            {words.say("over-review")}
        </button>
    }
}

/// Plays on from the step that is shown, at this device: the game so far is kept, and the table's page offers to go
/// on with it.
#[component]
fn FromHere(which: Which, tale: Stored<Tale>, at: State<usize>) -> impl IntoView {
    let words = use_words();
    let keep = keeper();
    let is_over = move || tale.with(|tale| tale.position(at.get()).phase() == Phase::Over);
    let go = move |_| {
        let step = at.get_untracked();
        let game = tale.with(|tale| tale.record_after(step));
        let origin = format!("{}-{step}", which.origin());
        if let Some(id) = game.and_then(|game| keep(&game, origin)) {
            leave_for(&format!("./#game/{id}"));
        }
    };
    view! {
        <button class="button" type="button" disabled=move || is_over() on:click=hear(go)>
            <Icon symbol="icon-play" />
            {words.say("over-from-here")}
        </button>
    }
}

/// Keeps a game in the library and tells its number there. If the storage refuses, that is said, for another page
/// would not find it.
fn keeper() -> impl Fn(&Game, String) -> Option<u32> + Copy {
    let (library, toasts, words) = (use_library(), use_toasts(), use_words());
    move |game, origin| {
        let kept = library.keep(game, Some(origin));
        if kept.is_err() {
            toasts.warn(words.now("save-failed"));
        }
        kept.ok()
    }
}

fn leave_for(address: &str) {
    console::or_log("the location can't be set", window().location().set_href(address));
}
