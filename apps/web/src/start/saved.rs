//! The games that this device keeps.

use crate::library::{KeptGame, files, title, use_library};
use crate::live::{Derived, State, Stored, each, hear, when};
use crate::screen::Screen;
use crate::storage::{self, Key};
use crate::ui::{Icon, use_toasts};
use crate::words::{Words, use_words};
use crate::{clock, console};
use azulejo_view::Args;
use leptos::prelude::*;

/// The list of kept games, the newest first.
#[component]
pub fn SavedGames() -> impl IntoView {
    let words = use_words();
    let library = use_library();
    let games = Derived::new(move |_| library.games());
    view! {
        {when(move || !games.read().is_empty(), move || list(words, games))}
        <SetAside />
    }
}

fn list(words: Words, games: Derived<Vec<KeptGame>>) -> AnyView {
    // A game that is kept again is another one.
    let key = |game: &KeptGame| game.at ^ u64::from(game.id).rotate_right(16);
    view! {
        <section class="card saved" aria-labelledby="saved-title">
            <h2 id="saved-title">{words.say("saved-title")}</h2>
            <ul class="saved-list">
                {each(
                    move || games.get(),
                    key,
                    |kept| view! { <SavedGame kept=kept /> }.into_any(),
                )}
            </ul>
        </section>
    }
    .into_any()
}

#[component]
fn SavedGame(kept: KeptGame) -> impl IntoView {
    let words = use_words();
    let (library, toasts) = (use_library(), use_toasts());
    let KeptGame { id, at, .. } = kept;
    let game = Stored::new(kept.game());
    let text = move || title(&words.texts(), game.read().as_ref().as_ref());
    let record = kept.record;
    let save = move |_| {
        let saved = files::download(&format!("azulejo-{id}.txt"), &record);
        console::or_log("the file can't be saved", saved);
    };
    let forget = move |_| {
        if library.forget(id).is_err() {
            toasts.warn(words.now("save-failed"));
        }
    };
    view! {
        <li class="saved-game">
            <a class="link" href=Screen::Game(id).href()>{move || text()}</a>
            <span class="note">{move || clock::date(at, words.texts().language().code())}</span>
            <button
                class="icon-button"
                type="button"
                aria-label=move || words.tell("saved-export", &Args::new().text("game", text()))
                on:click=hear(save)
            >
                <Icon symbol="icon-save" />
            </button>
            <button
                class="icon-button"
                type="button"
                aria-label=move || words.tell("saved-forget", &Args::new().text("game", text()))
                on:click=hear(forget)
            >
                <Icon symbol="icon-close" />
            </button>
        </li>
    }
}

/// What could not be read and was kept aside: to be saved as a file, or thrown away.
#[component]
fn SetAside() -> impl IntoView {
    let words = use_words();
    let aside = State::new(storage::read(Key::SetAside));
    let save = move |_| {
        let text = aside.get_untracked().unwrap_or_default();
        console::or_log("the file can't be saved", files::download("azulejo-damaged.json", &text));
    };
    let forget = move |_| {
        storage::remove(Key::SetAside);
        aside.set(None);
    };
    let offer = move || {
        view! {
            <section class="resume" aria-label=words.say("aside-title")>
                <p class="resume-text">{words.say("aside-text")}</p>
                <button class="button" type="button" on:click=hear(save)>
                    {words.say("aside-save")}
                </button>
                <button class="button quiet" type="button" on:click=hear(forget)>
                    {words.say("aside-forget")}
                </button>
            </section>
        }
        .into_any()
    };
    when(move || aside.read().is_some(), offer)
}
