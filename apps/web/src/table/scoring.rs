//! How a round was scored, as a table.

use super::codes;
use super::desk::{Desk, use_desk};
use super::doors::Door;
use super::surroundings::use_surroundings;
use crate::live::{Derived, hear, live, views};
use crate::screen::Screen;
use crate::ui::{Art, Sheet, TileArt};
use azulejo_rules::{FloorItem, Runs, Tray};
use azulejo_view::Args;
use azulejo_view::story::{RoundTable, SeatTable, TableRow, signed};
use leptos::prelude::*;

/// The scoring of a round, in a dialog.
#[component]
pub(super) fn Scoring() -> impl IntoView {
    let desk = use_desk();
    let around = use_surroundings();
    let open = desk.leads_to(|door| matches!(door, Door::Scoring(_)));
    let round = Derived::new(move |old: Option<&u16>| match desk.door().get() {
        Some(Door::Scoring(round)) => round,
        _ => old.copied().unwrap_or_default(),
    });
    let table = move || {
        let round = round.get();
        desk.chronicle().with(|chronicle| chronicle.report(round).map(RoundTable::of))
    };
    let title = move || desk.words().tell("scoring-of", &Args::new().number("round", round.get()));
    let result = move || {
        view! {
            <button
                class="button"
                type="button"
                on:click=hear(move |_| around.go(Screen::Over))
            >
                {desk.words().say("menu-result")}
            </button>
        }
        .into_any()
    };
    let foot = move || {
        view! {
            {move || desk.is_over().then(result)}
            <button
                class="button primary"
                type="button"
                autofocus
                on:click=hear(move |_| desk.door().set(None))
            >
                {desk.words().say("scoring-close")}
            </button>
        }
    };
    view! {
        <Sheet class="summary" title=live(title) open=open foot=foot is_read=true>
            {move || table().map(|table| figures(desk, &table))}
        </Sheet>
    }
}

/// ```text
///  tile          row  column  points  score
///  Ann                                 +12
///  ▦ red, row 3    3       2      +5     17
///  floor ▦ ▦                      −2     15
/// ```
fn figures(desk: Desk, table: &RoundTable) -> AnyView {
    let head = |id: &'static str| view! { <th scope="col">{desk.words().say(id)}</th> }.into_any();
    let heads =
        ["scoring-tile", "scoring-row", "scoring-column", "scoring-points", "scoring-score"];
    let seats = views(&table.seats, |seat| seat_figures(desk, seat));
    view! {
        <table class="figures">
            <caption class="sr">
                {desk.words().tell("scoring-of", &Args::new().number("round", table.round))}
            </caption>
            <thead>
                <tr>{views(heads, head)}</tr>
            </thead>
            {seats}
        </table>
    }
    .into_any()
}

fn seat_figures(desk: Desk, table: &SeatTable) -> AnyView {
    let name = desk.paint().tell(|narrator| narrator.name(table.seat).to_owned());
    let change = i32::from(table.total) - i32::from(table.before);
    let rows = views(&table.rows, |row| row_figures(desk, *row));
    let floor = floor_figures(desk, table);
    view! {
        <tbody data-seat=table.seat.to_string()>
            <tr class="figures-head">
                <th colspan="4" scope="rowgroup">{name}</th>
                <td class="total">{signed(change)}</td>
            </tr>
            {rows}
            {floor}
        </tbody>
    }
    .into_any()
}

fn row_figures(desk: Desk, row: TableRow) -> AnyView {
    let (tile, line) = match row {
        TableRow::Placed { tile, line, .. } | TableRow::Dropped { tile, line } => (tile, line),
    };
    let args = Args::new().tile(tile).number("line", line.number());
    let (id, runs, score) = match row {
        TableRow::Placed { runs, score, .. } => ("scoring-placed", Some(runs), Some(score)),
        TableRow::Dropped { .. } => ("scoring-dropped", None, None),
    };
    let run = |pick: fn(Runs) -> u8| match runs.map(pick) {
        // A tile alone is no run.
        Some(0 | 1) | None => "–".to_owned(),
        Some(length) => length.to_string(),
    };
    view! {
        <tr>
            <th class="figures-tile" scope="row">
                <TileArt tile=tile />
                {desk.words().tell(id, &args)}
            </th>
            <td>{run(|runs| runs.row)}</td>
            <td>{run(|runs| runs.column)}</td>
            <td class="points">{runs.map(|runs| signed(runs.points().into()))}</td>
            <td>{score.map(|score| score.to_string())}</td>
        </tr>
    }
    .into_any()
}

/// What the floor cost, where something lay there.
fn floor_figures(desk: Desk, table: &SeatTable) -> Option<AnyView> {
    let spared = match table.tray {
        Some(Tray::Holds(item)) => Some(item),
        Some(Tray::Free) | None => None,
    };
    let art = |item: &FloorItem| view! { <Art symbol=codes::item_art(*item) /> }.into_any();
    let items = views(&table.floor, art);
    let tray = spared.map(|item| {
        view! { <span class="figures-tray">{desk.words().say("scoring-tray")} {art(&item)}</span> }
            .into_any()
    });
    let (cost, lost) = (table.floor_cost, table.lost);
    // What would have gone below 0 is forgiven.
    let points = if lost < cost {
        let args = Args::new().number("lost", lost).number("cost", cost);
        desk.words().tell("scoring-lost", &args)
    } else {
        signed(-i32::from(lost))
    };
    let total = table.total;
    (!table.floor.is_empty() || tray.is_some()).then(move || {
        view! {
            <tr class="figures-floor">
                <th class="figures-tile" scope="row" colspan="3">
                    {desk.words().say("scoring-floor")} {items} {tray}
                </th>
                <td class="points">{points}</td>
                <td>{total.to_string()}</td>
            </tr>
        }
        .into_any()
    })
}
