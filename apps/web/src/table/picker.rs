//! The colors of a chosen source, large enough for a finger.

use super::disc::effect_button;
use super::paint::{Gesture, Paint, use_paint};
use crate::live::{Derived, hear, views};
use crate::ui::TileArt;
use azulejo_rules::{Effect, Source, Tile};
use azulejo_view::scene::{DiscFace, Light};
use azulejo_view::{Press, Scene};
use leptos::prelude::*;

/// A source that is chosen while its color is not.
#[derive(Clone, PartialEq, Eq)]
struct Open {
    source: Source,
    tiles: Vec<(Tile, u16)>,
    effect: Option<Effect>,
    label: String,
}

/// Offers the colors of the chosen source.
#[component]
pub(super) fn Picker() -> impl IntoView {
    let paint = use_paint();
    let open = Derived::new(move |_| paint.scene().with(|scene| open(paint, scene)));
    view! { {move || open.get().map(|open| colors(paint, open))} }
}

fn colors(paint: Paint, open: Open) -> AnyView {
    let source = open.source;
    let chip = move |(tile, count): (Tile, u16)| {
        let label = move || paint.tell(|narrator| narrator.pick(source, tile, count));
        view! {
            <button
                class="chip"
                type="button"
                data-tile=tile.to_string()
                on:click=hear(move |click| paint.press(Press::Tile(source, tile), &click))
                on:pointerdown=hear(move |event| paint.hear(Gesture::Grab(source, tile, event)))
            >
                <span class="sr">{move || label()}</span>
                <TileArt tile=tile />
                <span class="count" aria-hidden="true">{count.to_string()}</span>
            </button>
        }
        .into_any()
    };
    view! {
        <div class="picker" role="group" aria-label=open.label>
            {views(open.tiles, chip)}
            {open.effect.map(|effect| effect_button(paint, effect))}
        </div>
    }
    .into_any()
}

/// The chosen source, as long as nothing of it is in the hand.
fn open(paint: Paint, scene: &Scene) -> Option<Open> {
    let disc = scene.discs.iter().find(|disc| disc.selected);
    if let Some(disc) = disc {
        if disc.tiles.iter().any(|view| view.light == Light::Held) {
            return None;
        }
        let count = |tile| disc.tiles.iter().filter(|view| view.tile == tile).count() as u16;
        let tiles = Tile::ALL.map(|tile| (tile, count(tile)));
        let effect = match disc.face {
            DiscFace::Gold(effect) => Some(effect),
            DiscFace::Plain | DiscFace::Taken => None,
        };
        let label = paint.tell(|narrator| narrator.disc(disc));
        return Some(of_tiles(Source::Factory(disc.factory), tiles, effect, label));
    }
    let center = Some(&scene.center).filter(|center| center.selected)?;
    if center.groups.iter().any(|group| group.light == Light::Held) {
        return None;
    }
    let tiles = center.groups.iter().map(|group| (group.tile, group.count));
    let label = paint.tell(|narrator| narrator.center(center));
    Some(of_tiles(Source::Center, tiles, None, label))
}

fn of_tiles(
    source: Source,
    tiles: impl IntoIterator<Item = (Tile, u16)>,
    effect: Option<Effect>,
    label: String,
) -> Open {
    let tiles = tiles.into_iter().filter(|(_, count)| *count > 0).collect();
    Open { source, tiles, effect, label }
}
