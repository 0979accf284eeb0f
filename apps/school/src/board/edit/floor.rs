//! A player's floor and tray in the making.

use super::palette::{Brush, picture};
use super::seat::on_board;
use super::{Ed, place};
use azulejo_rules::{Floor, FloorItem, Seat, Tile, Tray};
use azulejo_study::editor::{Edit, Site};
use azulejo_view::Args;
use azulejo_web::live::{Derived, each, hear, views};
use azulejo_web::ui::{Art, Icon};
use leptos::prelude::*;

/// The floor: what a tap drops, and what it takes off.
pub(super) fn floor(ed: Ed, seat: Seat) -> AnyView {
    let site = Site::Floor(seat);
    let items = Derived::new(move |_| on_board(ed, seat, |board| board.floor.clone()));
    let places = move || items.get().into_iter().enumerate().collect();
    let add = move |_| match ed.brush.get_untracked() {
        Brush::Tile(tile) => ed.edit(Edit::Drop(seat, FloorItem::Tile(tile))),
        Brush::Marker => ed.edit(Edit::Drop(seat, FloorItem::Marker)),
        Brush::Erase => {
            if let Some(last) = items.with_untracked(Vec::len).checked_sub(1) {
                ed.edit(Edit::PickUp(seat, last));
            }
        }
    };
    view! {
        <div
            class="edit-floor"
            id=place::id(site)
            tabindex="-1"
            role="group"
            aria-label=ed.words.say("board-edit-floor")
            data-fault=move || ed.is_marked(site)
        >
            <span class="edit-name" aria-hidden="true">{ed.words.say("board-edit-floor")}</span>
            <span class="edit-heap">
                {each(places, |(place, item)| item_key(*place, *item), move |(place, item)| fallen(ed, seat, place, item))}
                <button
                    class="edit-add"
                    type="button"
                    aria-label=ed.words.say("board-edit-drop")
                    on:click=hear(add)
                >
                    {move || picture(ed.brush.get())}
                    <Icon symbol="icon-plus" />
                </button>
            </span>
        </div>
    }
    .into_any()
}

fn item_key(place: usize, item: FloorItem) -> u64 {
    let kind = match item {
        FloorItem::Tile(tile) => tile.index(),
        FloorItem::Marker => Tile::COUNT,
    };
    (place * (Tile::COUNT + 1) + kind) as u64
}

/// Something on a floor, which a tap takes off.
fn fallen(ed: Ed, seat: Seat, place: usize, item: FloorItem) -> AnyView {
    let label = move || {
        let cost = Floor::COSTS.get(place).copied().unwrap_or_default();
        let args = Args::new().number("space", place as u32 + 1).number("cost", cost);
        match item {
            FloorItem::Tile(tile) => ed.words.tell("label-space-tile", &args.tile(tile)),
            FloorItem::Marker => ed.words.tell("label-space-marker", &args),
        }
    };
    view! {
        <button
            class="edit-chip"
            type="button"
            aria-label=move || label()
            on:click=hear(move |_| ed.edit(Edit::PickUp(seat, place)))
        >
            <Art symbol=item_art(item) />
        </button>
    }
    .into_any()
}

fn item_art(item: FloorItem) -> String {
    match item {
        FloorItem::Tile(tile) => format!("tile-{tile}"),
        FloorItem::Marker => "marker".to_owned(),
    }
}

/// The tray in a player's hands: none, free, or with something on it.
pub(super) fn tray(ed: Ed, seat: Seat) -> AnyView {
    let site = Site::Tray(seat);
    let code = move || {
        let tray = on_board(ed, seat, |board| board.tray);
        tray.map_or("-".to_owned(), |tray| tray.to_string())
    };
    let option = move |(value, tray): (String, Option<Tray>)| {
        let is_chosen = {
            let value = value.clone();
            move || code() == value
        };
        let called = move || match tray {
            None => ed.words.told("board-edit-no-tray"),
            Some(Tray::Free) => ed.words.told("label-tray-free"),
            Some(Tray::Holds(FloorItem::Marker)) => ed.words.told("label-tray-marker"),
            Some(Tray::Holds(FloorItem::Tile(tile))) => {
                ed.words.tell("label-tray-tile", &Args::new().tile(tile))
            }
        };
        view! {
            <option value=value selected=is_chosen>
                {move || called()}
            </option>
        }
        .into_any()
    };
    let choose = move |code: String| {
        if let Some((_, tray)) = trays().find(|(value, _)| *value == code) {
            ed.edit(Edit::Tray(seat, tray));
        }
    };
    let label = move || {
        ed.words.tell("board-edit-tray", &Args::new().text("name", ed.names.read().of(seat)))
    };
    view! {
        <select
            class="select"
            id=place::id(site)
            data-fault=move || ed.is_marked(site)
            aria-label=move || label()
            prop:value=move || code()
            on:change:target=move |event| choose(event.target().value())
        >
            {views(trays(), option)}
        </select>
    }
    .into_any()
}

/// Everything that a player may have of the tray, with its code.
fn trays() -> impl Iterator<Item = (String, Option<Tray>)> {
    let items = Tile::ALL.into_iter().map(FloorItem::Tile).chain([FloorItem::Marker]);
    let trays = [Tray::Free].into_iter().chain(items.map(Tray::Holds));
    [("-".to_owned(), None)].into_iter().chain(trays.map(|tray| (tray.to_string(), Some(tray))))
}
