//! The tree of everything that was tried.

use super::what_if::{WhatIf, is_main, use_what_if};
use azulejo_study::{Act, Node, NodeId, Tree};
use azulejo_view::{Args, Reviewer};
use azulejo_web::live::{Derived, hear, views, when};
use azulejo_web::ui::Icon;
use leptos::prelude::*;

/// A row of the tree: steps that follow each other without a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    /// On how many branches within branches it is.
    depth: usize,
    /// Whether it begins a branch beside the main one.
    is_side: bool,
    steps: Vec<NodeId>,
}

/// Deeper branches are not drawn farther to the right.
const DEEPEST: usize = 6;

/// All rows, as they are read: a round begins a row, and what was tried instead of a step follows it.
fn rows(tree: &Tree) -> Vec<Row> {
    let first = |id: NodeId| tree.node(id)?.children().first().copied();
    let mut rows = Vec::new();
    let mut open: Vec<(NodeId, usize, bool)> =
        first(NodeId::ROOT).map(|id| (id, 0, false)).into_iter().collect();
    while let Some((id, depth, is_side)) = open.pop() {
        let mut row = Row { depth, is_side, steps: vec![id] };
        let mut last = id;
        while !has_rivals(tree, last) || (last == id && is_side) {
            match first(last) {
                Some(next) if !is_deal(tree, next) => {
                    row.steps.push(next);
                    last = next;
                }
                Some(next) => {
                    open.push((next, depth, false));
                    break;
                }
                None => break,
            }
        }
        if has_rivals(tree, last) && !(last == id && is_side) {
            open.extend(first(last).map(|next| (next, depth, false)));
            open.extend(rivals(tree, last).rev().map(|rival| (rival, depth + 1, true)));
        }
        rows.push(row);
    }
    rows
}

fn is_deal(tree: &Tree, id: NodeId) -> bool {
    tree.node(id).is_some_and(|node| matches!(node.act(), Some(Act::Deal(_))))
}

/// What was tried instead of a main step.
fn rivals(tree: &Tree, id: NodeId) -> impl DoubleEndedIterator<Item = NodeId> {
    let parent = tree.node(id).and_then(|node| tree.node(node.parent()?));
    let children = parent.map(Node::children).unwrap_or_default();
    let rivals = if children.first() == Some(&id) { &children[1..] } else { &[] };
    rivals.iter().copied()
}

fn has_rivals(tree: &Tree, id: NodeId) -> bool {
    rivals(tree, id).next().is_some()
}

/// The tree, and what can be done with its branches.
#[component]
pub(super) fn Branches() -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let rows = Derived::new(move |_| what_if.tree.with(rows));
    let list = move || rows.with(|rows| views(rows.clone(), move |row| row_view(what_if, &row)));
    let is_empty = move || rows.read().is_empty();
    view! {
        <section class="card what-if-card what-if-tree" aria-labelledby="tree-title">
            <h2 id="tree-title">{words.say("board-tree")}</h2>
            {when(is_empty, move || view! { <p class="note">{words.say("board-tree-empty")}</p> }.into_any())}
            <ol class="branches">{move || list()}</ol>
            <Prune />
        </section>
    }
}

fn row_view(what_if: WhatIf, row: &Row) -> AnyView {
    let label = row.is_side.then(|| {
        view! { <span class="branch-or">{what_if.words.say("board-instead")}</span> }.into_any()
    });
    let depth = format!("--depth:{}", row.depth.min(DEEPEST));
    view! {
        <li class="branch" style=depth>
            {label}
            {views(row.steps.clone(), |id| step_view(what_if, id))}
        </li>
    }
    .into_any()
}

fn step_view(what_if: WhatIf, id: NodeId) -> AnyView {
    let current = move || what_if.tree.with(|tree| tree.current() == id).then_some("step");
    let text = Derived::new(move |_| step_text(what_if, id));
    let label = Derived::new(move |_| step_label(what_if, id));
    view! {
        <button
            class="branch-step"
            type="button"
            aria-current=move || current()
            aria-label=move || label.get()
            title=move || label.get()
            on:click=hear(move |_| what_if.look(move |tree| tree.go(id)))
        >
            {move || text.get()}
        </button>
    }
    .into_any()
}

