//! To come.

use crate::frame::Head;
use leptos::prelude::*;

/// To come.
#[component]
pub(crate) fn BoardScreen() -> impl IntoView {
    view! {
        <main class="school">
            <Head title="board" />
        </main>
    }
}
