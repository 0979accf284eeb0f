//! To come.

use leptos::prelude::*;

/// To come.
#[component]
pub(crate) fn LearnScreen() -> impl IntoView {
    view! { <main><h1 tabindex="-1">"LearnScreen"</h1></main> }
}
