//! The position as text, which can be typed as well.

use super::use_ed;
use azulejo_study::Editor;
use leptos::prelude::*;

/// The position as text, in step with the table.
#[component]
pub(super) fn Text() -> impl IntoView {
    let ed = use_ed();
    let shown = move || {
        let typed = ed.typed.with(|typed| typed.as_ref().map(|(text, _)| text.clone()));
        typed.unwrap_or_else(|| ed.setup.with(ToString::to_string))
    };
    let error = move || ed.typed.with(|typed| typed.as_ref().and_then(|(_, error)| error.clone()));
    let told = move || error().map(|error| ed.tell(|narrator| narrator.bad_text(&error)));
    let take = move |text: String| {
        let loaded = ed.editor.try_update(|editor| {
            editor.as_mut().and_then(|editor: &mut Editor| editor.load_text(&text).err())
        });
        ed.typed.set(Some((text, loaded.flatten())));
    };
    view! {
        <section class="card what-if-card" aria-labelledby="text-title">
            <h2 id="text-title">{ed.words.say("board-edit-text")}</h2>
            <textarea
                class="input area"
                rows="5"
                spellcheck="false"
                autocapitalize="off"
                aria-labelledby="text-title"
                aria-describedby="text-error"
                aria-invalid=move || error().is_some().to_string()
                prop:value=move || shown()
                on:input:target=move |event| take(event.target().value())
            ></textarea>
            <p class="error" id="text-error" role="alert">{move || told()}</p>
        </section>
    }
}
