//! The head of every screen but the table itself: where one is, and the way elsewhere.

use crate::place::Place;
use azulejo_web::settings_panel::{LanguageNow, SettingsButton};
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// The head of a screen.
#[component]
pub(crate) fn Head(
    /// Its heading, as a message id.
    title: &'static str,
    /// Whether this is the first screen of the page.
    #[prop(optional)]
    is_home: bool,
) -> impl IntoView {
    let words = use_words();
    let to_home = move || {
        view! { <a class="link" href=Place::Home.href()>{words.say("online")}</a> }.into_any()
    };
    view! {
        <header class="online-head">
            <h1 tabindex="-1">{words.say(title)}</h1>
            <nav class="online-tools" aria-label=words.say("tools")>
                {(!is_home).then(to_home)}
                <a class="link" href="./">{words.say("online-to-start")}</a>
                {is_home.then(|| view! { <LanguageNow /> }.into_any())}
                <SettingsButton />
            </nav>
        </header>
    }
}

/// A screen that only says something.
#[component]
pub(crate) fn Note(
    /// Its heading, as a message id.
    title: &'static str,
    /// What it says, as a message id.
    says: &'static str,
) -> impl IntoView {
    let words = use_words();
    view! {
        <main class="online">
            <Head title=title />
            <p class="online-note" role="status">{words.say(says)}</p>
        </main>
    }
}
