//! How a game at a table online ended, and what can be done then.

mod fairness;
mod rematch;

use crate::place::{Led, Place};
use crate::table::{Table, link, use_table};
use azulejo_protocol::Mirror;
use azulejo_view::Tale;
use azulejo_web::library::files::use_clipboard;
use azulejo_web::live::{Derived, State, Stored, hear};
use azulejo_web::over::{Export, Told};
use azulejo_web::screen::Screen;
use azulejo_web::settings_panel::open_settings;
use azulejo_web::table::Surroundings;
use azulejo_web::ui::Icon;
use azulejo_web::words::use_words;
use fairness::Fairness;
use leptos::context::Provider;
use leptos::prelude::*;
use rematch::Rematch;

/// How the game ended.
#[component]
pub(crate) fn OverScreen() -> impl IntoView {
    let game = use_table().session().table();
    let told = game.with_untracked(|game| game.as_ref().map(Tale::of_table));
    told.map(|tale| view! { <Whole tale=tale /> }.into_any())
}

#[component]
fn Whole(tale: Tale) -> impl IntoView {
    let around = expect_context::<Surroundings>().bare();
    let at = State::new(tale.moments.len());
    let tale = Stored::new(tale);
    view! {
        <Provider value=around>
            <Told tale=tale at=at actions=move || actions(tale, at) />
        </Provider>
    }
}

fn actions(tale: Stored<Tale>, at: State<usize>) -> AnyView {
    let (session, words) = (use_table().session(), use_words());
    let around: Surroundings = expect_context();
    let kept = Derived::new(move |_| session.kept_as());
    let has_record = tale.with(|tale| tale.record.is_some());
    view! {
        <Rematch />
        <button class="button" type="button" on:click=hear(move |_| around.go(Screen::Table))>
            {words.say("over-table")}
        </button>
        {move || kept.get().map(review)}
        {has_record.then(|| view! { <CopyLink at=at /> }.into_any())}
        {has_record.then(|| view! { <Export tale=tale /> }.into_any())}
        <a class="button quiet" href=Place::Home.href()>
            <Icon symbol="icon-home" />
            {words.say("online")}
        </a>
        <button class="button quiet" type="button" on:click=hear(move |_| open_settings())>
            <Icon symbol="icon-settings" />
            {words.say("settings-title")}
        </button>
        <Fairness />
    }
    .into_any()
}

/// The way to the review, which is in the school.
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

/// Copies the link to the step that is shown.
#[component]
fn CopyLink(at: State<usize>) -> impl IntoView {
    let (table, words, clipboard) = (use_table(), use_words(), use_clipboard());
    let copy = move |_| {
        if let Some(game) = game_number(table) {
            let step = Some(at.get_untracked());
            let place = Place::Led(Led::Game { table: table.id(), game, step });
            clipboard.copy(link(&place), "invite-copied");
        }
    };
    view! {
        <button class="button" type="button" on:click=hear(copy)>
            <Icon symbol="icon-share" />
            {words.say("over-link")}
        </button>
    }
}

fn game_number(table: Table) -> Option<u32> {
    table.session().table().with_untracked(|game| game.as_ref().map(Mirror::game_number))
}