/// The code of a move; a deal by its round.
fn step_text(what_if: WhatIf, id: NodeId) -> String {
    what_if.tree.with(|tree| match tree.node(id) {
        Some(node) if is_deal(tree, id) => {
            let args = Args::new().number("round", node.position().round());
            what_if.words.tell("round", &args)
        }
        Some(node) => node.to_string(),
        None => String::new(),
    })
}

/// A move with who made it, in words.
fn step_label(what_if: WhatIf, id: NodeId) -> String {
    let (texts, names) = (what_if.words.texts(), what_if.names.read());
    what_if.tree.with(|tree| {
        let Some(node) = tree.node(id) else { return String::new() };
        let before = node.parent().and_then(|parent| tree.node(parent)).map(Node::position);
        match (node.act(), before) {
            (Some(Act::Move(mv)), Some(before)) => {
                let seat = before.player_to_move();
                let args = Args::new()
                    .text("code", mv.to_string())
                    .text("name", seat.map_or("", |seat| names.of(seat)))
                    .text("move", Reviewer::new(&texts, &names).move_words(before, *mv));
                texts.tell("board-step", &args)
            }
            (Some(Act::Deal(deal)), _) => {
                let args = Args::new().number("round", node.position().round());
                texts.tell("board-step-deal", &args.text("deal", deal.to_string()))
            }
            _ => String::new(),
        }
    })
}

/// Making a branch the main one, cutting one off, and bringing back what is gone.
#[component]
fn Prune() -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let is_side =
        move || what_if.tree.with(|tree| tree.path().into_iter().any(|id| !is_main(tree, id)));
    let is_root = move || what_if.tree.with(|tree| tree.current() == NodeId::ROOT);
    let promote = move |_| {
        if untrack(is_side) {
            let mut tree = what_if.tree.get_untracked();
            for id in tree.path() {
                tree.promote(id);
            }
            what_if.tree.set(tree);
            what_if.say(words.now("board-promoted"));
        }
    };
    let cut = move |_| {
        if !untrack(is_root) {
            what_if.remember();
            let mut tree = what_if.tree.get_untracked();
            tree.delete(tree.current());
            what_if.paused.set(true);
            what_if.tree.set(tree);
            what_if.say(words.now("board-cut-done"));
        }
    };
    let back = move || {
        view! {
            <button class="button" type="button" on:click=hear(move |_| what_if.bring_back())>
                <Icon symbol="icon-undo" />
                {words.say("board-bring-back")}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="what-if-buttons">
            <button
                class="button"
                type="button"
                aria-disabled=move || (!is_side()).to_string()
                on:click=hear(promote)
            >
                {words.say("board-promote")}
            </button>
            <button
                class="button"
                type="button"
                aria-disabled=move || is_root().to_string()
                on:click=hear(cut)
            >
                {words.say("board-cut")}
            </button>
            {when(move || what_if.before.with(Option::is_some), back)}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Position, Seat};

    /// The rows as texts: the depth, `|` where a branch begins, and the steps.
    fn drawn(tree: &Tree) -> Vec<String> {
        let text = |id: &NodeId| {
            if is_deal(tree, *id) {
                "deal".to_owned()
            } else {
                tree.node(*id).map(ToString::to_string).unwrap_or_default()
            }
        };
        let row = |row: Row| {
            let steps: Vec<String> = row.steps.iter().map(text).collect();
            format!("{}{}{}", row.depth, if row.is_side { "|" } else { " " }, steps.join(" "))
        };
        rows(tree).into_iter().map(row).collect()
    }

    #[test]
    fn what_was_tried_instead_follows_the_step_it_stands_for() {
        let mut tree = Tree::new(Position::new("2cp".parse().expect("rules"), Seat::ALL[0]));
        assert!(drawn(&tree).is_empty());
        let dealt =
            tree.deal("WKWW RBRB BYYB RYWR YBYB".parse().expect("a deal")).expect("possible");
        let play =
            |tree: &mut Tree, code: &str| tree.play(code.parse().expect("a move")).expect("legal");
        let one = play(&mut tree, "1W3");
        play(&mut tree, "2RF");
        play(&mut tree, "3B2");
        tree.go(one);
        play(&mut tree, "2R2");
        tree.go(dealt);
        play(&mut tree, "2R1");
        play(&mut tree, "1W4");
        assert_eq!(drawn(&tree), ["0 deal 1W3", "1|2R1 1W4", "0 2RF", "1|2R2", "0 3B2"]);
    }
}
