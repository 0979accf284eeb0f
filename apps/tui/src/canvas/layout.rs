//! How much room there is.

use ratatui::layout::Rect;

/// The smallest screen on which the program can be used: columns and rows.
pub const SMALLEST: (u16, u16) = (80, 24);
const NORMAL: (u16, u16) = (100, 30);
const WIDE: (u16, u16) = (160, 45);

/// How a screen is laid out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Layout {
    /// From 80×24: what has to be there, as lists.
    Compact,
    /// From 100×30: the factories in a circle, and more beside each other.
    Normal,
    /// From 160×45: large tiles.
    Wide,
}

impl Layout {
    /// The layout of an area; none where it is too small.
    pub fn of(area: Rect) -> Option<Layout> {
        let fits = |(width, height)| area.width >= width && area.height >= height;
        let layouts = [(WIDE, Layout::Wide), (NORMAL, Layout::Normal), (SMALLEST, Layout::Compact)];
        layouts.into_iter().find(|(size, _)| fits(*size)).map(|(_, layout)| layout)
    }
}
