//! The bar above the table: what it waits for, and tools.

use super::command::Command;
use super::desk::use_desk;
use super::doors::Door;
use super::tools::Tools;
use super::turns::Waiting;
use crate::live::{Derived, hear, views, when};
use crate::ui::Icon;
use azulejo_view::Args;
use leptos::prelude::*;

/// The bar.
#[component]
pub(super) fn Bar() -> impl IntoView {
    let desk = use_desk();
    let round = Derived::new(move |_| desk.paint().scene().with(|scene| scene.round));
    let round_text = move || desk.words().tell("round", &Args::new().number("round", round.get()));
    let waiting = Derived::new(move |_| desk.waiting());
    let thinks = move || matches!(waiting.get(), Waiting::Bot(_) | Waiting::Hint);
    let banners = Derived::new(move |_| desk.banners());
    let banner = move |text: String| {
        view! {
            <span class="banner">
                <span aria-hidden="true">{desk.words().say("last-round")}</span>
                <span class="sr">{text}</span>
            </span>
        }
        .into_any()
    };
    view! {
        <header class="bar">
            <button
                class="icon-button"
                type="button"
                aria-label=desk.words().say("menu")
                aria-haspopup="dialog"
                on:click=hear(move |_| desk.door().set(Some(Door::Menu)))
            >
                <Icon symbol="icon-menu" />
            </button>
            <p class="status">
                <span class="round" data-round=move || round.get().to_string()>
                    {move || round_text()}
                </span>
                <strong class="turn">
                    {when(thinks, || view! { <Icon symbol="icon-bot" /> }.into_any())}
                    <span class="turn-text">{move || desk.tell_waiting()}</span>
                </strong>
                {move || views(banners.get(), banner)}
            </p>
            <Command />
            <Tools />
        </header>
    }
}
