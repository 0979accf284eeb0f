//! The factories: a circle, or a list where there is little room.

use super::TableView;
use super::layout::{Regions, disc_cells};
use crate::canvas::{Canvas, Hit, Layout, Spot};
use crate::paint::{Ink, Look, Marks, Size};
use azulejo_rules::{Effect, Source, Tile};
use azulejo_view::Press;
use azulejo_view::scene::{DiscFace, DiscView, Light, TileView};
use ratatui::layout::Rect;

/// As many tiles have a place of their own on a disc: two rows of three.
const PLACES: usize = 6;

/// A place on a disc: one tile, or several of a color where they are too many.
struct Heap {
    view: TileView,
    count: usize,
}

impl TableView<'_> {
    /// The factories with the center among them.
    pub(super) fn draw_offer(&self, canvas: &mut Canvas<'_>, regions: &Regions) {
        match regions.layout {
            Layout::Compact => self.draw_list(canvas, regions.offer),
            Layout::Normal | Layout::Wide => self.draw_circle(canvas, regions),
        }
    }

    /// ```text
    /// ►1  ▐B▌▐B▌▐Y▌▐R▌
    ///  2★ ▐K▌▐K▌▐W▌▐W▌         spread
    ///  c  ▐B▌×3 ▐R▌×1  P
    /// ```
    fn draw_list(&self, canvas: &mut Canvas<'_>, place: Rect) {
        for (disc, y) in self.scene.discs.iter().zip(place.y..) {
            self.draw_row(canvas, disc, Rect { y, height: 1, ..place });
        }
        let y = place.y + self.scene.discs.len() as u16;
        self.draw_center(canvas, Rect { y, height: 1, ..place }, Size::Small);
    }

    fn draw_row(&self, canvas: &mut Canvas<'_>, disc: &DiscView, place: Rect) {
        let Rect { x, y, .. } = place;
        press_source(canvas, disc, place);
        let (mark, ink) = mark(canvas, disc);
        let style = canvas.ink(ink);
        canvas.put(x, y, mark, style);
        canvas.put(x + 1, y, &disc.factory.to_string(), style);
        let width = Size::Small.cells().0;
        for (heap, slot) in heaps(disc).iter().zip(0..) {
            let spot = Spot { x: x + 4 + width * slot, y, size: Size::Small };
            draw_heap(canvas, disc, heap, spot);
        }
        if disc.tiles.is_empty() {
            let style = canvas.ink(Ink::Faint);
            canvas.put(x + 5, y, canvas.marks().dot, style);
        }
        let start = x + 5 + width * PLACES as u16;
        let rest = Rect { x: start + 4, width: place.right().saturating_sub(start + 4), ..place };
        if let DiscFace::Gold(effect) = disc.face {
            let (style, marks) = (canvas.ink(Ink::Gold), canvas.marks());
            canvas.put(x + 2, y, marks.gold, style);
            canvas.put(start, y, &sign(effect, marks), style);
            self.draw_effect(canvas, disc, rest);
        }
    }

    /// The first half above, from left to right; the second half below, from right to left: neighbors in the circle
    /// are neighbors here.
    ///
    /// ```text
    /// ╭1──────╮╭2──────╮╭3──────╮
    /// │ ▐B▌▐Y▌││ ▐B▌▐Y▌││ ▐B▌▐Y▌│
    /// │ ▐B▌▐Y▌││ ▐B▌▐Y▌││ ▐B▌▐Y▌│
    /// ╰───────╯╰───────╯╰───────╯
    ///      c ▐B▌×3 ▐R▌×1  P
    /// ╭5──────╮         ╭4──────╮
    /// ```
    fn draw_circle(&self, canvas: &mut Canvas<'_>, regions: &Regions) {
        let (place, size) = (regions.offer, regions.layout.size());
        let (width, height) = disc_cells(size);
        let discs = &self.scene.discs;
        let (above, below) = discs.split_at(discs.len().div_ceil(2));
        let stretch =
            place.width.saturating_sub(width * above.len() as u16) / (above.len() as u16).max(1);
        let spread = |row: usize| (width + stretch) * row as u16 + stretch / 2;
        for (column, disc) in above.iter().enumerate() {
            let disc_place = Rect::new(place.x + spread(column), place.y, width, height);
            self.draw_disc(canvas, disc, disc_place, size);
        }
        let bottom = place.bottom() - height;
        // The lower ones stand between the upper ones where they are fewer.
        let shift = (above.len() - below.len()) as u16 * (width + stretch) / 2;
        for (column, disc) in below.iter().rev().enumerate() {
            let disc_place = Rect::new(place.x + spread(column) + shift, bottom, width, height);
            self.draw_disc(canvas, disc, disc_place, size);
        }
        let middle = Rect { y: place.y + height, height: bottom - place.y - height, ..place };
        self.draw_center(canvas, middle, size);
    }

    fn draw_disc(&self, canvas: &mut Canvas<'_>, disc: &DiscView, place: Rect, size: Size) {
        press_source(canvas, disc, place);
        let (mark, ink) = mark(canvas, disc);
        let is_gold = matches!(disc.face, DiscFace::Gold(_));
        let rim = if is_gold { canvas.ink(Ink::Gold) } else { canvas.ink(ink) };
        if disc.face != DiscFace::Taken {
            canvas.frame(place, disc.selected, rim);
        }
        let style = canvas.ink(ink);
        let number = format!("{}{}", mark.trim(), disc.factory);
        let end = canvas.put(place.x + 1, place.y, &number, style);
        if let DiscFace::Gold(effect) = disc.face {
            let marks = canvas.marks();
            let gold = format!("{} {}", marks.gold, sign(effect, marks));
            canvas.put(end, place.y, &gold, rim);
            let (y, width) = (place.bottom() - 1, place.width - 2);
            self.draw_effect(canvas, disc, Rect { x: place.x + 1, y, width, height: 1 });
        }
        draw_heaps(canvas, disc, place, size);
    }

    /// The word of a gold factory.
    fn draw_effect(&self, canvas: &mut Canvas<'_>, disc: &DiscView, place: Rect) {
        let DiscFace::Gold(effect) = disc.face else { return };
        let style = canvas.ink(Ink::Gold);
        canvas.put_in(place, &self.narrator().effect_name(effect), style);
        canvas.hit(place, Hit::Gold(disc.factory));
    }
}

