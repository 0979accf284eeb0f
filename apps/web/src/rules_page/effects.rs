//! The gold sides of the discs, each with its rule.

use crate::live::views;
use crate::ui::{Art, Icon, TileArt};
use crate::words::{Words, use_words};
use azulejo_rules::{Effect, Rules, Tile};
use azulejo_view::{Names, Narrator};
use leptos::prelude::*;

/// One of each kind; the magnet has five colors, and one of them stands for all.
const KINDS: [Effect; 5] =
    [Effect::Extra, Effect::Magnet(Tile::Red), Effect::Keeper, Effect::Spread, Effect::Tray];

/// What each gold side does, in the words of the table.
#[component]
pub(super) fn Effects() -> impl IntoView {
    let words = use_words();
    let item = |effect: Effect| {
        view! {
            <li>
                <Sample effect=effect />
                <p>
                    <strong>{move || told(words, |narrator| narrator.effect_name(effect))}</strong>
                    <br />
                    {move || told(words, |narrator| narrator.effect_rule(effect))}
                </p>
            </li>
        }
        .into_any()
    };
    view! { <ul class="effects">{views(KINDS, item)}</ul> }
}

/// A disc with this side up, as it lies on the table.
#[component]
fn Sample(effect: Effect) -> impl IntoView {
    let tiles = drawn(effect);
    let tile = |tile: Tile| view! { <span class="tile"><TileArt tile=tile /></span> }.into_any();
    let pulled = match effect {
        Effect::Magnet(tile) => Some(view! { <Art symbol=format!("tile-{tile}") /> }.into_any()),
        Effect::Extra | Effect::Keeper | Effect::Spread | Effect::Tray => None,
    };
    view! {
        <div class="disc-sample" aria-hidden="true">
            <div class="disc" data-effect=true data-count=tiles.len().to_string()>
                <span class="disc-tiles">{views(tiles.iter().copied(), tile)}</span>
                <span class="effect">
                    <Icon symbol=icon(effect) />
                    {pulled}
                </span>
            </div>
        </div>
    }
}

/// What may lie on it: one more, some of one color, a rest, an ordinary deal.
const fn drawn(effect: Effect) -> &'static [Tile] {
    use Tile::{Black, Blue, Red, White, Yellow};
    match effect {
        Effect::Extra => &[Blue, Yellow, Red, Black, White],
        Effect::Magnet(_) => &[Red, Red, Red, Blue, Yellow, Black],
        Effect::Keeper => &[Black, White],
        Effect::Spread => &[Blue, Blue, Yellow, White],
        Effect::Tray => &[Yellow, Red, Red, Black],
    }
}

/// Says something with nobody at the table.
fn told(words: Words, say: impl Fn(Narrator<'_>) -> String) -> String {
    let texts = words.texts();
    let names = Names::by_seat(&texts, Rules::ALL[0]);
    say(Narrator::new(&texts, &names))
}

/// The drawing of a gold side.
const fn icon(effect: Effect) -> &'static str {
    match effect {
        Effect::Extra => "effect-extra",
        Effect::Magnet(_) => "effect-magnet",
        Effect::Keeper => "effect-keeper",
        Effect::Spread => "effect-spread",
        Effect::Tray => "effect-tray",
    }
}
