//! The name of the game, and the way to rules, language and settings.

use crate::live::views;
use crate::screen::Screen;
use crate::settings_panel::{LanguageNow, SettingsButton};
use crate::ui::TileArt;
use crate::words::use_words;
use azulejo_rules::Tile;
use leptos::prelude::*;

/// The head of the start screen.
#[component]
pub fn Head() -> impl IntoView {
    let words = use_words();
    let tiles = views(Tile::ALL, |tile| view! { <TileArt tile=tile /> }.into_any());
    view! {
        <header class="start-head">
            <h1 class="brand" tabindex="-1">
                <span class="brand-tiles" aria-hidden="true">{tiles}</span>
                {words.say("app-name")}
            </h1>
            <p class="tagline">{words.say("start-tagline")}</p>
            <nav class="start-tools" aria-label=words.say("tools")>
                <a class="link" href="./online.html">{words.say("online")}</a>
                <a class="link" href="./school.html">{words.say("school")}</a>
                <a class="link" href=Screen::Rules(None).href()>{words.say("rules")}</a>
                <LanguageNow />
                <SettingsButton />
            </nav>
        </header>
    }
}
