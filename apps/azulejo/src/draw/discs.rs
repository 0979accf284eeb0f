//! The factory discs and the center.

use super::row::beside;
use super::{Row, Style, WIDTH};
use azulejo_rules::{Disc, Factory, Marker, Position, Tile, Tiles};
use azulejo_view::{Narrator, Texts};

/// Blanks between two discs.
const GAP: usize = 3;

/// All discs in the order of the circle, in as many bands as they need.
///
/// ```text
///  1        2 keeper   3
///  B  B     K  K       Y  R
///  Y  R     W  W       R
/// ```
pub(super) fn discs(pos: &Position, texts: &Texts, narrator: &Narrator<'_>) -> Vec<Row> {
    let taken = texts.say("draw-taken");
    let mut bands: Vec<Vec<Vec<Row>>> = vec![Vec::new()];
    let mut used = 0;
    for factory in pos.rules().circle() {
        let drawn = disc(factory, pos.disc(factory), narrator, &taken);
        let width = drawn.iter().map(Row::width).max().unwrap_or(0);
        if used + width > WIDTH {
            bands.push(Vec::new());
            used = 0;
        }
        used += width + GAP;
        if let Some(band) = bands.last_mut() {
            band.push(drawn);
        }
    }
    bands.iter().flat_map(|band| beside(band, GAP)).collect()
}

fn disc(factory: Factory, disc: Disc, narrator: &Narrator<'_>, taken: &str) -> Vec<Row> {
    let label = Row::new().dim(format!(" {factory}"));
    let label = match disc {
        Disc::Plain(_) => label,
        Disc::Gold { effect, .. } => {
            label.text(" ").styled(Style::Gold, narrator.effect_name(effect))
        }
        Disc::Taken => label.dim(format!(" {taken}")),
    };
    let tiles: Vec<Tile> = disc.tiles().iter().collect();
    // Two rows; a disc with more than four tiles grows to the right.
    let columns = tiles.len().div_ceil(2).max(2);
    let place = |index: usize, row: Row| match (tiles.get(index), disc) {
        (Some(&tile), _) => row.tile(tile),
        (None, Disc::Taken) => row.text("   "),
        (None, _) if index < 4 && tiles.is_empty() => row.dim(" · "),
        (None, _) => row.text("   "),
    };
    let half =
        |from: usize| (from..from + columns).fold(Row::new(), |row, index| place(index, row));
    vec![label, half(0), half(columns)]
}

/// The center's tiles, counted by color: `center   P    B ×3    R ×1`.
pub(super) fn center(pos: &Position, name: &str) -> Row {
    let row = Row::new().dim(format!(" {name} ")).pad(9);
    let row = match pos.marker() {
        Marker::Center => row.styled(Style::Marker, " P ").text("  "),
        Marker::Taken(_) => row,
    };
    counted(row, pos.center())
}

/// Tiles as cells with their number.
fn counted(row: Row, tiles: Tiles) -> Row {
    tiles
        .colors()
        .iter()
        .fold(row, |row, tile| row.tile(tile).text(format!("×{}  ", tiles.count(tile))))
}
