//! The bag and the lid.

use super::paint::{Paint, use_paint};
use super::spots;
use crate::live::{Derived, views, when};
use crate::ui::{Icon, TileArt};
use azulejo_rules::Tile;
use azulejo_view::Args;
use azulejo_view::scene::BagView;
use azulejo_view::stage::Supply;
use leptos::prelude::*;

/// How much is in the bag and in the lid, and by color where the table shows it.
#[component]
pub(super) fn SupplyView() -> impl IntoView {
    let paint = use_paint();
    when(move || paint.supply().read().is_some(), move || heaps(paint))
}

fn heaps(paint: Paint) -> AnyView {
    let supply = move || paint.supply().get().unwrap_or_default();
    let tracker = Derived::new(move |_| paint.scene().with(|scene| scene.bag));
    let label = move || {
        let Supply { bag, lid } = supply();
        paint.words().tell("supply", &Args::new().number("bag", bag).number("lid", lid))
    };
    view! {
        <div class="supply" role="group" aria-label=move || label()>
            <span class="supply-part" data-spot=spots::BAG>
                <Icon symbol="icon-bag" />
                <span class="supply-count">{move || supply().bag.to_string()}</span>
            </span>
            <span class="supply-part" data-spot=spots::LID>
                <Icon symbol="icon-lid" />
                <span class="supply-count">{move || supply().lid.to_string()}</span>
            </span>
            {move || tracker.get().map(|bag| by_color(paint, bag))}
        </div>
    }
    .into_any()
}

/// The bag by color.
fn by_color(paint: Paint, bag: BagView) -> AnyView {
    let row = move |tile: Tile| {
        let label = move || {
            let args = Args::new().tile(tile).number("count", bag.bag[tile]);
            paint.words().tell("bag-color", &args)
        };
        view! {
            <li data-tile=tile.to_string() aria-label=move || label()>
                <TileArt tile=tile />
                <span aria-hidden="true">{bag.bag[tile].to_string()}</span>
            </li>
        }
        .into_any()
    };
    view! { <ul class="bag">{views(Tile::ALL, row)}</ul> }.into_any()
}
