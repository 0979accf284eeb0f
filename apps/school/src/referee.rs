//! To come.

use leptos::prelude::*;

/// To come.
#[component]
pub(crate) fn RefereeScreen() -> impl IntoView {
    view! { <main><h1 tabindex="-1">"RefereeScreen"</h1></main> }
}
