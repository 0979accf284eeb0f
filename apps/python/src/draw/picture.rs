//! The table as a drawing for pages.

use super::board::{self, board};
use super::canvas::{Canvas, TILE};
use azulejo_rules::{Disc, Marker, Phase, Position, Tiles};

/// Around everything.
const EDGE: u32 = 12;
/// A disc with its label.
const DISC: u32 = 84;

/// The table: the discs in their order, the center, then two boards in a row.
///
/// ```text
/// 2cp · round 4
/// (disc) (disc) (disc) (disc) (disc)
/// center
/// board  board
/// board  board
/// ```
pub(crate) fn svg(pos: &Position) -> String {
    let mut canvas = Canvas::new();
    let rules = pos.rules();
    let title = title(pos);
    canvas.words(EDGE, 24, &title, true);
    for (place, disc) in (0..).zip(pos.discs()) {
        draw_disc(&mut canvas, place, disc);
    }
    let below = 36 + DISC + 18;
    center(&mut canvas, pos, below);
    let boards = below + TILE + 12;
    for (place, seat) in (0..).zip(rules.seats()) {
        let x = EDGE + place % 2 * (board::WIDTH + 24);
        board(&mut canvas, pos, seat, x, boards + place / 2 * board::HEIGHT);
    }
    let rows = (rules.players.count() as u32).div_ceil(2);
    let width = (2 * EDGE + rules.discs() as u32 * DISC).max(2 * EDGE + 2 * board::WIDTH + 24);
    canvas.finish(width, boards + rows * board::HEIGHT + EDGE, &title)
}

fn title(pos: &Position) -> String {
    let (rules, round) = (pos.rules(), pos.round());
    match pos.phase() {
        Phase::Over => format!("{rules} · over after round {round}"),
        Phase::Tiling => format!("{rules} · round {round}, tiling"),
        Phase::Deal | Phase::Offer => format!("{rules} · round {round}"),
    }
}

fn draw_disc(canvas: &mut Canvas, place: u32, disc: Disc) {
    let (x, y) = (EDGE + place * DISC, 40);
    let number = place + 1;
    let label = match (disc, disc.effect()) {
        (Disc::Taken, _) => format!("{number} taken"),
        (_, Some(effect)) => format!("{number} · {effect}*"),
        (_, None) => number.to_string(),
    };
    canvas.words(x + DISC / 2 - 10, y + DISC + 8, &label, false);
    if disc == Disc::Taken {
        return;
    }
    canvas.disc(x + DISC / 2, y + DISC / 2, DISC / 2 - 4, disc.effect().is_some());
    let tiles: Vec<_> = disc.tiles().iter().collect();
    // Four lie in a square; a neighbor may have sent more.
    let columns = if tiles.len() > 4 { 3 } else { 2 };
    let left = x + DISC / 2 - columns * TILE / 2;
    let top = y + DISC / 2 - (tiles.len() as u32).div_ceil(columns).max(1) * TILE / 2;
    for (index, &tile) in (0..).zip(&tiles) {
        canvas.tile(left + index % columns * TILE, top + index / columns * TILE, tile, 1.0);
    }
}

fn center(canvas: &mut Canvas, pos: &Position, y: u32) {
    canvas.words(EDGE, y + 16, "center", false);
    let mut x = EDGE + 52;
    if pos.marker() == Marker::Center {
        canvas.marker(x, y);
        x += TILE + 4;
    }
    let tiles: Tiles = pos.center();
    for tile in tiles.colors().iter() {
        canvas.tile(x, y, tile, 1.0);
        canvas.words(x + TILE, y + 16, &format!("×{}", tiles.count(tile)), false);
        x += 2 * TILE + 6;
    }
    let supply = format!("bag {} · lid {}", pos.bag().total(), pos.lid().total());
    canvas.words(x + 12, y + 16, &supply, false);
}
