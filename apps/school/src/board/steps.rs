//! Where one is in the tree, in words, and the way back and forward.

use super::what_if::{WhatIf, is_leaf, use_what_if};
use azulejo_rules::{Next, Outcome};
use azulejo_study::{Act, NodeId, Tree};
use azulejo_view::scene::LastMove;
use azulejo_view::{Args, Narrator};
use azulejo_web::live::{Derived, hear};
use azulejo_web::ui::Icon;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Where a press leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    First,
    Back,
    On,
    Last,
}

impl Way {
    fn of_key(key: &str) -> Option<Way> {
        match key {
            "Home" => Some(Way::First),
            "ArrowLeft" => Some(Way::Back),
            "ArrowRight" => Some(Way::On),
            "End" => Some(Way::Last),
            _ => None,
        }
    }

    fn go(self, tree: &mut Tree) -> bool {
        match self {
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

    /// Whether it leads nowhere.
    fn is_closed(self, tree: &Tree) -> bool {
        match self {
            Way::First | Way::Back => tree.current() == NodeId::ROOT,
            Way::On | Way::Last => is_leaf(tree),
        }
    }
}

/// Whose turn it is, what led here, and the way back and forward.
#[component]
pub(super) fn Steps() -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    follow_keys(what_if);
    let told = Derived::new(move |_| told(what_if));
    let status = Derived::new(move |_| status(what_if));
    let button = move |way: Way, icon: &'static str, label: &'static str| {
        let closed = move || what_if.tree.with(|tree| way.is_closed(tree));
        view! {
            <button
                class="icon-button"
                type="button"
                aria-label=words.say(label)
                aria-disabled=move || closed().to_string()
                on:click=hear(move |_| what_if.look(|tree| way.go(tree)))
            >
                <Icon symbol=icon />
            </button>
        }
        .into_any()
    };
    view! {
        <div class="what-if-steps" role="group" aria-label=words.say("board-steps")>
            {button(Way::First, "icon-first", "step-first")}
            {button(Way::Back, "icon-left", "step-back")}
            {button(Way::On, "icon-right", "step-on")}
            {button(Way::Last, "icon-last", "step-last")}
            <p class="what-if-status">{move || status.get()}</p>
        </div>
        <p class="note what-if-told">{move || told.get()}</p>
    }
}

/// The arrows lead through the tree unless they are needed where the focus is.
fn follow_keys(what_if: WhatIf) {
    let listener = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key());
        let Some(way) = Way::of_key(&event.key()).filter(|_| plain && !is_typing(&event)) else {
            return;
        };
        event.prevent_default();
        what_if.look(|tree| way.go(tree));
    });
    on_cleanup(move || listener.remove());
}

/// Whether the focus is where arrows have a meaning of their own.
fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| {
        matches!(target.closest("input, select, textarea, dialog"), Ok(Some(_)))
    })
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
