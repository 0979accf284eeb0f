//! The rest of the spread, shared out between its neighbors.

use super::codes;
use super::paint::{Paint, use_paint};
use crate::ui::{Icon, TileArt};
use azulejo_rules::Tile;
use azulejo_view::Press;
use azulejo_view::scene::{Chip, SplitView};
use leptos::prelude::*;

/// The colors left over, each with the side it will go to.
#[component]
pub(super) fn Spread() -> impl IntoView {
    let paint = use_paint();
    let split = Memo::new(move |_| paint.scene().with(|scene| scene.split.clone()));
    let is_open = Memo::new(move |_| split.with(Option::is_some));
    move || is_open.get().then(|| sides(paint, split))
}

fn sides(paint: Paint, split: Memo<Option<SplitView>>) -> impl IntoView {
    let of = move |pick: fn(&SplitView) -> String| {
        move || split.with(|split| split.as_ref().map(pick).unwrap_or_default())
    };
    let tiles = move || -> Vec<Tile> {
        let tiles = |split: &SplitView| split.chips.iter().map(|chip| chip.tile).collect();
        split.with(|split| split.as_ref().map(tiles).unwrap_or_default())
    };
    view! {
        <div class="spread" role="group" aria-label=paint.words().say("spread-rest")>
            <span class="spread-side" data-side="left" aria-hidden="true">
                {of(|split| format!("◀ {}", split.left))}
            </span>
            <For each=tiles key=|tile| *tile let(tile)>
                {chip(paint, split, tile)}
            </For>
            <span class="spread-side" data-side="right" aria-hidden="true">
                {of(|split| format!("{} ▶", split.right))}
            </span>
        </div>
    }
}

fn chip(paint: Paint, split: Memo<Option<SplitView>>, tile: Tile) -> impl IntoView {
    let chip = Memo::new(move |_| {
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
            on:click=move |click| paint.press(Press::Left(tile), &click)
        >
            <Icon symbol="icon-left" />
            <span class="sr">{label}</span>
            <TileArt tile=tile />
            <span class="count" aria-hidden="true">{count}</span>
            <Icon symbol="icon-right" />
        </button>
    }
}

fn chip_of(split: &SplitView, tile: Tile) -> Option<Chip> {
    split.chips.iter().find(|chip| chip.tile == tile).copied()
}
