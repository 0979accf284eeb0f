//! How others get to the table: a link, a code, a picture for phones; a link of its own for each seat and for those
//! who watch.

use crate::hosted;
use crate::place::{Led, Place};
use crate::qr::qr;
use crate::table::{Table, link, use_table};
use azulejo_protocol::{Key, Request};
use azulejo_rules::Seat;
use azulejo_view::Args;
use azulejo_web::clock;
use azulejo_web::library::files::use_clipboard;
use azulejo_web::live::{State, each, hear};
use azulejo_web::ui::Icon;
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// How others get to the table, for its host.
#[component]
pub(super) fn Invite() -> impl IntoView {
    let (table, words) = (use_table(), use_words());
    let known = hosted::of(table.id());
    let code = known.as_ref().map(|known| known.code.clone());
    let watch = known.map(|known| known.watch);
    view! {
        <section class="card invite" aria-labelledby="invite-title">
            <h2 id="invite-title">{words.say("invite-title")}</h2>
            {code.map(|code| by_code(table, &code))}
            <SeatLinks />
            {watch.map(|key| {
                let place = Place::Led(Led::Watch { table: table.id(), key: Some(key) });
                linked("invite-watch", "invite-watch-copied", link(&place))
            })}
        </section>
    }
}

/// One link, one code and one picture for everybody.
fn by_code(table: Table, code: &Key) -> AnyView {
    let words = use_words();
    let place = Place::Led(Led::Table { table: table.id(), key: Some(code.clone()), seat: None });
    let address = link(&place);
    view! {
        <div class="invite-all">
            {qr(&address)}
            <div class="invite-ways">
                {linked("invite-link", "invite-copied", address)}
                <p>
                    {words.say("invite-code")}
                    " "
                    <strong class="code" translate="no">{code.as_str().to_owned()}</strong>
                </p>
            </div>
        </div>
    }
    .into_any()
}

/// A link that can be copied.
fn linked(label: &'static str, copied: &'static str, address: String) -> AnyView {
    let (words, clipboard) = (use_words(), use_clipboard());
    let copy = {
        let address = address.clone();
        move |_| clipboard.copy(address.clone(), copied)
    };
    view! {
        <div class="invite-row">
            <label class="field">
                <span class="label">{words.say(label)}</span>
                <input class="input" type="text" readonly prop:value=address />
            </label>
            <button class="button" type="button" on:click=hear(copy)>
                <Icon symbol="icon-copy" />
                {words.say("invite-copy")}
            </button>
        </div>
    }
    .into_any()
}

/// A link of its own for each free seat: it opens that seat, once.
#[component]
fn SeatLinks() -> impl IntoView {
    let (table, words) = (use_table(), use_words());
    let drawn: State<Vec<(Seat, Key)>> = State::new(Vec::new());
    let free = move || {
        table.lobby().with(|lobby| {
            let chairs = lobby.as_ref().map(|lobby| lobby.chairs().to_vec()).unwrap_or_default();
            let seats = Seat::ALL.into_iter().zip(chairs);
            seats.filter(|(_, chair)| chair.who.is_none()).map(|(seat, _)| seat).collect::<Vec<_>>()
        })
    };
    let row = move |seat: Seat| {
        let numbered = Args::new().number("seat", seat.number());
        let of_seat = move || {
            drawn.with(|all| all.iter().rfind(|(of, _)| *of == seat).map(|(_, key)| key.clone()))
        };
        let draw = move |_| {
            let Some(key) = draw_key() else { return };
            table.ask(Request::Invite { seat, key: key.hash() });
            drawn.update(|all| all.push((seat, key)));
        };
        let button = move || {
            let numbered = numbered.clone();
            view! {
                <button class="link" type="button" on:click=hear(draw)>
                    {move || words.tell("invite-seat", &numbered)}
                </button>
            }
            .into_any()
        };
        let shown = move || match of_seat() {
            None => button(),
            Some(key) => {
                let place =
                    Place::Led(Led::Table { table: table.id(), key: Some(key), seat: Some(seat) });
                linked("invite-seat-link", "invite-copied", link(&place))
            }
        };
        view! { <li>{move || shown()}</li> }.into_any()
    };
    view! { <ul class="invite-seats">{each(free, |seat| seat.number().into(), row)}</ul> }
}

/// The key of an invitation, which only this browser and whoever gets the link know.
fn draw_key() -> Option<Key> {
    let drawn = u128::from(clock::seed()) << 64 | u128::from(clock::seed());
    format!("{drawn:032x}").parse().ok()
}
