//! The position and the game for others: as a text, a link, a file.

use super::what_if::{WhatIf, use_what_if};
use crate::place::{Place, Subject};
use azulejo_study::tree::link;
use azulejo_web::library::files::{self, use_clipboard};
use azulejo_web::live::hear;
use azulejo_web::ui::Icon;
use azulejo_web::{console, route};
use leptos::prelude::*;

/// The position and the game for others.
#[component]
pub(super) fn Share() -> impl IntoView {
    let what_if = use_what_if();
    let (words, clipboard) = (what_if.words, use_clipboard());
    let text = move || what_if.position.with_untracked(ToString::to_string);
    let save = move |_| {
        let content = what_if.record().map_or_else(text, |game| game.to_string());
        console::or_log("the file can't be saved", files::download("azulejo.txt", &content));
    };
    view! {
        <section class="card what-if-card" aria-labelledby="share-title">
            <h2 id="share-title">{words.say("board-share")}</h2>
            <div class="what-if-buttons">
                <button
                    class="button"
                    type="button"
                    on:click=hear(move |_| clipboard.copy(text(), "board-copied-position"))
                >
                    <Icon symbol="icon-copy" />
                    {words.say("board-copy-position")}
                </button>
                <button
                    class="button"
                    type="button"
                    on:click=hear(move |_| clipboard.copy(address(what_if), "board-copied-link"))
                >
                    <Icon symbol="icon-share" />
                    {words.say("board-copy-link")}
                </button>
                <button class="button" type="button" on:click=hear(save)>
                    <Icon symbol="icon-save" />
                    {words.say("board-save")}
                </button>
            </div>
        </section>
    }
}

/// The whole address of the position that is looked at.
fn address(what_if: WhatIf) -> String {
    let place = Place::at(Subject::Board, what_if.position.with_untracked(link));
    let location = window().location();
    let origin = console::or_log("no location", location.origin()).unwrap_or_default();
    let path = console::or_log("no location", location.pathname()).unwrap_or_default();
    format!("{origin}{path}{}", route::href(&place))
}
