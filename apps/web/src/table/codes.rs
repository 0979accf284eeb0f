//! States as the style knows them: the values of `data-` attributes.

use azulejo_rules::{Effect, FloorItem, Tile};
use azulejo_view::scene::{Aim, Choice, DiscFace, Light, Side};

/// How a tile is lit.
pub(super) const fn light(light: Light) -> &'static str {
    match light {
        Light::Plain => "plain",
        Light::Pickable => "pickable",
        Light::Held => "held",
        Light::Dim => "dim",
    }
}

/// Whether the tiles in the hand may go to a line.
pub(super) const fn aim(aim: Aim) -> &'static str {
    match aim {
        Aim::Idle => "idle",
        Aim::Legal => "legal",
        Aim::Chosen => "chosen",
        Aim::Refused(_) => "refused",
    }
}

/// A side of the spread.
pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

/// The effect of a gold disc.
pub const fn effect(effect: Effect) -> &'static str {
    match effect {
        Effect::Extra => "extra",
        Effect::Magnet(_) => "magnet",
        Effect::Keeper => "keeper",
        Effect::Spread => "spread",
        Effect::Tray => "tray",
    }
}

/// The icon of an effect.
pub const fn effect_icon(effect: Effect) -> &'static str {
    match effect {
        Effect::Extra => "effect-extra",
        Effect::Magnet(_) => "effect-magnet",
        Effect::Keeper => "effect-keeper",
        Effect::Spread => "effect-spread",
        Effect::Tray => "effect-tray",
    }
}

/// The effect of a disc's upper side.
pub(super) const fn face_effect(face: DiscFace) -> Option<Effect> {
    match face {
        DiscFace::Gold(effect) => Some(effect),
        DiscFace::Plain | DiscFace::Taken => None,
    }
}

/// The color that a magnet pulls.
pub(super) const fn magnet(effect: Effect) -> Option<Tile> {
    match effect {
        Effect::Magnet(tile) => Some(tile),
        Effect::Extra | Effect::Keeper | Effect::Spread | Effect::Tray => None,
    }
}

/// Whether a completed line's tile may go to a wall space; nothing where it may not.
pub(super) const fn choice(choice: Choice) -> Option<&'static str> {
    match choice {
        Choice::Open { .. } => Some(""),
        Choice::Chosen { .. } => Some("chosen"),
        Choice::Refused(_) => None,
    }
}

/// The drawing of something on a floor or a tray.
pub(super) fn item_art(item: FloorItem) -> String {
    match item {
        FloorItem::Tile(tile) => tile_art(tile),
        FloorItem::Marker => "marker".to_owned(),
    }
}

/// The drawing of a tile.
pub(super) fn tile_art(tile: Tile) -> String {
    format!("tile-{tile}")
}

/// The drawing of an empty space for a color.
pub(super) fn empty_art(tile: Tile) -> String {
    format!("empty-{tile}")
}

/// Whether a number is good, bad or neither.
pub(super) const fn sign(number: i32) -> &'static str {
    match number {
        1.. => "plus",
        0 => "zero",
        _ => "minus",
    }
}
