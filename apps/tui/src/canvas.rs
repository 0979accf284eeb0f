//! The cells that are drawn on, and what lies where. Nothing leaves the area.

mod hits;
mod keys;
mod layout;
mod plot;
mod text;

pub use hits::{Hit, Hits};
pub use keys::KeyHint;
pub use layout::{Layout, SMALLEST};
pub(crate) use plot::{Curve, Plot};
pub use text::{clean, cut, width, wrap};

use crate::paint::{Depth, Glyphs, Ink, Look, Marks, Paint, Size, TilePaint};
use azulejo_rules::{FloorItem, Tile};
use azulejo_view::{Args, Texts};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use text::typewritten;

/// The cells that are drawn on, and what lies where.
pub struct Canvas<'a> {
    buf: &'a mut Buffer,
    area: Rect,
    paint: Paint,
    hits: &'a mut Hits,
}

/// A place and a size for a piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub(crate) x: u16,
    pub(crate) y: u16,
    pub(crate) size: Size,
}

impl Spot {
    pub(crate) fn rect(self) -> Rect {
        let (width, height) = self.size.cells();
        Rect::new(self.x, self.y, width, height)
    }
}

impl<'a> Canvas<'a> {
    pub(crate) fn new(
        buf: &'a mut Buffer,
        area: Rect,
        paint: Paint,
        hits: &'a mut Hits,
    ) -> Canvas<'a> {
        Canvas { buf, area, paint, hits }
    }

    /// All cells.
    pub fn area(&self) -> Rect {
        self.area
    }

    pub(crate) fn marks(&self) -> &'static Marks {
        self.paint.marks()
    }

    pub(crate) fn glyphs(&self) -> Glyphs {
        self.paint.glyphs()
    }

    pub(crate) fn depth(&self) -> Depth {
        self.paint.depth()
    }

    pub(crate) fn ink(&self, ink: Ink) -> Style {
        self.paint.ink(ink)
    }

    /// Nothing but ground.
    pub(crate) fn clear(&mut self) {
        for cell in self.area.positions() {
            self.buf[cell].reset();
        }
        self.buf.set_style(self.area, self.paint.ground());
    }

    /// A place with nothing on it, over what was drawn there.
    pub(crate) fn blank(&mut self, place: Rect) {
        for cell in place.intersection(self.area).positions() {
            self.buf[cell].reset();
        }
        self.buf.set_style(place.intersection(self.area), self.paint.ground());
    }

    /// The ground of a bar.
    pub(crate) fn bar(&mut self, place: Rect) {
        self.buf.set_style(place.intersection(self.area), self.paint.bar());
    }

    /// Writes a text that is ours, and tells where it ends.
    pub(crate) fn put(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        if y < self.area.y || y >= self.area.bottom() || x < self.area.x {
            return x;
        }
        let room = self.area.right().saturating_sub(x);
        self.buf.set_stringn(x, y, text, room.into(), style).0
    }

    /// Writes a text of any kind into the first row of a place, cut to its width, and tells where it ends.
    pub(crate) fn put_in(&mut self, place: Rect, text: &str, style: Style) -> u16 {
        let place = place.intersection(self.area);
        if place.is_empty() {
            return place.x;
        }
        let text = cut(&self.tidy(text), place.width, self.marks().cut);
        self.put(place.x, place.y, &text, style)
    }

    /// Writes a text of any kind at the right end of a place, and tells where it begins.
    pub(crate) fn put_right(&mut self, place: Rect, text: &str, style: Style) -> u16 {
        let text = cut(&self.tidy(text), place.width, self.marks().cut);
        let x = place.right().saturating_sub(width(&text));
        self.put(x, place.y, &text, style);
        x
    }

    /// Writes a text of any kind in the middle of a place.
    pub(crate) fn put_middle(&mut self, place: Rect, text: &str, style: Style) {
        let text = cut(&self.tidy(text), place.width, self.marks().cut);
        let x = place.x + (place.width - width(&text)) / 2;
        self.put(x, place.y, &text, style);
    }

    /// Writes a text of any kind into as many rows as there are, and tells how many it took.
    pub(crate) fn paragraph(&mut self, place: Rect, text: &str, ink: Ink) -> u16 {
        let style = self.ink(ink);
        let lines = wrap(&self.tidy(text), place.width, self.marks().cut);
        for (line, y) in lines.iter().zip(place.y..place.bottom()) {
            self.put_in(Rect { y, height: 1, ..place }, line, style);
        }
        place.height.min(lines.len() as u16)
    }

    /// Whether this is too small for any screen; then it says so.
    pub(crate) fn is_too_small(&mut self, texts: &Texts) -> bool {
        let Rect { width, height, .. } = self.area;
        if Layout::of(self.area).is_some() {
            return false;
        }
        let (wide, high) = SMALLEST;
        let size = |width: u16, height: u16| format!("{width} × {height}");
        let args = Args::new().text("found", size(width, height)).text("wanted", size(wide, high));
        let style = self.ink(Ink::Strong);
        let told = self.tidy(&texts.tell("screen-too-small", &args));
        let lines = wrap(&told, width, self.marks().cut);
        let top = self.area.y + height.saturating_sub(lines.len() as u16) / 2;
        for (y, line) in (top..self.area.bottom()).zip(&lines) {
            self.put_middle(Rect { y, height: 1, ..self.area }, line, style);
        }
        true
    }

    /// A text as this terminal can show it.
    pub(crate) fn tidy(&self, text: &str) -> String {
        let text = clean(text);
        match self.paint.glyphs() {
            Glyphs::Unicode => text,
            Glyphs::Ascii => typewritten(&text),
        }
    }

    /// A tile.
    pub(crate) fn tile(&mut self, spot: Spot, tile: Tile, look: Look) {
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
    pub(crate) fn item(&mut self, spot: Spot, item: FloorItem, look: Look) {
        match item {
            FloorItem::Tile(tile) => self.tile(spot, tile, look),
            FloorItem::Marker => self.marker(spot, look),
        }
    }

    /// The start-player marker: its letter, reversed where it lies.
    pub(crate) fn marker(&mut self, spot: Spot, look: Look) {
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
    pub(crate) fn label(&mut self, spot: Spot, text: &str, ink: Ink) {
        let (width, height) = spot.size.cells();
        let style = self.ink(ink);
        self.put_middle(Rect::new(spot.x, spot.y + height / 2, width, 1), text, style);
    }

    /// A frame; what is selected has a heavy one.
    pub(crate) fn frame(&mut self, place: Rect, is_strong: bool, style: Style) {
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
    pub(crate) fn hit(&mut self, place: Rect, hit: Hit) {
        self.hits.push(place.intersection(self.area), hit);
    }
}

/// The middle of a large space, for what is always small.
fn middle(spot: Spot) -> Spot {
    let (width, height) = spot.size.cells();
    Spot { x: spot.x + width / 2 - 1, y: spot.y + height / 2, size: Size::Small }
}
