//! What each thing on the table is called, for those who hear it.

use super::Narrator;
use crate::entry::{LineChoice, LineFate};
use crate::i18n::Args;
use crate::preview::Preview;
use crate::scene::{
    Aim, BoardView, CellView, CenterView, Chip, Choice, DiscFace, DiscView, FloorView, Light,
    LineView, Side, SpaceView, SplitView, TrayView,
};
use azulejo_rules::{FloorItem, Source, Tile, Tiles};

impl Narrator<'_> {
    /// A disc: `Factory 4: 2 blue, 1 red and 1 white.`
    pub fn disc(&self, disc: &DiscView) -> String {
        let tiles: Tiles = disc.tiles.iter().map(|view| view.tile).collect();
        let mut args = Args::new().number("factory", disc.factory.number());
        args = args.text("tiles", self.tiles(tiles));
        let id = match (disc.face, tiles.is_empty()) {
            (DiscFace::Taken, _) => "label-disc-taken",
            (DiscFace::Plain, false) => "label-disc",
            (DiscFace::Plain, true) => "label-disc-empty",
            (DiscFace::Gold(_), false) => "label-disc-gold",
            (DiscFace::Gold(_), true) => "label-disc-gold-empty",
        };
        if let DiscFace::Gold(effect) = disc.face {
            args = args.text("effect", self.effect_name(effect));
        }
        let held = disc.tiles.iter().filter(|view| view.light == Light::Held);
        let held: Vec<Tile> = held.map(|view| view.tile).collect();
        self.with_held(self.texts.tell(id, &args), held.first().copied(), held.len() as u16)
    }

    /// The center with its marker.
    pub fn center(&self, center: &CenterView) -> String {
        let groups = center.groups.iter();
        let tiles =
            groups.clone().fold(Tiles::NONE, |all, group| all + Tiles::of(group.tile, group.count));
        let args = Args::new().text("tiles", self.tiles(tiles));
        let id = match (center.marker, tiles.is_empty()) {
            (false, false) => "label-center",
            (true, false) => "label-center-marker",
            (true, true) => "label-center-only-marker",
            (false, true) => "label-center-empty",
        };
        let held = groups.clone().find(|group| group.light == Light::Held);
        let count = held.map_or(0, |group| group.count);
        self.with_held(self.texts.tell(id, &args), held.map(|group| group.tile), count)
    }

    /// A label, and what of it is in the hand.
    fn with_held(&self, label: String, tile: Option<Tile>, count: u16) -> String {
        let Some(tile) = tile else { return label };
        let args = Args::new().tile(tile).number("count", count);
        format!("{label} {}", self.texts.tell("label-held", &args))
    }

    /// What pressing a color at a source does: `Take 2 blue from factory 4`.
    pub fn pick(&self, source: Source, tile: Tile, count: u16) -> String {
        let args = Args::new().tile(tile).number("count", count);
        match source {
            Source::Factory(factory) => {
                let args = args.number("factory", factory.number());
                self.texts.tell("label-pick-factory", &args)
            }
            Source::Center => self.texts.tell("label-pick-center", &args),
        }
    }

    /// A pattern line, and what the tiles in the hand would do there, or why they may not.
    pub fn line(&self, line: &LineView) -> String {
        let args = Args::new().number("line", line.line.number());
        let args = args.number("spaces", line.line.spaces());
        let label = match line.tiles {
            None => self.texts.tell("label-line-empty", &args),
            Some(held) => {
                let id = if line.full { "label-line-full" } else { "label-line" };
                self.texts.tell(id, &args.tile(held.tile).number("count", held.count))
            }
        };
        self.with_aim(label, line.aim, line.preview.as_deref())
    }

    /// The floor as a destination, and what the tiles in the hand would cost there.
    pub fn floor(&self, floor: &FloorView) -> String {
        let taken = floor.spaces.iter().filter(|space| space.item.is_some()).count();
        let args = Args::new()
            .number("count", taken as u32)
            .number("spaces", floor.spaces.len() as u32)
            .number("cost", floor.cost);
        let label = self.texts.tell("label-floor", &args);
        self.with_aim(label, floor.aim, floor.preview.as_deref())
    }

    /// A label, and what the tiles in the hand would do there, or why they may not.
    fn with_aim(&self, label: String, aim: Aim, preview: Option<&Preview>) -> String {
        match (aim.refusal(), preview) {
            (Some(illegal), _) => format!("{label} {}", self.why_not(&illegal)),
            (None, Some(preview)) => format!("{label} {}", self.preview(preview)),
            (None, None) => label,
        }
    }

    /// A space of the wall: `Row 2, column 3: red tile.` `completed` is the color of the row's
    /// completed line while columns are chosen.
    pub fn cell(&self, cell: &CellView, completed: Option<Tile>) -> String {
        let args = Args::new().number("line", cell.line.number());
        let args = args.number("column", cell.column.number());
        if let Some(tile) = cell.tile {
            return self.texts.tell("label-cell-tile", &args.tile(tile));
        }
        match (cell.choice, completed) {
            (Some(Choice::Open { points }), Some(tile)) => {
                let args = args.tile(tile).number("points", points);
                return self.texts.tell("label-cell-open", &args);
            }
            (Some(Choice::Chosen { points, .. }), Some(tile)) => {
                let args = args.tile(tile).number("points", points);
                return self.texts.tell("label-cell-chosen", &args);
            }
            (Some(Choice::Refused(illegal)), _) => {
                let label = self.texts.tell("label-cell-empty", &args);
                return format!("{label} {}", self.why_not(&illegal));
            }
            _ => {}
        }
        match (cell.pending, cell.printed) {
            (Some(tile), _) => self.texts.tell("label-cell-pending", &args.tile(tile)),
            (None, Some(tile)) => self.texts.tell("label-cell-for", &args.tile(tile)),
            (None, None) => self.texts.tell("label-cell-empty", &args),
        }
    }

    /// A completed line of the free wall for which no column is left; nothing for any other.
    pub fn falling_line(&self, choice: &LineChoice) -> Option<String> {
        let LineFate::Falls { cost } = choice.fate else { return None };
        let args = Args::new().tile(choice.tile).number("line", choice.line.number());
        Some(self.texts.tell("label-place-falls", &args.number("cost", cost)))
    }

    /// A space of the floor: `Space 3, minus 2: empty.`
    pub fn space(&self, space: &SpaceView) -> String {
        let args = Args::new().number("space", space.number).number("cost", space.cost);
        match space.item {
            None => self.texts.tell("label-space-empty", &args),
            Some(FloorItem::Tile(tile)) => self.texts.tell("label-space-tile", &args.tile(tile)),
            Some(FloorItem::Marker) => self.texts.tell("label-space-marker", &args),
        }
    }

    /// The tray beside the floor.
    pub fn tray(&self, tray: &TrayView) -> String {
        match tray.item {
            None => self.texts.say("label-tray-free"),
            Some(FloorItem::Tile(tile)) => {
                self.texts.tell("label-tray-tile", &Args::new().tile(tile))
            }
            Some(FloorItem::Marker) => self.texts.say("label-tray-marker"),
        }
    }

    /// A board as a whole: whose, with how many points.
    pub fn board(&self, board: &BoardView) -> String {
        let args = Args::new().text("name", self.name(board.seat)).number("points", board.score);
        self.texts.tell("label-board", &args)
    }

    /// A color left over on the spread and where it will go.
    pub fn chip(&self, split: &SplitView, chip: &Chip) -> String {
        let args = Args::new().tile(chip.tile).number("count", chip.count);
        let (id, to) = match chip.side {
            Side::Left => ("label-chip-left", split.left),
            Side::Right => ("label-chip-right", split.right),
        };
        self.texts.tell(id, &args.number("factory", to.number()))
    }
}
