//! The what-if board: from any position on, everything can be tried, and nothing that was tried is lost.
//!
//! A `what_if::WhatIf` holds what its parts share. `attend` lets bots move, the bag deal and the worker
//! look at candidates; `play` is the screen at which one plays, `edit` the one at which a position is set
//! up by hand.

mod again;
mod aim;
mod aside;
mod attend;
mod bad;
mod bag;
mod best;
mod branches;
mod edit;
mod kept;
mod open;
mod origin;
mod pick;
mod play;
mod record;
mod seats;
mod share;
mod state;
mod steps;
mod what_if;

use crate::place::{Place, Subject, use_way};
use aim::Aim;
use azulejo_study::Tree;
use azulejo_web::library::use_library;
use azulejo_web::live::{Derived, follow};
use azulejo_web::ui::use_toasts;
use azulejo_web::words::use_words;
use bad::BadLink;
use edit::EditScreen;
use leptos::prelude::*;
use origin::Origin;
use play::PlayScreen;
use what_if::WhatIf;

/// What is shown of the board.
#[derive(Clone, PartialEq, Eq)]
enum Shown {
    Play,
    Edit,
    /// A link that leads nowhere, as it came.
    Bad(String),
}

/// The what-if board.
#[component]
pub(crate) fn BoardScreen() -> impl IntoView {
    let way = use_way();
    let what_if = WhatIf::open();
    provide_context(what_if);
    what_if.attend();
    let aim = Derived::new(move |_| Aim::of(&way.place().rest));
    follow_aim(what_if, aim);
    let shown = Derived::new(move |_| match aim.get() {
        Aim::Left | Aim::Game { .. } | Aim::Position(_) => Shown::Play,
        Aim::Edit => Shown::Edit,
        Aim::Bad(text) => Shown::Bad(text),
    });
    let screen = move || match shown.get() {
        Shown::Play => view! { <PlayScreen /> }.into_any(),
        Shown::Edit => view! { <EditScreen /> }.into_any(),
        Shown::Bad(text) => view! { <BadLink text=text /> }.into_any(),
    };
    view! { {move || screen()} }
}

/// Puts on the board what a link is about. Then the link has done its work: whoever loads the page again
/// finds the board as it was left.
fn follow_aim(what_if: WhatIf, aim: Derived<Aim>) {
    let (way, library) = (use_way(), use_library());
    let (words, toasts) = (use_words(), use_toasts());
    follow(move || {
        match aim.get() {
            Aim::Left | Aim::Edit | Aim::Bad(_) => return,
            Aim::Position(pos) => what_if.begin(Tree::new(*pos), Origin::default()),
            Aim::Game { id, step } => {
                match untrack(|| library.game(id)).and_then(|kept| kept.game()) {
                    Some(game) => what_if.begin_game(&game, step),
                    None => toasts.warn(words.now("over-nothing")),
                }
            }
        }
        way.replace(Place::of(Subject::Board));
    });
}
