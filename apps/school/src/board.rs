//! To come.

use leptos::prelude::*;

/// To come.
#[component]
pub(crate) fn BoardScreen() -> impl IntoView {
    view! { <main><h1 tabindex="-1">"BoardScreen"</h1></main> }
}
