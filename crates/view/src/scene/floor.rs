//! The floor line and the tray.

use super::{Aim, SceneOptions};
use crate::preview::Preview;
use azulejo_rules::{Destination, Floor, FloorItem, Seat, SeatSetup, Tray};

/// The floor line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FloorView {
    /// Its spaces, from left to right.
    pub spaces: Vec<SpaceView>,
    /// What the occupied spaces cost together.
    pub cost: u8,
    /// Whether the tiles in the hand may go here.
    pub aim: Aim,
    /// What putting them here would do, where that is shown.
    pub preview: Option<Box<Preview>>,
    /// How many tiles of the pointed move find no space and go to the lid.
    pub to_lid: u16,
    /// Whether the last move went here.
    pub last: bool,
    /// Whether the hint goes here.
    pub hinted: bool,
}

/// A space of the floor line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SpaceView {
    /// Its number, from 1.
    pub number: u8,
    /// What it costs when it is occupied.
    pub cost: u8,
    /// What lies there.
    pub item: Option<FloorItem>,
    /// What the pointed move would let fall there.
    pub coming: Option<FloorItem>,
}

/// The disc of effect 5 on a player's board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TrayView {
    /// What lies on it.
    pub item: Option<FloorItem>,
    /// What the pointed move would let fall on it.
    pub coming: Option<FloorItem>,
    /// Whether the player does not have it yet, but would with the pointed move.
    pub ghost: bool,
}

impl FloorView {
    pub(super) fn still(board: &SeatSetup, seat: Seat, options: &SceneOptions) -> FloorView {
        let spaces = Floor::COSTS.iter().zip(1..).enumerate();
        FloorView {
            spaces: spaces
                .map(|(index, (&cost, number))| SpaceView {
                    number,
                    cost,
                    item: board.floor.get(index).copied(),
                    coming: None,
                })
                .collect(),
            cost: Floor::cost_of(board.floor.len()),
            aim: Aim::Idle,
            preview: None,
            to_lid: 0,
            last: options.put_into(seat, Destination::Floor),
            hinted: false,
        }
    }

    /// What a move would let fall here.
    pub(super) fn expect(&mut self, preview: &Preview) {
        for fall in &preview.falls {
            if let Some(space) = self.spaces.get_mut(fall.space) {
                space.coming = Some(fall.item);
            }
        }
        self.to_lid = preview.to_lid;
    }
}

impl TrayView {
    pub(super) fn still(board: &SeatSetup) -> Option<TrayView> {
        let item = match board.tray? {
            Tray::Free => None,
            Tray::Holds(item) => Some(item),
        };
        Some(TrayView { item, coming: None, ghost: false })
    }

    /// The tray as a move would change it.
    pub(super) fn expect(tray: Option<TrayView>, preview: &Preview) -> Option<TrayView> {
        let fresh = TrayView { item: None, coming: None, ghost: true };
        let view = if preview.tray { Some(fresh) } else { tray };
        view.map(|view| TrayView { coming: preview.caught, ..view })
    }
}
