//! To come.

use crate::frame::Head;
use leptos::prelude::*;

/// To come.
#[component]
pub(crate) fn DrillsScreen() -> impl IntoView {
    view! {
        <main class="school">
            <Head title="drills" />
        </main>
    }
}

/// To come.
#[component]
pub(crate) fn DailyScreen() -> impl IntoView {
    view! {
        <main class="school">
            <Head title="daily" />
        </main>
    }
}
