//! The bar above the table: what it waits for, and tools.

use super::command::Command;
use super::desk::use_desk;
use super::doors::Door;
use super::tools::Tools;
use super::turns::Waiting;
use crate::ui::Icon;
use azulejo_view::Args;
use leptos::prelude::*;

/// The bar.
#[component]
pub(super) fn Bar() -> impl IntoView {
    let desk = use_desk();
    let round = Memo::new(move |_| desk.paint().scene().with(|scene| scene.round));
    let round_text = move || desk.words().tell("round", &Args::new().number("round", round.get()));
    let waiting = Memo::new(move |_| desk.waiting());
    let thinks = move || matches!(waiting.get(), Waiting::Bot(_) | Waiting::Hint);
    let banners = Memo::new(move |_| desk.banners());
    view! {
        <header class="bar">
            <button
                class="icon-button"
                type="button"
                aria-label=desk.words().say("menu")
                aria-haspopup="dialog"
                on:click=move |_| desk.door().set(Some(Door::Menu))
            >
                <Icon symbol="icon-menu" />
            </button>
            <p class="status">
                <span class="round" data-round=move || round.get().to_string()>{round_text}</span>
                <strong class="turn">
                    {move || thinks().then(|| view! { <Icon symbol="icon-bot" /> })}
                    <span class="turn-text">{move || desk.tell_waiting()}</span>
                </strong>
            </p>
            {move || {
                let banner = |text| {
                    view! {
                        <p class="banner">
                            <span aria-hidden="true">{desk.words().say("last-round")}</span>
                            <span class="sr">{text}</span>
                        </p>
                    }
                };
                banners.get().into_iter().map(banner).collect_view()
            }}
            <Command />
            <Tools />
        </header>
    }
}
