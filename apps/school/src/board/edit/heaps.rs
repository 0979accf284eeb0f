//! Tiles without an order: discs, center, bag and lid.

use super::palette::{Brush, picture};
use super::{Ed, place, use_ed};
use azulejo_rules::{Disc, Effect, Factory, Tile, Tiles};
use azulejo_study::editor::{Edit, Heap, Side, Site};
use azulejo_view::Args;
use azulejo_web::live::{Derived, each, hear, live, views, when};
use azulejo_web::ui::{Icon, TileArt};
use leptos::prelude::*;

/// The discs and the center.
#[component]
pub(super) fn Circle() -> impl IntoView {
    let ed = use_ed();
    let discs = move || ed.rules().circle().collect();
    view! {
        <section
            class="card edit-circle"
            id=place::id(Site::Circle)
            tabindex="-1"
            data-fault=move || ed.is_marked(Site::Circle)
            aria-label=ed.words.say("factories")
        >
            {each(
                discs,
                |factory: &Factory| factory.number().into(),
                move |factory| disc(ed, factory),
            )}
            <Center />
        </section>
    }
}

fn disc(ed: Ed, factory: Factory) -> AnyView {
    let site = Site::Disc(factory);
    let now =
        Derived::new(move |_| ed.setup.with(|setup| setup.discs.get(factory.index()).copied()));
    let tiles = Derived::new(move |_| now.get().map_or(Tiles::NONE, Disc::tiles));
    let is_taken = Derived::new(move |_| now.get() == Some(Disc::Taken));
    let has_gold = Derived::new(move |_| ed.rules().has_gold());
    let name = move || {
        ed.words.tell("board-edit-factory", &Args::new().number("factory", factory.number()))
    };
    let gold = move || now.with(|disc| disc.and_then(Disc::effect).is_some());
    view! {
        <div
            class="edit-disc"
            id=place::id(site)
            tabindex="-1"
            role="group"
            aria-label=move || name()
            data-fault=move || ed.is_marked(site)
            data-gold=move || gold()
            data-taken=move || is_taken.get()
        >
            <span class="edit-name" aria-hidden="true">{factory.to_string()}</span>
            {heap(ed, Heap::Disc(factory), tiles, live(move || !is_taken.get()))}
            {when(move || has_gold.get(), move || side(ed, factory, now))}
        </div>
    }
    .into_any()
}

/// The colors of a heap, each to be taken off by a tap, and the button that puts another one there.
fn heap(
    ed: Ed,
    heap: Heap,
    tiles: Derived<Tiles>,
    is_there: azulejo_web::live::Live<bool>,
) -> AnyView {
    let colors = move || Tile::ALL.into_iter().filter(|&tile| tiles.get().has(tile)).collect();
    let chip = move |tile: Tile| {
        let count = Derived::new(move |_| tiles.get().count(tile));
        let label = move || {
            let args = Args::new().tile(tile).number("count", count.get());
            ed.words.tell("board-edit-take", &args)
        };
        view! {
            <button
                class="edit-chip"
                type="button"
                aria-label=move || label()
                on:click=hear(move |_| ed.edit(Edit::Remove(heap, tile)))
            >
                <TileArt tile=tile />
                <b>{move || count.get().to_string()}</b>
            </button>
        }
        .into_any()
    };
    view! {
        <span class="edit-heap">
            {each(colors, |tile: &Tile| tile.index() as u64, chip)}
            {when(move || is_there(), move || adder(ed, heap))}
        </span>
    }
    .into_any()
}

fn adder(ed: Ed, heap: Heap) -> AnyView {
    let tile = move || match ed.brush.get() {
        Brush::Tile(tile) => Some(tile),
        Brush::Marker | Brush::Erase => None,
    };
    let label = move || match tile() {
        Some(tile) => ed.words.tell("board-edit-add", &Args::new().tile(tile)),
        None => ed.words.told("board-edit-add-nothing"),
    };
    let add = move |_| {
        if let Some(tile) = untrack(tile) {
            ed.edit(Edit::Add(heap, tile));
        }
    };
    view! {
        <button
            class="edit-add"
            type="button"
            aria-label=move || label()
            aria-disabled=move || tile().is_none().to_string()
            on:click=hear(add)
        >
            {move || tile().map(|tile| picture(Brush::Tile(tile)))}
            <Icon symbol="icon-plus" />
        </button>
    }
    .into_any()
}

