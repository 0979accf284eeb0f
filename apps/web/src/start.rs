//! The start screen: a game in one glance.

mod head;
mod load;
mod play;
mod resume;
mod rules;
mod saved;
mod seats;
mod theme;

pub use rules::{RulesCard, TableHelp};

use crate::live::{State, hear};
use crate::load_sheet::LoadSheet;
use crate::ui::Icon;
use crate::words::use_words;
use head::Head;
use leptos::prelude::*;
use play::{FromHere, player};
use resume::Resume;
use saved::SavedGames;
use seats::SeatsCard;
use theme::ThemeCard;

/// Choosing a game.
#[component]
pub fn StartScreen() -> impl IntoView {
    let words = use_words();
    let loading = State::new(false);
    let play = player();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        play();
    };
    view! {
        <main class="start">
            <Head />
            <Resume />
            <form class="start-form" on:submit=hear(submit)>
                <SeatsCard />
                <RulesCard />
                <ThemeCard />
                <div class="start-go">
                    <FromHere />
                    <button class="button primary big" type="submit">
                        <Icon symbol="icon-play" />
                        {words.say("play")}
                    </button>
                    <button class="button" type="button" on:click=hear(move |_| loading.set(true))>
                        <Icon symbol="icon-load" />
                        {words.say("load")}
                    </button>
                </div>
            </form>
            <SavedGames />
        </main>
        <LoadSheet open=loading take=load::taker() />
    }
}
