//! Dragging tiles with a mouse or a finger: they travel under it and may be dropped on a whole line.

use super::flights::{self, Square};
use super::hands::Hands;
use super::paint::Means;
use crate::clock::Alarm;
use crate::console;
use azulejo_rules::{Destination, Line, Source, Tile};
use azulejo_view::Press;
use azulejo_view::motion::Piece;
use azulejo_view::scene::Pointed;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

/// So far, in pixels, a pointer moves before it is a drag and no click.
const SLACK: f64 = 6.0;
/// So large, in pixels, tiles are at least while they are dragged.
const SMALLEST: f64 = 36.0;
/// How much of its size a tile lies beside the next one in the hand.
const BESIDE: f64 = 0.62;
/// So many tiles lie side by side in the hand.
const ABREAST: usize = 4;

/// What a pointer has grabbed.
#[derive(Default)]
pub(super) enum Drag {
    /// Nothing.
    #[default]
    Nothing,
    /// It is down on tiles, and may yet be a click.
    Down(Grip),
    /// Tiles travel with it.
    Carrying(Grip, Vec<HtmlElement>),
    /// Tiles were dropped this very moment.
    Dropped,
}

/// Which tiles a pointer holds, and where it took them.
#[derive(Clone, Copy)]
pub(super) struct Grip {
    source: Source,
    tile: Tile,
    pointer: i32,
    x: f64,
    y: f64,
    size: f64,
    /// How far above the pointer the tiles are: a finger would hide them.
    lift: f64,
}

/// Follows every pointer, wherever it goes.
pub(super) fn follow<H: Hands>(hands: H) {
    let down = window_event_listener(ev::pointerdown, move |_| {
        hands.means().set(Means::Pointer);
    });
    let moved = window_event_listener(ev::pointermove, move |event| pointer_moved(hands, &event));
    let up = window_event_listener(ev::pointerup, move |event| pointer_up(hands, &event));
    let lost = window_event_listener(ev::pointercancel, move |event| let_go(hands, &event));
    on_cleanup(move || {
        down.remove();
        moved.remove();
        up.remove();
        lost.remove();
        hands.drag().update(|drag| {
            if let Drag::Carrying(_, copies) = drag {
                remove_all(copies);
            }
        });
    });
}

/// A pointer goes down on tiles.
pub(super) fn grab<H: Hands>(hands: H, source: Source, tile: Tile, event: &PointerEvent) {
    if event.button() != 0 || !event.is_primary() || !hands.may_act() {
        return;
    }
    let spot = event.current_target().and_then(|spot| spot.dyn_into::<Element>().ok());
    let size = spot.and_then(|spot| flights::square(&spot));
    let size = size.map_or(SMALLEST, |square| square.size.max(SMALLEST));
    let lift = if event.pointer_type() == "mouse" { 0.0 } else { size };
    let (x, y) = place_of(event);
    let grip = Grip { source, tile, pointer: event.pointer_id(), x, y, size, lift };
    hands.drag().set(Drag::Down(grip));
}

/// Whether tiles were dropped this very moment: a click now is the end of the drag.
pub(super) fn has_just_dropped<H: Hands>(hands: H) -> bool {
    hands.drag().with(|drag| matches!(drag, Drag::Dropped))
}

fn pointer_moved<H: Hands>(hands: H, event: &PointerEvent) {
    let (x, y) = place_of(event);
    let begins = hands.drag().with(|drag| match drag {
        Drag::Down(grip) if grip.pointer == event.pointer_id() => {
            (x - grip.x).hypot(y - grip.y) > SLACK
        }
        _ => false,
    });
    if begins {
        take_up(hands);
    }
    let carries = hands.drag().with(|drag| match drag {
        Drag::Carrying(grip, copies) if grip.pointer == event.pointer_id() => {
            carry(*grip, copies, x, y);
            true
        }
        _ => false,
    });
    if carries {
        hands.point(destination_at(x, y).map_or(Pointed::Nothing, Pointed::Destination));
    }
}