/// The tiles of a disc in two rows, two of each with a gap between them.
fn draw_heaps(canvas: &mut Canvas<'_>, disc: &DiscView, place: Rect, size: Size) {
    let heaps = heaps(disc);
    let (width, height) = size.cells();
    let columns = heaps.len().div_ceil(2).max(2) as u16;
    let (indent, pitch) = if columns == 2 { ((width - 1) / 2, width + 1) } else { (0, width) };
    for (heap, slot) in heaps.iter().zip(0..) {
        let x = place.x + 1 + indent + slot % columns * pitch;
        let spot = Spot { x, y: place.y + 1 + slot / columns * height, size };
        draw_heap(canvas, disc, heap, spot);
    }
}

/// The sign of a gold side.
fn sign(effect: Effect, marks: &Marks) -> String {
    match effect {
        // As many as it draws more (RULES 7.3).
        Effect::Extra => "+1".to_owned(),
        Effect::Magnet(tile) => format!("{}{tile}", marks.magnet),
        Effect::Keeper => marks.keeper.to_owned(),
        Effect::Spread => marks.spread.to_owned(),
        Effect::Tray => marks.tray.to_owned(),
    }
}

/// What a disc is marked with, and how its number looks.
fn mark(canvas: &Canvas<'_>, disc: &DiscView) -> (&'static str, Ink) {
    let marks = canvas.marks();
    if disc.selected {
        (marks.selected, Ink::Accent)
    } else if disc.tiles.iter().any(|view| view.hinted) {
        (marks.hint, Ink::Accent)
    } else if disc.last {
        (marks.last, Ink::Accent)
    } else if disc.tiles.is_empty() {
        (" ", Ink::Faint)
    } else {
        (" ", Ink::Text)
    }
}

fn press_source(canvas: &mut Canvas<'_>, disc: &DiscView, place: Rect) {
    if disc.tiles.iter().any(|view| view.light != Light::Plain) {
        canvas.hit(place, Hit::Press(Press::Source(Source::Factory(disc.factory))));
    }
}

/// The tiles one by one, or by color where they are too many for that.
fn heaps(disc: &DiscView) -> Vec<Heap> {
    let one = |view: &TileView| Heap { view: *view, count: 1 };
    if disc.tiles.len() <= PLACES {
        return disc.tiles.iter().map(one).collect();
    }
    let runs = disc.tiles.chunk_by(|one, next| one.tile == next.tile);
    runs.map(|run| Heap { view: run[0], count: run.len() }).collect()
}

fn draw_heap(canvas: &mut Canvas<'_>, disc: &DiscView, heap: &Heap, spot: Spot) {
    let Heap { view, count } = *heap;
    canvas.tile(spot, view.tile, look(view.light, view.hinted));
    if count > 1 {
        let style = canvas.ink(Ink::Strong);
        let (width, height) = spot.size.cells();
        canvas.put(spot.x + width - 1, spot.y + height / 2, &count.to_string(), style);
    }
    press_tile(canvas, Source::Factory(disc.factory), view.tile, view.light, spot.rect());
}

/// How a tile on offer looks.
pub(super) fn look(light: Light, hinted: bool) -> Look {
    match light {
        Light::Held => Look::Held,
        _ if hinted => Look::Hinted,
        Light::Dim => Look::Dim,
        Light::Plain | Light::Pickable => Look::Solid,
    }
}

/// A press on a color picks it, where anything can be picked.
pub(super) fn press_tile(
    canvas: &mut Canvas<'_>,
    source: Source,
    tile: Tile,
    light: Light,
    place: Rect,
) {
    if light != Light::Plain {
        canvas.hit(place, Hit::Press(Press::Tile(source, tile)));
    }
}
