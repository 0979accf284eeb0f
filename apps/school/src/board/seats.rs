//! Who plays each seat, and how the bag deals.

use super::state::Dealing;
use super::what_if::{WhatIf, use_what_if};
use azulejo_rules::Seat;
use azulejo_view::Args;
use azulejo_view::plan::{Sitter, sitter_name};
use azulejo_web::choice::Choices;
use azulejo_web::live::{State, each, live, when};
use azulejo_web::ui::{Icon, Segments, Select};
use leptos::prelude::*;

/// Who plays each seat, and how the bag deals.
#[component]
pub(super) fn Seats() -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let note = move || view! { <p class="note">{words.say("board-same-note")}</p> }.into_any();
    view! {
        <section class="card what-if-card" aria-labelledby="players-title">
            <h2 id="players-title">{words.say("seats-title")}</h2>
            <SeatList sitters=what_if.sitters />
            <Segments
                label="board-dealing"
                name="dealing"
                choices=Choices::of(
                    |dealing| words.say(dealing_name(dealing)),
                    move || what_if.dealing.get(),
                    move |dealing| what_if.dealing.set(dealing),
                )
            />
            {when(move || what_if.dealing.get() == Dealing::Same, note)}
        </section>
    }
}

/// A choice for each seat: by hand, or a bot.
#[component]
pub(super) fn SeatList(sitters: State<[Sitter; Seat::COUNT]>) -> impl IntoView {
    let what_if = use_what_if();
    let seats = move || what_if.rules().seats().collect();
    view! {
        <ul class="what-if-seats">
            {each(
                seats,
                |seat: &Seat| seat.number().into(),
                move |seat| seat_row(what_if, sitters, seat),
            )}
        </ul>
    }
}

fn seat_row(what_if: WhatIf, sitters: State<[Sitter; Seat::COUNT]>, seat: Seat) -> AnyView {
    let words = what_if.words;
    let sitter = move || sitters.with(|sitters| sitters[seat.index()]);
    let label = move || words.tell("seat-who", &Args::new().number("seat", seat.number()));
    let icon = move || if sitter() == Sitter::Person { "icon-person" } else { "icon-bot" };
    let called = move || {
        let person = what_if.origin.with(|origin| origin.person(seat).to_owned());
        let number = words.tell("seat-name", &Args::new().number("seat", seat.number()));
        if person.is_empty() { number } else { person }
    };
    view! {
        <li class="what-if-seat">
            {move || view! { <Icon symbol=icon() /> }.into_any()}
            <span>{move || called()}</span>
            <Select
                label=live(label)
                choices=Choices::of(
                    |sitter| words.say(player_name(sitter)),
                    sitter,
                    move |sitter| sitters.update(|sitters| sitters[seat.index()] = sitter),
                )
            />
        </li>
    }
    .into_any()
}

fn player_name(sitter: Sitter) -> &'static str {
    match sitter {
        Sitter::Person => "board-by-hand",
        bot @ Sitter::Bot(_) => sitter_name(bot),
    }
}

fn dealing_name(dealing: Dealing) -> &'static str {
    match dealing {
        Dealing::Ask => "board-dealing-ask",
        Dealing::Random => "board-dealing-random",
        Dealing::Same => "board-dealing-same",
    }
}
