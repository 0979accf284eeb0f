//! The boards as they should lie on the table.

use super::keeper::use_keeper;
use azulejo_rules::Position;
use azulejo_view::scene::SceneOptions;
use azulejo_view::{Entry, Scene};
use azulejo_web::live::Derived;
use azulejo_web::table::StillTable;
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// The boards as they should lie on the table, to be compared.
#[component]
pub(super) fn BoardsNow() -> impl IntoView {
    let (keeper, words) = (use_keeper(), use_words());
    let Some(first) = keeper.ask_now(|referee| referee.position().clone()) else {
        return ().into_any();
    };
    let scene = Derived::new(move |_| {
        let pos = keeper.ask(|referee| referee.position().clone());
        scene(pos.as_ref().unwrap_or(&first))
    });
    let names = Derived::new(move |_| keeper.names());
    view! {
        <details class="card referee-boards">
            <summary>{words.say("referee-boards")}</summary>
            <StillTable scene=scene names=names />
        </details>
    }
    .into_any()
}

fn scene(pos: &Position) -> Scene {
    Scene::of(pos, &Entry::default(), &SceneOptions::default())
}
