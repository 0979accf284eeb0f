//! To come.

use crate::frame::Head;
use leptos::prelude::*;

/// To come.
#[component]
pub(crate) fn ReviewScreen() -> impl IntoView {
    view! {
        <main class="school">
            <Head title="review" />
        </main>
    }
}
