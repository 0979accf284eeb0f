//! A disc of the circle with its tiles.

use super::codes;
use super::paint::{Gesture, Paint, use_paint};
use super::part::Part;
use super::spots;
use crate::live::{Derived, each, hear};
use crate::ui::{Art, Icon, TileArt};
use azulejo_rules::{Effect, Factory, Source, Tile};
use azulejo_view::scene::{DiscFace, DiscView, Light};
use azulejo_view::{Args, Press};
use leptos::prelude::*;
use web_sys::MouseEvent;

/// A disc.
#[component]
pub(super) fn Disc(factory: Factory) -> impl IntoView {
    let paint = use_paint();
    let disc = paint.disc(factory);
    let effect = disc.part(|disc| codes::face_effect(disc.face));
    let code = move || effect.ask(|effect| effect.map(codes::effect));
    let magnet = move || effect.ask(|effect| effect.and_then(codes::magnet));
    let label = Derived::new(move |_| paint.tell(|narrator| disc.ask(|disc| narrator.disc(disc))));
    let is_hinted = |disc: &DiscView| disc.tiles.iter().any(|tile| tile.hinted);
    let press = move |click: MouseEvent| {
        if let Some(press) = disc.ask_now(source_press) {
            paint.press(press, &click);
        }
    };
    view! {
        <li
            class="disc"
            data-factory=factory.to_string()
            data-count=move || disc.ask(|disc| disc.tiles.len()).to_string()
            data-spot=spots::disc(factory)
            data-effect=move || code()
            data-magnet=move || magnet().map(|tile| tile.to_string())
            data-taken=move || disc.ask(|disc| disc.face == DiscFace::Taken)
            data-held=move || disc.ask(|disc| disc.selected)
            data-last=move || disc.ask(|disc| disc.last)
            data-hint=move || disc.ask(is_hinted)
            data-neighbor=move || paint.neighbor(factory).map(codes::side)
        >
            <button
                class="disc-pick"
                type="button"
                aria-label=move || label.get()
                on:click=hear(press)
            ></button>
            <span class="disc-number" aria-hidden="true">{factory.to_string()}</span>
            <span
                class="disc-tiles"
                role="group"
                aria-label=move || label.get()
            >
                {each(
                    move || disc.ask(places),
                    Lying::key,
                    move |place| tile(paint, disc, factory, place),
                )}
            </span>
            {move || effect.ask(|effect| effect.map(|effect| effect_button(paint, effect)))}
        </li>
    }
}

/// A tile's place on a disc.
#[derive(Clone, Copy)]
struct Lying {
    index: usize,
    tile: Tile,
    /// The first of its color is a button, so that the keyboard stops once a color.
    first: bool,
}

impl Lying {
    /// Tells it from all others that lie on the disc, or lay there.
    fn key(&self) -> u64 {
        let Lying { index, tile, first } = *self;
        ((index * Tile::COUNT + tile.index()) * 2 + usize::from(first)) as u64
    }
}

fn places(disc: &DiscView) -> Vec<Lying> {
    let colors: Vec<Tile> = disc.tiles.iter().map(|view| view.tile).collect();
    let lying = colors.iter().enumerate().map(|(index, &tile)| Lying {
        index,
        tile,
        first: !colors[..index].contains(&tile),
    });
    lying.collect()
}

/// Pressing a disc as a whole: where there is one color only, that color.
fn source_press(disc: &DiscView) -> Option<Press> {
    let source = Source::Factory(disc.factory);
    let first = disc.tiles.first()?.tile;
    let is_single = disc.tiles.iter().all(|view| view.tile == first);
    Some(if is_single { Press::Tile(source, first) } else { Press::Source(source) })
}

fn tile(paint: Paint, disc: Part<DiscView>, factory: Factory, lying: Lying) -> AnyView {
    let Lying { index, tile, first } = lying;
    let source = Source::Factory(factory);
    let view = disc.part(move |disc| disc.tiles.get(index).copied());
    let light = move || view.ask(|view| view.map(|view| view.light)).unwrap_or(Light::Plain);
    let hinted = move || view.ask(|view| view.is_some_and(|view| view.hinted));
    let count = move |disc: &DiscView| disc.tiles.iter().filter(|view| view.tile == tile).count();
    let press = move |click: MouseEvent| paint.press(Press::Tile(source, tile), &click);
    let grab = move |event| paint.hear(Gesture::Grab(source, tile, event));
    let label = move || paint.tell(|narrator| narrator.pick(source, tile, disc.ask(count) as u16));
    if first {
        view! {
            <button
                class="tile"
                type="button"
                data-tile=tile.to_string()
                data-light=move || codes::light(light())
                data-hint=move || hinted()
                data-spot=spots::on_disc(factory, index)
                aria-label=move || label()
                aria-pressed=move || (light() == Light::Held).to_string()
                aria-disabled=move || (light() == Light::Plain).to_string()
                on:click=hear(press)
                on:pointerdown=hear(grab)
            >
                <TileArt tile=tile />
            </button>
        }
        .into_any()
    } else {
        view! {
            <span
                class="tile"
                data-tile=tile.to_string()
                data-light=move || codes::light(light())
                data-hint=move || hinted()
                data-spot=spots::on_disc(factory, index)
                aria-hidden="true"
                on:click=hear(press)
                on:pointerdown=hear(grab)
            >
                <TileArt tile=tile />
            </span>
        }
        .into_any()
    }
}

/// The icon and the name of a gold side; pressing it tells the rule.
pub(super) fn effect_button(paint: Paint, effect: Effect) -> AnyView {
    let name = move || paint.tell(|narrator| narrator.effect_name(effect));
    let label = move || paint.words().tell("effect-ask", &Args::new().text("effect", name()));
    let art =
        codes::magnet(effect).map(|tile| view! { <Art symbol=codes::tile_art(tile) /> }.into_any());
    let explain = move |click: MouseEvent| {
        click.stop_propagation();
        paint.hear(Gesture::Explain(effect));
    };
    view! {
        <button
            class="effect"
            type="button"
            on:click=hear(explain)
        >
            <span class="sr">{move || label()}</span>
            <Icon symbol=codes::effect_icon(effect) />
            {art}
            <span class="effect-word" aria-hidden="true">{move || name()}</span>
        </button>
    }
    .into_any()
}
