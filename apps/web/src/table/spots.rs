//! Places on the table as the page names them: `data-spot`.

use azulejo_rules::{Column, Factory, Line, Seat, Tile};
use azulejo_view::motion::Spot;

/// The bag.
pub(super) const BAG: &str = "bag";
/// The lid.
pub(super) const LID: &str = "lid";
/// The center as a whole.
pub(super) const CENTER: &str = "center";
/// Where the marker lies in the center.
pub(super) const CENTER_MARKER: &str = "center-marker";

/// A disc.
pub(super) fn disc(factory: Factory) -> String {
    format!("disc-{factory}")
}

/// A tile on a disc, counted from 0.
pub(super) fn on_disc(factory: Factory, index: usize) -> String {
    format!("disc-{factory}-{}", index + 1)
}

/// The tiles of one color in the center.
pub(super) fn in_center(tile: Tile) -> String {
    format!("center-{tile}")
}

/// A pattern line.
pub(super) fn line(seat: Seat, line: Line) -> String {
    format!("line-{seat}-{line}")
}

/// A space of a pattern line, counted from 0 at the wall.
pub(super) fn in_line(seat: Seat, line: Line, index: usize) -> String {
    format!("line-{seat}-{line}-{}", index + 1)
}

/// A space of a wall.
pub(super) fn on_wall(seat: Seat, line: Line, column: Column) -> String {
    format!("wall-{seat}-{line}-{column}")
}

/// A floor line.
pub(super) fn floor(seat: Seat) -> String {
    format!("floor-{seat}")
}

/// A space of a floor line, counted from 0.
pub(super) fn on_floor(seat: Seat, index: usize) -> String {
    format!("floor-{seat}-{}", index + 1)
}

/// The tray beside a floor line.
pub(super) fn tray(seat: Seat) -> String {
    format!("tray-{seat}")
}

/// The place of a spot.
pub(super) fn name(spot: Spot) -> String {
    match spot {
        Spot::Bag => BAG.to_owned(),
        Spot::Lid => LID.to_owned(),
        Spot::Circle(factory) => disc(factory),
        Spot::Disc { factory, index } => on_disc(factory, index),
        Spot::Center { tile, .. } => in_center(tile),
        Spot::CenterMarker => CENTER_MARKER.to_owned(),
        Spot::Line { seat, line, index } => in_line(seat, line, index),
        Spot::Wall { seat, line, column } => on_wall(seat, line, column),
        Spot::Floor { seat, index } => on_floor(seat, index),
        Spot::TrayDisc { seat } | Spot::Tray { seat } => tray(seat),
        Spot::Marker { seat } => floor(seat),
    }
}

/// The larger place around a spot, for when the spot itself is not there.
pub(super) fn around(spot: Spot) -> Option<String> {
    match spot {
        Spot::Disc { factory, .. } => Some(disc(factory)),
        Spot::Center { .. } | Spot::CenterMarker => Some(CENTER.to_owned()),
        Spot::Line { seat, line: row, .. } => Some(line(seat, row)),
        Spot::Floor { seat, .. } | Spot::TrayDisc { seat } | Spot::Tray { seat } => {
            Some(floor(seat))
        }
        Spot::Bag | Spot::Lid | Spot::Circle(_) | Spot::Wall { .. } | Spot::Marker { .. } => None,
    }
}
