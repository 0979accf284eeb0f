//! One table or game of a list: a link, in words.

use azulejo_web::live::{Live, views};
use leptos::prelude::*;

/// Something of a list: a link that says what it leads to.
#[component]
pub(super) fn RowLink(
    /// Where it leads.
    href: String,
    /// What it is.
    title: Live<String>,
    /// What matters most about it.
    mark: Live<String>,
    /// Whether that concerns whoever looks.
    is_ours: Live<bool>,
    /// What else there is to know.
    notes: Vec<Live<String>>,
) -> impl IntoView {
    // The blanks keep the words of a reader apart.
    let note = |note: Live<String>| view! { " "<span class="note">{note}</span> }.into_any();
    view! {
        <a class="online-row" href=href>
            <strong class="link">{title}</strong>
            " "
            <span class="online-mark" data-ours=move || is_ours().then_some("")>
                {mark}
            </span>
            {views(notes, note)}
        </a>
    }
}
