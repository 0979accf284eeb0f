//! Where the regions of a table lie.

use crate::canvas::Layout;
use crate::paint::Size;
use azulejo_rules::{Column, Line};
use azulejo_view::Scene;
use ratatui::layout::Rect;

impl Layout {
    /// How large the tiles of factories and of the own board are.
    pub(super) fn size(self) -> Size {
        match self {
            Layout::Compact | Layout::Normal => Size::Small,
            Layout::Wide => Size::Large,
        }
    }

    /// How wide the part with factories and own board is.
    fn left(self) -> u16 {
        match self {
            Layout::Compact => 44,
            Layout::Normal => 56,
            Layout::Wide => 86,
        }
    }
}

/// Where everything lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Regions {
    pub(super) layout: Layout,
    pub(super) head: Rect,
    /// The factories and the center.
    pub(super) offer: Rect,
    /// The own board.
    pub(super) own: Rect,
    /// What a move would do, where the rest goes, what is in the bag.
    pub(super) notes: Rect,
    /// The others.
    pub(super) rivals: Rect,
    /// In how many columns the others' boards stand.
    pub(super) abreast: u16,
    pub(super) log: Rect,
    pub(super) prompt: Rect,
    pub(super) keys: Rect,
}

impl Regions {
    pub(super) fn of(layout: Layout, area: Rect, scene: &Scene) -> Regions {
        let row = |y: u16| Rect { y, height: 1, ..area };
        let body = Rect { y: area.y + 1, height: area.height - 3, ..area };
        let left = Rect { width: layout.left(), ..body };
        let [offer, own, notes] = stack(left, [offer_rows(layout, scene), own_rows(layout)]);
        let right = Rect { x: left.right() + 1, width: body.width - left.width - 1, ..body };
        let rivals = scene.boards.len() as u16 - 1;
        let abreast = (right.width / (RIVAL_WIDTH + 1)).clamp(1, rivals.max(1));
        let rows = rivals.div_ceil(abreast) * rival_rows(layout);
        let [rivals, beside, log] = stack(right, [rows, noted_rows(layout)]);
        // Large boards leave no room below.
        let notes = if layout == Layout::Wide { beside } else { notes };
        Regions {
            layout,
            head: row(area.y),
            offer,
            own,
            notes,
            rivals,
            abreast,
            log,
            prompt: row(area.bottom() - 2),
            keys: row(area.bottom() - 1),
        }
    }
}

/// Cuts a place into pieces of such heights, and the rest.
fn stack<const N: usize, const M: usize>(place: Rect, heights: [u16; N]) -> [Rect; M] {
    let mut y = place.y;
    let mut heights = heights.into_iter();
    std::array::from_fn(|_| {
        let rest = place.bottom() - y;
        let height = heights.next().map_or(rest, |height| height.min(rest));
        y += height;
        Rect { y: y - height, height, ..place }
    })
}

/// Rows of a disc with its frame.
pub(super) const fn disc_cells(size: Size) -> (u16, u16) {
    let (width, height) = size.cells();
    (3 * width + 2, 2 * height + 2)
}

fn offer_rows(layout: Layout, scene: &Scene) -> u16 {
    match layout {
        Layout::Compact => scene.discs.len() as u16 + 1,
        Layout::Normal => 2 * disc_cells(Size::Small).1 + 3,
        Layout::Wide => 2 * disc_cells(Size::Large).1 + 4,
    }
}

/// Title, lines, bonuses of the columns, floor, ledger.
fn own_rows(layout: Layout) -> u16 {
    let lines = Line::COUNT as u16;
    match layout {
        Layout::Compact | Layout::Normal => lines + 4,
        Layout::Wide => 3 * lines + 7,
    }
}

/// Title, lines, floor, and where there is room a ledger.
pub(super) fn rival_rows(layout: Layout) -> u16 {
    let lines = Line::COUNT as u16;
    match layout {
        Layout::Compact => lines + 2,
        Layout::Normal => lines + 3,
        Layout::Wide => lines + 4,
    }
}

/// Rows for what a move would do, where that stands beside the own board.
fn noted_rows(layout: Layout) -> u16 {
    match layout {
        Layout::Compact | Layout::Normal => 0,
        Layout::Wide => 7,
    }
}

/// Between pattern lines and wall.
pub(super) const SEAM: u16 = 3;

/// The number of the line, the lines, and the wall, in small tiles.
pub(super) const RIVAL_WIDTH: u16 =
    2 + Size::Small.cells().0 * (Line::COUNT + Column::COUNT) as u16 + SEAM;
