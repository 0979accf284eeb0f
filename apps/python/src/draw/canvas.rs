//! Pieces on a drawing.

use super::art::art;
use azulejo_rules::{FloorItem, Tile};
use std::fmt::Write;

/// The side of a tile.
pub(super) const TILE: u32 = 24;

/// A drawing in the making; one without scripts, fonts or outside files.
pub(super) struct Canvas {
    body: String,
}

impl Canvas {
    pub(super) fn new() -> Canvas {
        Canvas { body: String::new() }
    }

    /// The whole drawing, with what it shows as its title.
    pub(super) fn finish(self, width: u32, height: u32, title: &str) -> String {
        let body = self.body;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" font-family=\"sans-serif\" font-size=\"13\">\
             <title>{title}</title>\
             <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"#ece7db\"/>{body}</svg>"
        )
    }

    fn add(&mut self, part: std::fmt::Arguments<'_>) {
        self.body.write_fmt(part).expect("a text takes everything");
    }

    /// A tile with its motif, or a paler one where its color is awaited.
    pub(super) fn tile(&mut self, x: u32, y: u32, tile: Tile, opacity: f32) {
        let (art, scale) = (art(tile), TILE - 2);
        self.add(format_args!(
            "<svg x=\"{x}\" y=\"{y}\" width=\"{scale}\" height=\"{scale}\" viewBox=\"0 0 48 48\" \
             opacity=\"{opacity}\"><rect x=\"1\" y=\"1\" width=\"46\" height=\"46\" rx=\"6\" fill=\"{}\" \
             stroke=\"{}\" stroke-width=\"2\"/>{}</svg>",
            art.fill, art.edge, art.motif
        ));
    }

    /// A space where nothing lies.
    pub(super) fn space(&mut self, x: u32, y: u32, label: &str) {
        let (side, mid) = (TILE - 2, TILE / 2 - 1);
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"3\" fill=\"#fffdf7\" \
             stroke=\"#c9c0ab\"/>"
        ));
        if !label.is_empty() {
            let (x, y) = (x + mid, y + mid + 4);
            self.add(format_args!(
                "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" font-size=\"10\" fill=\"#8a7f68\">{label}</text>"
            ));
        }
    }

    /// A tile or the marker.
    pub(super) fn item(&mut self, x: u32, y: u32, item: FloorItem) {
        match item {
            FloorItem::Tile(tile) => self.tile(x, y, tile, 1.0),
            FloorItem::Marker => self.marker(x, y),
        }
    }

    /// The start-player marker.
    pub(super) fn marker(&mut self, x: u32, y: u32) {
        let (mid, radius) = (TILE / 2 - 1, TILE / 2 - 2);
        let (x, y) = (x + mid, y + mid);
        self.add(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"#fff\" stroke=\"#333\" stroke-width=\"2\"/>\
             <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" font-weight=\"bold\">1</text>",
            y + 5
        ));
    }

    /// A disc, gold or not.
    pub(super) fn disc(&mut self, x: u32, y: u32, radius: u32, is_gold: bool) {
        let (fill, edge) = if is_gold { ("#e8c766", "#9c7a16") } else { ("#d8d2c2", "#a79e88") };
        self.add(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{edge}\"/>"
        ));
    }

    /// Words.
    pub(super) fn words(&mut self, x: u32, y: u32, words: &str, is_strong: bool) {
        let weight = if is_strong { "bold" } else { "normal" };
        self.add(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-weight=\"{weight}\" fill=\"#3a3528\">{words}</text>"
        ));
    }
}
