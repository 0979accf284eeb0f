//! The head of a board: who plays, the account, the score.

use super::board::Role;
use super::lines::net;
use super::paint::{Paint, use_paint};
use super::surroundings::added;
use crate::live::Derived;
use crate::ui::{Art, Icon};
use azulejo_rules::Seat;
use azulejo_view::{Args, Ledger};
use leptos::prelude::*;

/// The head of a board.
#[component]
pub(super) fn Plate(seat: Seat, role: Role) -> impl IntoView {
    let paint = use_paint();
    let starts = paint.on_board(seat, |board| board.starts_next);
    let score = paint.on_board(seat, |board| board.score);
    let account = account(paint, seat);
    let name = move || paint.tell(|narrator| narrator.name(seat).to_owned());
    let icon = move || {
        let symbol = if paint.is_bot(seat)? { "icon-bot" } else { "icon-person" };
        Some(view! { <Icon symbol=symbol /> }.into_any())
    };
    let marker = move || {
        view! {
            <span class="first" role="img" aria-label=paint.words().say("starts-next")>
                <Art symbol="marker" />
            </span>
        }
        .into_any()
    };
    view! {
        <header class="plate">
            <h2 class="name" id=role.name_id(seat)>
                {move || icon()}
                <span class="name-text">{move || name()}</span>
            </h2>
            {added(|page| (page.plate)(seat))}
            {move || starts.ask(|starts| starts.then(marker))}
            {move || account.get().map(|ledger| ledger_view(paint, role, &ledger))}
            {move || paint.change(seat).map(net)}
            <output
                class="score"
                data-score=move || score.ask(u16::to_string)
                aria-label=move || points(paint, score.ask(|score| *score))
            >
                {move || score.ask(u16::to_string)}
            </output>
        </header>
    }
}

/// The ledger; while pieces travel it stays as it was.
fn account(paint: Paint, seat: Seat) -> Derived<Option<Ledger>> {
    let board = paint.boards()[seat.index()];
    Derived::new(move |old: Option<&Option<Ledger>>| {
        let fresh = board.ask(|board| board.ledger.clone());
        if paint.moving().get() { old.cloned().flatten() } else { fresh }
    })
}

fn points(paint: Paint, score: u16) -> String {
    paint.words().tell("points", &Args::new().number("points", score))
}

fn ledger_view(paint: Paint, role: Role, ledger: &Ledger) -> AnyView {
    let (line, spoken, bonus) = paint.tell(|narrator| {
        (narrator.ledger_line(ledger), narrator.ledger(ledger), narrator.ledger_bonus(ledger))
    });
    let signs = format!("+{} −{} = ", ledger.tiles, ledger.floor);
    let total = ledger.total.to_string();
    let bonus = bonus
        .filter(|_| role != Role::Rival)
        .map(|bonus| view! { <p class="bonus-now" aria-hidden="true">{bonus}</p> }.into_any());
    view! {
        <p class="ledger">
            <span class="sr">{spoken}</span>
            <span class="ledger-words" aria-hidden="true">{line}</span>
            <span class="ledger-signs" aria-hidden="true">{signs}<strong>{total}</strong></span>
        </p>
        {bonus}
    }
    .into_any()
}
