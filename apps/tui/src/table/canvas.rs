//! The cells that are drawn on. Nothing leaves the area.

use super::text::{clean, cut, typewritten, width};
use super::{Hit, Hits};
use crate::paint::{Glyphs, Ink, Look, Marks, Paint, Size, TilePaint};
use azulejo_rules::{FloorItem, Tile};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// The cells that are drawn on, and what lies where.
pub(super) struct Canvas<'a> {
    buf: &'a mut Buffer,
    area: Rect,
    paint: Paint,
    hits: &'a mut Hits,
}

/// A place and a size for a piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) x: u16,
    pub(super) y: u16,
    pub(super) size: Size,
}

impl Spot {
    pub(super) fn rect(self) -> Rect {
        let (width, height) = self.size.cells();
        Rect::new(self.x, self.y, width, height)
    }
}

impl<'a> Canvas<'a> {
    pub(super) fn new(
        buf: &'a mut Buffer,
        area: Rect,
        paint: Paint,
        hits: &'a mut Hits,
    ) -> Canvas<'a> {
        Canvas { buf, area, paint, hits }
    }

    pub(super) fn area(&self) -> Rect {
        self.area
    }

    pub(super) fn marks(&self) -> &'static Marks {
        self.paint.marks()
    }

    pub(super) fn ink(&self, ink: Ink) -> Style {
        self.paint.ink(ink)
    }

    /// Nothing but ground.
    pub(super) fn clear(&mut self) {
        for cell in self.area.positions() {
            self.buf[cell].reset();
        }
        self.buf.set_style(self.area, self.paint.ground());
    }

    /// The ground of a bar.
    pub(super) fn bar(&mut self, place: Rect) {
        self.buf.set_style(place.intersection(self.area), self.paint.bar());
    }

    /// Writes a text that is ours, and tells where it ends.
    pub(super) fn put(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        if y < self.area.y || y >= self.area.bottom() || x < self.area.x {
            return x;
        }
        let room = self.area.right().saturating_sub(x);
        self.buf.set_stringn(x, y, text, room.into(), style).0
    }

    /// Writes a text of any kind into the first row of a place, cut to its width, and tells where it ends.
    pub(super) fn put_in(&mut self, place: Rect, text: &str, style: Style) -> u16 {
        let place = place.intersection(self.area);
        if place.is_empty() {
            return place.x;
        }
        let text = cut(&self.tidy(text), place.width, self.marks().cut);
        self.put(place.x, place.y, &text, style)
    }

    /// Writes a text of any kind at the right end of a place, and tells where it begins.
    pub(super) fn put_right(&mut self, place: Rect, text: &str, style: Style) -> u16 {
        let text = cut(&self.tidy(text), place.width, self.marks().cut);
        let x = place.right().saturating_sub(width(&text));
        self.put(x, place.y, &text, style);
        x
    }

    /// Writes a text of any kind in the middle of a place.
    pub(super) fn put_middle(&mut self, place: Rect, text: &str, style: Style) {
        let text = cut(&self.tidy(text), place.width, self.marks().cut);
        let x = place.x + (place.width - width(&text)) / 2;
        self.put(x, place.y, &text, style);
    }

    /// A text as this terminal can show it.
    pub(super) fn tidy(&self, text: &str) -> String {
        let text = clean(text);
        match self.paint.glyphs() {
            Glyphs::Unicode => text,
            Glyphs::Ascii => typewritten(&text),
        }
    }

    /// A tile.
    pub(super) fn tile(&mut self, spot: Spot, tile: Tile, look: Look) {
        let paint = self.paint.tile(tile, look);
        match spot.size {
            Size::Small => self.small_tile(spot, &paint),
            Size::Large if look == Look::Printed => self.small_tile(middle(spot), &paint),
            Size::Large => self.large_tile(spot, &paint, look),
        }
    }

    fn small_tile(&mut self, spot: Spot, paint: &TilePaint) {
        let Spot { x, y, .. } = spot;
        let mut letter = [0; 4];
        self.put(x, y, paint.left, paint.edge);
        self.put(x + 1, y, paint.letter.encode_utf8(&mut letter), paint.face);
        self.put(x + 2, y, paint.right, paint.edge);
    }

    /// ```text
    /// ▗▄▄▄▖
    /// ▐ B ▌
    /// ▝▀▀▀▘
    /// ```
    fn large_tile(&mut self, spot: Spot, paint: &TilePaint, look: Look) {
        let Spot { x, y, .. } = spot;
        let is_block = self.paint.glyphs() == Glyphs::Unicode && paint.left == "▐";
        if is_block {
            self.put(x, y, "▗▄▄▄▖", paint.edge);
            self.put(x, y + 2, "▝▀▀▀▘", paint.edge);
        }
        let is_hollow = matches!(look, Look::Ghost | Look::Pending);
        let rows = if is_block { y + 1..y + 2 } else { y..y + 3 };
        for row in rows {
            let middle = if row == y + 1 { paint.letter } else { ' ' };
            self.put(x, row, paint.left, paint.edge);
            let face = if is_hollow { paint.edge } else { paint.face };
            self.put(x + 1, row, &format!(" {middle} "), face);
            self.put(x + 4, row, paint.right, paint.edge);
        }
    }

    /// What lies on the floor.
    pub(super) fn item(&mut self, spot: Spot, item: FloorItem, look: Look) {
        match item {
            FloorItem::Tile(tile) => self.tile(spot, tile, look),
            FloorItem::Marker => self.marker(spot, look),
        }
    }

    /// The start-player marker: its letter, reversed where it lies.
    pub(super) fn marker(&mut self, spot: Spot, look: Look) {
        let style = self.ink(Ink::Strong);
        let style =
            if look == Look::Ghost { style } else { style.add_modifier(Modifier::REVERSED) };
        let spot = middle(spot);
        let (left, right) = if look == Look::Ghost { ("(", ")") } else { (" ", " ") };
        self.put(spot.x, spot.y, left, style);
        self.put(spot.x + 1, spot.y, "P", style);
        self.put(spot.x + 2, spot.y, right, style);
    }

    /// A short text in the middle of an empty space.
    pub(super) fn label(&mut self, spot: Spot, text: &str, ink: Ink) {
        let (width, height) = spot.size.cells();
        let style = self.ink(ink);
        self.put_middle(Rect::new(spot.x, spot.y + height / 2, width, 1), text, style);
    }

    /// A frame; what is selected has a heavy one.
    pub(super) fn frame(&mut self, place: Rect, is_strong: bool, style: Style) {
        let marks = self.marks();
        let [top_left, top_right, bottom_left, bottom_right, level, upright] =
            if is_strong { marks.strong } else { marks.frame };
        let (right, bottom) = (place.right() - 1, place.bottom() - 1);
        for x in place.x + 1..right {
            self.put(x, place.y, level, style);
            self.put(x, bottom, level, style);
        }
        for y in place.y + 1..bottom {
            self.put(place.x, y, upright, style);
            self.put(right, y, upright, style);
        }
        self.put(place.x, place.y, top_left, style);
        self.put(right, place.y, top_right, style);
        self.put(place.x, bottom, bottom_left, style);
        self.put(right, bottom, bottom_right, style);
    }

    /// Says what lies at a place.
    pub(super) fn hit(&mut self, place: Rect, hit: Hit) {
        self.hits.push(place.intersection(self.area), hit);
    }
}

/// The middle of a large space, for what is always small.
fn middle(spot: Spot) -> Spot {
    let (width, height) = spot.size.cells();
    Spot { x: spot.x + width / 2 - 1, y: spot.y + height / 2, size: Size::Small }
}
