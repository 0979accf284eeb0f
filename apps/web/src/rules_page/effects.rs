//! The gold sides of the discs, each with its rule.

use crate::ui::Icon;
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
                <Icon symbol=icon(effect) />
                <strong>{move || told(words, |narrator| narrator.effect_name(effect))}</strong>
                " "
                {move || told(words, |narrator| narrator.effect_rule(effect))}
            </li>
        }
    };
    view! { <ul class="effects">{KINDS.map(item).collect_view()}</ul> }
}

/// Says something with nobody at the table.
fn told(words: Words, say: impl Fn(Narrator<'_>) -> String) -> String {
    let texts = words.texts();
    let names = Names::by_seat(&texts, Rules::ALL[0]);
    say(Narrator::new(&texts, &names))
}

/// The drawing of a gold side.
pub fn icon(effect: Effect) -> &'static str {
    match effect {
        Effect::Extra => "effect-extra",
        Effect::Magnet(_) => "effect-magnet",
        Effect::Keeper => "effect-keeper",
        Effect::Spread => "effect-spread",
        Effect::Tray => "effect-tray",
    }
}
