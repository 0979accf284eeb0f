//! Where the focus is: never lost, and for a keyboard always where the move goes on.

use crate::html;
use azulejo_rules::Source;
use azulejo_view::Selection;
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use web_sys::Element;

/// A line or the floor to which the tiles in the hand may go.
const LEGAL: &str = ".board[data-mine] [data-aim=legal]";
/// The button that plays the move.
const CONFIRM: &str = ".actions .confirm";
/// Where to go on after a move: something that can be taken, or a column to choose, or else the
/// board.
const NEXT: [&str; 3] =
    [".offer [data-light=pickable]", ".board[data-mine] .pick-column", ".board[data-mine]"];

/// Where a move in the making goes on; nowhere in particular while columns are chosen.
pub(super) fn next_place(selection: &Selection) -> Option<String> {
    match selection {
        Selection::Nothing => None,
        Selection::Source(Source::Factory(factory)) => {
            Some(format!(".picker .chip, .offer [data-factory=\"{factory}\"] button.tile"))
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

/// Gives the focus a sensible place once everything is painted, if it has none then.
pub(super) fn keep_soon() {
    spawn_local(async move {
        tick().await;
        keep();
        // A dialog that is being closed gives the focus back first, perhaps to something that is gone.
        request_animation_frame(keep);
    });
}

fn keep() {
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

/// A dialog that was closed keeps the focus for a moment, before the browser takes it away.
fn is_lost() -> bool {
    let is_gone = |element: Element| matches!(element.closest("dialog:not([open])"), Ok(Some(_)));
    document()
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY" || is_gone(element))
}
