//! Who plays, and who begins.

use super::rules::TableHelp;
use crate::choice::Choices;
use crate::live::{Derived, each, live, when};
use crate::plan::{Draft, use_draft};
use crate::ui::{Icon, Segments, Select};
use crate::words::{Words, use_words};
use azulejo_protocol::{PersonName, Start};
use azulejo_rules::Seat;
use azulejo_view::Args;
use azulejo_view::plan::{Plan, Sitter, players_name, sitter_name};
use leptos::prelude::*;

/// The players.
#[component]
pub fn SeatsCard() -> impl IntoView {
    let words = use_words();
    let Draft { plan, start } = use_draft();
    let given = move || start.with(|start| *start != Start::Fresh);
    let seats = move || plan.with(|plan| plan.rules().seats().collect::<Vec<_>>());
    view! {
        <section class="card seats" aria-labelledby="seats-title">
            <h2 id="seats-title">{words.say("seats-title")}</h2>
            <fieldset class="plain" disabled=move || given()>
                <Segments
                    label="seats-number"
                    name="players"
                    choices=Choices::of(
                        |players| words.say(players_name(players)),
                        move || plan.read().players,
                        move |players| plan.update(|plan| plan.players = players),
                    )
                />
            </fieldset>
            <ol class="seat-list">
                {each(
                    seats,
                    |seat| seat.number().into(),
                    |seat| view! { <SeatRow seat=seat /> }.into_any(),
                )}
            </ol>
            {when(move || !given(), || view! { <FirstField /> }.into_any())}
            <TableHelp />
        </section>
    }
}

/// One seat: a person with a name, or a bot.
#[component]
fn SeatRow(seat: Seat) -> impl IntoView {
    let words = use_words();
    let Draft { plan, .. } = use_draft();
    let sitter = Derived::new(move |_| plan.with(|plan| plan.chair(seat).sitter));
    let is_person = Derived::new(move |_| sitter.get() == Sitter::Person);
    let is_person = move || is_person.get();
    let icon = move || if is_person() { "icon-person" } else { "icon-bot" };
    view! {
        <li class="seat" data-kind=move || if is_person() { "person" } else { "bot" }>
            {move || view! { <Icon symbol=icon() /> }.into_any()}
            {move || {
                if is_person() {
                    view! { <NameInput seat=seat /> }.into_any()
                } else {
                    view! { <span class="seat-name">{words.say("seat-bot")}</span> }.into_any()
                }
            }}
            <Select
                label=live(move || words.tell("seat-who", &numbered(seat)))
                choices=Choices::of(
                    |sitter| words.say(sitter_name(sitter)),
                    move || sitter.get(),
                    move |sitter| plan.update(|plan| plan.chair_mut(seat).sitter = sitter),
                )
            />
        </li>
    }
}

#[component]
fn NameInput(seat: Seat) -> impl IntoView {
    let words = use_words();
    let Draft { plan, .. } = use_draft();
    let name = move || plan.with(|plan| plan.chair(seat).name.clone());
    let is_bad = move || !name().trim().is_empty() && name().parse::<PersonName>().is_err();
    view! {
        <input
            class="input"
            type="text"
            autocomplete="off"
            maxlength=PersonName::MOST.to_string()
            aria-label=move || words.tell("seat-name-label", &numbered(seat))
            aria-invalid=move || is_bad().to_string()
            placeholder=move || unnamed(words, seat)
            prop:value=move || name()
            on:input:target=move |event| {
                plan.update(|plan| plan.chair_mut(seat).name = event.target().value());
            }
        />
    }
}

/// Who begins.
#[component]
fn FirstField() -> impl IntoView {
    let words = use_words();
    let Draft { plan, .. } = use_draft();
    let choices = move || {
        let seats = plan.with(|plan| plan.rules().seats().collect::<Vec<_>>());
        std::iter::once(None).chain(seats.into_iter().map(Some)).collect::<Vec<_>>()
    };
    let option = move |first: Option<Seat>| {
        let called = move || match first {
            None => words.told("first-drawn"),
            Some(seat) => plan.with(|plan| called(words, plan, seat)),
        };
        let is_chosen = move || plan.with(|plan| plan.first == first);
        let code = first.map_or(String::new(), |seat| seat.to_string());
        view! {
            <option value=code selected=move || is_chosen()>
                {move || called()}
            </option>
        }
        .into_any()
    };
    let choose = move |code: String| {
        let first = code.parse().ok().and_then(Seat::new);
        plan.update(|plan| plan.first = first);
    };
    view! {
        <label class="field">
            <span class="label">{words.say("first-label")}</span>
            <select class="select" on:change:target=move |event| choose(event.target().value())>
                {each(choices, |first| first.map_or(0, |seat| seat.number().into()), option)}
            </select>
        </label>
    }
}

fn called(words: Words, plan: &Plan, seat: Seat) -> String {
    let chair = plan.chair(seat);
    match chair.sitter {
        Sitter::Person if chair.name.trim().is_empty() => unnamed(words, seat),
        Sitter::Person => chair.name.clone(),
        Sitter::Bot(_) => words.tell("first-bot", &numbered(seat)),
    }
}

/// What a person is called who gave no name.
pub fn unnamed(words: Words, seat: Seat) -> String {
    words.tell("seat-unnamed", &numbered(seat))
}

fn numbered(seat: Seat) -> Args {
    Args::new().number("seat", seat.number())
}
