//! What the bag gives, where it is to deal; and how those go on who wait.

use super::origin::SameDeal;
use super::state::Thinking;
use super::what_if::{WhatIf, use_what_if};
use azulejo_rules::{Next, Position};
use azulejo_study::Act;
use azulejo_view::Args;
use azulejo_web::live::{Derived, State, hear, when};
use azulejo_web::ui::Icon;
use leptos::prelude::*;

/// What is due besides moves by hand: a deal, or that bots go on which wait.
#[component]
pub(super) fn Dues() -> impl IntoView {
    let what_if = use_what_if();
    let is_bag = move || what_if.position.with(|pos| matches!(pos.next(), Next::Bag));
    let acts = Derived::new(move |_| what_if.would_act());
    let asks = move || is_bag() && (!acts.get() || what_if.paused.get());
    view! {
        {when(move || acts.get() && what_if.paused.get(), || view! { <Waiting /> }.into_any())}
        {when(asks, || view! { <Bag /> }.into_any())}
    }
}

/// Bots and bag wait while somebody looks back.
#[component]
fn Waiting() -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let broken = move || matches!(what_if.thinking.get(), Thinking::Broken(_));
    let text = move || words.told(if broken() { "board-broken" } else { "board-paused" });
    let go_on = move |_| {
        what_if.thinking.set(Thinking::Nobody);
        what_if.paused.set(false);
    };
    view! {
        <div class="what-if-due">
            <p>{move || text()}</p>
            <button class="button primary" type="button" on:click=hear(go_on)>
                <Icon symbol="icon-play" />
                {words.say("board-go-on")}
            </button>
        </div>
    }
}

/// Which bot thinks. It stands below the table, so that nothing moves when it comes and goes.
#[component]
pub(super) fn Thinks() -> impl IntoView {
    let what_if = use_what_if();
    let seat = move || match what_if.thinking.get() {
        Thinking::Bot(seat) if !what_if.paused.get() => Some(seat),
        _ => None,
    };
    let text = move || {
        let name = seat().map(|seat| what_if.names.read().of(seat).to_owned());
        what_if.words.tell("board-thinks", &Args::new().text("name", name.unwrap_or_default()))
    };
    let shown = move || {
        view! {
            <div class="what-if-due">
                <p>{move || text()}</p>
                <button
                    class="button"
                    type="button"
                    on:click=hear(move |_| what_if.paused.set(true))
                >
                    <Icon symbol="icon-pause" />
                    {what_if.words.say("board-pause")}
                </button>
            </div>
        }
        .into_any()
    };
    when(move || seat().is_some(), shown)
}

/// The deal: at random, as in the game, or as somebody enters it.
#[component]
fn Bag() -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let same = Derived::new(move |_| {
        what_if.position.with(|pos| what_if.origin.with(|origin| origin.same_deal(pos)))
    });
    let random = move |_| give(what_if, &what_if.random_deal().into());
    let again = move |_| {
        if let SameDeal::Fits(deal) = same.get_untracked() {
            give(what_if, &deal.into());
        }
    };
    let fits = move || {
        view! {
            <button class="button" type="button" on:click=hear(again)>
                {words.say("board-deal-same")}
            </button>
        }
        .into_any()
    };
    let unfit = move || view! { <p class="note">{words.say("board-deal-unfit")}</p> }.into_any();
    let title = move || {
        let round = what_if.position.with(Position::round);
        words.tell("board-deal-due", &Args::new().number("round", round))
    };
    view! {
        <section class="what-if-due what-if-bag" aria-labelledby="bag-title">
            <h2 id="bag-title">{move || title()}</h2>
            <div class="what-if-buttons">
                <button class="button primary" type="button" on:click=hear(random)>
                    <Icon symbol="icon-bag" />
                    {words.say("board-deal-random")}
                </button>
                {when(move || same.with(|same| matches!(same, SameDeal::Fits(_))), fits)}
            </div>
            {when(move || same.with(|same| *same == SameDeal::Unfit), unfit)}
            <Typed />
        </section>
    }
}

/// A deal as somebody enters it.
#[component]
fn Typed() -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let (text, error) = (State::new(String::new()), State::new(None::<String>));
    let take = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked().replace(',', " ");
        let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        let act = what_if.position.with_untracked(|pos| Act::read(&typed, pos));
        let done = act.map_err(|error| what_if.why_not(&error)).and_then(|act| what_if.act(&act));
        error.set(done.err());
    };
    view! {
        <form class="what-if-typed" on:submit=hear(take)>
            <label class="field">
                <span class="label">{words.say("board-deal-enter")}</span>
                <input
                    class="input code"
                    type="text"
                    autocomplete="off"
                    autocapitalize="characters"
                    spellcheck="false"
                    aria-describedby="deal-note deal-error"
                    aria-invalid=move || error.with(Option::is_some).to_string()
                    prop:value=move || text.get()
                    on:input:target=move |event| text.set(event.target().value())
                />
            </label>
            <button class="button" type="submit">{words.say("board-deal-take")}</button>
            <p class="note" id="deal-note">{words.say("board-deal-note")}</p>
            <p class="error" id="deal-error" role="alert">{move || error.get()}</p>
        </form>
    }
}

fn give(what_if: WhatIf, act: &Act) {
    if let Err(why) = what_if.act(act) {
        what_if.warn(why);
    }
}
