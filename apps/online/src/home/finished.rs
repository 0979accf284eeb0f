//! The games of this browser that are over, the most recent first.

use super::row::RowLink;
use super::tell::{self, Ending};
use crate::http;
use crate::place::{Led, Place};
use crate::terms::rules_told;
use crate::trouble;
use azulejo_protocol::TableSummary;
use azulejo_web::live::{Derived, State, Stored, each, hear, live, when};
use azulejo_web::words::{Words, use_words};
use azulejo_web::{clock, console};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// So many games are on a page, or a few more; the last one has fewer.
const PAGE: usize = 50;

/// What is known of the games, beside those that are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum More {
    /// The next page was asked for.
    Asked,
    /// There may be more.
    Perhaps,
    /// That is all.
    Nothing,
    /// The next page could not be had; why, as a message id.
    Missing(&'static str),
}

/// The games, page by page.
#[derive(Clone, Copy)]
struct Pages {
    games: State<Vec<TableSummary>>,
    more: State<More>,
}

impl Pages {
    fn ask(self) {
        self.more.set(More::Asked);
        let last = self.games.with_untracked(|games| games.last().map(|row| row.at.0));
        let path = match last {
            None => "./api/me/games".to_owned(),
            Some(before) => format!("./api/me/games?before={before}"),
        };
        spawn_local(async move {
            match http::get::<Vec<TableSummary>>(&path).await {
                Ok(page) => {
                    let more = if page.len() < PAGE { More::Nothing } else { More::Perhaps };
                    self.games.try_update(|games| games.extend(page));
                    self.more.try_set(more);
                }
                Err(error) => {
                    console::warn(&format!("{path}: {error}"));
                    self.more.try_set(More::Missing(trouble::message(&error)));
                }
            }
        });
    }

    /// What is said below the games.
    fn note(self) -> Option<&'static str> {
        match self.more.get() {
            More::Asked => Some("online-loading"),
            More::Missing(why) => Some(why),
            More::Nothing if self.games.with(Vec::is_empty) => Some("online-games-none"),
            More::Nothing | More::Perhaps => None,
        }
    }
}

/// The games of this browser that are over.
#[component]
pub(super) fn FinishedGames() -> impl IntoView {
    let words = use_words();
    let pages = Pages { games: State::new(Vec::new()), more: State::new(More::Asked) };
    pages.ask();
    let note = Derived::new(move |_| pages.note());
    let can_ask = move || matches!(pages.more.get(), More::Perhaps | More::Missing(_));
    let label = move || match pages.more.get() {
        More::Missing(_) => "online-again",
        _ => "online-games-more",
    };
    let more = move || {
        view! {
            <p>
                <button class="button" type="button" on:click=hear(move |_| pages.ask())>
                    {move || words.told(label())}
                </button>
            </p>
        }
        .into_any()
    };
    // A table and a game of it, both in few bits: who meets again in the list is somebody else.
    let key = |row: &TableSummary| (row.table.0 as u64) ^ u64::from(row.game).rotate_right(16);
    view! {
        <section class="card online-finished" aria-labelledby="finished-title">
            <h2 id="finished-title">{words.say("online-games")}</h2>
            <ul class="online-list" hidden=move || pages.games.with(Vec::is_empty)>
                {each(move || pages.games.get(), key, move |row| item(words, row))}
            </ul>
            <p class="online-note" role="status" hidden=move || note.get().is_none()>
                {move || note.get().map(|note| words.told(note))}
            </p>
            {when(can_ask, more)}
        </section>
    }
}

fn item(words: Words, row: TableSummary) -> AnyView {
    let place = Place::Led(Led::Game { table: row.table, game: row.game, step: None });
    let (at, rules, ending) = (row.at.0, row.rules, Ending::of(&row));
    let now = clock::now();
    let row = Stored::new(row);
    view! {
        <li>
            <RowLink
                href=place.href()
                title=live(move || row.with(|row| tell::scores(&words.texts(), row)))
                mark=live(move || ending.told(&words.texts()))
                is_ours=live(move || matches!(ending, Ending::Won | Ending::Shared))
                notes=vec![
                    live(move || rules_told(words, rules)),
                    live(move || tell::age(&words.texts(), at, now)),
                ]
            />
        </li>
    }
    .into_any()
}
