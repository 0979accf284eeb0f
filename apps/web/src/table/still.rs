//! A table at which nothing can be pressed.

use super::board::{Board, Role};
use super::offer::Offer;
use super::paint::{Paint, PaintParts, boards};
use crate::live::{Derived, Local, State, views};
use crate::words::use_words;
use azulejo_rules::{ByTile, Seat};
use azulejo_view::scene::Pointed;
use azulejo_view::stage::Supply;
use azulejo_view::{Names, Scene};
use leptos::prelude::*;

/// A table at which nothing can be pressed: the offer and all boards of a scene, for stepping through
/// a game.
#[component]
pub fn StillTable(
    /// What is on the table.
    scene: Derived<Scene>,
    /// What the players are called.
    names: Derived<Names>,
) -> impl IntoView {
    let seats: Vec<Seat> = scene.with_untracked(|scene| scene.rules.seats().collect());
    let players = seats.len();
    provide_context(paint(scene, names));
    let board = |seat| view! { <Board seat=seat role=Role::Look /> }.into_any();
    view! {
        <div class="still" data-players=players.to_string()>
            <Offer />
            <div class="still-boards">{views(seats, board)}</div>
        </div>
    }
}

fn paint(scene: Derived<Scene>, names: Derived<Names>) -> Paint {
    Paint::new(PaintParts {
        words: use_words(),
        scene,
        boards: boards(scene),
        supply: Derived::new(move |_| scene.with(supply)),
        names,
        own: Derived::new(move |_| scene.with(|scene| scene.first)),
        bots: Derived::new(|_| None),
        winners: Derived::new(|_| Vec::new()),
        moving: Derived::new(|_| false),
        lit: Derived::new(|_| Vec::new()),
        lost_lines: Derived::new(|_| Vec::new()),
        changes: Derived::new(|_| Vec::new()),
        pointed: State::new(Pointed::Nothing),
        refused: State::new(None),
        listener: Local::new(None),
    })
}

/// A scene knows bag and lid only where the table showed them.
fn supply(scene: &Scene) -> Option<Supply> {
    let total = |tiles: ByTile<u16>| tiles.0.iter().sum();
    scene.bag.map(|bag| Supply { bag: total(bag.bag), lid: total(bag.lid) })
}
