//! A game, looked back at: what every move cost, what was better, how lucky the deals were.
//!
//! `#review` chooses a game of the library, `#review/ID` is the review of it, `#review/ID/MOMENT` the
//! moment that is looked at. The worker answers moment by moment ([`desk`]), and what is known is kept
//! with the game ([`kept`]).

mod chances;
mod choose;
mod costly;
mod desk;
mod figures;
pub(crate) mod kept;
mod look;
mod luck;
mod moment;
mod moves;
mod place;
mod players;
mod progress;
mod sentence;
mod study;

use crate::frame::Head;
use crate::place::{Place, Subject, use_way};
use azulejo_web::live::Derived;
use azulejo_web::page::use_page;
use azulejo_web::route;
use azulejo_web::words::use_words;
use choose::Choose;
use leptos::prelude::*;
use look::Look;
use place::Whereabouts;

/// The game that is looked back at, or the games to choose from.
#[component]
pub(crate) fn ReviewScreen() -> impl IntoView {
    let way = use_way();
    let game = Derived::new(move |_| Whereabouts::read(&way.place().rest).map(|at| at.game));
    let shown = move || match game.get() {
        None => view! { <Choose /> }.into_any(),
        Some(game) => view! { <Chosen game=game /> }.into_any(),
    };
    view! {
        <main class="school review">
            <Head title="review" />
            {move || shown()}
        </main>
    }
}

/// The review of a game, if the library has it.
#[component]
fn Chosen(game: u32) -> impl IntoView {
    let library = use_page().library;
    let kept = Derived::new(move |_| library.game(game).map(|kept| kept.record));
    let shown = move || match kept.get().map(|record| record.parse()) {
        Some(Ok(found)) => view! { <Look id=game game=found /> }.into_any(),
        Some(Err(_)) => view! { <Nothing why="saved-unreadable" /> }.into_any(),
        None => view! { <Nothing why="over-nothing" /> }.into_any(),
    };
    view! { {move || shown()} }
}

/// There is nothing to look back at.
#[component]
fn Nothing(
    /// Why, as a message id.
    why: &'static str,
) -> impl IntoView {
    let words = use_words();
    view! {
        <p>{words.say(why)}</p>
        <p>
            <a class="button primary" href=route::href(&Place::of(Subject::Review))>
                {words.say("review-other")}
            </a>
        </p>
    }
}