/// The pointer has moved too far for a click: the tiles come along.
fn take_up<H: Hands>(hands: H) {
    let grip = hands.drag().with(|drag| match drag {
        Drag::Down(grip) => Some(*grip),
        _ => None,
    });
    let Some(grip) = grip else { return };
    let held = move || hands.entry().with_untracked(|entry| entry.selection().held());
    let wanted = Some((grip.source, grip.tile));
    if held() != wanted {
        hands.press(Press::Tile(grip.source, grip.tile), Means::Pointer);
    }
    let drag = if held() == wanted {
        let count =
            untrack(|| hands.with_position(|pos| pos.tiles_at(grip.source).count(grip.tile)));
        Drag::Carrying(grip, copies(grip, count.into()))
    } else {
        Drag::Nothing
    };
    hands.drag().set(drag);
}

fn pointer_up<H: Hands>(hands: H, event: &PointerEvent) {
    let carried = end_drag(hands, event, Drag::Dropped);
    if !carried {
        return;
    }
    // The click that a browser makes of it comes at once.
    let drag = hands.drag();
    Alarm::after(0, move || {
        drag.try_update(|drag| *drag = Drag::Nothing);
    });
    let (x, y) = place_of(event);
    hands.point(Pointed::Nothing);
    match destination_at(x, y) {
        Some(to) => hands.press(Press::Destination(to), Means::Pointer),
        None => hands.press(Press::Cancel, Means::Pointer),
    }
}

/// The browser has taken the pointer away.
fn let_go<H: Hands>(hands: H, event: &PointerEvent) {
    if end_drag(hands, event, Drag::Nothing) {
        hands.point(Pointed::Nothing);
        hands.press(Press::Cancel, Means::Pointer);
    }
}

/// Ends the drag of a pointer; whether it carried tiles.
fn end_drag<H: Hands>(hands: H, event: &PointerEvent, then: Drag) -> bool {
    let carried = hands.drag().try_update(|drag| match drag {
        Drag::Carrying(grip, copies) if grip.pointer == event.pointer_id() => {
            remove_all(copies);
            *drag = then;
            true
        }
        Drag::Down(grip) if grip.pointer == event.pointer_id() => {
            *drag = Drag::Nothing;
            false
        }
        _ => false,
    });
    carried.unwrap_or(false)
}

fn place_of(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// Copies of the grabbed tiles.
fn copies(grip: Grip, count: usize) -> Vec<HtmlElement> {
    let Some(layer) = flights::layer() else { return Vec::new() };
    let from = Square { x: grip.x, y: grip.y, size: grip.size };
    let copy = |_| {
        let copy = flights::copy(&layer, Piece::Tile(grip.tile), from)?;
        console::or_log("a dragged tile", copy.set_attribute("data-drag", ""))?;
        copy.dyn_into().ok()
    };
    (0..count).filter_map(copy).collect()
}

/// Brings the tiles to where the pointer is.
fn carry(grip: Grip, copies: &[HtmlElement], x: f64, y: f64) {
    let gaps = copies.len().min(ABREAST).saturating_sub(1);
    let width = grip.size * (1.0 + BESIDE * float(gaps));
    for (index, copy) in copies.iter().enumerate() {
        let (row, column) = (index / ABREAST, index % ABREAST);
        let square = Square {
            x: x - width / 2.0 + BESIDE * grip.size * float(column),
            y: y - grip.size / 2.0 - grip.lift + BESIDE * grip.size * float(row),
            size: grip.size,
        };
        flights::place(copy, square);
    }
}

/// A small number.
fn float(number: usize) -> f64 {
    u32::try_from(number).unwrap_or_default().into()
}

fn remove_all(copies: &[HtmlElement]) {
    for copy in copies {
        copy.remove();
    }
}

/// The line or the floor under a pointer.
fn destination_at(x: f64, y: f64) -> Option<Destination> {
    let under = document().element_from_point(x as f32, y as f32)?;
    let selector = ".board[data-mine] :is(.line, .floor-line)";
    let found = console::or_log("a selector", under.closest(selector)).flatten()?;
    match found.get_attribute("data-line") {
        None => Some(Destination::Floor),
        Some(number) => Line::new(number.parse().ok()?).map(Destination::Line),
    }
}
