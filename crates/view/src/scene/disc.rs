//! The factory discs.

use super::SceneOptions;
use crate::entry::Selection;
use azulejo_rules::{Disc, Effect, Factory, Setup, Source, Tile};

/// How a tile on offer is lit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Light {
    /// As it lies; nothing can be taken now.
    Plain,
    /// It can be picked.
    Pickable,
    /// It is in the hand.
    Held,
    /// Something else is in the hand or its source is not the one selected; picking it replaces
    /// the selection.
    Dim,
}

/// A tile on offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TileView {
    /// Its color.
    pub tile: Tile,
    /// How it is lit.
    pub light: Light,
    /// Whether the hint takes it.
    pub hinted: bool,
}

/// What lies at a place of the circle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DiscFace {
    /// A disc with its plain side up.
    Plain,
    /// A disc with its gold side up.
    Gold(Effect),
    /// Nothing: a player has taken the disc.
    Taken,
}

/// A place of the circle of discs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiscView {
    /// The place.
    pub factory: Factory,
    /// The disc's side.
    pub face: DiscFace,
    /// The tiles on it, in color order.
    pub tiles: Vec<TileView>,
    /// Whether this source is selected, with or without a color.
    pub selected: bool,
    /// Whether the last move took from it.
    pub last: bool,
}

/// The discs of a table on which nothing can be pressed.
pub(super) fn still(table: &Setup, options: &SceneOptions) -> Vec<DiscView> {
    let places = table.rules.circle().zip(&table.discs);
    places.map(|(factory, disc)| DiscView::still(factory, *disc, options)).collect()
}

impl DiscView {
    fn still(factory: Factory, disc: Disc, options: &SceneOptions) -> DiscView {
        let source = Source::Factory(factory);
        let view =
            |tile| TileView { tile, light: Light::Plain, hinted: options.hints_at(source, tile) };
        DiscView {
            factory,
            face: match disc {
                Disc::Plain(_) => DiscFace::Plain,
                Disc::Gold { effect, .. } => DiscFace::Gold(effect),
                Disc::Taken => DiscFace::Taken,
            },
            tiles: disc.tiles().iter().map(view).collect(),
            selected: false,
            last: options.took_from(source),
        }
    }

    pub(super) fn light_up(&mut self, selection: &Selection) {
        let source = Source::Factory(self.factory);
        self.selected = selection.source() == Some(source);
        for view in &mut self.tiles {
            view.light = Light::of(selection, source, view.tile);
        }
    }
}

impl Light {
    /// How a tile is lit while something can be taken.
    pub(super) fn of(selection: &Selection, source: Source, tile: Tile) -> Light {
        match (selection.held(), selection.source()) {
            (Some(held), _) if held == (source, tile) => Light::Held,
            (Some(_), _) => Light::Dim,
            (None, Some(selected)) if selected != source => Light::Dim,
            (None, _) => Light::Pickable,
        }
    }
}
