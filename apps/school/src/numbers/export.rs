//! The statistics for other programs.

use azulejo_study::{Entry, numbers};
use azulejo_web::console;
use azulejo_web::library::files;
use azulejo_web::live::{Derived, hear};
use azulejo_web::ui::Icon;
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// How entries become a file.
type Writing = fn(&[Entry]) -> String;

/// What is shown, as files.
#[component]
pub(super) fn Export(entries: Derived<Vec<Entry>>) -> impl IntoView {
    let words = use_words();
    let button = move |name: &'static str, label: &'static str, write: Writing| {
        let save = move |_| {
            let text = entries.with_untracked(|entries| write(entries));
            console::or_log("the file can't be saved", files::download(name, &text));
        };
        view! {
            <button class="button" type="button" on:click=hear(save)>
                <Icon symbol="icon-save" />
                {words.say(label)}
            </button>
        }
        .into_any()
    };
    view! {
        <section class="card">
            <h2>{words.say("over-export")}</h2>
            <p class="note">{words.say("numbers-export-note")}</p>
            <p class="numbers-ways">
                {button("azulejo-games.csv", "numbers-csv", numbers::csv)}
                {button("azulejo-games.json", "numbers-json", numbers::json)}
            </p>
        </section>
    }
}
