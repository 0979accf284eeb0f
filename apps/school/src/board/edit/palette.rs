//! What a tap puts down.

use super::{faults, use_ed};
use azulejo_rules::Tile;
use azulejo_view::Args;
use azulejo_web::html;
use azulejo_web::live::{hear, views};
use azulejo_web::ui::{Art, Icon, TileArt};
use leptos::prelude::*;

/// What a tap puts down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Brush {
    /// A tile.
    Tile(Tile),
    /// The start marker.
    Marker,
    /// Nothing: it takes away what is there.
    Erase,
}

impl Brush {
    /// The one with which one begins.
    pub(super) const START: Brush = Brush::Tile(Tile::ALL[0]);

    fn all() -> impl Iterator<Item = Brush> {
        Tile::ALL.into_iter().map(Brush::Tile).chain([Brush::Marker, Brush::Erase])
    }

    /// Its name in attributes.
    fn code(self) -> String {
        match self {
            Brush::Tile(tile) => tile.to_string(),
            Brush::Marker => "marker".to_owned(),
            Brush::Erase => "erase".to_owned(),
        }
    }
}

/// The choice of what a tap puts down.
#[component]
pub(super) fn Palette() -> impl IntoView {
    let ed = use_ed();
    let words = ed.words;
    let called = move |brush: Brush| match brush {
        Brush::Tile(tile) => words.tell("color", &Args::new().tile(tile)),
        Brush::Marker => words.told("board-edit-marker"),
        Brush::Erase => words.told("board-edit-erase"),
    };
    let option = move |brush: Brush| {
        view! {
            <label class="brush" title=move || called(brush)>
                <input
                    type="radio"
                    name="brush"
                    value=brush.code()
                    prop:checked=move || ed.brush.get() == brush
                    on:change=hear(move |_| ed.brush.set(brush))
                />
                {picture(brush)}
                <span class="sr">{move || called(brush)}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <div class="palette">
            <span class="label" id="palette-title">{words.say("board-edit-palette")}</span>
            <div class="brushes" role="radiogroup" aria-labelledby="palette-title">
                {views(Brush::all(), option)}
            </div>
            <button
                class="edit-fault palette-faults"
                type="button"
                on:click=hear(move |_| html::focus("#faults-title"))
            >
                {move || faults::summary(ed, ed.faults.with(Vec::len))}
            </button>
        </div>
        <p class="note">{words.say("board-edit-note")}</p>
    }
}

/// What it looks like.
pub(super) fn picture(brush: Brush) -> AnyView {
    match brush {
        Brush::Tile(tile) => view! { <TileArt tile=tile /> }.into_any(),
        Brush::Marker => view! { <Art symbol="marker" /> }.into_any(),
        Brush::Erase => view! { <Icon symbol="icon-close" /> }.into_any(),
    }
}
