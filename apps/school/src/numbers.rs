//! To come.

use leptos::prelude::*;

/// To come.
#[component]
pub(crate) fn NumbersScreen() -> impl IntoView {
    view! { <main><h1 tabindex="-1">"NumbersScreen"</h1></main> }
}
