//! The other players' boards, in turn order after the large one.

use super::board::{Board, Role};
use super::desk::use_desk;
use crate::live::each;
use azulejo_rules::Seat;
use leptos::prelude::*;

/// The other players' boards.
#[component]
pub(super) fn Rivals() -> impl IntoView {
    let desk = use_desk();
    let rules = desk.shown().with_untracked(|shown| shown.options().rules);
    let rivals = move || rules.seats_from(desk.paint().own().get()).skip(1).collect::<Vec<Seat>>();
    view! {
        <div class="rivals">
            {each(
                rivals,
                |seat| seat.number().into(),
                |seat| view! { <Board seat=seat role=Role::Rival /> }.into_any(),
            )}
        </div>
    }
}
