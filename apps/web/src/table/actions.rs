//! What is to be done now: a prompt, and the buttons that belong to it.

mod act;

use super::countdown;
use super::desk::{Desk, use_desk};
use super::doors::Door;
use super::hands::Hands;
use super::lines::net;
use super::paint::Means;
use super::surroundings::{Surroundings, use_surroundings};
use crate::live::{Derived, each, hear};
use crate::screen::Screen;
use crate::stepping::Way;
use crate::ui::Icon;
use crate::words::use_words;
pub(super) use act::{Act, Button};
use azulejo_view::Press;
use leptos::prelude::*;
use web_sys::MouseEvent;

/// The prompt and its buttons.
#[component]
pub(super) fn Actions() -> impl IntoView {
    let desk = use_desk();
    let around = use_surroundings();
    let is_long = desk.long_thought();
    let act = Derived::new(move |_| Act::of(desk, is_long.get()));
    prompted(act, move |button| button_view(desk, around, button))
}

/// A prompt, what the move in hand is worth, and buttons.
pub(super) fn prompted(
    act: Derived<Act>,
    button_view: impl Fn(Button) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    view! {
        <div
            class="actions"
            role="group"
            aria-label=use_words().say("actions")
            data-open=move || act.with(|act| act.is_open)
        >
            <p class="prompt">{move || act.with(|act| act.text.clone())}</p>
            {move || act.with(|act| act.net).map(net)}
            {each(
                move || act.read().buttons.clone(),
                |button| button.key(),
                button_view,
            )}
        </div>
    }
    .into_any()
}

fn button_view(desk: Desk, around: Surroundings, button: Button) -> AnyView {
    let press = move |click: MouseEvent| button.act(desk, around, Means::of(&click));
    let can_confirm = move || desk.paint().scene().with(|scene| scene.can_confirm);
    if button == Button::Confirm {
        return view! {
            <button
                class="button primary confirm"
                type="button"
                data-countdown=move || desk.counting().is_some()
                style=format!("--seconds:{}s", countdown::SECONDS)
                aria-disabled=move || (!can_confirm()).to_string()
                on:click=hear(press)
            >
                {move || desk.counting().map(|_| ring())}
                {desk.words().say(button.name())}
            </button>
        }
        .into_any();
    }
    if let Some(icon) = button.icon() {
        return view! {
            <button
                class="icon-button"
                type="button"
                aria-label=desk.words().say(button.name())
                on:click=hear(press)
            >
                <Icon symbol=icon />
            </button>
        }
        .into_any();
    }
    let class = if button.is_primary() { "button primary" } else { "button quiet" };
    view! {
        <button class=class type="button" on:click=hear(press)>
            {desk.words().say(button.name())}
        </button>
    }
    .into_any()
}

/// A ring that empties while a move counts down.
fn ring() -> AnyView {
    view! {
        <svg class="ring" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" pathLength="1"></circle>
        </svg>
    }
    .into_any()
}

impl Button {
    fn act(self, desk: Desk, around: Surroundings, means: Means) {
        match self {
            Button::Cancel => desk.press(Press::Cancel, means),
            Button::Back => desk.press(Press::Back, means),
            Button::Confirm => desk.press(Press::Confirm, means),
            Button::Stop => desk.session().stop(),
            Button::GoOn => desk.session().go_on(),
            Button::Undo => desk.undo(),
            Button::Earlier => desk.look(Way::Back),
            Button::Later => desk.look(Way::On),
            Button::Now => desk.look(Way::Last),
            Button::Scoring(round) => desk.door().set(Some(Door::Scoring(round))),
            Button::Result => around.go(Screen::Over),
        }
    }
}
