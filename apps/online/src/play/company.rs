//! Those at the table and those who watch: a door in the bar leads to the talk and to the bell.

use super::bell::{Bell, use_bell};
use crate::chat::{self, Chat};
use crate::table::{Table, use_table};
use azulejo_protocol::ChatScope;
use azulejo_view::Args;
use azulejo_web::live::{Derived, State, follow, hear, live, when};
use azulejo_web::ui::{Icon, Sheet, Switch};
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// A button in the bar, and what it opens.
pub(super) fn tools() -> AnyView {
    let (table, words) = (use_table(), use_words());
    let open = State::new(false);
    let unread = unread(table, open);
    let label = move || match unread.get() {
        0 => words.told("company"),
        count => words.tell("company-unread", &Args::new().number("count", count)),
    };
    let badge = move || {
        let count = unread.get();
        (count > 0)
            .then(|| view! { <span class="badge" aria-hidden="true">{count}</span> }.into_any())
    };
    view! {
        <button
            class="icon-button company-door"
            type="button"
            aria-label=move || label()
            title=move || label()
            aria-haspopup="dialog"
            on:click=hear(move |_| open.set(true))
        >
            <Icon symbol="icon-chat" />
            {move || badge()}
        </button>
        <Company open=open />
    }
    .into_any()
}

/// How much was said that nobody has read here.
fn unread(table: Table, open: State<bool>) -> Derived<u32> {
    let read = State::new(table.said().with_untracked(Vec::len));
    let heard = Derived::new(move |_| {
        let muted = table.muted().get();
        let own = table.own_seat();
        table.said().with(|said| {
            let counts = said.iter().skip(read.get());
            let is_news = |seat| Some(seat) != own && !muted.contains(&seat);
            counts.filter(|said| is_news(said.seat)).count() as u32
        })
    });
    follow(move || {
        let all = table.said().with(Vec::len);
        if open.get() && read.get_untracked() != all {
            read.set(all);
        }
    });
    heard
}

#[component]
fn Company(open: State<bool>) -> impl IntoView {
    let (table, words, bell) = (use_table(), use_words(), use_bell());
    let watching = move || words.tell("watching", &Args::new().number("count", table.watching()));
    let has_chat = move || chat::scope(table) != ChatScope::Off;
    let inside = move || {
        view! {
            {when(has_chat, || view! { <Chat /> }.into_any())}
            <p class="note">{move || watching()}</p>
            <BellSwitch bell=bell />
        }
        .into_any()
    };
    view! {
        <Sheet class="company" title=words.say("company") open=open>
            {inside()}
        </Sheet>
    }
}

/// Whether the browser tells when it is one's turn.
#[component]
fn BellSwitch(bell: Bell) -> impl IntoView {
    let words = use_words();
    view! {
        <Switch label="bell" value=live(move || bell.is_on()) on_switch=move |on| bell.turn(on) />
        <p class="note">{words.say("bell-note")}</p>
    }
}
