//! A player's board in the making.

use super::floor::{floor, tray};
use super::palette::Brush;
use super::{Ed, place, use_ed};
use azulejo_rules::{Column, Line, LineTiles, Seat, SeatSetup, WallSide};
use azulejo_study::editor::{Edit, Site};
use azulejo_view::Args;
use azulejo_web::live::{Derived, hear, views, when};
use azulejo_web::ui::{Art, TileArt};
use leptos::prelude::*;

/// A player's board: points, lines, wall, floor and tray.
#[component]
pub(super) fn SeatBoard(seat: Seat) -> impl IntoView {
    let ed = use_ed();
    let title_id = format!("edit-seat-{seat}");
    let labelled_by = title_id.clone();
    let name = move || ed.names.read().of(seat).to_owned();
    let has_gold = Derived::new(move |_| ed.rules().has_gold());
    view! {
        <section class="card edit-board" aria-labelledby=labelled_by>
            <header class="edit-plate">
                <h3 id=title_id>{move || name()}</h3>
                {score(ed, seat)}
            </header>
            <div class="edit-field">
                <div class="edit-lines">{views(Line::ALL, |line| pattern_line(ed, seat, line))}</div>
                <div class="edit-wall">
                    {views(Line::ALL, |line| {
                        views(Column::ALL, |column| square(ed, seat, line, column)).into_any()
                    })}
                </div>
            </div>
            {floor(ed, seat)}
            {when(move || has_gold.get(), move || tray(ed, seat))}
        </section>
    }
}

/// Asks a player's board something; follows it.
pub(super) fn on_board<T: Default>(ed: Ed, seat: Seat, ask: impl FnOnce(&SeatSetup) -> T) -> T {
    ed.setup.with(|setup| setup.seats.get(seat.index()).map(ask).unwrap_or_default())
}

fn score(ed: Ed, seat: Seat) -> AnyView {
    let points = move || on_board(ed, seat, |board| board.score).to_string();
    view! {
        <label class="edit-score">
            <span>{ed.words.say("board-edit-score")}</span>
            <input
                class="input"
                type="number"
                inputmode="numeric"
                min="0"
                prop:value=move || points()
                on:change:target=move |event| {
                    match event.target().value().parse() {
                        Ok(score) => ed.edit(Edit::Score(seat, score)),
                        Err(_) => event.target().set_value(&untrack(points)),
                    }
                }
            />
        </label>
    }
    .into_any()
}

fn pattern_line(ed: Ed, seat: Seat, line: Line) -> AnyView {
    let site = Site::Line(seat, line);
    let now = Derived::new(move |_| on_board(ed, seat, |board| board.lines[line.index()]));
    let label = move || {
        let args = Args::new().number("line", line.number()).number("spaces", line.spaces());
        match now.get() {
            None => ed.words.tell("label-line-empty", &args),
            Some(LineTiles { tile, count }) => {
                let id = if count == line.spaces() { "label-line-full" } else { "label-line" };
                ed.words.tell(id, &args.tile(tile).number("count", count))
            }
        }
    };
    let press = move |_| match ed.brush.get_untracked() {
        Brush::Tile(tile) => ed.edit(Edit::Fill(seat, line, tile)),
        Brush::Erase | Brush::Marker => ed.edit(Edit::Line(seat, line, None)),
    };
    // Spaces are read from the left, tiles lie from the right.
    let space = move |place: u8| {
        let tile = move || now.get().filter(|tiles| place <= tiles.count).map(|tiles| tiles.tile);
        view! {
            <span class="edit-space">
                {move || tile().map(|tile| view! { <TileArt tile=tile /> }.into_any())}
            </span>
        }
        .into_any()
    };
    view! {
        <button
            class="edit-line"
            type="button"
            id=place::id(site)
            data-fault=move || ed.is_marked(site)
            aria-label=move || label()
            on:click=hear(press)
        >
            {views((1..=line.spaces()).rev(), space)}
        </button>
    }
    .into_any()
}

fn square(ed: Ed, seat: Seat, line: Line, column: Column) -> AnyView {
    let site = Site::Square(seat, line, column);
    let now =
        Derived::new(move |_| on_board(ed, seat, |board| board.wall[line.index()][column.index()]));
    let printed =
        Derived::new(move |_| (ed.rules().wall == WallSide::Colored).then(|| column.color(line)));
    let label = move || {
        let args = Args::new().number("line", line.number()).number("column", column.number());
        match (now.get(), printed.get()) {
            (Some(tile), _) => ed.words.tell("label-cell-tile", &args.tile(tile)),
            (None, Some(tile)) => ed.words.tell("label-cell-for", &args.tile(tile)),
            (None, None) => ed.words.tell("label-cell-empty", &args),
        }
    };
    let art = move || match (now.get(), printed.get()) {
        (Some(tile), _) => Some(format!("tile-{tile}")),
        (None, printed) => printed.map(|tile| format!("empty-{tile}")),
    };
    let press = move |_| {
        let (brush, wall) = (ed.brush.get_untracked(), untrack(|| ed.rules().wall));
        ed.edit(match (brush, wall) {
            (Brush::Erase, _) => Edit::Square(seat, line, column, None),
            (Brush::Tile(tile), WallSide::Free) => {
                let other = Some(tile).filter(|tile| now.get_untracked() != Some(*tile));
                Edit::Square(seat, line, column, other)
            }
            (Brush::Tile(_) | Brush::Marker, _) => Edit::Press(seat, line, column),
        });
    };
    view! {
        <button
            class="edit-square"
            type="button"
            id=place::id(site)
            data-fault=move || ed.is_marked(site)
            data-tile=move || now.get().is_some()
            aria-label=move || label()
            on:click=hear(press)
        >
            {move || art().map(|symbol| view! { <Art symbol=symbol /> }.into_any())}
        </button>
    }
    .into_any()
}
