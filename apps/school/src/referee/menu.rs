//! The game as a whole: its record, the library, another game.

use super::keeper::{Keeper, use_keeper};
use crate::place::{Place, Subject, use_way};
use azulejo_rules::Next;
use azulejo_study::Referee;
use azulejo_web::console;
use azulejo_web::library::files::{self, use_clipboard};
use azulejo_web::live::hear;
use azulejo_web::page::use_page;
use azulejo_web::route;
use azulejo_web::ui::{Icon, Sheet};
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// What can be done with the game as a whole.
#[component]
pub(super) fn Menu() -> impl IntoView {
    let (keeper, words) = (use_keeper(), use_words());
    let record = move || keeper.ask(Referee::record).unwrap_or_default();
    view! {
        <Sheet class="menu" title=words.say("referee-game") open=keeper.menu()>
            <ul class="menu-list">
                <li><Keep keeper=keeper /></li>
                {move || review(keeper)}
                <li><Copy keeper=keeper /></li>
                <li><Save keeper=keeper /></li>
                <li><Another keeper=keeper /></li>
            </ul>
            <details class="referee-record">
                <summary>{words.say("referee-record")}</summary>
                <pre tabindex="0">{move || record()}</pre>
            </details>
        </Sheet>
    }
}

#[component]
fn Keep(keeper: Keeper) -> impl IntoView {
    let (words, toasts) = (use_words(), use_page().toasts);
    let keep = move |_| {
        if keeper.keep_in_library() {
            toasts.tell(words.now("referee-in-library"));
        }
    };
    view! {
        <button class="menu-item" type="button" on:click=hear(keep)>
            <Icon symbol="icon-check" />
            {words.say("referee-to-library")}
        </button>
    }
}

/// The way to the review, once the game is in the library.
fn review(keeper: Keeper) -> Option<AnyView> {
    let words = use_words();
    let id = keeper.number()?;
    let href = route::href(&Place::at(Subject::Review, id.to_string()));
    let view = view! {
        <li>
            <a class="menu-item" href=href>
                <Icon symbol="icon-log" />
                {words.say("referee-review")}
            </a>
        </li>
    };
    Some(view.into_any())
}

#[component]
fn Copy(keeper: Keeper) -> impl IntoView {
    let (words, clipboard) = (use_words(), use_clipboard());
    let copy = move |_| {
        clipboard.copy(keeper.ask_now(Referee::record).unwrap_or_default(), "copied");
    };
    view! {
        <button class="menu-item" type="button" on:click=hear(copy)>
            <Icon symbol="icon-copy" />
            {words.say("referee-copy")}
        </button>
    }
}

#[component]
fn Save(keeper: Keeper) -> impl IntoView {
    let words = use_words();
    let save = move |_| {
        let record = keeper.ask_now(Referee::record).unwrap_or_default();
        console::or_log("the file can't be saved", files::download("azulejo.txt", &record));
    };
    view! {
        <button class="menu-item" type="button" on:click=hear(save)>
            <Icon symbol="icon-save" />
            {words.say("referee-export")}
        </button>
    }
}

#[component]
fn Another(keeper: Keeper) -> impl IntoView {
    let words = use_words();
    let another = move |_| {
        keeper.menu().set(false);
        ask_or_put_away(keeper);
    };
    view! {
        <button class="menu-item" type="button" on:click=hear(another)>
            <Icon symbol="icon-plus" />
            {words.say("referee-new")}
        </button>
    }
}

/// Another game.
#[component]
pub(super) fn NewGame() -> impl IntoView {
    let (keeper, words) = (use_keeper(), use_words());
    view! {
        <button class="button" type="button" on:click=hear(move |_| ask_or_put_away(keeper))>
            <Icon symbol="icon-plus" />
            {words.say("referee-new")}
        </button>
    }
}

/// What is over is in the library, and of a game of which nothing was told there is nothing to lose.
fn ask_or_put_away(keeper: Keeper) {
    let is_settled = |referee: &Referee| {
        let is_over = matches!(referee.position().next(), Next::Nobody(_));
        is_over || !referee.can_undo()
    };
    if keeper.ask_now(is_settled).unwrap_or(true) {
        keeper.put_away();
    } else {
        keeper.asks().set(true);
    }
}

/// What becomes of the game that is under way.
#[component]
pub(super) fn Ask() -> impl IntoView {
    let (keeper, words, way) = (use_keeper(), use_words(), use_way());
    let put_away = move || {
        keeper.asks().set(false);
        keeper.put_away();
        way.replace(Place::of(Subject::Referee));
    };
    let keep = move |_| {
        if keeper.keep_in_library() {
            put_away();
        }
    };
    let foot = move || {
        view! {
            <button class="button primary" type="button" autofocus on:click=hear(keep)>
                {words.say("referee-new-keep")}
            </button>
            <button class="button danger" type="button" on:click=hear(move |_| put_away())>
                {words.say("referee-new-drop")}
            </button>
            <button class="button quiet" type="button" on:click=hear(move |_| keeper.asks().set(false))>
                {words.say("cancel")}
            </button>
        }
    };
    view! {
        <Sheet class="ask" title=words.say("referee-new-title") open=keeper.asks() foot=foot>
            <p>{words.say("referee-new-text")}</p>
        </Sheet>
    }
}
