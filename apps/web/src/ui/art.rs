//! Drawn things: each is one symbol of the page's sprite, used as it is or as a picture.

use azulejo_rules::Tile;
use leptos::prelude::*;

/// A piece, hidden from the screen reader: whatever it stands in is named. [`super::pictures`] draws it.
#[component]
pub fn Art(
    /// The symbol, as `marker` or `tile-R`.
    #[prop(into)]
    symbol: String,
) -> impl IntoView {
    view! { <i class="art" data-art=symbol aria-hidden="true"></i> }
}

/// A tile.
#[component]
pub fn TileArt(
    /// Its color.
    tile: Tile,
) -> impl IntoView {
    view! { <Art symbol=format!("tile-{tile}") /> }
}

/// An icon, hidden from the screen reader: whatever it stands in is named.
#[component]
pub fn Icon(
    /// The symbol, as `icon-undo` or `effect-tray`.
    symbol: &'static str,
) -> impl IntoView {
    view! { <svg class="icon" aria-hidden="true"><use href=format!("#{symbol}")></use></svg> }
}
