//! The center of the table.

use super::TableView;
use super::discs::{look, press_tile};
use crate::canvas::{Canvas, Hit, Spot};
use crate::paint::{Ink, Look, Size};
use azulejo_rules::Source;
use azulejo_view::Press;
use azulejo_view::scene::{CenterGroup, Light};
use ratatui::layout::Rect;

/// Room for the count of a color.
const COUNT: u16 = 4;

impl TableView<'_> {
    /// ```text
    ///  c  ▐B▌×3 ▐R▌×1  P
    /// ```
    pub(super) fn draw_center(&self, canvas: &mut Canvas<'_>, place: Rect, size: Size) {
        let center = &self.scene.center;
        let (width, height) = size.cells();
        let groups: Vec<_> = center.groups.iter().filter(|group| group.count > 0).collect();
        let pieces = groups.len() as u16 + u16::from(center.marker);
        let wide = 4 + pieces * (width + COUNT);
        // A list begins at its left, a circle has its middle in the middle.
        let x = if place.height == 1 {
            place.x
        } else {
            place.x + place.width.saturating_sub(wide) / 2
        };
        let y = place.y + place.height.saturating_sub(height) / 2;
        let row = Rect { x, y, width: wide.min(place.width), height };
        if groups.iter().any(|group| group.light != Light::Plain) {
            canvas.hit(row, Hit::Press(Press::Source(Source::Center)));
        }
        self.draw_center_label(canvas, x, y + height / 2);
        let mut spot = Spot { x: x + 4, y, size };
        for group in groups {
            draw_group(canvas, *group, spot);
            spot.x += width + COUNT;
        }
        if center.marker {
            canvas.marker(spot, Look::Solid);
        }
        if pieces == 0 {
            let style = canvas.ink(Ink::Faint);
            canvas.put(x + 5, y + height / 2, canvas.marks().dot, style);
        }
    }

    fn draw_center_label(&self, canvas: &mut Canvas<'_>, x: u16, y: u16) {
        let center = &self.scene.center;
        let marks = canvas.marks();
        let (mark, ink) = if center.selected {
            (marks.selected, Ink::Accent)
        } else if center.groups.iter().any(|group| group.hinted) {
            (marks.hint, Ink::Accent)
        } else if center.last {
            (marks.last, Ink::Accent)
        } else {
            (" ", Ink::Text)
        };
        let style = canvas.ink(ink);
        canvas.put(x, y, mark, style);
        canvas.put(x + 1, y, "c", style);
    }
}

fn draw_group(canvas: &mut Canvas<'_>, group: CenterGroup, spot: Spot) {
    let (width, height) = spot.size.cells();
    canvas.tile(spot, group.tile, look(group.light, group.hinted));
    let style = canvas.ink(if group.light == Light::Held { Ink::Accent } else { Ink::Text });
    let count = format!("{}{}", canvas.marks().times, group.count);
    canvas.put(spot.x + width, spot.y + height / 2, &count, style);
    let place = Rect { width: width + COUNT - 1, ..spot.rect() };
    press_tile(canvas, Source::Center, group.tile, group.light, place);
}
