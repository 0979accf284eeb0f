//! Choosing the game to look back at.

use super::kept;
use crate::place::{Place, Subject, use_way};
use crate::task::{Worker, use_worker};
use azulejo_rules::Game;
use azulejo_study::CandidatesRequest;
use azulejo_view::Args;
use azulejo_web::clock;
use azulejo_web::library::{Import, KeptGame, Library, title};
use azulejo_web::live::{Derived, State, Stored, each, hear, when};
use azulejo_web::load_sheet::{LoadSheet, OnImport};
use azulejo_web::page::use_page;
use azulejo_web::route;
use azulejo_web::ui::{Icon, use_toasts};
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The games of the library, and a way to bring another one.
#[component]
pub(super) fn Choose() -> impl IntoView {
    let words = use_words();
    let loading = State::new(false);
    let library = use_page().library;
    let games = Derived::new(move |_| library.games());
    let has_games = move || !games.read().is_empty();
    wake(use_worker());
    view! {
        <p>{words.say("review-choose")}</p>
        <p class="review-ways">
            <button class="button" type="button" on:click=hear(move |_| loading.set(true))>
                <Icon symbol="icon-load" />
                {words.say("load")}
            </button>
            <a class="button" href="./">
                <Icon symbol="icon-play" />
                {words.say("play")}
            </a>
        </p>
        {when(has_games, move || list(words, games))}
        {when(
            move || !has_games(),
            move || view! { <p class="card">{words.say("review-none")}</p> }.into_any(),
        )}
        <LoadSheet open=loading take=taker() />
    }
}

/// Whoever chooses a game will need the worker, which takes a moment to load: so it begins now. What it is
/// asked it refuses at once.
fn wake(worker: Worker) {
    worker.look(CandidatesRequest { position: String::new(), most: 0, nodes: 0 }, drop);
}

fn list(words: Words, games: Derived<Vec<KeptGame>>) -> AnyView {
    let percents: BTreeMap<u32, u8> =
        kept::all().iter().map(|kept| (kept.game, kept.percent)).collect();
    let item = move |kept: KeptGame| {
        let percent = percents.get(&kept.id).copied();
        view! { <Item kept=kept percent=percent /> }.into_any()
    };
    // A game that is kept again is another one.
    let key = |game: &KeptGame| game.at ^ u64::from(game.id).rotate_right(16);
    view! {
        <section class="card" aria-labelledby="review-games">
            <h2 id="review-games">{words.say("saved-title")}</h2>
            <ul class="review-games">{each(move || games.get(), key, item)}</ul>
        </section>
    }
    .into_any()
}

/// A game, and how far its review has come.
#[component]
fn Item(kept: KeptGame, percent: Option<u8>) -> impl IntoView {
    let words = use_words();
    let KeptGame { id, at, .. } = kept;
    let game = Stored::new(kept.game());
    let text = move || title(&words.texts(), game.read().as_ref().as_ref());
    let date = move || clock::date(at, words.texts().language().code());
    let reviewed = move || match percent {
        None => String::new(),
        Some(100) => words.told("review-reviewed"),
        Some(percent) => words.tell("review-begun", &Args::new().number("percent", percent)),
    };
    view! {
        <li>
            <a class="review-game" href=route::href(&Place::at(Subject::Review, id.to_string()))>
                <strong class="link">{move || text()}</strong>
                <span class="note">{move || date()}</span>
                <span class="note">{move || reviewed()}</span>
            </a>
        </li>
    }
}

/// What becomes of what was brought: a record is kept, and looked back at.
fn taker() -> OnImport {
    let (library, way) = (use_page().library, use_way());
    let (toasts, words) = (use_toasts(), use_words());
    Rc::new(move |import| match import {
        Import::Record(game) => {
            if let Some(id) = keep(library, &game, || toasts.warn(words.now("save-failed"))) {
                way.go(Place::at(Subject::Review, id.to_string()));
            }
        }
        Import::Position(_) => toasts.warn(words.now("review-needs-record")),
    })
}

/// The number of a game in the library, which has it from now on. What the storage refuses stays
/// until the page is closed.
fn keep(library: Library, game: &Game, on_refusal: impl FnOnce()) -> Option<u32> {
    let record = game.to_string();
    let find = || library.games().into_iter().find(|kept| kept.record == record);
    if let Some(kept) = find() {
        return Some(kept.id);
    }
    let kept = library.keep(game, None);
    kept.or_else(|_| {
        on_refusal();
        find().map(|kept| kept.id).ok_or(())
    })
    .ok()
}
