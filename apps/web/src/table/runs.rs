//! Brackets around the runs that score, and their sum.

use super::paint::{Paint, use_paint};
use crate::live::Derived;
use azulejo_rules::{Column, Line, Seat};
use azulejo_view::motion::LitRuns;
use azulejo_view::preview::Ghost;
use azulejo_view::scene::{BoardView, Pointed};
use azulejo_view::story::sum;
use leptos::prelude::*;

/// The brackets on a wall: those of the tile that would come with the pointed move, and those of
/// the tile that scores in the round's end.
#[component]
pub(super) fn RunViews(seat: Seat) -> impl IntoView {
    let paint = use_paint();
    let ghost = Derived::new(move |_| {
        let pointed = paint.pointed().get();
        paint.boards()[seat.index()].ask(|board| coming(board, pointed))
    });
    let lit = Derived::new(move |_| paint.lit().with(|lit| scoring(lit, seat)));
    view! {
        {move || ghost.get().map(|ghost| brackets(&ghost))}
        {move || lit.get().map(|lit| lit_runs(&lit.ghost))}
    }
}

/// The brackets of a tile that scores, and what it scores.
fn lit_runs(ghost: &Ghost) -> AnyView {
    view! { {brackets(ghost)} {sum_view(ghost)} }.into_any()
}

/// The tile whose runs the pointed move would score.
fn coming(board: &BoardView, pointed: Pointed) -> Option<Ghost> {
    if let Some(ghost) = board.preview.as_ref().and_then(|preview| preview.ghost()) {
        return Some(*ghost);
    }
    match pointed {
        Pointed::Column(line, column) => board.cell(line, column).ghost,
        Pointed::Destination(_) | Pointed::Nothing => None,
    }
}

fn scoring(lit: &[LitRuns], seat: Seat) -> Option<LitRuns> {
    lit.iter().find(|lit| lit.seat == seat).copied()
}

/// Whether a space belongs to a run that scores now.
pub(super) fn is_in_run(paint: Paint, seat: Seat, line: Line, column: Column) -> bool {
    paint.lit().with(|lit| {
        scoring(lit, seat).is_some_and(|LitRuns { ghost, .. }| {
            ghost.in_row_run(line, column) || ghost.in_column_run(line, column)
        })
    })
}

/// Whether a space has just got its tile and scores.
pub(super) fn is_new(paint: Paint, seat: Seat, line: Line, column: Column) -> bool {
    let place = (line, column);
    paint.lit().with(|lit| {
        scoring(lit, seat).is_some_and(|lit| (lit.ghost.line, lit.ghost.column) == place)
    })
}

/// Brackets around both runs with their lengths; a tile alone is no run.
fn brackets(ghost: &Ghost) -> AnyView {
    let row = (ghost.runs.row > 1).then(|| {
        let (from, to) = ghost.row_run;
        let style = format!("--line:{}; --from:{from}; --to:{to}", ghost.line);
        bracket("row", style, ghost.runs.row)
    });
    let column = (ghost.runs.column > 1).then(|| {
        let (from, to) = ghost.column_run;
        let style = format!("--line:{}; --from:{from}; --to:{to}", ghost.column);
        bracket("column", style, ghost.runs.column)
    });
    view! {
        {row}
        {column}
    }
    .into_any()
}

fn bracket(way: &'static str, style: String, length: u8) -> AnyView {
    view! {
        <span class="run" data-way=way style=style aria-hidden="true">
            <b>{length.to_string()}</b>
        </span>
    }
    .into_any()
}

/// What the tile scores, printed above it.
fn sum_view(ghost: &Ghost) -> AnyView {
    let style = format!("--row:{}; --column:{}", ghost.line, ghost.column);
    view! { <span class="sum" style=style aria-hidden="true">{sum(ghost.runs)}</span> }.into_any()
}
