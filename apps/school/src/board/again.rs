//! Trying again from here: at the table with new deals, or here with those of the game.

use super::origin::Origin;
use super::seats::SeatList;
use super::state::Dealing;
use super::what_if::{WhatIf, use_what_if};
use azulejo_protocol::Start;
use azulejo_rules::{Phase, Position, Seat};
use azulejo_search::Level;
use azulejo_view::Args;
use azulejo_view::choice::Choice;
use azulejo_view::plan::{Plan, Sitter};
use azulejo_web::choice::Choices;
use azulejo_web::console;
use azulejo_web::live::{State, hear, when};
use azulejo_web::page::use_page;
use azulejo_web::plan::remembered;
use azulejo_web::session::Session;
use azulejo_web::ui::{Icon, Segments, Sheet};
use leptos::prelude::*;

/// Which deals somebody wants when trying again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deals {
    /// New ones, at the table.
    New,
    /// Those of the game, here.
    Same,
}

impl Choice for Deals {
    fn all() -> Vec<Deals> {
        vec![Deals::New, Deals::Same]
    }

    fn code(self) -> &'static str {
        match self {
            Deals::New => "new",
            Deals::Same => "same",
        }
    }
}

/// The button that offers to try again, and what it asks.
#[component]
pub(super) fn Again() -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let open = State::new(false);
    let sitters = State::new([Sitter::Person; Seat::COUNT]);
    let is_over = move || what_if.position.with(|pos| pos.phase() == Phase::Over);
    let ask = move |_| {
        sitters.set(untrack(|| rivals(what_if)));
        open.set(true);
    };
    view! {
        <button
            class="button primary"
            type="button"
            disabled=move || is_over()
            on:click=hear(ask)
        >
            <Icon symbol="icon-play" />
            {words.say("board-again")}
        </button>
        <AgainSheet open=open sitters=sitters />
    }
}

/// Who sat there in the game; else somebody against bots.
fn rivals(what_if: WhatIf) -> [Sitter; Seat::COUNT] {
    let pos = what_if.position.read();
    let own = pos.player_to_move().unwrap_or(pos.first());
    let rival = |seat| if seat == own { Sitter::Person } else { Sitter::Bot(Level::Medium) };
    what_if.origin.with(Origin::sitters).unwrap_or(Seat::ALL.map(rival))
}

#[component]
fn AgainSheet(open: State<bool>, sitters: State<[Sitter; Seat::COUNT]>) -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let session = use_page().session;
    let deals = State::new(Deals::New);
    let has_deals = move || what_if.origin.with(|origin| !origin.deals.is_empty());
    let wanted = move || if has_deals() { deals.get() } else { Deals::New };
    let go = move |_| {
        open.set(false);
        match untrack(wanted) {
            Deals::New => at_the_table(what_if, session, sitters.get_untracked()),
            Deals::Same => here(what_if, sitters.get_untracked()),
        }
    };
    let note = move || match wanted() {
        Deals::New => words.told("board-again-new-note"),
        Deals::Same => words.told("board-again-same-note"),
    };
    let foot = move || {
        view! {
            <button class="button primary" type="button" on:click=hear(go)>
                <Icon symbol="icon-play" />
                {words.say("play")}
            </button>
        }
    };
    let choice = move || {
        view! {
            <Segments
                label="board-again-deals"
                name="again-deals"
                choices=Choices::of(
                    move |deals| match deals {
                        Deals::New => words.say("board-again-new"),
                        Deals::Same => words.say("board-again-same"),
                    },
                    move || deals.get(),
                    move |wanted| deals.set(wanted),
                )
            />
        }
        .into_any()
    };
    view! {
        <Sheet class="again" title=words.say("board-again") open=open foot=foot>
            <SeatList sitters=sitters />
            {when(has_deals, choice)}
            <p class="note">{move || note()}</p>
        </Sheet>
    }
}

/// Plays on here, with the deals of the game.
fn here(what_if: WhatIf, sitters: [Sitter; Seat::COUNT]) {
    what_if.sitters.set(sitters);
    what_if.dealing.set(Dealing::Same);
    what_if.paused.set(false);
    what_if.note(what_if.words.now("board-again-here"));
}

/// Opens a table with this position and goes there. A game that was left at the table goes into the
/// library.
fn at_the_table(what_if: WhatIf, session: Session, sitters: [Sitter; Seat::COUNT]) {
    let words = what_if.words;
    let plan = plan(what_if, sitters);
    let unnamed = |seat: Seat| {
        words.texts_untracked().tell("seat-unnamed", &Args::new().number("seat", seat.number()))
    };
    let Ok(options) = plan.options(unnamed) else {
        return what_if.warn(words.now("bad-table"));
    };
    let position = || Start::Position(what_if.position.get_untracked());
    let start = what_if.record().map_or_else(position, Start::Record);
    session.restore();
    if let Err(faults) = session.open(options, start) {
        console::error(&format!("no such table: {faults}"));
        return what_if.warn(words.now("bad-table"));
    }
    // Whoever is to move there thinks at the table.
    session.stop();
    console::or_log("the table can't be opened", window().location().set_href("./#table"));
}

/// The table that was chosen last, with this game's rules and players.
fn plan(what_if: WhatIf, sitters: [Sitter; Seat::COUNT]) -> Plan {
    let mut plan = remembered();
    plan.set_rules(what_if.position.with_untracked(Position::rules));
    for (seat, sitter) in Seat::ALL.into_iter().zip(sitters) {
        let chair = plan.chair_mut(seat);
        chair.sitter = sitter;
        what_if.origin.read_untracked().person(seat).clone_into(&mut chair.name);
    }
    plan
}
