//! To come.

use crate::frame::Head;
use leptos::prelude::*;

/// To come.
#[component]
pub(crate) fn RefereeScreen() -> impl IntoView {
    view! {
        <main class="school">
            <Head title="referee" />
        </main>
    }
}
