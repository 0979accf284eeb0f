//! One line of the screen.

use super::{Ink, Style};
use azulejo_rules::{FloorItem, Tile};

/// One line of the screen: pieces of text and what they are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Row {
    pieces: Vec<(String, Style)>,
}

impl Row {
    /// How many columns a tile takes, wherever it lies.
    pub(crate) const CELL: usize = 3;

    pub(crate) fn new() -> Row {
        Row::default()
    }

    #[must_use]
    pub(crate) fn styled(mut self, style: Style, text: impl Into<String>) -> Row {
        self.pieces.push((text.into(), style));
        self
    }

    #[must_use]
    pub(crate) fn text(self, text: impl Into<String>) -> Row {
        self.styled(Style::Plain, text)
    }

    #[must_use]
    pub(crate) fn dim(self, text: impl Into<String>) -> Row {
        self.styled(Style::Dim, text)
    }

    #[must_use]
    pub(crate) fn strong(self, text: impl Into<String>) -> Row {
        self.styled(Style::Strong, text)
    }

    /// A tile in its cell.
    #[must_use]
    pub(crate) fn tile(self, tile: Tile) -> Row {
        self.styled(Style::Tile(tile), format!(" {tile} "))
    }

    /// A tile or the marker in its cell.
    #[must_use]
    pub(crate) fn item(self, item: FloorItem) -> Row {
        match item {
            FloorItem::Tile(tile) => self.tile(tile),
            FloorItem::Marker => self.styled(Style::Marker, " P "),
        }
    }

    /// Blanks up to a column.
    #[must_use]
    pub(crate) fn pad(self, width: usize) -> Row {
        let missing = width.saturating_sub(self.width());
        if missing == 0 { self } else { self.text(" ".repeat(missing)) }
    }

    /// Blanks, then a piece of text that ends at a column.
    #[must_use]
    pub(crate) fn right(self, width: usize, style: Style, text: impl Into<String>) -> Row {
        let text = text.into();
        self.pad(width.saturating_sub(text.chars().count())).styled(style, text)
    }

    /// At least one blank, then a piece of text that ends at a column if it fits.
    #[must_use]
    pub(crate) fn column(self, width: usize, style: Style, text: impl Into<String>) -> Row {
        self.text(" ").right(width, style, text)
    }

    /// Another row behind this one.
    #[must_use]
    pub(crate) fn then(mut self, row: Row) -> Row {
        self.pieces.extend(row.pieces);
        self
    }

    /// How many columns it takes.
    pub(crate) fn width(&self) -> usize {
        self.pieces.iter().map(|(text, _)| text.chars().count()).sum()
    }

    /// The row as text, without blanks at its end.
    pub(crate) fn render(&self, ink: Ink) -> String {
        let painted: String =
            self.pieces.iter().map(|(text, style)| ink.paint(text, *style)).collect();
        painted.trim_end().to_owned()
    }
}

/// Blocks side by side, each as wide as its widest row.
pub(super) fn beside(blocks: &[Vec<Row>], gap: usize) -> Vec<Row> {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let mut rows = vec![Row::new(); height];
    let mut left = 0;
    for block in blocks {
        for (row, piece) in rows.iter_mut().zip(block) {
            *row = std::mem::take(row).pad(left).then(piece.clone());
        }
        left += block.iter().map(Row::width).max().unwrap_or(0) + gap;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn color_does_not_move_anything() {
        let row = Row::new().strong("Seat 1").tile(Tile::Red).pad(12).dim("-1");
        assert_eq!(row.width(), 14);
        assert_eq!(row.render(Ink::Plain), "Seat 1 R    -1");
        let painted = row.render(Ink::Ansi);
        assert_eq!(
            painted,
            "\x1b[1mSeat 1\x1b[0m\x1b[1;48;5;124;38;5;231m R \x1b[0m   \x1b[2m-1\x1b[0m"
        );
    }

    #[test]
    fn blocks_stand_side_by_side_though_one_is_shorter() {
        let block = |lines: &[&str]| lines.iter().map(|line| Row::new().text(*line)).collect();
        let rows = beside(&[block(&["one"]), block(&["1", "2"])], 2);
        let texts: Vec<String> = rows.iter().map(|row| row.render(Ink::Plain)).collect();
        assert_eq!(texts, ["one  1", "     2"]);
    }
}
