//! Sitting down at somebody's table.

use super::free_seat;
use crate::place::{Led, Place, use_way};
use crate::seat::{NameField, use_arrival};
use crate::table::use_table;
use azulejo_protocol::Request;
use azulejo_rules::Seat;
use azulejo_web::live::hear;
use azulejo_web::ui::{Icon, use_toasts};
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// Sits down at a seat, or at the one that an invitation or chance gives; made where the context is.
pub(super) fn sitter() -> impl Fn(Option<Seat>) + Copy + Send + Sync {
    let (table, way, arrival) = (use_table(), use_way(), use_arrival());
    let (toasts, words) = (use_toasts(), use_words());
    move |seat| {
        let Some(name) = arrival.take_name() else {
            return toasts.warn(words.now("name-bad"));
        };
        let (key, invited) = match untrack(|| way.place()) {
            Place::Led(Led::Table { key, seat, .. }) => (key, seat),
            _ => (None, None),
        };
        if let Some(seat) = invited.or(seat).or_else(|| untrack(|| free_seat(table))) {
            table.ask(Request::Sit { seat, name, key });
        }
    }
}

/// A name, and a seat.
#[component]
pub(super) fn Join() -> impl IntoView {
    let words = use_words();
    let sit = sitter();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        sit(None);
    };
    view! {
        <form class="card join" on:submit=hear(submit)>
            <h2>{words.say("join-title")}</h2>
            <NameField />
            <button class="button primary" type="submit">
                <Icon symbol="icon-person" />
                {words.say("join")}
            </button>
            <p class="note">{words.say("join-note")}</p>
        </form>
    }
}
