//! A seat in the waiting room.

use super::join::sitter;
use super::may_join;
use crate::place::{Led, Place, use_way};
use crate::table::{Table, use_table};
use azulejo_protocol::{Chair, Occupant, Request, Standing};
use azulejo_rules::Seat;
use azulejo_search::Level;
use azulejo_view::Args;
use azulejo_view::plan::{Sitter, sitter_name};
use azulejo_web::live::{Derived, hear, views};
use azulejo_web::ui::Icon;
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// What of a seat is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Shown {
    chair: Chair,
    /// What this browser is at the table.
    standing: Standing,
    is_present: bool,
    /// Whether this browser's person could sit down here.
    may_sit: bool,
}

/// A seat, and what can be done about it.
#[component]
pub(super) fn ChairRow(seat: Seat) -> impl IntoView {
    let (table, way) = (use_table(), use_way());
    let shown = Derived::new(move |_| Shown {
        chair: table
            .lobby()
            .with(|lobby| lobby.as_ref().and_then(|lobby| lobby.chair(seat)).cloned())
            .unwrap_or_default(),
        standing: table.standing(),
        is_present: table.is_present(seat),
        may_sit: may_join(table) && opens(&way.place(), seat),
    });
    let kind = move || {
        shown.with(|shown| match &shown.chair.who {
            None => "free",
            Some(Occupant::Bot { .. }) => "bot",
            Some(Occupant::Person { .. }) => "person",
        })
    };
    view! {
        <li
            class="chair"
            data-seat=seat.to_string()
            data-kind=move || kind()
            data-ready=move || shown.with(|shown| shown.chair.is_ready())
            data-away=move || shown.with(|shown| !shown.is_present)
        >
            {move || shown.with(|shown| row(table, seat, shown))}
        </li>
    }
}

/// An invitation opens one seat, and other keys open all.
fn opens(place: &Place, seat: Seat) -> bool {
    !matches!(place, Place::Led(Led::Table { seat: Some(invited), .. }) if *invited != seat)
}

fn row(table: Table, seat: Seat, shown: &Shown) -> AnyView {
    match &shown.chair.who {
        None => free_row(table, seat, shown),
        Some(who) => taken_row(table, seat, shown, who),
    }
}

fn free_row(table: Table, seat: Seat, shown: &Shown) -> AnyView {
    let words = use_words();
    let sit = sitter();
    let sit_here = move || {
        view! {
            <button class="button" type="button" on:click=hear(move |_| sit(Some(seat)))>
                {words.say("chair-sit")}
            </button>
        }
        .into_any()
    };
    view! {
        <Icon symbol="icon-person" />
        <span class="chair-name">{words.say("chair-free")}</span>
        <span class="chair-acts">
            {shown.may_sit.then(sit_here)}
            {shown.standing.is_host.then(|| bots(table, seat))}
        </span>
    }
    .into_any()
}

/// A bot for a free seat.
fn bots(table: Table, seat: Seat) -> AnyView {
    let words = use_words();
    let option = move |level: Level| {
        view! {
            <option value=level.name()>{words.say(sitter_name(Sitter::Bot(level)))}</option>
        }
        .into_any()
    };
    let choose = move |code: String| {
        if let Ok(level) = code.parse() {
            table.ask(Request::SeatBot { seat, level });
        }
    };
    view! {
        <select
            class="select"
            aria-label=move || words.tell("chair-bot", &Args::new().number("seat", seat.number()))
            on:change:target=move |event| choose(event.target().value())
        >
            <option value="" selected>{words.say("chair-add-bot")}</option>
            {views(Level::ALL, option)}
        </select>
    }
    .into_any()
}

fn taken_row(table: Table, seat: Seat, shown: &Shown, who: &Occupant) -> AnyView {
    let words = use_words();
    let name = named(words, who);
    let (icon, is_person) = match who {
        Occupant::Person { .. } => ("icon-person", true),
        Occupant::Bot { .. } => ("icon-bot", false),
    };
    let state = match (is_person, shown.is_present, shown.chair.is_ready()) {
        (false, ..) => None,
        (true, false, _) => Some("chair-away"),
        (true, true, true) => Some("chair-ready"),
        (true, true, false) => Some("chair-not-ready"),
    };
    let state =
        state.map(|id| view! { <span class="chair-state">{words.say(id)}</span> }.into_any());
    let is_own = shown.standing.viewer.acts_for(seat);
    let own = is_own
        .then(|| view! { <span class="chair-own">{words.say("chair-own")}</span> }.into_any());
    let leave =
        (is_own || shown.standing.is_host).then(|| vacate(table, seat, is_own, name.clone()));
    let up = (shown.standing.is_host && seat.index() > 0).then(|| swap(table, seat, name.clone()));
    view! {
        <Icon symbol=icon />
        <span class="chair-name"><bdi>{name}</bdi> " " {own}</span>
        {state}
        <span class="chair-acts">{up} {leave}</span>
    }
    .into_any()
}

/// What somebody is called; follows the settings.
fn named(words: Words, who: &Occupant) -> String {
    let level = who.level().and_then(|level| level.as_str().parse().ok());
    match level {
        Some(level) => words.told(sitter_name(Sitter::Bot(level))),
        None => who.to_string(),
    }
}

/// Gets up, or asks somebody to.
fn vacate(table: Table, seat: Seat, is_own: bool, name: String) -> AnyView {
    let words = use_words();
    let id = if is_own { "chair-leave" } else { "chair-remove" };
    let label = words.tell(id, &Args::new().text("name", name));
    view! {
        <button
            class="icon-button"
            type="button"
            aria-label=label.clone()
            title=label
            on:click=hear(move |_| table.ask(Request::Vacate { seat }))
        >
            <Icon symbol="icon-close" />
        </button>
    }
    .into_any()
}

/// Changes places with whoever sits before.
fn swap(table: Table, seat: Seat, name: String) -> AnyView {
    let words = use_words();
    let before = Seat::ALL.into_iter().find(|before| before.index() + 1 == seat.index());
    let label = words.tell("chair-up", &Args::new().text("name", name));
    let press = move |_| {
        if let Some(with) = before {
            table.ask(Request::Swap { seat, with });
        }
    };
    view! {
        <button
            class="icon-button"
            type="button"
            aria-label=label.clone()
            title=label
            on:click=hear(press)
        >
            <Icon symbol="icon-up" />
        </button>
    }
    .into_any()
}
