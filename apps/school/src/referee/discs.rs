//! The discs that are being filled, one row each.
//!
//! ```text
//!  1   ▦ ▦ ▦ ▦
//!  2   ▦ ▦ · ·        the one that is filled next
//!  3   · · · ·   ✦ tray
//! ```

use super::sight::follow_disc;
use super::telling::{Telling, disc_of, is_full};
use azulejo_rules::{Effect, Factory, Tile};
use azulejo_study::{Draft, Tap};
use azulejo_view::Args;
use azulejo_web::html;
use azulejo_web::live::{Derived, hear, views};
use azulejo_web::table::{effect_code, effect_icon};
use azulejo_web::ui::{Icon, TileArt};
use leptos::prelude::*;

/// All discs of the circle.
#[component]
pub(super) fn Discs(telling: Telling) -> impl IntoView {
    let circle: Vec<Factory> =
        telling.draft.with_untracked(|draft| draft.rules().circle().collect());
    follow_disc(Derived::new(move |_| telling.draft.with(Draft::chosen)));
    let row = move |factory| view! { <Row telling=telling factory=factory /> }.into_any();
    view! {
        <ol class="referee-discs" aria-label=telling.words.say("offer")>
            {views(circle, row)}
        </ol>
    }
}

#[component]
fn Row(telling: Telling, factory: Factory) -> impl IntoView {
    let draft = telling.draft;
    let is_chosen = move || draft.with(|draft| draft.chosen() == factory);
    let gold = Derived::new(move |_| draft.with(|draft| disc_of(draft, factory).gold()));
    let slots = Derived::new(move |_| draft.with(|draft| slots(draft, factory)));
    let show_slots = move || {
        slots.get().into_iter().map(|slot| slot_view(telling, factory, slot)).collect::<Vec<_>>()
    };
    view! {
        <li
            class="referee-disc"
            data-factory=factory.to_string()
            data-chosen=move || is_chosen()
            data-full=move || draft.with(|draft| is_full(draft, factory))
            data-effect=move || gold.get().map(effect_code)
        >
            <button
                class="referee-disc-pick"
                id=pick_id(factory)
                type="button"
                aria-pressed=move || is_chosen().to_string()
                on:click=hear(move |_| telling.tell(Tap::Choose(factory)))
            >
                <span class="sr">{move || telling.label(factory)}</span>
                <span aria-hidden="true">{factory.to_string()}</span>
            </button>
            <span class="referee-slots">{move || show_slots()}</span>
            {move || gold.get().map(|effect| gold_view(telling, effect))}
        </li>
    }
}

/// The places of a disc; one without a tile is still to be filled.
fn slots(draft: &Draft, factory: Factory) -> Vec<Option<Tile>> {
    let drawn = disc_of(draft, factory).drawn();
    let empty = draft.wanted(factory).saturating_sub(drawn.len());
    drawn.iter().map(Some).chain(std::iter::repeat_n(None, empty)).collect()
}

fn slot_view(telling: Telling, factory: Factory, slot: Option<Tile>) -> AnyView {
    let Some(tile) = slot else {
        return view! { <span class="referee-slot" aria-hidden="true"></span> }.into_any();
    };
    let label = move || {
        let args = Args::new().number("factory", factory.number()).tile(tile);
        telling.words.tell("referee-remove", &args)
    };
    let remove = move |_| {
        // The tile is gone then, and the focus would be with it.
        html::focus(&format!("#{}", pick_id(factory)));
        telling.tell(Tap::Back(factory, tile));
    };
    view! {
        <button
            class="referee-slot"
            type="button"
            data-tile=tile.to_string()
            aria-label=move || label()
            on:click=hear(remove)
        >
            <TileArt tile=tile />
        </button>
    }
    .into_any()
}

/// The gold side of a disc.
fn gold_view(telling: Telling, effect: Effect) -> AnyView {
    let name = move || telling.keeper.tell(|narrator| narrator.effect_name(effect));
    view! {
        <span class="referee-gold" aria-hidden="true">
            <Icon symbol=effect_icon(effect) />
            {move || name()}
        </span>
    }
    .into_any()
}

fn pick_id(factory: Factory) -> String {
    format!("referee-disc-{factory}")
}
