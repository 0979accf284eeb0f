//! What stands beside the boards: what a move would do, what is in the bag, the game so far.

use super::TableView;
use crate::canvas::wrap;
use crate::canvas::{Canvas, Spot};
use crate::paint::{Ink, Look, Size};
use azulejo_rules::{ByTile, Tile};
use azulejo_view::Args;
use azulejo_view::entry::Placements;
use azulejo_view::scene::BagView;
use ratatui::layout::Rect;

impl TableView<'_> {
    /// Below the own board, as far as there is room: the split, the bag, and what the move would do.
    pub(super) fn draw_notes(&self, canvas: &mut Canvas<'_>, place: Rect) {
        let mut place = place;
        let taken = self.draw_split(canvas, place);
        shrink(&mut place, taken);
        if let Some(bag) = &self.scene.bag {
            let taken = self.draw_bag(canvas, bag, place);
            shrink(&mut place, taken);
        }
        for told in self.falling() {
            let taken = canvas.paragraph(indented(place), &told, Ink::Loss);
            shrink(&mut place, taken);
        }
        let preview = self.scene.board(self.near).and_then(|board| board.preview.as_deref());
        if let Some(preview) = preview {
            canvas.paragraph(indented(place), &self.narrator().preview(preview), Ink::Text);
        }
    }

    /// The completed lines for which no column is left.
    fn falling(&self) -> Vec<String> {
        let lines = self.selection.placements().map_or(&[][..], Placements::lines);
        lines.iter().filter_map(|choice| self.narrator().falling_line(choice)).collect()
    }

    /// The bag and the lid by color; where there is room, what these are. Tells how many rows that took.
    ///
    /// ```text
    /// ▐B▌8/5  ▐Y▌9/4  ▐R▌7/6  ▐K▌8/5  ▐W▌8/5
    ///  Bag: 40. Lid: 25.
    /// ```
    fn draw_bag(&self, canvas: &mut Canvas<'_>, bag: &BagView, place: Rect) -> u16 {
        if place.height == 0 {
            return 0;
        }
        let style = canvas.ink(Ink::Text);
        let mut x = place.x + 1;
        for tile in Tile::ALL {
            canvas.tile(Spot { x, y: place.y, size: Size::Small }, tile, Look::Solid);
            let counts = format!("{}/{}", bag.bag[tile], bag.lid[tile]);
            canvas.put(x + 3, place.y, &counts, style);
            x += 8 + u16::from(place.width > 45);
        }
        let total = |heap: &ByTile<u16>| Tile::ALL.into_iter().map(|tile| heap[tile]).sum::<u16>();
        let args = Args::new().number("bag", total(&bag.bag)).number("lid", total(&bag.lid));
        let below = Rect { y: place.y + 1, height: place.height - 1, ..place };
        let told = self.texts.tell("supply", &args);
        1 + canvas.paragraph(indented(below), &told, Ink::Faint)
    }

    /// The last sentences of the game that fit, the latest at the bottom and brightest.
    pub(super) fn draw_log(&self, canvas: &mut Canvas<'_>, place: Rect) {
        let cut = canvas.marks().cut;
        let room = usize::from(place.height.saturating_sub(1));
        let mut rows: Vec<(String, Ink)> = Vec::new();
        for (age, told) in self.log.iter().rev().enumerate() {
            let ink = if age == 0 { Ink::Text } else { Ink::Faint };
            let mut lines = wrap(&canvas.tidy(told), place.width, cut);
            if age == 0 {
                // The beginning of the latest is shown in any case.
                lines.truncate(room);
            }
            if rows.len() + lines.len() > room {
                break;
            }
            rows.extend(lines.into_iter().rev().map(|line| (line, ink)));
        }
        for ((line, ink), y) in rows.iter().rev().zip(place.y + 1..) {
            let style = canvas.ink(*ink);
            canvas.put_in(Rect { y, height: 1, ..place }, line, style);
        }
    }
}

/// A place without its first column.
fn indented(place: Rect) -> Rect {
    Rect { x: place.x + 1, width: place.width.saturating_sub(1), ..place }
}

fn shrink(place: &mut Rect, rows: u16) {
    let rows = rows.min(place.height);
    *place = Rect { y: place.y + rows, height: place.height - rows, ..*place };
}
