//! Edits of what lies between the players: discs, heaps, marker and tray.

use super::{Heap, Side};
use azulejo_rules::{
    Disc, Effect, Factory, Floor, FloorItem, Marker, Seat, SeatSetup, Setup, Tile, Tiles, Tray,
};

/// Changes how many tiles of a color a heap has.
pub(super) fn change(setup: &mut Setup, heap: Heap, tile: Tile, change: impl FnOnce(u16) -> u16) {
    let tiles = match heap {
        Heap::Disc(factory) => tiles_on(setup, factory),
        Heap::Center => Some(&mut setup.center),
        Heap::Bag => Some(&mut setup.bag),
        Heap::Lid => Some(&mut setup.lid),
    };
    if let Some(tiles) = tiles {
        let count = change(tiles.count(tile)).min(Tiles::MOST);
        *tiles = tiles.without(tile) + Tiles::of(tile, count);
    }
}

/// The tiles on a disc that is there.
fn tiles_on(setup: &mut Setup, factory: Factory) -> Option<&mut Tiles> {
    match setup.discs.get_mut(factory.index())? {
        Disc::Plain(tiles) | Disc::Gold { tiles, .. } => Some(tiles),
        Disc::Taken => None,
    }
}

/// Turns a disc, or takes it away. Once no disc is taken, nobody has a tray.
pub(super) fn turn(setup: &mut Setup, factory: Factory, side: Side) {
    let Some(disc) = setup.discs.get_mut(factory.index()) else { return };
    let (was_taken, tiles) = (*disc == Disc::Taken, disc.tiles());
    *disc = match side {
        Side::Plain => Disc::Plain(tiles),
        Side::Gold(effect) => Disc::Gold { effect, tiles },
        Side::Taken => Disc::Taken,
    };
    if was_taken && !setup.discs.contains(&Disc::Taken) {
        for seat in setup.rules.seats() {
            put_tray(setup, seat, None);
        }
    }
}

/// Gives a player the tray, or takes it back to its place in the circle.
pub(super) fn hand_tray(setup: &mut Setup, seat: Seat, tray: Option<Tray>) {
    if seat.index() >= setup.seats.len() {
        return;
    }
    if tray.is_some() {
        for other in setup.rules.seats().filter(|&other| other != seat) {
            put_tray(setup, other, None);
        }
    }
    put_tray(setup, seat, tray);
    follow_tray(setup);
}

/// The circle lacks the tray while a player has it.
fn follow_tray(setup: &mut Setup) {
    let held = setup.seats.iter().any(|seat| seat.tray.is_some());
    let taken = setup.discs.contains(&Disc::Taken);
    for disc in &mut setup.discs {
        match *disc {
            Disc::Gold { effect: Effect::Tray, .. } if held && !taken => {
                *disc = Disc::Taken;
                return;
            }
            Disc::Taken if !held => {
                *disc = Disc::Gold { effect: Effect::Tray, tiles: Tiles::NONE };
            }
            _ => {}
        }
    }
}

/// Changes a player's tray. A marker on it comes from wherever it was, and falls to the floor when it
/// leaves the tray.
fn put_tray(setup: &mut Setup, seat: Seat, tray: Option<Tray>) {
    const WITH_MARKER: Option<Tray> = Some(Tray::Holds(FloorItem::Marker));
    let Some(board) = setup.seats.get_mut(seat.index()) else { return };
    let before = std::mem::replace(&mut board.tray, tray);
    if before == tray {
        return;
    }
    if tray == WITH_MARKER {
        lift_marker(setup);
        setup.marker = Marker::Taken(seat);
        setup.seats[seat.index()].tray = tray;
    } else if before == WITH_MARKER {
        put_marker(setup, Marker::Taken(seat));
    }
}

/// Whether a player shows the marker, on the floor or on the tray.
fn shows_marker(board: &SeatSetup) -> bool {
    board.floor.contains(&FloorItem::Marker) || board.tray == Some(Tray::Holds(FloorItem::Marker))
}

/// Takes the marker off all floors and trays.
fn lift_marker(setup: &mut Setup) {
    for board in &mut setup.seats {
        board.floor.retain(|&item| item != FloorItem::Marker);
        if board.tray == Some(Tray::Holds(FloorItem::Marker)) {
            board.tray = Some(Tray::Free);
        }
    }
}

/// The marker goes to the center or to a player. A full floor has no space for it (RULES 2.5).
pub(super) fn put_marker(setup: &mut Setup, marker: Marker) {
    let holder = marker.taker().and_then(|seat| setup.seats.get(seat.index()));
    let is_there = setup.marker == marker
        && holder.is_some_and(shows_marker)
        && setup.seats.iter().filter(|board| shows_marker(board)).count() == 1;
    if is_there {
        return;
    }
    lift_marker(setup);
    setup.marker = marker;
    let holder = marker.taker().and_then(|seat| setup.seats.get_mut(seat.index()));
    if let Some(board) = holder.filter(|board| board.floor.len() < Floor::SPACES) {
        board.floor.push(FloorItem::Marker);
    }
}

/// The marker falls to a player's floor, on the right of what is there.
pub(super) fn drop_marker(setup: &mut Setup, seat: Seat) {
    if seat.index() >= setup.seats.len() {
        return;
    }
    lift_marker(setup);
    put_marker(setup, Marker::Taken(seat));
}

/// Takes something off a floor. The marker goes back to the center.
pub(super) fn pick_up(setup: &mut Setup, seat: Seat, space: usize) {
    let Some(board) = setup.seats.get_mut(seat.index()) else { return };
    if space >= board.floor.len() {
        return;
    }
    let item = board.floor.remove(space);
    let shown = shows_marker(board);
    if item == FloorItem::Marker && !shown && setup.marker == Marker::Taken(seat) {
        setup.marker = Marker::Center;
    }
}

/// The bag gets what is missing of each color, and keeps nothing that is elsewhere.
pub(super) fn rest_to_bag(setup: &mut Setup) {
    for tile in Tile::ALL {
        let elsewhere = setup.count(tile) - u32::from(setup.bag.count(tile));
        let rest = u32::from(Tile::COPIES).saturating_sub(elsewhere);
        setup.bag = setup.bag.without(tile) + Tiles::of(tile, rest as u16);
    }
}
