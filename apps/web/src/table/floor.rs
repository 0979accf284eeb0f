//! The floor line, and the tray beside it.

use super::board::Role;
use super::codes;
use super::lines::net;
use super::paint::{Paint, use_paint};
use super::part::Part;
use super::pointing;
use super::spots;
use crate::live::{hear, views};
use crate::ui::{Art, Icon};
use azulejo_rules::{Destination, Floor as FloorLine, FloorItem, Seat};
use azulejo_view::Press;
use azulejo_view::scene::{Aim, FloorView, Pointed, SpaceView, TrayView};
use azulejo_view::story::signed;
use leptos::prelude::*;

/// The floor line and the tray of a board.
#[component]
pub(super) fn Floor(seat: Seat, role: Role) -> impl IntoView {
    let paint = use_paint();
    let floor = paint.on_board(seat, |board| board.floor.clone());
    let tray = paint.on_board(seat, |board| board.tray);
    let line =
        if role.is_played() { pressed(paint, seat, floor) } else { seen(paint, seat, floor) };
    view! {
        <div class="under">
            {line}
            {move || tray.ask(|tray| *tray).map(|tray| tray_view(paint, seat, tray))}
        </div>
    }
}

fn pressed(paint: Paint, seat: Seat, floor: Part<FloorView>) -> AnyView {
    let to = Destination::Floor;
    let aim = move || floor.ask(|floor| Some(floor.aim)).unwrap_or(Aim::Idle);
    let shown_net = move || {
        let is_pointed = paint.pointed().get() == Pointed::Destination(to);
        let is_shown = is_pointed || aim() == Aim::Chosen;
        floor.ask(|floor| floor.preview.as_ref().filter(|_| is_shown).map(|preview| preview.net))
    };
    let label = move || paint.tell(|narrator| floor.ask(|floor| narrator.floor(floor)));
    view! {
        <button
            class="floor-line"
            type="button"
            data-aim=move || codes::aim(aim())
            data-spot=spots::floor(seat)
            data-last=move || floor.ask(|floor| floor.last)
            data-hint=move || floor.ask(|floor| floor.hinted)
            data-why=move || paint.is_refused_at(to)
            aria-disabled=move || (!aim().is_legal()).to_string()
            on:click=hear(move |click| paint.press(Press::Destination(to), &click))
            on:pointerenter=hear(move |event| pointing::enter(paint, &event, to))
            on:pointerleave=hear(move |_| pointing::leave(paint, to))
            on:focus=hear(move |_| pointing::focus(paint, to))
            on:blur=hear(move |_| pointing::leave(paint, to))
        >
            <span class="sr">{move || label()}</span>
            {spaces(seat, floor)}
            {move || shown_net().map(net)}
        </button>
    }
    .into_any()
}

fn seen(paint: Paint, seat: Seat, floor: Part<FloorView>) -> AnyView {
    view! {
        <div
            class="floor-line"
            role="img"
            data-aim="idle"
            data-spot=spots::floor(seat)
            data-last=move || floor.ask(|floor| floor.last)
            data-hint=move || floor.ask(|floor| floor.hinted)
            aria-label=move || paint.tell(|narrator| floor.ask(|floor| narrator.floor(floor)))
        >
            {spaces(seat, floor)}
        </div>
    }
    .into_any()
}

fn spaces(seat: Seat, floor: Part<FloorView>) -> Vec<AnyView> {
    let space = move |index: usize| {
        let space = floor.part(move |floor| floor.spaces.get(index).copied());
        let item = move || space.ask(|space| space.and_then(|space| space.item));
        let coming = move || space.ask(|space| space.and_then(|space| space.coming));
        let cost = move || space.ask(|space| space.map(cost_of));
        view! {
            <span
                class="drop"
                data-space=(index + 1).to_string()
                data-tile=move || item().map(|item| item.to_string())
                data-ghost=move || coming().map(|item| item.to_string())
                data-spot=spots::on_floor(seat, index)
            >
                {move || item().or(coming()).map(item_view)}
                <span class="cost" aria-hidden="true">{move || cost()}</span>
            </span>
        }
        .into_any()
    };
    views(0..FloorLine::SPACES, space)
}

fn cost_of(space: SpaceView) -> String {
    signed(-i32::from(space.cost))
}

fn item_view(item: FloorItem) -> AnyView {
    view! { <Art symbol=codes::item_art(item) /> }.into_any()
}

/// The tray; one that would come with the pointed move is a ghost.
fn tray_view(paint: Paint, seat: Seat, tray: TrayView) -> AnyView {
    let coming = tray.coming.filter(|_| tray.item.is_none());
    view! {
        <span
            class="tray"
            role="img"
            data-tile=tray.item.map(|item| item.to_string())
            data-ghost=coming.map(|item| item.to_string())
            data-coming=tray.ghost
            data-spot=spots::tray(seat)
            aria-label=move || paint.tell(|narrator| narrator.tray(&tray))
        >
            <Icon symbol="effect-tray" />
            {tray.item.or(coming).map(item_view)}
        </span>
    }
    .into_any()
}
