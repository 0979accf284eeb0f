//! What a thumb reaches: the five colors, the side of the disc, and the button that ends the deal.

use super::telling::{Telling, disc_of, is_full};
use azulejo_rules::{Effect, Tile};
use azulejo_study::{Draft, Tap};
use azulejo_view::Args;
use azulejo_web::html;
use azulejo_web::live::{Derived, follow, hear, views};
use azulejo_web::ui::TileArt;
use leptos::prelude::*;

/// ```text
///  Factory 2: 3 more
///  [plain side        ▾]          with special factories
///  [▦ 18][▦ 20][▦ 17][▦ 20][▦ 15]
/// ```
#[component]
pub(super) fn Pad(telling: Telling) -> impl IntoView {
    let is_complete = Derived::new(move |_| telling.is_complete());
    let has_gold = telling.draft.with_untracked(|draft| draft.rules().gold_sides() > 0);
    follow_completion(is_complete);
    let body = move || {
        if is_complete.get() {
            view! { <Done telling=telling /> }.into_any()
        } else {
            view! { <Colors telling=telling /> }.into_any()
        }
    };
    view! {
        <div class="referee-pad">
            <p class="referee-next">{move || telling.prompt()}</p>
            {has_gold.then(|| view! { <Side telling=telling /> }.into_any())}
            {move || body()}
        </div>
    }
}

/// Once everything is told there is one thing left to press, and the colors are gone.
fn follow_completion(is_complete: Derived<bool>) {
    let mut before = true;
    follow(move || {
        let now = is_complete.get();
        if now && !before {
            request_animation_frame(|| html::focus(".referee-done"));
        }
        before = now;
    });
}

#[component]
fn Done(telling: Telling) -> impl IntoView {
    view! {
        <button
            class="button primary big referee-done"
            type="button"
            on:click=hear(move |_| telling.done.run(()))
        >
            {telling.words.say(telling.done_label)}
        </button>
    }
}

#[component]
fn Colors(telling: Telling) -> impl IntoView {
    view! {
        <div class="referee-colors" role="group" aria-label=move || telling.prompt()>
            {views(Tile::ALL, move |tile| color(telling, tile))}
        </div>
    }
}

/// A color, with how many of it can still be drawn.
fn color(telling: Telling, tile: Tile) -> AnyView {
    let draft = telling.draft;
    let left = Derived::new(move |_| draft.with(|draft| draft.left(draft.chosen()).count(tile)));
    let is_full = move || draft.with(|draft| is_full(draft, draft.chosen()));
    let label = move || {
        telling.words.tell("referee-color", &Args::new().tile(tile).number("count", left.get()))
    };
    view! {
        <button
            class="referee-color"
            type="button"
            data-tile=tile.to_string()
            data-none=move || left.get() == 0
            aria-disabled=move || is_full().to_string()
            on:click=hear(move |_| telling.tile(tile))
        >
            <span class="sr">{move || label()}</span>
            <TileArt tile=tile />
            <span class="referee-left" aria-hidden="true">{move || left.get().to_string()}</span>
        </button>
    }
    .into_any()
}

/// Which side of the chosen disc is up.
#[component]
fn Side(telling: Telling) -> impl IntoView {
    let draft = telling.draft;
    let gold = move || draft.with(|draft| disc_of(draft, draft.chosen()).gold());
    let label = move || {
        let args = Args::new().number("factory", draft.with(Draft::chosen).number());
        telling.words.tell("referee-side", &args)
    };
    let option = move |effect: Effect| {
        let name = move || telling.keeper.tell(|narrator| narrator.effect_name(effect));
        view! {
            <option value=effect.to_string() selected=move || gold() == Some(effect)>
                {move || name()}
            </option>
        }
        .into_any()
    };
    let choose = move |code: String| {
        let chosen = draft.with_untracked(Draft::chosen);
        telling.tell(Tap::Gold(chosen, Effect::from_text(&code)));
    };
    let rule = move || gold().map(|effect| telling.keeper.tell(|it| it.effect_rule(effect)));
    view! {
        <select
            class="select referee-side"
            aria-label=move || label()
            prop:value=move || gold().map(|effect| effect.to_string()).unwrap_or_default()
            on:change:target=move |event| choose(event.target().value())
        >
            <option value="" selected=move || gold().is_none()>
                {telling.words.say("referee-plain")}
            </option>
            {views(Effect::ALL, option)}
        </select>
        {move || rule().map(|rule| view! { <p class="note referee-rule">{rule}</p> }.into_any())}
    }
}
