//! A table at which nothing can be pressed.

use super::board::{Board, Role};
use super::offer::Offer;
use super::paint::{Paint, PaintParts, Supply, boards};
use crate::words::use_words;
use azulejo_rules::{ByTile, Seat};
use azulejo_view::scene::Pointed;
use azulejo_view::{Names, Scene};
use leptos::prelude::*;

/// A table at which nothing can be pressed: the offer and all boards of a scene, for stepping through
/// a game.
#[component]
pub fn StillTable(
    /// What is on the table.
    #[prop(into)]
    scene: Signal<Scene>,
    /// What the players are called.
    #[prop(into)]
    names: Signal<Names>,
) -> impl IntoView {
    let seats: Vec<Seat> = scene.with_untracked(|scene| scene.rules.seats().collect());
    let players = seats.len();
    provide_context(paint(scene, names));
    let board = |seat| view! { <Board seat=seat role=Role::Look /> };
    view! {
        <div class="still" data-players=players.to_string()>
            <Offer />
            <div class="still-boards">{seats.into_iter().map(board).collect_view()}</div>
        </div>
    }
}

fn paint(scene: Signal<Scene>, names: Signal<Names>) -> Paint {
    let shown = Memo::new(move |_| scene.get());
    Paint::new(PaintParts {
        words: use_words(),
        scene: shown,
        boards: boards(shown),
        supply: Memo::new(move |_| scene.with(supply)),
        names: Memo::new(move |_| names.get()),
        own: Memo::new(move |_| scene.with(|scene| scene.first)),
        bots: Memo::new(|_| None),
        winners: Memo::new(|_| Vec::new()),
        moving: Memo::new(|_| false),
        lit: Memo::new(|_| Vec::new()),
        lost_lines: Memo::new(|_| Vec::new()),
        changes: Memo::new(|_| Vec::new()),
        pointed: RwSignal::new(Pointed::Nothing),
        refused: RwSignal::new(None),
        listener: StoredValue::new(Callback::new(|_| {})),
    })
}

/// A scene knows bag and lid only where the table showed them.
fn supply(scene: &Scene) -> Option<Supply> {
    let total = |tiles: ByTile<u16>| tiles.0.iter().sum();
    scene.bag.map(|bag| Supply { bag: total(bag.bag), lid: total(bag.lid) })
}
