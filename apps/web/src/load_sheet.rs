//! Bringing a record or a position.

use crate::library::{self, Import, ImportError, files};
use crate::live::{Local, State, hear};
use crate::ui::{Icon, Sheet};
use crate::words::use_words;
use leptos::prelude::*;
use std::rc::Rc;
use web_sys::HtmlInputElement;

/// Takes what was brought.
pub type OnImport = Rc<dyn Fn(Import)>;

/// A text field and a file.
#[component]
pub fn LoadSheet(
    /// Whether it is open.
    open: State<bool>,
    /// Takes what was brought.
    take: OnImport,
) -> impl IntoView {
    let words = use_words();
    let text = State::new(String::new());
    let error = State::new(None::<ImportError>);
    let take = Local::new(Some(take));
    let load = move || match library::read(&text.get_untracked()) {
        Ok(import) => {
            error.set(None);
            text.set(String::new());
            open.set(false);
            if let Some(take) = take.with(Option::clone) {
                take(import);
            }
        }
        Err(why) => error.set(Some(why)),
    };
    let pick = move |input: HtmlInputElement| {
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        input.set_value("");
        files::read(&file, move |found| {
            text.set(found.unwrap_or_default());
            load();
        });
    };
    let foot = move || {
        view! {
            <button class="button primary" type="button" on:click=hear(move |_| load())>
                {words.say("load-take")}
            </button>
            <label class="button">
                <Icon symbol="icon-load" />
                {words.say("load-file")}
                <input
                    type="file"
                    class="sr"
                    accept=".txt,.azj,text/plain"
                    on:change:target=move |event| pick(event.target())
                />
            </label>
        }
    };
    view! {
        <Sheet class="load" title=words.say("load-title") open=open foot=foot>
            <p id="load-note">{words.say("load-note")}</p>
            <textarea
                class="input area"
                rows="10"
                spellcheck="false"
                aria-label=words.say("load-text")
                aria-describedby="load-note load-error"
                aria-invalid=move || error.with(Option::is_some).to_string()
                prop:value=move || text.get()
                on:input:target=move |event| {
                    text.set(event.target().value());
                    error.set(None);
                }
            ></textarea>
            <div id="load-error" role="alert">
                {move || error.get().map(|error| view! { <Refused error=error /> })}
            </div>
        </Sheet>
    }
}

/// The place and the reason; below them what the reader found, in the words of the format.
#[component]
fn Refused(error: ImportError) -> impl IntoView {
    let words = use_words();
    let detail = error.detail();
    let reason = move || error.reason(&words.texts());
    view! {
        <p class="error">{move || reason()}</p>
        {detail.map(|detail| view! { <p class="note"><code lang="en">{detail}</code></p> })}
    }
}
