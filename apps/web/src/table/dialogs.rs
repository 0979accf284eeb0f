//! The dialogs of the table.

use super::board::{Board, Role};
use super::desk::use_desk;
use super::doors::Door;
use super::gold::Gold;
use super::log::Log;
use super::menu::Menu;
use super::scoring::Scoring;
use crate::live::{hear, live, views};
use crate::ui::Sheet;
use azulejo_protocol::Request;
use azulejo_rules::Seat;
use leptos::prelude::*;

/// All dialogs of the table, each closed until its door is opened.
#[component]
pub(super) fn Dialogs() -> impl IntoView {
    view! {
        <Menu />
        <Log />
        <Scoring />
        <Look />
        <GoldDoor />
        <Resign />
        <Keys />
    }
}

/// A closer look at another player's board.
#[component]
fn Look() -> impl IntoView {
    let desk = use_desk();
    let open = desk.leads_to(|door| matches!(door, Door::Look(_)));
    let seat = move || match desk.door().get() {
        Some(Door::Look(seat)) => Some(seat),
        _ => None,
    };
    let title = move || {
        seat().map(|seat: Seat| desk.paint().tell_of("look-title", seat)).unwrap_or_default()
    };
    view! {
        <Sheet class="look" title=live(title) open=open is_read=true>
            {move || seat().map(|seat| view! { <Board seat=seat role=Role::Look /> }.into_any())}
        </Sheet>
    }
}

/// What a gold side does.
#[component]
fn GoldDoor() -> impl IntoView {
    let desk = use_desk();
    let open = desk.leads_to(|door| matches!(door, Door::Gold(_)));
    let effect = live(move || match desk.door().get() {
        Some(Door::Gold(effect)) => Some(effect),
        _ => None,
    });
    view! { <Gold paint=desk.paint() effect=effect open=open /> }
}

/// Whether to resign.
#[component]
fn Resign() -> impl IntoView {
    let desk = use_desk();
    let open = desk.leads_to(|door| door == Door::Resign);
    let question = move || {
        let two = desk.shown().with(|shown| shown.options().rules.players.count() == 2);
        let seat = desk.paint().own().get();
        desk.paint().tell_of(if two { "resign-two" } else { "resign-more" }, seat)
    };
    let title = desk.words().say("menu-resign");
    let resign = move |_| {
        desk.door().set(None);
        desk.ask_room(|seat, game| Request::Resign { seat, game });
    };
    let foot = move || {
        view! {
            <button
                class="button"
                type="button"
                autofocus
                on:click=hear(move |_| desk.door().set(None))
            >
                {desk.words().say("resign-not")}
            </button>
            <button class="button danger" type="button" on:click=hear(resign)>
                {desk.words().say("menu-resign")}
            </button>
        }
    };
    view! {
        <Sheet class="ask" title=title open=open foot=foot>
            <p>{move || question()}</p>
        </Sheet>
    }
}

/// The keys, each with the message that tells what it does.
const KEYS: [(&str, &str); 11] = [
    ("1–9, C", "key-source"),
    ("B Y R K W", "key-color"),
    ("1–5, F", "key-destination"),
    ("Enter", "key-enter"),
    ("Esc", "key-escape"),
    ("Backspace", "key-back"),
    ("U", "key-undo"),
    ("H", "key-hint"),
    ("← →", "key-arrows"),
    ("Space", "key-space"),
    ("?", "key-help"),
];

/// The keys.
#[component]
fn Keys() -> impl IntoView {
    let desk = use_desk();
    let open = desk.leads_to(|door| door == Door::Keys);
    let row = move |(key, does): (&'static str, &'static str)| {
        view! {
            <tr>
                <th scope="row"><kbd>{key}</kbd></th>
                <td>{desk.words().say(does)}</td>
            </tr>
        }
        .into_any()
    };
    view! {
        <Sheet
            class="keys"
            title=desk.words().say("keys-title")
            open=open
            is_read=true
        >
            <table class="figures keys-table">
                <caption class="sr">{desk.words().say("keys-title")}</caption>
                <tbody>{views(KEYS, row)}</tbody>
            </table>
            <p class="note">{desk.words().say("keys-note")}</p>
        </Sheet>
    }
}
