//! The head of every subject: where one is, and the way elsewhere.

use crate::place::Subject;
use azulejo_web::settings_panel::{LanguageNow, SettingsButton};
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// The head of a subject.
#[component]
pub(crate) fn Head(
    /// Its heading, as a message id.
    title: &'static str,
    /// Whether this is the first page of the school.
    #[prop(optional)]
    is_home: bool,
) -> impl IntoView {
    let words = use_words();
    let to_school = move || {
        view! {
            <a class="link" href=Subject::Home.href()>{words.say("school")}</a>
        }
        .into_any()
    };
    view! {
        <header class="school-head">
            <h1 tabindex="-1">{words.say(title)}</h1>
            <nav class="school-tools" aria-label=words.say("tools")>
                {(!is_home).then(to_school)}
                <a class="link" href="./">{words.say("school-to-table")}</a>
                {is_home.then(|| view! { <LanguageNow /> }.into_any())}
                <SettingsButton />
            </nav>
        </header>
    }
}
