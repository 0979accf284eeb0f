//! Palace tiles or chocolates, by sight.

use crate::live::{hear, views};
use crate::settings::use_settings;
use crate::settings_panel::theme_name;
use crate::ui::TileArt;
use crate::words::use_words;
use azulejo_rules::Tile;
use azulejo_view::Theme;
use leptos::prelude::*;

/// The theme.
#[component]
pub fn ThemeCard() -> impl IntoView {
    let words = use_words();
    let samples = views(Theme::ALL, |theme| view! { <Sample theme=theme /> }.into_any());
    view! {
        <section class="card theme-choice" aria-labelledby="theme-title">
            <h2 id="theme-title">{words.say("theme")}</h2>
            <div class="samples" role="radiogroup" aria-labelledby="theme-title">
                {samples}
            </div>
        </section>
    }
}

#[component]
fn Sample(theme: Theme) -> impl IntoView {
    let words = use_words();
    let settings = use_settings();
    let tiles = views(Tile::ALL, |tile| view! { <TileArt tile=tile /> }.into_any());
    view! {
        <label class="sample" data-theme=theme.code()>
            <input
                type="radio"
                name="theme"
                value=theme.code()
                prop:checked=move || settings.chosen().theme == theme
                on:change=hear(move |_| settings.change(|all| all.theme = theme))
            />
            <span class="sample-tiles">{tiles}</span>
            <span class="sample-name">{words.say(theme_name(theme))}</span>
        </label>
    }
}
