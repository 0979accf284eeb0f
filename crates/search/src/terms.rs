//! What a board is described by: the terms of the hand-made evaluation.

use crate::settled::{Settled, best_column};
use azulejo_rules::{Column, Line, LineTiles, Phase, Position, Tile, WallSide};

/// How far the round has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// Much is on offer.
    Early,
    /// A few tiles are on offer.
    Late,
    /// Nothing is on offer.
    End,
}

impl Moment {
    pub(crate) const COUNT: usize = 3;
}

/// A wall column with so many tiles: a term for each number from 1.
const COLUMN: usize = 0;
/// A color with so many tiles on the wall.
const COLOR: usize = COLUMN + 5;
/// A wall row with so many tiles.
const ROW: usize = COLOR + 5;
/// An empty space next to a tile, once for each such neighbor.
const EDGE: usize = ROW + 5;
/// Starting the next round.
pub(crate) const STARTER: usize = EDGE + 1;
/// Being the one to take next.
pub(crate) const TURN: usize = STARTER + 1;
/// The terms of started lines, for each moment.
const STARTED: usize = TURN + 1;

/// A line with so many tiles, for each line but the first.
const LINE: usize = 0;
/// The points that the tile will bring, by how many tiles are missing.
const PAYS: usize = LINE + 10;
/// How far the column and the color of that tile have come beyond two.
const GOAL: usize = PAYS + 4;
/// A source holds just the tiles that are missing, by how many.
const FITS: usize = GOAL + 2;
/// A source holds more than the tiles that are missing, and none just those.
const EXCEEDS: usize = FITS + 4;
const STARTED_TERMS: usize = EXCEEDS + 4;

/// How many terms there are.
pub(crate) const TERMS: usize = STARTED + Moment::COUNT * STARTED_TERMS;

/// Sets what is hoped for from columns and colors to nothing.
pub(crate) fn forget_bonuses(terms: &mut [i32; TERMS]) {
    terms[COLUMN..ROW].fill(0);
    for moment in 0..Moment::COUNT {
        let goal = STARTED + moment * STARTED_TERMS + GOAL;
        terms[goal..goal + 2].fill(0);
    }
}

/// What can be taken.
pub(crate) struct Offer {
    /// For each color one bit for each number of tiles that some source holds.
    groups: [u32; Tile::COUNT],
}

impl Offer {
    pub(crate) fn of(pos: &Position) -> Offer {
        let mut groups = [0; Tile::COUNT];
        if pos.phase() == Phase::Offer {
            let discs = pos.rules().circle().map(|factory| pos.tiles_on(factory));
            for tiles in discs.chain([pos.center()]).filter(|tiles| !tiles.is_empty()) {
                for tile in Tile::ALL {
                    groups[tile.index()] |= 1 << tiles.count(tile);
                }
            }
        }
        Offer { groups }
    }
}

/// Tells every term of a board that is not nothing, and how much of it there is.
#[inline]
pub(crate) fn describe(
    board: &Settled,
    side: WallSide,
    moment: Moment,
    offer: &Offer,
    tell: &mut impl FnMut(usize, i32),
) {
    describe_wall(board, tell);
    for (line, tiles) in Line::ALL.into_iter().zip(board.started) {
        let Some(LineTiles { tile, count }) = tiles else { continue };
        let Some(place) = best_column(&board.wall, side, line, tile) else { continue };
        let first = STARTED + moment as usize * STARTED_TERMS;
        let have = usize::from(count);
        // Lines before this one have 0, 1, 3, 6 such terms together.
        let before = line.index() * (line.index() - 1) / 2;
        tell(first + LINE + before + have - 1, 1);
        let missing = usize::from(line.spaces()) - have;
        tell(first + PAYS + missing - 1, i32::from(board.wall.runs(line, place).points()));
        let groups = offer.groups[tile.index()];
        if groups >> missing & 1 == 1 {
            tell(first + FITS + missing - 1, 1);
        } else if groups >> missing != 0 {
            tell(first + EXCEEDS + missing - 1, 1);
        }
        let beyond = |count: usize| i32::from(count.saturating_sub(2) as u8);
        tell(first + GOAL, beyond(board.wall.column_count(place)));
        tell(first + GOAL + 1, beyond(board.wall.color_count(tile)));
    }
}

fn describe_wall(board: &Settled, tell: &mut impl FnMut(usize, i32)) {
    let wall = &board.wall;
    let mut count = |table: usize, count: usize| {
        if count > 0 {
            tell(table + count - 1, 1);
        }
    };
    for column in Column::ALL {
        count(COLUMN, wall.column_count(column));
    }
    for tile in Tile::ALL {
        count(COLOR, wall.color_count(tile));
    }
    for line in Line::ALL {
        count(ROW, wall.row_count(line));
    }
    tell(EDGE, edges(wall.filled()));
}

/// The pairs of neighboring spaces of which one holds a tile.
fn edges(filled: u32) -> i32 {
    const NOT_LAST_COLUMN: u32 = 0b01111_01111_01111_01111_01111;
    const NOT_LAST_ROW: u32 = (1 << 20) - 1;
    let beside = (filled ^ filled >> 1) & NOT_LAST_COLUMN;
    let below = (filled ^ filled >> 5) & NOT_LAST_ROW;
    (beside.count_ones() + below.count_ones()).cast_signed()
}
