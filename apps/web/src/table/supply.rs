//! The bag and the lid.

use super::paint::{Paint, Supply, use_paint};
use super::spots;
use crate::ui::{Icon, TileArt};
use azulejo_rules::Tile;
use azulejo_view::Args;
use azulejo_view::scene::BagView;
use leptos::prelude::*;

/// How much is in the bag and in the lid, and by color where the table shows it.
#[component]
pub(super) fn SupplyView() -> impl IntoView {
    let paint = use_paint();
    let is_known = Memo::new(move |_| paint.supply().with(Option::is_some));
    move || is_known.get().then(|| heaps(paint))
}

fn heaps(paint: Paint) -> impl IntoView {
    let supply = move || paint.supply().get().unwrap_or_default();
    let tracker = Memo::new(move |_| paint.scene().with(|scene| scene.bag));
    let label = move || {
        let Supply { bag, lid } = supply();
        paint.words().tell("supply", &Args::new().number("bag", bag).number("lid", lid))
    };
    view! {
        <div class="supply" role="group" aria-label=label>
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
}

/// The bag by color.
fn by_color(paint: Paint, bag: BagView) -> impl IntoView {
    let row = move |tile: Tile| {
        let label = move || {
            let args = Args::new().tile(tile).number("count", bag.bag[tile]);
            paint.words().tell("bag-color", &args)
        };
        view! {
            <li data-tile=tile.to_string() aria-label=label>
                <TileArt tile=tile />
                <span aria-hidden="true">{bag.bag[tile].to_string()}</span>
            </li>
        }
    };
    view! { <ul class="bag">{Tile::ALL.map(row).collect_view()}</ul> }
}
