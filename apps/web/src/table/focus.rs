//! Where the focus is: never lost, and for a keyboard always where the move goes on.

use crate::html;
use azulejo_rules::Source;
use azulejo_view::Selection;
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};

/// A line or the floor to which the tiles in the hand may go.
const LEGAL: &str = ".board.own [data-aim=legal]";
/// The button that plays the move.
const CONFIRM: &str = ".actions .confirm";
/// Where to go on after a move: something that can be taken, or a column to choose, or else the
/// board.
const NEXT: [&str; 3] = [".offer [data-light=pickable]", ".board.own .pick-column", ".board.own"];

/// Where a move in the making goes on; nowhere in particular while columns are chosen.
pub(super) fn next_place(selection: &Selection) -> Option<String> {
    match selection {
        Selection::Nothing => None,
        Selection::Source(Source::Factory(factory)) => {
            Some(format!(".picker .chip, [data-factory=\"{factory}\"] button.tile"))
        }
        Selection::Source(Source::Center) => Some(".center button.tile".to_owned()),
        Selection::Tiles { .. } => Some(LEGAL.to_owned()),
        Selection::Aimed(_) => Some(CONFIRM.to_owned()),
        Selection::Placing(placements) => placements.is_complete().then(|| CONFIRM.to_owned()),
    }
}

/// Moves the focus as soon as everything is painted.
pub(super) fn go_soon(selector: String) {
    spawn_local(async move {
        tick().await;
        html::focus(&selector);
    });
}

/// Looks after the focus once everything is painted: where it was is perhaps no longer there.
pub(super) fn keep_soon() {
    spawn_local(async move {
        tick().await;
        keep();
    });
}

/// Gives the focus a sensible place if it has none.
pub(super) fn keep() {
    if !is_lost() {
        return;
    }
    for selector in NEXT {
        html::focus(selector);
        if !is_lost() {
            return;
        }
    }
}

fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}
