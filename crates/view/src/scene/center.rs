//! The center of the table.

use super::{Light, SceneOptions};
use crate::entry::Selection;
use azulejo_rules::{Marker, Setup, Source, Tile};

/// The tiles of one color in the center.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CenterGroup {
    /// The color.
    pub tile: Tile,
    /// How many, perhaps none.
    pub count: u16,
    /// How they are lit; plain where there are none.
    pub light: Light,
    /// Whether the hint takes them.
    pub hinted: bool,
}

/// The center of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CenterView {
    /// One group for each color, in color order, empty ones included.
    pub groups: Vec<CenterGroup>,
    /// Whether the start-player marker lies there.
    pub marker: bool,
    /// Whether the center is selected, with or without a color.
    pub selected: bool,
    /// Whether the last move took from it.
    pub last: bool,
}

impl CenterView {
    pub(super) fn still(table: &Setup, options: &SceneOptions) -> CenterView {
        let group = |tile| CenterGroup {
            tile,
            count: table.center.count(tile),
            light: Light::Plain,
            hinted: options.hints_at(Source::Center, tile),
        };
        CenterView {
            groups: Tile::ALL.map(group).into(),
            marker: table.marker == Marker::Center,
            selected: false,
            last: options.took_from(Source::Center),
        }
    }

    pub(super) fn light_up(&mut self, selection: &Selection) {
        self.selected = selection.source() == Some(Source::Center);
        for group in self.groups.iter_mut().filter(|group| group.count > 0) {
            group.light = Light::of(selection, Source::Center, group.tile);
        }
    }

    /// How many tiles lie there.
    pub fn total(&self) -> u16 {
        self.groups.iter().map(|group| group.count).sum()
    }
}
