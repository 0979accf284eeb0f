//! Pieces in the air: copies that fly over the table by `transform` alone, while what they come to is
//! painted already and hidden until they land.

use super::spots;
use crate::clock::Alarm;
use crate::console;
use crate::decimal::decimal;
use azulejo_view::motion::{Beat, Flight, Piece, Speed, Spot};
use js_sys::{Array, Object, Reflect};
use leptos::prelude::document;
use std::cell::Cell;
use std::collections::BTreeMap;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

/// How pieces fly.
const EASING: &str = "cubic-bezier(.2,.7,.2,1)";
/// So much higher than half way, in its own size, a piece is in the middle of its flight.
const ARC: f64 = 0.35;
/// Spots whose piece is in the air.
const AWAY: &str = "[data-away]";

/// A square on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Square {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) size: f64,
}

/// The flights of a beat, with the squares they leave: taken before the picture changes.
pub(super) type Departures = Vec<(Flight, Option<Square>)>;

/// Where the pieces of a beat leave from.
pub(super) fn depart(beat: &Beat) -> Departures {
    let from = |flight: &Flight| find(flight.from).and_then(|spot| square(&spot));
    beat.flights.iter().map(|flight| (*flight, from(flight))).collect()
}

/// A piece that comes to a spot.
struct Arrival {
    flight: Flight,
    from: Square,
    to: Square,
    spot: Option<Element>,
}

impl Arrival {
    /// Where a piece comes to. On a small screen bag and lid are not shown: what they give or take
    /// comes from the middle of the offer and goes there.
    fn of(flight: Flight, from: Option<Square>) -> Option<Arrival> {
        let spot = find(flight.to);
        let to = spot.as_ref().and_then(square);
        let from = from.or_else(|| middle(to?.size))?;
        let to = to.or_else(|| middle(from.size))?;
        Some(Arrival { flight, from, to, spot })
    }
}

/// Lets the pieces fly. The picture they come to has been painted.
pub(super) fn fly(departures: Departures, speed: Speed) {
    let Some(layer) = layer() else { return };
    // All squares are measured before anything is added, so that the browser lays out once.
    let arrivals: Vec<Arrival> =
        departures.into_iter().filter_map(|(flight, from)| Arrival::of(flight, from)).collect();
    let mut waves: BTreeMap<u32, Vec<Arrival>> = BTreeMap::new();
    for arrival in arrivals {
        if let Some(spot) = arrival.spot.as_ref().filter(|_| hides(arrival.flight.to)) {
            hide(spot);
        }
        waves.entry(speed.of(arrival.flight.waits)).or_default().push(arrival);
    }
    let show = SHOW.get();
    for (wait, wave) in waves {
        let layer = layer.clone();
        // A deal is many pieces: each takes off in its own time, so that no moment has to start them all.
        let take_off = move || {
            if SHOW.get() == show {
                take_off_together(&layer, wave, speed);
            }
        };
        if wait == 0 {
            take_off();
        } else {
            Alarm::after(wait.into(), take_off);
        }
    }
}

thread_local! {
    /// Counts what has been taken out of the air: a piece that belongs to what is over does not take off any more.
    static SHOW: Cell<u32> = const { Cell::new(0) };
}

fn take_off_together(layer: &Element, wave: Vec<Arrival>, speed: Speed) {
    let mut landings: BTreeMap<u32, Vec<(Element, Option<Element>)>> = BTreeMap::new();
    for arrival in wave {
        let Some(copy) = take_off(layer, &arrival, speed) else { continue };
        landings.entry(speed.of(arrival.flight.lasts)).or_default().push((copy, arrival.spot));
    }
    for (millis, landed) in landings {
        Alarm::after(millis.into(), move || landed.iter().for_each(land));
    }
}

/// Takes everything out of the air.
pub(super) fn clear() {
    SHOW.set(SHOW.get().wrapping_add(1));
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    while let Some(copy) = find(".flight:not([data-drag])") {
        copy.remove();
    }
    while let Some(spot) = find(AWAY) {
        reveal(&spot);
    }
}

fn land((copy, spot): &(Element, Option<Element>)) {
    copy.remove();
    if let Some(spot) = spot {
        reveal(spot);
    }
}

/// Whether what a piece comes to is hidden until it lands: not heaps that have something already.
fn hides(spot: Spot) -> bool {
    !matches!(spot, Spot::Bag | Spot::Lid | Spot::Circle(_) | Spot::Marker { .. })
        && !matches!(spot, Spot::Center { index, .. } if index > 0)
}

