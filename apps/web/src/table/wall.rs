//! The wall with its bonuses.

use super::board::Role;
use super::codes;
use super::lines::net;
use super::paint::{Paint, use_paint};
use super::part::Part;
use super::pointing;
use super::runs::{RunViews, is_in_run, is_new};
use super::spots;
use crate::live::{hear, views, when};
use crate::ui::{Art, Icon};
use azulejo_rules::{Bonuses, Column, Line, Seat, Tile};
use azulejo_view::Press;
use azulejo_view::scene::{BoardView, CellView, Choice, Lit};
use azulejo_view::story::signed;
use leptos::prelude::*;

/// The wall of a board, a readable table.
#[component]
pub(super) fn Wall(seat: Seat, role: Role) -> impl IntoView {
    let paint = use_paint();
    let row = |line: Line| {
        let cells = views(Column::ALL, |column| cell(paint, seat, role, line, column));
        view! {
            <div class="wall-row" role="row" data-row=line.to_string()>
                {cells}
            </div>
        }
        .into_any()
    };
    view! {
        <div class="wall" role="table" aria-label=paint.words().say("wall")>
            {views(Line::ALL, row)}
            <RunViews seat=seat />
        </div>
        <BonusMarks seat=seat />
    }
}

fn cell(paint: Paint, seat: Seat, role: Role, line: Line, column: Column) -> AnyView {
    let cell = paint.on_board(seat, move |board| *board.cell(line, column));
    let completed = paint.on_board(seat, move |board| completed(board, line));
    let ghost = move || cell.ask(|cell| cell.ghost.map(|ghost| ghost.tile));
    let choice = move || cell.ask(|cell| cell.choice.and_then(codes::choice));
    let label = move || {
        let completed = completed.ask(|tile| *tile);
        paint.tell(|narrator| cell.ask(|cell| narrator.cell(cell, completed)))
    };
    let is_lit =
        move || cell.ask(|cell| cell.lit != Lit::No) || is_in_run(paint, seat, line, column);
    view! {
        <div
            class="square"
            role="cell"
            data-row=line.to_string()
            data-column=column.to_string()
            data-print=move || cell.ask(|cell| cell.printed.map(|tile| tile.to_string()))
            data-tile=move || cell.ask(|cell| cell.tile.map(|tile| tile.to_string()))
            data-ghost=move || ghost().filter(|_| choice().is_none()).map(|tile| tile.to_string())
            data-pending=move || cell.ask(|cell| cell.pending.map(|tile| tile.to_string()))
            data-run=move || is_lit()
            data-new=move || is_new(paint, seat, line, column)
            data-choice=move || choice()
            data-last=move || cell.ask(|cell| cell.last)
            data-hint=move || cell.ask(|cell| cell.hinted)
            data-spot=spots::on_wall(seat, line, column)
            aria-label=move || label()
        >
            {move || cell.ask(art).map(|symbol| view! { <Art symbol=symbol /> }.into_any())}
            {role.is_played().then(|| pick(paint, cell, completed, line, column))}
        </div>
    }
    .into_any()
}

/// The color of a completed line, which chooses its column.
fn completed(board: &BoardView, line: Line) -> Option<Tile> {
    let line = &board.lines[line.index()];
    line.tiles.filter(|_| line.full).map(|tiles| tiles.tile)
}

/// What is drawn on a space: the tile, or the one that would come, or the outline of its color.
fn art(cell: &CellView) -> Option<String> {
    if cell.choice.is_some_and(|choice| !matches!(choice, Choice::Refused(_))) {
        // The button on it shows the tile.
        return None;
    }
    let coming = cell.ghost.map(|ghost| ghost.tile);
    let tile = cell.tile.or(coming).map(codes::tile_art);
    tile.or(cell.printed.map(codes::empty_art))
}

/// A column that can be chosen for the tile of a completed line.
fn pick(
    paint: Paint,
    cell: Part<CellView>,
    completed: Part<Option<Tile>>,
    line: Line,
    column: Column,
) -> AnyView {
    let points = cell.part(|cell| match cell.choice {
        Some(Choice::Open { points } | Choice::Chosen { points, .. }) => Some(points),
        Some(Choice::Refused(_)) | None => None,
    });
    let is_chosen = move || cell.ask(|cell| matches!(cell.choice, Some(Choice::Chosen { .. })));
    let tile = move || completed.ask(|tile| *tile);
    let label = move || paint.tell(|narrator| cell.ask(|cell| narrator.cell(cell, tile())));
    let button = move || {
        view! {
            <button
                class="pick-column"
                type="button"
                aria-pressed=move || is_chosen().to_string()
                on:click=hear(move |click| paint.press(Press::Column(line, column), &click))
                on:pointerenter=hear(move |_| pointing::column(paint, line, column))
                on:pointerleave=hear(move |_| pointing::leave_column(paint, line, column))
                on:focus=hear(move |_| pointing::column(paint, line, column))
                on:blur=hear(move |_| pointing::leave_column(paint, line, column))
            >
                <span class="sr">{move || label()}</span>
                {move || tile().map(|tile| view! { <Art symbol=codes::tile_art(tile) /> }.into_any())}
                {move || points.ask(|points| points.map(|points| net(points.into())))}
            </button>
        }
        .into_any()
    };
    when(move || points.ask(Option::is_some), button)
}

/// What complete rows, columns and colors will bring, beside the wall.
#[component]
fn BonusMarks(seat: Seat) -> impl IntoView {
    let paint = use_paint();
    let row = |line: Line| {
        let done = paint.on_board(seat, move |board| {
            Column::ALL.into_iter().all(|column| board.cell(line, column).tile.is_some())
        });
        view! {
            <span
                class="bonus"
                data-way="row"
                data-row=line.to_string()
                data-done=move || done.ask(|done| *done)
            >
                {signed(Bonuses::ROW.into())}
            </span>
        }
        .into_any()
    };
    let column = |column: Column| {
        let done = paint.on_board(seat, move |board| {
            Line::ALL.into_iter().all(|line| board.cell(line, column).tile.is_some())
        });
        view! {
            <span
                class="bonus"
                data-way="column"
                data-column=column.to_string()
                data-done=move || done.ask(|done| *done)
            >
                {signed(Bonuses::COLUMN.into())}
            </span>
        }
        .into_any()
    };
    let color = paint.on_board(seat, |board| {
        Tile::ALL.into_iter().any(|tile| {
            let cells = board.wall.iter().flatten();
            cells.filter(|cell| cell.tile == Some(tile)).count() == Tile::COUNT
        })
    });
    view! {
        <div class="bonuses" aria-hidden="true">
            {views(Line::ALL, row)}
            {views(Column::ALL, column)}
            <span class="bonus" data-way="color" data-done=move || color.ask(|done| *done)>
                <Icon symbol="icon-set" />
                {signed(Bonuses::COLOR.into())}
            </span>
        </div>
    }
}
