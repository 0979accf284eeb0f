//! To come.

use leptos::prelude::*;

/// To come.
#[component]
pub(crate) fn HomeScreen() -> impl IntoView {
    view! { <main><h1 tabindex="-1">"HomeScreen"</h1></main> }
}
