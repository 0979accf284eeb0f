//! To come.

use leptos::prelude::*;

/// To come.
#[component]
pub(crate) fn ReviewScreen() -> impl IntoView {
    view! { <main><h1 tabindex="-1">"ReviewScreen"</h1></main> }
}
