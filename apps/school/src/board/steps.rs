//! Where one is in the tree, in words, and the way back and forward.

use super::what_if::{WhatIf, is_leaf, use_what_if};
use azulejo_rules::{Next, Outcome};
use azulejo_study::{Act, NodeId, Tree};
use azulejo_view::scene::LastMove;
use azulejo_view::{Args, Narrator};
use azulejo_web::live::{Derived, views};
use azulejo_web::stepping::{Way, follow_keys, step_button};
use leptos::prelude::*;

/// Goes a way, and tells whether it led anywhere.
fn go(way: Way, tree: &mut Tree) -> bool {
    match way {
        Way::First => tree.current() != NodeId::ROOT && tree.go(NodeId::ROOT),
        Way::Back => tree.back(),
        Way::On => tree.forward(),
        Way::Last => {
            let moved = tree.forward();
            while tree.forward() {}
            moved
        }
    }
}

/// Whether a way leads nowhere.
fn is_closed(way: Way, tree: &Tree) -> bool {
    match way {
        Way::First | Way::Back => tree.current() == NodeId::ROOT,
        Way::On | Way::Last => is_leaf(tree),
    }
}

/// Whose turn it is, what led here, and the way back and forward.
#[component]
pub(super) fn Steps() -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let walk = move |way: Way| what_if.look(|tree| go(way, tree));
    follow_keys(walk);
    let told = Derived::new(move |_| told(what_if));
    let status = Derived::new(move |_| status(what_if));
    let button = move |way: Way| {
        let is_closed = move || what_if.tree.with(|tree| is_closed(way, tree));
        step_button(way, is_closed, move || walk(way))
    };
    view! {
        <div class="what-if-steps" role="group" aria-label=words.say("board-steps")>
            {views(Way::ALL, button)}
            <p class="what-if-status">{move || status.get()}</p>
        </div>
        <p class="note what-if-told">{move || told.get()}</p>
    }
}

/// Whose turn it is.
fn status(what_if: WhatIf) -> String {
    let (texts, names) = (what_if.words.texts(), what_if.names.read());
    let pos = what_if.position.read();
    let args = Args::new().number("round", pos.round());
    match pos.next() {
        Next::Player(seat) => texts.tell("board-turn", &args.text("name", names.of(seat))),
        Next::Bag => texts.tell("board-turn-bag", &args),
        Next::Nobody(outcome) => Narrator::new(&texts, &names).verdict(&outcome),
    }
}

/// What led to the position that is looked at.
pub(super) fn told(what_if: WhatIf) -> String {
    let (texts, names) = (what_if.words.texts(), what_if.names.read());
    let narrator = Narrator::new(&texts, &names);
    what_if.tree.with(|tree| {
        let Some(node) = tree.node(tree.current()) else { return String::new() };
        let parent = node.parent().and_then(|parent| tree.node(parent));
        let (Some(act), Some(parent)) = (node.act(), parent) else {
            return texts.say("board-beginning");
        };
        let mut sentences = match act {
            Act::Move(mv) => vec![narrator.play(parent.position(), *mv).text()],
            Act::Deal(_) => {
                let args = Args::new().number("round", node.position().round());
                vec![texts.tell("board-dealt", &args)]
            }
        };
        sentences.extend(node.report().into_iter().flat_map(|report| narrator.round(report)));
        if let Next::Nobody(Outcome { .. }) = node.position().next() {
            sentences.push(texts.say("status-over"));
        }
        sentences.join(" ")
    })
}

/// The last move, to be marked on the table.
pub(super) fn last(tree: &Tree) -> Vec<LastMove> {
    let node = tree.node(tree.current());
    let parent = node.and_then(|node| tree.node(node.parent()?));
    let seat = parent.and_then(|parent| parent.position().player_to_move());
    match (seat, node.and_then(|node| node.act())) {
        (Some(seat), Some(&Act::Move(mv))) => vec![LastMove { seat, mv }],
        _ => Vec::new(),
    }
}
