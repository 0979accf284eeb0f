//! The rest of the spread, shared out between its neighbors.

use super::codes;
use super::paint::{Paint, use_paint};
use crate::live::{Derived, each, hear, when};
use crate::ui::{Icon, TileArt};
use azulejo_rules::Tile;
use azulejo_view::Press;
use azulejo_view::scene::{Chip, SplitView};
use leptos::prelude::*;

/// The colors left over, each with the side it will go to.
#[component]
pub(super) fn Spread() -> impl IntoView {
    let paint = use_paint();
    let split = Derived::new(move |_| paint.scene().with(|scene| scene.split.clone()));
    when(move || split.read().is_some(), move || sides(paint, split))
}

fn sides(paint: Paint, split: Derived<Option<SplitView>>) -> AnyView {
    let of = move |pick: fn(&SplitView) -> String| {
        split.with(|split| split.as_ref().map(pick).unwrap_or_default())
    };
    let tiles = move || -> Vec<Tile> {
        let tiles = |split: &SplitView| split.chips.iter().map(|chip| chip.tile).collect();
        split.with(|split| split.as_ref().map(tiles).unwrap_or_default())
    };
    view! {
        <div class="spread" role="group" aria-label=paint.words().say("spread-rest")>
            <span class="spread-side" data-side="left" aria-hidden="true">
                {move || of(|split| format!("◀ {}", split.left))}
            </span>
            {each(tiles, |tile| tile.index() as u64, move |tile| chip(paint, split, tile))}
            <span class="spread-side" data-side="right" aria-hidden="true">
                {move || of(|split| format!("{} ▶", split.right))}
            </span>
        </div>
    }
    .into_any()
}

fn chip(paint: Paint, split: Derived<Option<SplitView>>, tile: Tile) -> AnyView {
    let chip = Derived::new(move |_| {
        split.with(|split| split.as_ref().and_then(|split| chip_of(split, tile)))
    });
    let label = move || {
        split.with(|split| match (split, chip.get()) {
            (Some(split), Some(chip)) => paint.tell(|narrator| narrator.chip(split, &chip)),
            _ => String::new(),
        })
    };
    let count = move || chip.get().map(|chip| chip.count.to_string());
    view! {
        <button
            class="chip"
            type="button"
            data-tile=tile.to_string()
            data-side=move || chip.get().map(|chip| codes::side(chip.side))
            on:click=hear(move |click| paint.press(Press::Left(tile), &click))
        >
            <Icon symbol="icon-left" />
            <span class="sr">{move || label()}</span>
            <TileArt tile=tile />
            <span class="count" aria-hidden="true">{move || count()}</span>
            <Icon symbol="icon-right" />
        </button>
    }
    .into_any()
}

fn chip_of(split: &SplitView, tile: Tile) -> Option<Chip> {
    split.chips.iter().find(|chip| chip.tile == tile).copied()
}
