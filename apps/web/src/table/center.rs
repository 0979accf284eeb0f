//! The center of the table: tiles by color, and the marker.

use super::codes;
use super::paint::{Gesture, Paint, use_paint};
use super::part::Part;
use super::spots;
use crate::live::{Derived, hear, views, when};
use crate::ui::Art;
use azulejo_rules::{Source, Tile};
use azulejo_view::Press;
use azulejo_view::scene::{CenterGroup, CenterView, Light};
use leptos::prelude::*;

/// The center.
#[component]
pub(super) fn Center() -> impl IntoView {
    let paint = use_paint();
    let center = paint.center();
    let is_hinted = |center: &CenterView| center.groups.iter().any(|group| group.hinted);
    let groups = views(Tile::ALL, |tile| group(paint, center, tile));
    let marker = || {
        view! {
            <span class="marker" data-tile="P" data-spot=spots::CENTER_MARKER>
                <Art symbol="marker" />
            </span>
        }
        .into_any()
    };
    view! {
        <div
            class="center"
            role="group"
            data-spot=spots::CENTER
            data-held=move || center.ask(|center| center.selected)
            data-last=move || center.ask(|center| center.last)
            data-hint=move || center.ask(is_hinted)
            aria-label=move || paint.tell(|narrator| center.ask(|center| narrator.center(center)))
        >
            {when(move || center.ask(|center| center.marker), marker)}
            <ul class="groups">{groups}</ul>
        </div>
    }
}

fn group(paint: Paint, center: Part<CenterView>, tile: Tile) -> AnyView {
    let group =
        center.part(move |center| center.groups.iter().find(|group| group.tile == tile).copied());
    let count = move || group.ask(|group| group.map_or(0, |group| group.count));
    let is_empty = Derived::new(move |_| count() == 0);
    view! {
        <li class="group" data-tile=tile.to_string() data-count=move || count().to_string()>
            {move || if is_empty.get() { nothing(tile) } else { some(paint, group, tile) }}
        </li>
    }
    .into_any()
}

fn nothing(tile: Tile) -> AnyView {
    view! {
        <span class="tile" data-spot=spots::in_center(tile)>
            <Art symbol=codes::empty_art(tile) />
        </span>
    }
    .into_any()
}

fn some(paint: Paint, group: Part<Option<CenterGroup>>, tile: Tile) -> AnyView {
    let source = Source::Center;
    let count = move || group.ask(|group| group.map_or(0, |group| group.count));
    let light = move || group.ask(|group| group.map(|group| group.light)).unwrap_or(Light::Plain);
    let label = move || paint.tell(|narrator| narrator.pick(source, tile, count()));
    view! {
        <button
            class="tile"
            type="button"
            data-tile=tile.to_string()
            data-light=move || codes::light(light())
            data-hint=move || group.ask(|group| group.is_some_and(|group| group.hinted))
            data-spot=spots::in_center(tile)
            aria-pressed=move || (light() == Light::Held).to_string()
            aria-disabled=move || (light() == Light::Plain).to_string()
            on:click=hear(move |click| paint.press(Press::Tile(source, tile), &click))
            on:pointerdown=hear(move |event| paint.hear(Gesture::Grab(source, tile, event)))
        >
            <span class="sr">{move || label()}</span>
            <Art symbol=codes::tile_art(tile) />
            <span class="count" aria-hidden="true">{move || count().to_string()}</span>
        </button>
    }
    .into_any()
}
