//! Who won, and why.

use crate::live::Stored;
use crate::ui::Icon;
use crate::words::use_words;
use azulejo_view::Tale;
use leptos::prelude::*;

/// Who won, and why.
#[component]
pub(super) fn Verdict(tale: Stored<Tale>) -> impl IntoView {
    let words = use_words();
    let title = move || tale.with(|tale| tale.title(&words.texts()));
    let reason = move || tale.with(|tale| tale.reason(&words.texts()));
    let is_won = tale.with(|tale| !tale.winners.is_empty());
    view! {
        <header class="over-head">
            {is_won.then(|| view! { <Icon symbol="icon-crown" /> }.into_any())}
            <h1 tabindex="-1">{move || title()}</h1>
            <p class="over-why">{move || reason()}</p>
        </header>
    }
}