/// How a disc lies: plain, with one of the gold sides up, or taken.
fn side(ed: Ed, factory: Factory, now: Derived<Option<Disc>>) -> AnyView {
    let code = move || match now.get() {
        Some(Disc::Gold { effect, .. }) => effect.to_string(),
        Some(Disc::Taken) => "x".to_owned(),
        Some(Disc::Plain(_)) | None => "-".to_owned(),
    };
    let option = move |(value, side): (String, Side)| {
        let is_chosen = {
            let value = value.clone();
            move || code() == value
        };
        let called = move || match side {
            Side::Plain => ed.words.told("board-edit-plain"),
            Side::Gold(effect) => ed.tell(|narrator| narrator.effect_name(effect)),
            Side::Taken => ed.words.told("board-edit-taken"),
        };
        view! {
            <option value=value selected=is_chosen>
                {move || called()}
            </option>
        }
        .into_any()
    };
    let label =
        move || ed.words.tell("board-edit-side", &Args::new().number("factory", factory.number()));
    let choose = move |code: String| {
        if let Some((_, side)) = sides().find(|(value, _)| *value == code) {
            ed.edit(Edit::Side(factory, side));
        }
    };
    view! {
        <select
            class="select"
            aria-label=move || label()
            prop:value=move || code()
            on:change:target=move |event| choose(event.target().value())
        >
            {views(sides(), option)}
        </select>
    }
    .into_any()
}

/// All ways in which a disc can lie, with their codes.
fn sides() -> impl Iterator<Item = (String, Side)> {
    let gold = Effect::ALL.into_iter().map(|effect| (effect.to_string(), Side::Gold(effect)));
    [("-".to_owned(), Side::Plain)].into_iter().chain(gold).chain([("x".to_owned(), Side::Taken)])
}

#[component]
fn Center() -> impl IntoView {
    let ed = use_ed();
    let tiles = Derived::new(move |_| ed.setup.with(|setup| setup.center));
    view! {
        <div
            class="edit-disc edit-center"
            id=place::id(Site::Center)
            tabindex="-1"
            role="group"
            aria-label=ed.words.say("board-edit-center")
            data-fault=move || ed.is_marked(Site::Center)
        >
            <span class="edit-name" aria-hidden="true">{ed.words.say("board-edit-center")}</span>
            {heap(ed, Heap::Center, tiles, live(|| true))}
        </div>
    }
}

/// The bag and the lid, as counts.
#[component]
pub(super) fn Supplies() -> impl IntoView {
    let ed = use_ed();
    view! {
        <section class="card what-if-card" aria-labelledby="supplies-title">
            <h2 id="supplies-title">{ed.words.say("board-edit-supplies")}</h2>
            {supply(ed, Heap::Bag, Site::Bag, "board-edit-bag")}
            {supply(ed, Heap::Lid, Site::Lid, "board-edit-lid")}
            <button class="button" type="button" on:click=hear(move |_| ed.edit(Edit::RestToBag))>
                <Icon symbol="icon-bag" />
                {ed.words.say("board-edit-rest")}
            </button>
        </section>
    }
}

fn supply(ed: Ed, heap: Heap, site: Site, name: &'static str) -> AnyView {
    let count = move |tile: Tile| {
        ed.setup.with(|setup| match heap {
            Heap::Lid => setup.lid.count(tile),
            _ => setup.bag.count(tile),
        })
    };
    let field = move |tile: Tile| {
        // What is wrong with a color is told at the bag, where it can be mended.
        let color = Site::Color(tile);
        let is_bag = heap == Heap::Bag;
        let label = move || {
            let color = ed.words.tell("color", &Args::new().tile(tile));
            ed.words.tell(
                "board-edit-count",
                &Args::new().text("place", ed.words.told(name)).text("color", color),
            )
        };
        view! {
            <label class="edit-count" data-fault=move || is_bag && ed.is_marked(color)>
                <TileArt tile=tile />
                <input
                    class="input"
                    type="number"
                    inputmode="numeric"
                    min="0"
                    max=Tiles::MOST.to_string()
                    id=is_bag.then(|| place::id(color))
                    aria-label=move || label()
                    prop:value=move || count(tile).to_string()
                    on:change:target=move |event| {
                        match event.target().value().parse() {
                            Ok(number) => ed.edit(Edit::Count(heap, tile, number)),
                            Err(_) => event.target().set_value(&untrack(|| count(tile)).to_string()),
                        }
                    }
                />
            </label>
        }
        .into_any()
    };
    view! {
        <div
            class="edit-supply"
            id=place::id(site)
            tabindex="-1"
            role="group"
            aria-label=ed.words.say(name)
            data-fault=move || ed.is_marked(site)
        >
            <span class="label">{ed.words.say(name)}</span>
            <span class="edit-counts">{views(Tile::ALL, field)}</span>
        </div>
    }
    .into_any()
}
