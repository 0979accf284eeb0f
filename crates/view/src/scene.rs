//! What is on the screen: everything lit, held, legal, hinted and foreseen, ready to be painted.

mod banner;
mod board;
mod center;
mod disc;
mod floor;
mod line;
mod options;
mod split;
mod wall;

pub use banner::Banner;
pub use board::BoardView;
pub use center::{CenterGroup, CenterView};
pub use disc::{DiscFace, DiscView, Light, TileView};
pub use floor::{FloorView, SpaceView, TrayView};
pub use line::{Aim, LineView};
pub use options::{LastMove, Pointed, SceneOptions};
pub use split::{Chip, Side, SplitView};
pub use wall::{CellView, Choice, Lit};

use crate::entry::{Entry, Selection};
use azulejo_rules::{BySeat, ByTile, Phase, Position, Rules, Seat, Setup, Take};

/// Whose turn it is, as the person at the screen sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// Somebody who plays at this screen.
    Own(Seat),
    /// Somebody else.
    Other(Seat),
    /// The discs are about to be filled.
    Bag,
    /// Nobody: the game is over.
    Nobody,
}

/// The whole table as it is to be painted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The rule set.
    pub rules: Rules,
    /// The round, from 1.
    pub round: u16,
    /// What the game is waiting for.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Turn,
    /// Who began the round.
    pub first: Seat,
    /// The discs, in circle order.
    pub discs: Vec<DiscView>,
    /// The center.
    pub center: CenterView,
    /// The boards, in seat order.
    pub boards: BySeat<BoardView>,
    /// What is in the bag and in the lid, by color, where the table shows it.
    pub bag: Option<BagView>,
    /// What everybody should know now.
    pub banners: Vec<Banner>,
    /// The rest of the spread while it is to be split.
    pub split: Option<SplitView>,
    /// The take that waits for a confirmation.
    pub aimed: Option<Take>,
    /// Whether a press of confirm would play now.
    pub can_confirm: bool,
}

/// What is in the bag and in the lid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BagView {
    /// The bag, by color.
    pub bag: ByTile<u16>,
    /// The lid, by color.
    pub lid: ByTile<u16>,
}

impl Scene {
    /// The scene of a position with a move in the making.
    pub fn of(pos: &Position, entry: &Entry, options: &SceneOptions) -> Scene {
        let mut scene = Scene::still(&Setup::from(pos), options);
        scene.banners = banner::banners(pos);
        for board in &mut scene.boards {
            board.foresee(pos, options);
        }
        if let Turn::Own(seat) = scene.turn {
            scene.light_up(pos, entry.selection(), seat, options);
        }
        scene
    }

    /// The scene of a table on which nothing can be pressed, as between the beats of a
    /// [motion](crate::motion).
    pub fn still(table: &Setup, options: &SceneOptions) -> Scene {
        let phase = table.phase();
        let bag = BagView { bag: table.bag.counts(), lid: table.lid.counts() };
        Scene {
            rules: table.rules,
            round: table.round,
            phase,
            turn: turn(table, phase, options),
            first: table.first,
            discs: disc::still(table, options),
            center: CenterView::still(table, options),
            boards: table
                .rules
                .seats()
                .map(|seat| BoardView::still(table, seat, options))
                .collect(),
            bag: options.bag_tracker.then_some(bag),
            banners: Vec::new(),
            split: None,
            aimed: None,
            can_confirm: false,
        }
    }

    /// Everything that depends on what this person has selected.
    fn light_up(
        &mut self,
        pos: &Position,
        selection: &Selection,
        seat: Seat,
        options: &SceneOptions,
    ) {
        self.aimed = selection.aimed();
        self.can_confirm = selection.can_confirm(pos);
        self.split = self.aimed.and_then(|take| SplitView::of(pos, take));
        if pos.phase() == Phase::Offer {
            for disc in &mut self.discs {
                disc.light_up(selection);
            }
            self.center.light_up(selection);
        }
        if let Some(board) = self.boards.get_mut(seat.index()) {
            match selection {
                Selection::Placing(placements) => board.place(placements, options),
                selection => board.take_aim(pos, selection, options),
            }
        }
    }

    /// The board of a seat.
    pub fn board(&self, seat: Seat) -> Option<&BoardView> {
        self.boards.get(seat.index())
    }
}

fn turn(table: &Setup, phase: Phase, options: &SceneOptions) -> Turn {
    match (phase, table.to_act) {
        (Phase::Over, _) | (_, None) => Turn::Nobody,
        (Phase::Deal, _) => Turn::Bag,
        (Phase::Offer | Phase::Tiling, Some(seat)) if options.is_own(seat) => Turn::Own(seat),
        (Phase::Offer | Phase::Tiling, Some(seat)) => Turn::Other(seat),
    }
}