fn take_off(layer: &Element, arrival: &Arrival, speed: Speed) -> Option<Element> {
    let Arrival { flight, from, to, .. } = arrival;
    let (flight, from, to) = (*flight, *from, *to);
    // As large as it will ever be, so that nothing is drawn small and then blown up.
    let size = from.size.max(to.size);
    let copy = copy(layer, flight.piece, Square { size, ..from })?;
    let frames = [from, midway(from, to), to].map(|square| frame(at(square, square.size / size)));
    let options = object(&[
        ("duration", speed.of(flight.lasts).max(1).into()),
        ("easing", EASING.into()),
        ("fill", "both".into()),
    ]);
    animate(&copy, &frames.iter().collect(), &options);
    Some(copy)
}

/// A copy of a piece, as large as the square it leaves.
pub(super) fn copy(layer: &Element, piece: Piece, from: Square) -> Option<Element> {
    let (class, art) = match piece {
        Piece::Tile(tile) => ("flight", format!(r#"<i class="art" data-art="tile-{tile}"></i>"#)),
        Piece::Marker => ("flight", r#"<i class="art" data-art="marker"></i>"#.to_owned()),
        Piece::Tray => {
            ("flight tray", r##"<svg class="icon"><use href="#effect-tray"/></svg>"##.to_owned())
        }
    };
    let html = format!(r#"<div class="{class}">{art}</div>"#);
    console::or_log("a flying piece", layer.insert_adjacent_html("beforeend", &html))?;
    let copy: HtmlElement = layer.last_element_child()?.dyn_into().ok()?;
    for (name, value) in [("width", from.size), ("height", from.size)] {
        console::or_log(
            "a size",
            copy.style().set_property(name, &format!("{}px", decimal(value))),
        );
    }
    place(&copy, from);
    console::or_log("an origin", copy.style().set_property("transform-origin", "0 0"));
    Some(copy.into())
}

/// Puts a copy onto a square.
pub(super) fn place(copy: &HtmlElement, to: Square) {
    console::or_log("a place", copy.style().set_property("transform", &at(to, 1.0)));
}

fn at(square: Square, scale: f64) -> String {
    format!("translate({}px,{}px) scale({})", decimal(square.x), decimal(square.y), decimal(scale))
}

fn midway(from: Square, to: Square) -> Square {
    let size = f64::midpoint(from.size, to.size);
    let y = f64::midpoint(from.y, to.y) - size * ARC;
    Square { x: f64::midpoint(from.x, to.x), y, size }
}

fn frame(transform: String) -> Object {
    object(&[("transform", transform.into())])
}

fn object(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        console::or_log("a field", Reflect::set(&object, &(*name).into(), value));
    }
    object
}

fn animate(element: &Element, frames: &Array, options: &Object) {
    let animate = Reflect::get(element, &"animate".into());
    let call = animate.and_then(JsCast::dyn_into::<js_sys::Function>);
    let animation = call.and_then(|call| call.call2(element, frames, options));
    console::or_log("an animation", animation);
}

/// The layer in which pieces fly.
pub(super) fn layer() -> Option<Element> {
    document().query_selector(".flights").ok().flatten()
}

/// The element of a spot, or of what is around it.
fn find(spot: Spot) -> Option<Element> {
    find_named(&spots::name(spot)).or_else(|| find_named(&spots::around(spot)?))
}

fn find_named(name: &str) -> Option<Element> {
    document().query_selector(&format!(r#"[data-spot="{name}"]"#)).ok().flatten()
}

/// Where the piece on a spot is drawn: its art, or the largest square in its middle. Nowhere if the
/// spot is not shown.
pub(super) fn square(spot: &Element) -> Option<Square> {
    let art = spot.query_selector(":scope > .art, :scope > .icon").ok().flatten();
    let rect = art.as_ref().unwrap_or(spot).get_bounding_client_rect();
    let size = rect.width().min(rect.height());
    (size > 0.0).then(|| Square {
        x: rect.x() + (rect.width() - size) / 2.0,
        y: rect.y() + (rect.height() - size) / 2.0,
        size,
    })
}

/// A square in the middle of the offer.
fn middle(size: f64) -> Option<Square> {
    let offer = document().query_selector("main.table > .offer").ok().flatten()?;
    let rect = offer.get_bounding_client_rect();
    let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
    Some(Square { x: x - size / 2.0, y: y - size / 2.0, size })
}

/// Hides what lies on a spot, with its number; the place stays.
fn hide(spot: &Element) {
    console::or_log("an attribute", spot.set_attribute("data-away", ""));
    if let Some(count) = count(spot) {
        console::or_log("an attribute", count.set_attribute("hidden", ""));
    }
}

fn reveal(spot: &Element) {
    console::or_log("an attribute", spot.remove_attribute("data-away"));
    if let Some(count) = count(spot) {
        console::or_log("an attribute", count.remove_attribute("hidden"));
    }
}

fn count(spot: &Element) -> Option<Element> {
    spot.query_selector(":scope > .count").ok().flatten()
}
