//! The board as it is played on.
//!
//! ```text
//!  head
//!  steps · whose turn     │ candidate moves
//!  what is due            │ the tree
//!  the bench              │
//!  players │ share │ open │
//! ```

use super::again::Again;
use super::bag::{Dues, Thinks};
use super::best::Best;
use super::branches::Branches;
use super::open::Open;
use super::seats::Seats;
use super::share::Share;
use super::steps::{self, Steps};
use super::what_if::{WhatIf, use_what_if};
use crate::frame::Head;
use azulejo_rules::{Move, Next, Position};
use azulejo_study::Act;
use azulejo_view::entry::Typed;
use azulejo_view::plan::Sitter;
use azulejo_web::live::Derived;
use azulejo_web::table::{Bench, BenchTable, OnMove};
use leptos::prelude::*;
use std::rc::Rc;

/// The board as it is played on.
#[component]
pub(super) fn PlayScreen() -> impl IntoView {
    let what_if = use_what_if();
    let rules = Derived::new(move |_| what_if.rules());
    let bench = move || {
        // Another rule set is another table.
        let _ = rules.get();
        view! { <BoardBench /> }.into_any()
    };
    view! {
        <main class="school what-if">
            <Head title="board" />
            <div class="what-if-table">
                <Steps />
                <Dues />
                {move || bench()}
                <Thinks />
                <div class="what-if-buttons what-if-again">
                    <Again />
                </div>
            </div>
            <div class="what-if-side">
                <Best />
                <Branches />
            </div>
            <div class="what-if-more">
                <Seats />
                <Share />
                <Open />
            </div>
        </main>
    }
}

#[component]
fn BoardBench() -> impl IntoView {
    let what_if = use_what_if();
    let table = BenchTable {
        position: what_if.position,
        names: what_if.names,
        hint: Derived::new(move |_| what_if.pointed.get()),
        last: Derived::new(move |_| what_if.tree.with(steps::last)),
        may_act: Derived::new(move |_| may_act(what_if)),
    };
    let on_move: OnMove = Rc::new(move |mv: Move| what_if.act(&Act::Move(mv)));
    let on_key: Rc<dyn Fn(Typed)> = Rc::new(move |typed| match typed {
        Typed::Undo => what_if.look(azulejo_study::Tree::back),
        Typed::Hint => what_if.lists.update(|lists| *lists = !*lists),
        Typed::Help | Typed::Press(_) => {}
    });
    view! { <Bench table=table on_move=on_move on_key=Some(on_key) /> }
}

/// Whether whoever is to move may be moved by hand: a bot only while it waits.
fn may_act(what_if: WhatIf) -> bool {
    match what_if.position.with(Position::next) {
        Next::Player(seat) => what_if.sitter(seat) == Sitter::Person || what_if.paused.get(),
        Next::Bag | Next::Nobody(_) => false,
    }
}
