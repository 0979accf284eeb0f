//! The table: the heart of the page.
//!
//! A `desk::Desk` holds what the parts share. What is to be seen is computed by `azulejo-view` as a
//! scene; the parts (`offer`, `board` and theirs) paint it and tell what is done to them, which
//! `press`, `drag` and `keys` turn into moves. `show` lets what has happened be seen in order.

#[macro_use]
mod handle;

mod actions;
mod bar;
mod bench;
mod board;
mod center;
mod chronicle;
mod codes;
mod command;
mod countdown;
mod desk;
mod dialogs;
mod disc;
mod doors;
mod drag;
mod flights;
mod floor;
mod focus;
mod gold;
mod hands;
mod hint;
mod keys;
mod lines;
mod log;
mod menu;
mod notice;
mod offer;
mod paint;
mod part;
mod past;
mod picker;
mod plate;
mod pointing;
mod press;
mod recent;
mod rivals;
mod runs;
mod scoring;
mod show;
mod sounds;
mod spots;
mod spread;
mod still;
mod supply;
mod surroundings;
mod tell;
mod tools;
mod turns;
mod wall;

pub use bench::{Bench, BenchTable, OnMove};
pub use codes::{effect as effect_code, effect_icon};
pub use keys::is_elsewhere;
pub use still::StillTable;
pub use surroundings::{Additions, Surroundings};

use crate::live::{Derived, follow, hear};
use crate::screen::{Screen, use_route};
use crate::session::use_session;
use crate::words::use_words;
use actions::Actions;
use azulejo_protocol::Mirror;
use azulejo_view::Press;
use azulejo_view::motion::Caption;
use azulejo_view::stage::Stage;
use bar::Bar;
use board::{Board, Role};
use desk::{Desk, use_desk};
use dialogs::Dialogs;
use hands::Hands;
use leptos::prelude::*;
use offer::Offer;
use paint::Means;
use recent::Recent;
use rivals::Rivals;
use surroundings::added;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

/// The game that is being played. Where there is none the way leads to the start.
#[component]
pub fn Table() -> impl IntoView {
    let table = use_session().table();
    let route = use_route();
    let is_open = Derived::new(move |_| table.with(Option::is_some));
    follow(move || {
        if !is_open.get() {
            route.replace(Screen::Start);
        }
    });
    view! { <GameTable /> }
}

/// The game that is being played, if there is one.
#[component]
pub fn GameTable() -> impl IntoView {
    let table = use_session().table();
    // Another rule set has other discs and boards; everything is made anew for it.
    let rules =
        Derived::new(move |_| table.with(|table| table.as_ref().map(|it| it.options().rules)));
    view! {
        {move || {
            rules.get()?;
            let table = table.get_untracked()?;
            Some(view! { <OpenTable table=table /> }.into_any())
        }}
    }
}

/// A table that is open.
#[component]
fn OpenTable(table: Mirror) -> impl IntoView {
    let news = untrack(|| use_session().take_news());
    // What has not been shown yet is shown from its beginning.
    let begin = news.first().map(|first| first.before.as_ref().unwrap_or(&first.after).clone());
    let desk = Desk::open(begin.unwrap_or(table));
    provide_context(desk);
    provide_context(desk.paint());
    desk.follow_news(news);
    drag::follow(desk);
    desk.follow_keys();
    desk.follow_hint();
    desk.follow_turns();
    desk.follow_countdown();
    view! {
        <Layout />
        <Dialogs />
    }
}

/// All regions; the style puts them side by side or below each other.
///
/// ```text
///  bar
///  offer   rivals   recent
///  offer   own board
///          actions
/// ```
#[component]
fn Layout() -> impl IntoView {
    let desk = use_desk();
    let words = use_words();
    let players = desk.shown().with_untracked(|shown| shown.options().rules.players.count());
    let step = move || {
        let steps = desk.stage().with(|stage| desk.shown().with(|shown| stage.steps(shown)));
        steps.to_string()
    };
    let is_past = move || desk.stage().with(|stage| matches!(stage, Stage::Past(_)));
    view! {
        <main
            class="table"
            data-players=players.to_string()
            data-turn=move || desk.turn_code()
            data-looking-back=move || is_past()
            data-settled=move || desk.is_settled().get()
            data-step=move || step()
            on:click=hear(move |click| press_beside(desk, &click))
        >
            <div class="sr">
                <h1 tabindex="-1">{words.say("table-title")}</h1>
            </div>
            <Bar />
            {added(|page| (page.strip)())}
            <Rivals />
            <Recent />
            <Offer />
            {move || view! { <Board seat=desk.paint().own().get() role=Role::Own /> }.into_any()}
            <Actions />
            <Flights />
        </main>
    }
}

/// The layer in which pieces fly, with captions.
#[component]
fn Flights() -> impl IntoView {
    let desk = use_desk();
    let told = move |caption: &Caption| desk.paint().tell(|narrator| narrator.caption(caption));
    let caption = move || {
        desk.stage().with(|stage| match stage {
            Stage::Between(frame) => frame.spoken().map(told).collect::<Vec<_>>().join(" · "),
            Stage::Now | Stage::Past(_) => String::new(),
        })
    };
    let caption = Derived::new(move |_| Some(caption()).filter(|text| !text.is_empty()));
    view! {
        <div class="flights" aria-hidden="true">
            {move || caption.get().map(|text| view! { <p class="caption">{text}</p> }.into_any())}
        </div>
    }
}

/// A press beside everything finishes what is on its way, or lets go of what is held.
fn press_beside(desk: Desk, click: &MouseEvent) {
    let target = click.target().and_then(|target| target.dyn_into::<Element>().ok());
    let selector = "button, a, input, label, dialog, .tile";
    let is_on_something =
        target.is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))));
    if is_on_something || drag::has_just_dropped(desk) {
        return;
    }
    if desk.is_moving() {
        desk.finish();
    } else {
        desk.press(Press::Cancel, Means::Pointer);
    }
}
