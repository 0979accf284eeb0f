//! The round, whose turn it is, who began, and where the marker is.

use super::{Ed, place, use_ed};
use azulejo_rules::{Marker, Seat, Setup};
use azulejo_study::editor::{Edit, Site};
use azulejo_web::live::{Derived, each};
use leptos::prelude::*;

/// The round, whose turn it is, who began, and where the marker is.
#[component]
pub(super) fn Facts() -> impl IntoView {
    let ed = use_ed();
    view! {
        <section class="card what-if-card" aria-labelledby="facts-title">
            <h2 id="facts-title">{ed.words.say("board-edit-facts")}</h2>
            <div class="edit-facts">
                {number(ed, "board-edit-round", Some(Site::Round), |setup| setup.round, Edit::Round)}
                {number(
                    ed,
                    "board-edit-barren",
                    None,
                    |setup| setup.barren.into(),
                    |barren| Edit::Barren(u8::try_from(barren).unwrap_or(u8::MAX)),
                )}
                {seat(ed, "board-edit-act", Site::ToAct, Some("board-edit-nobody"), |setup| setup.to_act, |seat| Some(Edit::ToAct(seat)))}
                {seat(ed, "board-edit-first", Site::First, None, |setup| Some(setup.first), |seat| seat.map(Edit::First))}
                {seat(
                    ed,
                    "board-edit-marker",
                    Site::Marker,
                    Some("board-edit-center"),
                    |setup| setup.marker.taker(),
                    |seat| Some(Edit::Marker(seat.map_or(Marker::Center, Marker::Taken))),
                )}
            </div>
        </section>
    }
}

fn number(
    ed: Ed,
    name: &'static str,
    site: Option<Site>,
    of: fn(&Setup) -> u16,
    edit: fn(u16) -> Edit,
) -> AnyView {
    let value = move || ed.setup.with(of).to_string();
    let marked = move || site.is_some_and(|site| ed.is_marked(site));
    view! {
        <label class="field">
            <span class="label">{ed.words.say(name)}</span>
            <input
                class="input"
                type="number"
                inputmode="numeric"
                min="0"
                id=site.map(place::id)
                data-fault=move || marked()
                prop:value=move || value()
                on:change:target=move |event| {
                    match event.target().value().parse() {
                        Ok(number) => ed.edit(edit(number)),
                        Err(_) => event.target().set_value(&untrack(value)),
                    }
                }
            />
        </label>
    }
    .into_any()
}

/// One of the seats, or none of them where that has a name.
fn seat(
    ed: Ed,
    name: &'static str,
    site: Site,
    nobody: Option<&'static str>,
    of: fn(&Setup) -> Option<Seat>,
    edit: fn(Option<Seat>) -> Option<Edit>,
) -> AnyView {
    let now = Derived::new(move |_| ed.setup.with(of));
    let code = |seat: Option<Seat>| seat.map_or("0".to_owned(), |seat| seat.to_string());
    let choices = move || {
        let seats = ed.rules().seats().map(Some);
        nobody.map(|_| None).into_iter().chain(seats).collect::<Vec<_>>()
    };
    let option = move |seat: Option<Seat>| {
        let called = move || match seat {
            Some(seat) => ed.names.read().of(seat).to_owned(),
            None => nobody.map(|id| ed.words.told(id)).unwrap_or_default(),
        };
        view! {
            <option value=code(seat) selected=move || now.get() == seat>
                {move || called()}
            </option>
        }
        .into_any()
    };
    let choose = move |code: String| {
        let seat = code.parse().ok().and_then(Seat::new);
        if let Some(edit) = edit(seat) {
            ed.edit(edit);
        }
    };
    view! {
        <label class="field">
            <span class="label">{ed.words.say(name)}</span>
            <select
                class="select"
                id=place::id(site)
                data-fault=move || ed.is_marked(site)
                prop:value=move || code(now.get())
                on:change:target=move |event| choose(event.target().value())
            >
                {each(choices, |seat| seat.map_or(0, |seat| seat.number().into()), option)}
            </select>
        </label>
    }
    .into_any()
}
