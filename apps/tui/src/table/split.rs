//! The rest of the spread while it is to be split.

use super::TableView;
use crate::canvas::{Canvas, Hit, Spot};
use crate::paint::{Ink, Look, Size};
use azulejo_view::Press;
use azulejo_view::scene::{Chip, Side, SplitView};
use ratatui::layout::Rect;

impl TableView<'_> {
    /// Each color with the side to which it goes; a press turns it. Tells how many rows that took.
    ///
    /// ```text
    /// ◄2 ▐B▌×1  ▐K▌×2 ►4
    /// ```
    pub(super) fn draw_split(&self, canvas: &mut Canvas<'_>, place: Rect) -> u16 {
        let Some(split) = self.scene.split.as_ref().filter(|_| place.height > 0) else { return 0 };
        let style = canvas.ink(if split.refusal.is_some() { Ink::Loss } else { Ink::Accent });
        let mut x = place.x + 1;
        for chip in &split.chips {
            let left = format!("{}{}", canvas.marks().left, split.left);
            let right = format!("{}{}", canvas.marks().right, split.right);
            let start = x;
            if chip.side == Side::Left {
                canvas.put(x, place.y, &left, style);
            }
            draw_chip(canvas, *chip, x + 2, place.y);
            if chip.side == Side::Right {
                canvas.put(x + 7, place.y, &right, style);
            }
            let width = 9;
            canvas.hit(Rect::new(start, place.y, width, 1), Hit::Press(Press::Left(chip.tile)));
            x += width + 1;
        }
        self.draw_split_fault(canvas, split, Rect { y: place.y + 1, ..place });
        1 + u16::from(split.refusal.is_some())
    }

    /// Why the rules refuse this split.
    fn draw_split_fault(&self, canvas: &mut Canvas<'_>, split: &SplitView, place: Rect) {
        if let Some(illegal) = &split.refusal {
            let style = canvas.ink(Ink::Loss);
            let row = Rect { x: place.x + 1, width: place.width - 1, ..place };
            canvas.put_in(row, &self.narrator().why_not(illegal), style);
        }
    }
}

fn draw_chip(canvas: &mut Canvas<'_>, chip: Chip, x: u16, y: u16) {
    canvas.tile(Spot { x, y, size: Size::Small }, chip.tile, Look::Solid);
    let style = canvas.ink(Ink::Text);
    let count = format!("{}{}", canvas.marks().times, chip.count);
    canvas.put(x + 3, y, &count, style);
}
