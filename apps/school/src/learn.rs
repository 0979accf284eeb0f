//! To come.

use crate::frame::Head;
use leptos::prelude::*;

/// To come.
#[component]
pub(crate) fn LearnScreen() -> impl IntoView {
    view! {
        <main class="school">
            <Head title="learn" />
        </main>
    }
}
