//! To come.

use leptos::prelude::*;

/// To come.
#[component]
pub(crate) fn DrillsScreen() -> impl IntoView {
    view! { <main><h1 tabindex="-1">"DrillsScreen"</h1></main> }
}

/// To come.
#[component]
pub(crate) fn DailyScreen() -> impl IntoView {
    view! { <main><h1 tabindex="-1">"DailyScreen"</h1></main> }
}
