//! What is to be done at the bench: the prompt, and the buttons that belong to it.

use super::Bare;
use crate::live::{Derived, hear};
use crate::table::actions::{Act, Button, prompted};
use crate::table::hands::Hands;
use crate::table::paint::Means;
use azulejo_rules::Next;
use azulejo_view::Press;
use leptos::prelude::*;
use web_sys::MouseEvent;

/// The prompt and its buttons.
#[component]
pub(super) fn Prompt(bare: Bare) -> impl IntoView {
    let act = Derived::new(move |_| act(bare));
    prompted(act, move |button| button_view(bare, button))
}

fn act(bare: Bare) -> Act {
    if !bare.given().may_act.get() {
        return Act::default();
    }
    let act = Act::of_selection(bare, Act::of_bench);
    match bare.paint().refused().get() {
        Some(refused) => Act { text: refused.why, is_open: true, ..act },
        None => act,
    }
}

impl Act {
    /// Nothing is held: how to begin, if there is somebody to move.
    fn of_bench(bare: Bare) -> Act {
        let is_turn = bare.with_position(|pos| matches!(pos.next(), Next::Player(_)));
        if is_turn { Act::prompt(bare.words().told("prompt-pick")) } else { Act::default() }
    }
}

fn button_view(bare: Bare, button: Button) -> AnyView {
    let does = match button {
        Button::Confirm => Press::Confirm,
        Button::Back => Press::Back,
        _ => Press::Cancel,
    };
    let press = move |click: MouseEvent| bare.press(does, Means::of(&click));
    let can_confirm = move || bare.paint().scene().with(|scene| scene.can_confirm);
    let disabled = move || (button == Button::Confirm && !can_confirm()).then_some("true");
    let class = if button == Button::Confirm { "button primary confirm" } else { "button quiet" };
    view! {
        <button class=class type="button" aria-disabled=move || disabled() on:click=hear(press)>
            {bare.words().say(button.name())}
        </button>
    }
    .into_any()
}
