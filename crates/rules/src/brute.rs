//! Every move that can be written down, for tests that try them all.

use crate::{Column, Destination, Line, Move, Place, Source, Take, Tile, TileSet};

/// All takes with and without a split, and all placements.
pub(crate) fn expressible_moves() -> impl Iterator<Item = Move> {
    let all = TileSet::from_bits(31);
    let takes = (0..Source::COUNT).flat_map(move |source| {
        Tile::ALL.into_iter().flat_map(move |tile| {
            (0..Destination::COUNT).flat_map(move |to| {
                let left = std::iter::once(None).chain(all.subsets().map(Some));
                left.map(move |left| {
                    let (source, to) = (Source::at(source), Destination::at(to));
                    Move::from(Take { source, tile, to, left })
                })
            })
        })
    });
    let places = Line::ALL.into_iter().flat_map(|line| {
        Column::ALL.into_iter().map(move |column| Move::from(Place { line, column }))
    });
    takes.chain(places)
}
