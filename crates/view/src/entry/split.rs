//! What a take leaves on the spread, and how it is split at first (RULES 7.6).

use azulejo_rules::{Destination, Effect, Position, Source, Take, Tile, TileSet, Tiles};

/// What a take leaves on the spread; nothing from any other source.
pub(crate) fn rest_of_spread(pos: &Position, source: Source, tile: Tile) -> Tiles {
    match source {
        Source::Factory(factory) if pos.disc(factory).effect() == Some(Effect::Spread) => {
            pos.tiles_on(factory).without(tile)
        }
        Source::Factory(_) | Source::Center => Tiles::NONE,
    }
}

/// The split that is proposed: among the legal ones the first that is most even. `None` where
/// there is nothing to split.
pub(crate) fn default_split(pos: &Position, source: Source, tile: Tile) -> Option<TileSet> {
    let rest = rest_of_spread(pos, source, tile);
    if rest.is_empty() {
        return None;
    }
    let is_legal = |&left: &TileSet| {
        pos.check(Take { source, tile, to: Destination::Floor, left: Some(left) }.into()).is_ok()
    };
    let even = |left: &TileSet| (2 * rest.only(*left).total()).abs_diff(rest.total());
    // Where it is nobody's turn no split is legal, and any will do.
    let proposed = subsets(rest.colors()).filter(is_legal).min_by_key(even);
    Some(proposed.unwrap_or_default())
}

/// A color changes sides.
pub(crate) fn toggled(left: TileSet, tile: Tile) -> TileSet {
    if left.has(tile) {
        left.iter().filter(|&other| other != tile).collect()
    } else {
        left.with(tile)
    }
}

/// Every subset of a set of colors.
fn subsets(colors: TileSet) -> impl Iterator<Item = TileSet> {
    let colors: Vec<Tile> = colors.iter().collect();
    (0..1usize << colors.len()).map(move |bits| {
        let chosen = colors.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
        chosen.map(|(_, &tile)| tile).collect()
    })
}
