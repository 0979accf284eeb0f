//! A player's board.

use super::floor::Floor;
use super::lines::Lines;
use super::paint::{Gesture, use_paint};
use super::plate::Plate;
use super::wall::Wall;
use crate::live::hear;
use azulejo_rules::Seat;
use leptos::prelude::*;

/// How a board is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// Large, and its lines can be pressed.
    Own,
    /// Small, and can be looked at more closely.
    Rival,
    /// Large, and only looked at.
    Look,
}

impl Role {
    /// Whether lines and floor can be pressed.
    pub(super) const fn is_played(self) -> bool {
        matches!(self, Role::Own)
    }

    const fn class(self) -> &'static str {
        match self {
            Role::Own | Role::Look => "board own",
            Role::Rival => "board rival",
        }
    }

    /// The id of the heading that names the board.
    pub(super) fn name_id(self, seat: Seat) -> String {
        match self {
            Role::Own | Role::Rival => format!("name-{seat}"),
            Role::Look => format!("look-name-{seat}"),
        }
    }
}

/// A board.
///
/// ```text
///  name · ledger · score
///        □ │ ▦ ▦ ▦ ▦ ▦ 2
///      □ □ │ ▦ ▦ ▦ ▦ ▦ 2
///    □ □ □ │ …
///            7 7 7 7 7 10
///  -1 -1 -2 …  tray
/// ```
#[component]
pub(super) fn Board(seat: Seat, role: Role) -> impl IntoView {
    let paint = use_paint();
    let acts = paint.on_board(seat, |board| board.active);
    let has_won = move || paint.winners().with(|winners| winners.contains(&seat));
    let look = move || {
        view! {
            <button
                class="look"
                type="button"
                aria-label=move || paint.tell_of("look-at", seat)
                on:click=hear(move |_| paint.hear(Gesture::Look(seat)))
            ></button>
        }
        .into_any()
    };
    view! {
        <section
            class=role.class()
            data-seat=seat.to_string()
            data-mine=role.is_played()
            data-act=move || acts.ask(|acts| *acts)
            data-winner=move || has_won()
            aria-labelledby=role.name_id(seat)
            tabindex="-1"
        >
            <Plate seat=seat role=role />
            <div class="field">
                <Lines seat=seat role=role />
                <Wall seat=seat role=role />
            </div>
            <Floor seat=seat role=role />
            {(role == Role::Rival).then(look)}
        </section>
    }
}
