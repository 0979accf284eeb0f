//! What the pointer and the focus are on: both bring up the preview.

use super::paint::Paint;
use azulejo_rules::{Column, Destination, Line};
use azulejo_view::scene::Pointed;
use web_sys::PointerEvent;

/// The pointer comes to a line or the floor. A finger points at nothing before it presses.
pub(super) fn enter(paint: Paint, event: &PointerEvent, to: Destination) {
    if event.pointer_type() == "mouse" {
        paint.point(Pointed::Destination(to));
    }
}

/// The focus comes to a line or the floor.
pub(super) fn focus(paint: Paint, to: Destination) {
    paint.point(Pointed::Destination(to));
}

/// Pointer or focus leave a line or the floor.
pub(super) fn leave(paint: Paint, to: Destination) {
    leave_if(paint, Pointed::Destination(to));
}

/// Pointer or focus come to a column that can be chosen.
pub(super) fn column(paint: Paint, line: Line, column: Column) {
    paint.point(Pointed::Column(line, column));
}

/// Pointer or focus leave a column.
pub(super) fn leave_column(paint: Paint, line: Line, column: Column) {
    leave_if(paint, Pointed::Column(line, column));
}

/// Whatever else is pointed at by now stays so.
fn leave_if(paint: Paint, left: Pointed) {
    // An element that is removed is left after the table is gone.
    if !paint.is_gone() && paint.pointed().get_untracked() == left {
        paint.point(Pointed::Nothing);
    }
}
