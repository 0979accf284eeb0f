//! Worked examples: a wall, and what the tile scores that is being placed.

use crate::live::views;
use crate::words::use_words;
use azulejo_rules::{Column, Line};
use azulejo_view::Args;
use azulejo_view::rulebook::{Drawn, Example};
use leptos::prelude::*;

/// The size of a space, and of the air around the wall.
const SPACE: usize = 44;
const AIR: usize = 8;
const SIZE: usize = SPACE * Line::COUNT + 2 * AIR;

/// A wall with both runs framed, and what they bring.
#[component]
pub(super) fn WallFigure(drawn: Drawn) -> impl IntoView {
    let words = use_words();
    let example = drawn.read();
    let runs = example.runs();
    let caption = move || {
        let args = Args::new()
            .number("row", runs.row)
            .number("column", runs.column)
            .number("points", runs.points());
        words.tell(drawn.caption, &args)
    };
    view! {
        <figure class="figure">
            <svg
                class="wall-figure"
                width=SIZE.to_string()
                height=SIZE.to_string()
                viewBox=format!("0 0 {SIZE} {SIZE}")
                aria-hidden="true"
            >
                {spaces(&example)}
                {frames(&example)}
            </svg>
            <figcaption>{move || caption()}</figcaption>
        </figure>
    }
}

fn at(index: usize) -> usize {
    AIR + SPACE * index
}

fn spaces(example: &Example) -> Vec<AnyView> {
    let all = Line::ALL.into_iter().flat_map(|line| Column::ALL.map(|column| (line, column)));
    let space = |(line, column): (Line, Column)| {
        let (x, y) = (at(column.index()) + 2, at(line.index()) + 2);
        let side = SPACE - 4;
        match example.tile(line, column) {
            Some(tile) => view! {
                <use href=format!("#tile-{tile}") x=x.to_string() y=y.to_string() width=side.to_string() height=side.to_string()></use>
            }
            .into_any(),
            None => view! {
                <rect
                    x=x.to_string()
                    y=y.to_string()
                    width=side.to_string()
                    height=side.to_string()
                    rx="5"
                    fill="none"
                    stroke="currentColor"
                    stroke-opacity="0.35"
                ></rect>
            }
            .into_any(),
        }
    };
    views(all, space)
}

/// A frame around each run that counts, and a dashed one around a tile that stands alone.
fn frames(example: &Example) -> Vec<AnyView> {
    let Some((line, column, _)) = example.placed() else { return Vec::new() };
    let runs = example.runs();
    let (left, right) = example.row_run(line, column);
    let (top, bottom) = example.column_run(line, column);
    let mut frames = Vec::new();
    if runs.row > 1 {
        frames.push(frame(left, line.index(), right, line.index()));
    }
    if runs.column > 1 {
        frames.push(frame(column.index(), top, column.index(), bottom));
    }
    if frames.is_empty() {
        frames.push(frame(column.index(), line.index(), column.index(), line.index()));
    }
    frames
}

fn frame(left: usize, top: usize, right: usize, bottom: usize) -> AnyView {
    view! {
        <rect
            x=(at(left) - 2).to_string()
            y=(at(top) - 2).to_string()
            width=(SPACE * (right - left + 1) + 4).to_string()
            height=(SPACE * (bottom - top + 1) + 4).to_string()
            rx="9"
            fill="none"
            stroke="currentColor"
            stroke-width="2.5"
        ></rect>
    }
    .into_any()
}
