//! Who plays what.

use super::keeper::{Keeper, use_keeper};
use azulejo_protocol::PersonName;
use azulejo_rules::Seat;
use azulejo_study::referee::StartError;
use azulejo_view::Args;
use azulejo_view::plan::{factories_note, players_name, wall_note};
use azulejo_view::story::{factories_name, wall_name};
use azulejo_web::choice::Choices;
use azulejo_web::library::Import;
use azulejo_web::live::{State, each, hear};
use azulejo_web::load_sheet::LoadSheet;
use azulejo_web::page::use_page;
use azulejo_web::ui::{Icon, Segments};
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;
use std::rc::Rc;
use web_sys::SubmitEvent;

/// Who plays what.
#[component]
pub(super) fn SetupStage() -> impl IntoView {
    let (keeper, words, toasts) = (use_keeper(), use_words(), use_page().toasts);
    let loading = State::new(false);
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        if let Err(StartError::Name { seat, .. } | StartError::NoSuchSeat { seat, .. }) =
            keeper.begin()
        {
            toasts.warn(words.texts_untracked().tell("bad-name", &numbered(seat)));
        }
    };
    let take = move |import: Import| match import {
        Import::Record(game) => keeper.go_on_with(*game),
        Import::Position(_) => toasts.warn(words.now("referee-needs-record")),
    };
    view! {
        <p id="referee-top">{words.say("referee-note")}</p>
        <form class="referee-setup" on:submit=hear(begin)>
            <Seats keeper=keeper />
            <RuleSet keeper=keeper />
            <div class="referee-go">
                <button class="button primary big" type="submit">
                    <Icon symbol="icon-play" />
                    {words.say("referee-begin")}
                </button>
                <button class="button" type="button" on:click=hear(move |_| loading.set(true))>
                    <Icon symbol="icon-load" />
                    {words.say("referee-load")}
                </button>
            </div>
        </form>
        <LoadSheet open=loading take=Rc::new(take) />
    }
}

/// How many play, what they are called, and who begins.
#[component]
fn Seats(keeper: Keeper) -> impl IntoView {
    let words = use_words();
    let plan = keeper.plan();
    let seats = move || plan.with(|plan| plan.rules.seats().collect::<Vec<_>>());
    view! {
        <section class="card" aria-labelledby="referee-seats">
            <h2 id="referee-seats" tabindex="-1">{words.say("seats-title")}</h2>
            <Segments
                label="seats-number"
                name="players"
                choices=Choices::of(
                    |players| words.say(players_name(players)),
                    move || plan.read().rules.players,
                    move |players| plan.update(|plan| plan.set_players(players)),
                )
            />
            <ol class="referee-names">
                {each(
                    seats,
                    |seat| seat.number().into(),
                    move |seat| view! { <NameField keeper=keeper seat=seat /> }.into_any(),
                )}
            </ol>
            <FirstField keeper=keeper />
        </section>
    }
}

#[component]
fn NameField(keeper: Keeper, seat: Seat) -> impl IntoView {
    let words = use_words();
    let plan = keeper.plan();
    view! {
        <li>
            <input
                class="input"
                type="text"
                autocomplete="off"
                maxlength=PersonName::MOST.to_string()
                aria-label=move || words.tell("seat-name-label", &numbered(seat))
                placeholder=move || unnamed(words, seat)
                prop:value=move || plan.with(|plan| plan.names[seat.index()].clone())
                on:input:target=move |event| {
                    plan.update(|plan| plan.names[seat.index()] = event.target().value());
                }
            />
        </li>
    }
}

#[component]
fn FirstField(keeper: Keeper) -> impl IntoView {
    let words = use_words();
    let plan = keeper.plan();
    let seats = move || plan.with(|plan| plan.rules.seats().collect::<Vec<_>>());
    let called = move |seat: Seat| {
        let name = plan.with(|plan| plan.names[seat.index()].trim().to_owned());
        if name.is_empty() { unnamed(words, seat) } else { name }
    };
    let option = move |seat: Seat| {
        view! {
            <option value=seat.to_string() selected=move || plan.with(|plan| plan.first == seat)>
                {move || called(seat)}
            </option>
        }
        .into_any()
    };
    let choose = move |code: String| {
        if let Some(seat) = code.parse().ok().and_then(Seat::new) {
            plan.update(|plan| plan.first = seat);
        }
    };
    view! {
        <label class="field">
            <span class="label">{words.say("first-label")}</span>
            <select
                class="select"
                prop:value=move || plan.with(|plan| plan.first.to_string())
                on:change:target=move |event| choose(event.target().value())
            >
                {each(seats, |seat| seat.number().into(), option)}
            </select>
        </label>
    }
}

/// By which rules they play.
#[component]
fn RuleSet(keeper: Keeper) -> impl IntoView {
    let words = use_words();
    let plan = keeper.plan();
    let rules = move || plan.with(|plan| plan.rules);
    view! {
        <section class="card" aria-labelledby="referee-rules">
            <h2 id="referee-rules">{words.say("rules-choice-title")}</h2>
            <Segments
                label="wall"
                name="wall"
                choices=Choices::of(
                    |wall| words.say(wall_name(wall)),
                    move || rules().wall,
                    move |wall| plan.update(|plan| plan.rules.wall = wall),
                )
            />
            <p class="note">{move || words.told(wall_note(rules().wall))}</p>
            <Segments
                label="factories"
                name="factories"
                choices=Choices::of(
                    |kind| words.say(factories_name(kind)),
                    move || rules().factories,
                    move |kind| plan.update(|plan| plan.rules.factories = kind),
                )
            />
            <p class="note">{move || words.told(factories_note(rules().factories))}</p>
        </section>
    }
}

/// What a player without a name is called.
fn unnamed(words: Words, seat: Seat) -> String {
    words.tell("seat-name", &numbered(seat))
}

fn numbered(seat: Seat) -> Args {
    Args::new().number("seat", seat.number())
}
