//! The pattern lines: a staircase beside the wall.

use super::board::Role;
use super::codes;
use super::paint::{Lost, Paint, use_paint};
use super::part::Part;
use super::pointing;
use super::spots;
use crate::live::{hear, views};
use crate::ui::Art;
use azulejo_rules::{Destination, Line, Seat, Tile};
use azulejo_view::Press;
use azulejo_view::scene::{Aim, LineView};
use azulejo_view::story::signed;
use leptos::prelude::*;

/// The pattern lines of a board.
#[component]
pub(super) fn Lines(seat: Seat, role: Role) -> impl IntoView {
    let paint = use_paint();
    let line = |line: Line| {
        let view = paint.on_board(seat, move |board| board.lines[line.index()].clone());
        if role.is_played() {
            pressed(paint, seat, line, view)
        } else {
            seen(paint, seat, line, view)
        }
    };
    view! {
        <div class="lines" role="group" aria-label=paint.words().say("lines")>
            {views(Line::ALL, line)}
        </div>
    }
}

/// A line that answers to a press, also when it may not be used: then it says why.
fn pressed(paint: Paint, seat: Seat, line: Line, view: Part<LineView>) -> AnyView {
    let to = Destination::Line(line);
    let aim = move || view.ask(|view| Some(view.aim)).unwrap_or(Aim::Idle);
    let lost = paint.lost(line);
    let label = move || match lost.get() {
        Some(lost) => lost.told,
        None => paint.tell(|narrator| view.ask(|view| narrator.line(view))),
    };
    let why = move || {
        let illegal = aim().refusal()?;
        Some(paint.tell(|narrator| narrator.why_not(&illegal)))
    };
    view! {
        <button
            class="line"
            type="button"
            data-line=line.to_string()
            data-aim=move || codes::aim(aim())
            data-spot=spots::line(seat, line)
            data-last=move || view.ask(|view| view.last)
            data-hint=move || view.ask(|view| view.hinted)
            data-why=move || paint.is_refused_at(to)
            data-lost=move || lost.with(Option::is_some)
            aria-disabled=move || (!aim().is_legal()).to_string()
            on:click=hear(move |click| paint.press(Press::Destination(to), &click))
            on:pointerenter=hear(move |event| pointing::enter(paint, &event, to))
            on:pointerleave=hear(move |_| pointing::leave(paint, to))
            on:focus=hear(move |_| pointing::focus(paint, to))
            on:blur=hear(move |_| pointing::leave(paint, to))
        >
            <span class="sr">{move || label()}</span>
            {spaces(seat, line, view)}
            {move || view.ask(shown_net).map(net)}
            {move || lost.get().map(|Lost { cost, .. }| net(-i32::from(cost)))}
            {move || why().map(|why| view! { <span class="why" aria-hidden="true">{why}</span> }.into_any())}
        </button>
    }
    .into_any()
}

/// A line that is only looked at.
fn seen(paint: Paint, seat: Seat, line: Line, view: Part<LineView>) -> AnyView {
    view! {
        <div
            class="line"
            role="img"
            data-line=line.to_string()
            data-aim="idle"
            data-spot=spots::line(seat, line)
            data-last=move || view.ask(|view| view.last)
            data-hint=move || view.ask(|view| view.hinted)
            aria-label=move || paint.tell(|narrator| view.ask(|view| narrator.line(view)))
        >
            {spaces(seat, line, view)}
        </div>
    }
    .into_any()
}

/// What the move to this line would bring, while it is pointed at or chosen.
fn shown_net(view: &LineView) -> Option<i32> {
    let is_shown = view.coming.is_some() || view.aim == Aim::Chosen;
    view.preview.as_ref().filter(|_| is_shown).map(|preview| preview.net)
}

/// A change of points.
pub(super) fn net(points: i32) -> AnyView {
    view! {
        <span class="net" data-sign=codes::sign(points) aria-hidden="true">{signed(points)}</span>
    }
    .into_any()
}

/// What a space of a line shows.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Space {
    #[default]
    Empty,
    Ghost(Tile),
    Tile(Tile),
}

impl Space {
    /// A space of a line, counted from 0 at the wall, from where the line fills.
    fn of(view: &LineView, index: usize) -> Space {
        let held = view.tiles.map_or(0, |tiles| usize::from(tiles.count));
        let coming = view.coming.map_or(0, |tiles| usize::from(tiles.count));
        match (view.tiles, view.coming) {
            (Some(tiles), _) if index < held => Space::Tile(tiles.tile),
            (_, Some(tiles)) if index < held + coming => Space::Ghost(tiles.tile),
            _ => Space::Empty,
        }
    }

    fn tile(self) -> Option<Tile> {
        if let Space::Tile(tile) = self { Some(tile) } else { None }
    }

    fn ghost(self) -> Option<Tile> {
        if let Space::Ghost(tile) = self { Some(tile) } else { None }
    }
}

/// The spaces from left to right.
fn spaces(seat: Seat, line: Line, view: Part<LineView>) -> Vec<AnyView> {
    let space = move |index: usize| {
        let part = view.part(move |view| Space::of(view, index));
        let space = move || part.ask(|space| *space);
        let art = move || {
            let tile = space().tile().or(space().ghost())?;
            Some(view! { <Art symbol=codes::tile_art(tile) /> }.into_any())
        };
        view! {
            <span
                class="space"
                data-spot=spots::in_line(seat, line, index)
                data-tile=move || space().tile().map(|tile| tile.to_string())
                data-ghost=move || space().ghost().map(|tile| tile.to_string())
            >
                {move || art()}
            </span>
        }
        .into_any()
    };
    views((0..usize::from(line.spaces())).rev(), space)
}
