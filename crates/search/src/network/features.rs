//! The inputs of the networks: sparse features of the boards, the seats and the table.
//!
//! | group | counted for | features |
//! | --- | --- | --- |
//! | board | each board as if the round ended now | pattern of each wall row, wall column and color; on the free wall also the columns of each color; color and fill of each unfinished line; points its tile would bring |
//! | seat | each seat, seen by itself and by the others | for each unfinished line, whether the offer holds what it lacks |
//! | table | each seat | place relative to the next starting player and the player to move; rule set, round, bag, offer |

use crate::settled::{Settled, Sight, best_column};
use arrayvec::ArrayVec;
use azulejo_rules::{
    Board, BySeat, Column, FactoryKind, Line, LineTiles, Marker, Phase, Position, Seat, Tile,
    Tiles, WallSide,
};

/// Which of the two networks of a rule set reads a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputPhase {
    /// Nothing is on offer: between rounds, or only placements on the free wall are left.
    Between,
    /// Tiles are on offer.
    Offer,
}

impl InputPhase {
    /// Both, in the order of the weight files.
    pub const ALL: [InputPhase; 2] = [InputPhase::Between, InputPhase::Offer];

    /// The phase of a position that is not over.
    pub fn of(pos: &Position) -> InputPhase {
        if pos.phase() == Phase::Offer { InputPhase::Offer } else { InputPhase::Between }
    }
}

const PATTERNS: usize = 32;

const ROW: usize = 0;
const COLUMN: usize = ROW + Line::COUNT * PATTERNS;
const COLOR: usize = COLUMN + 5 * PATTERNS;
const COLOR_COLUMNS: usize = COLOR + Tile::COUNT * PATTERNS;
/// Lines 2 to 5 with 1 to 4 tiles of each color.
const LINE: usize = COLOR_COLUMNS + Tile::COUNT * PATTERNS;
/// What the tile of an unfinished line would score, from 1 to 10 points.
const LINE_POINTS: usize = LINE + 10 * Tile::COUNT;

/// Number of board features, the score apart.
pub const BOARD_FEATURES: usize = LINE_POINTS + Line::COUNT * 10;

/// Scores are interpolated between this many knots.
pub const SCORE_KNOTS: usize = 17;

/// Points between two knots.
const KNOT_STEP: usize = 8;

/// The largest score told apart.
pub(crate) const MAX_SCORE: usize = (SCORE_KNOTS - 1) * KNOT_STEP;

/// The two knots around a score and the weight of the second in eighths.
pub fn score_knots(score: usize) -> (usize, usize, u8) {
    let score = score.min(MAX_SCORE);
    let knot = score / KNOT_STEP;
    (knot, (knot + 1).min(SCORE_KNOTS - 1), (score % KNOT_STEP) as u8)
}

/// How the offer meets the need of a line: [`Need`] by what it lacks.
const STARTED: usize = 0;
const EMPTY: usize = STARTED + Line::COUNT * 4 * 3;

/// Number of seat features.
pub const SEAT_FEATURES: usize = EMPTY + Line::COUNT * 3;

const STARTER: usize = 0;
const TO_MOVE: usize = STARTER + Seat::COUNT;
const FACTORIES: usize = TO_MOVE + Seat::COUNT;
const ROUND: usize = FACTORIES + 3;
const ROUNDS: usize = 8;
const BAG: usize = ROUND + ROUNDS;
/// Counts in the bag are told apart in steps of two.
const BAG_STEPS: usize = 11;
const MARKER: usize = BAG + Tile::COUNT * BAG_STEPS;
const TILES_LEFT: usize = MARKER + 1;
const MOST_LEFT: usize = 24;
const DISCS_LEFT: usize = TILES_LEFT + MOST_LEFT + 1;
const CENTER: usize = DISCS_LEFT + 10;
const MOST_CENTER: usize = 10;
const ON_OFFER: usize = CENTER + MOST_CENTER + 1;
const MOST_ON_OFFER: usize = 8;

/// Number of table features.
pub const TABLE_FEATURES: usize = ON_OFFER + Tile::COUNT * (MOST_ON_OFFER + 1);

/// Calls `tell` with every feature of a board, and returns its score.
#[inline]
pub(crate) fn board_features(
    board: &Settled,
    side: WallSide,
    mut tell: impl FnMut(usize),
) -> usize {
    let wall = &board.wall;
    for line in Line::ALL {
        tell(ROW + line.index() * PATTERNS + wall.row_pattern(line));
    }
    for column in Column::ALL {
        tell(COLUMN + column.index() * PATTERNS + wall.column_pattern(column));
    }
    for tile in Tile::ALL {
        tell(COLOR + tile.index() * PATTERNS + wall.color_rows(tile));
    }
    if side == WallSide::Free {
        for tile in Tile::ALL {
            tell(COLOR_COLUMNS + tile.index() * PATTERNS + wall.color_columns(tile));
        }
    }
    for (line, tiles) in Line::ALL.into_iter().zip(board.started) {
        let Some(LineTiles { tile, count }) = tiles else { continue };
        // Lines before this one have 0, 1, 3, 6 fills together.
        let before = line.index() * (line.index() - 1) / 2;
        tell(LINE + (before + usize::from(count) - 1) * Tile::COUNT + tile.index());
        if let Some(column) = best_column(wall, side, line, tile) {
            let points = usize::from(wall.runs(line, column).points());
            tell(LINE_POINTS + line.index() * 10 + points - 1);
        }
    }
    usize::try_from(board.score).unwrap_or(0)
}

/// Whether the offer holds what a line lacks.
#[derive(Clone, Copy)]
enum Need {
    /// A source holds just the missing tiles.
    Exact,
    /// Only sources with more tiles than are missing would complete it.
    Exceeded,
    /// No single take completes it.
    Unmet,
}

impl Need {
    /// `groups` has a bit for each number of tiles that a source holds.
    fn of(groups: u32, missing: usize) -> Need {
        if groups >> missing & 1 == 1 {
            Need::Exact
        } else if groups >> missing != 0 {
            Need::Exceeded
        } else {
            Need::Unmet
        }
    }
}

/// What is on offer, by color.
pub(crate) struct OfferSummary {
    /// For each color one bit for each number of tiles that a source holds.
    groups: [u32; Tile::COUNT],
    tiles: [usize; Tile::COUNT],
    discs: usize,
    center: usize,
}

impl OfferSummary {
    pub(crate) fn of(pos: &Position) -> OfferSummary {
        let mut offer =
            OfferSummary { groups: [0; Tile::COUNT], tiles: [0; Tile::COUNT], discs: 0, center: 0 };
        for factory in pos.rules().circle() {
            let tiles = pos.tiles_on(factory);
            if !tiles.is_empty() {
                offer.discs += 1;
                offer.add(tiles);
            }
        }
        let center = pos.center();
        if !center.is_empty() {
            offer.center = usize::from(center.total());
            offer.add(center);
        }
        offer
    }

    fn add(&mut self, tiles: Tiles) {
        for tile in Tile::ALL {
            let count = usize::from(tiles.count(tile));
            self.groups[tile.index()] |= 1 << count;
            self.tiles[tile.index()] += count;
        }
    }
}

/// Calls `tell` with every seat feature of a board during an offer.
#[inline]
pub(crate) fn seat_features(board: &Board, offer: &OfferSummary, mut tell: impl FnMut(usize)) {
    for line in Line::ALL {
        let spaces = usize::from(line.spaces());
        match board.line(line) {
            Some(_) if board.is_full(line) => {}
            Some(LineTiles { tile, count }) => {
                let missing = spaces - usize::from(count);
                let need = Need::of(offer.groups[tile.index()] & !1, missing);
                tell(STARTED + (line.index() * 4 + missing - 1) * 3 + need as usize);
            }
            None => {
                let takes = |tile: &Tile| board.takes(line, *tile);
                let groups = Tile::ALL
                    .iter()
                    .filter(|tile| takes(tile))
                    .map(|tile| offer.groups[tile.index()]);
                let groups = groups.fold(0, |all, groups| all | groups) & !1;
                tell(EMPTY + line.index() * 3 + Need::of(groups, spaces) as usize);
            }
        }
    }
}

/// Calls `tell` with every table feature that is the same for all seats.
#[inline]
pub(crate) fn common_features(
    pos: &Position,
    offer: Option<&OfferSummary>,
    mut tell: impl FnMut(usize),
) {
    let kind = match pos.rules().factories {
        FactoryKind::Plain => 0,
        FactoryKind::Special => 1,
        FactoryKind::SpecialEven => 2,
    };
    tell(FACTORIES + kind);
    tell(ROUND + (usize::from(pos.round()) - 1).min(ROUNDS - 1));
    for tile in Tile::ALL {
        tell(BAG + tile.index() * BAG_STEPS + usize::from(pos.bag().count(tile)) / 2);
    }
    let Some(offer) = offer else { return };
    if pos.marker() == Marker::Center {
        tell(MARKER);
    }
    let left: usize = offer.tiles.iter().sum();
    tell(TILES_LEFT + left.min(MOST_LEFT));
    tell(DISCS_LEFT + offer.discs);
    tell(CENTER + offer.center.min(MOST_CENTER));
    for (color, &count) in offer.tiles.iter().enumerate() {
        tell(ON_OFFER + color * (MOST_ON_OFFER + 1) + count.min(MOST_ON_OFFER));
    }
}

/// Calls `tell` with the table features that depend on the seat.
#[inline]
pub(crate) fn relative_features(
    pos: &Position,
    phase: InputPhase,
    seat: Seat,
    mut tell: impl FnMut(usize),
) {
    let players = pos.rules().players.count();
    let place = |other: Seat| (other.index() + players - seat.index()) % players;
    let starter = pos.marker().taker().unwrap_or(pos.first());
    tell(STARTER + place(starter));
    if phase == InputPhase::Offer
        && let Some(mover) = pos.player_to_move()
    {
        tell(TO_MOVE + place(mover));
    }
}

/// All features of a position, as a trainer reads them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetworkInput {
    /// Which network reads it.
    pub phase: InputPhase,
    /// The features of each seat.
    pub seats: BySeat<SeatInput>,
}

/// The features of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatInput {
    /// Features of its board.
    pub board: ArrayVec<u16, 32>,
    /// Its score if the round ended now.
    pub score: u16,
    /// Its seat features.
    pub seat: ArrayVec<u16, 8>,
    /// Its table features.
    pub table: ArrayVec<u16, 24>,
}

impl NetworkInput {
    /// The features of a position that is not over.
    pub fn of(pos: &Position) -> NetworkInput {
        let phase = InputPhase::of(pos);
        let offer = (phase == InputPhase::Offer).then(|| OfferSummary::of(pos));
        let seat = |seat: Seat| {
            let mut input = SeatInput::default();
            let side = pos.rules().wall;
            let settled = Settled::new(pos.board(seat), side, Sight::default());
            let score = board_features(&settled, side, |feature| input.board.push(feature as u16));
            input.score = score as u16;
            if let Some(offer) = &offer {
                seat_features(pos.board(seat), offer, |feature| input.seat.push(feature as u16));
            }
            common_features(pos, offer.as_ref(), |feature| input.table.push(feature as u16));
            relative_features(pos, phase, seat, |feature| input.table.push(feature as u16));
            input
        };
        NetworkInput { phase, seats: pos.rules().seats().map(seat).collect() }
    }
}

/// A relabeling of features under which the free wall stays the same game: colors exchanged, columns mirrored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FeatureSymmetry {
    /// For each board feature the one that takes its place.
    pub board: Vec<u16>,
    /// For each table feature the one that takes its place.
    pub table: Vec<u16>,
}

impl FeatureSymmetry {
    /// The symmetry that puts color `colors[i]` in the place of color `i`, with or without mirrored columns.
    ///
    /// # Panics
    ///
    /// If a color is beyond the last.
    pub fn new(colors: [usize; Tile::COUNT], is_mirrored: bool) -> FeatureSymmetry {
        assert!(colors.iter().all(|color| *color < Tile::COUNT), "{colors:?}");
        let pattern = |pattern: usize| if is_mirrored { mirror(pattern) } else { pattern };
        let board = |feature: usize| match feature {
            ..COLUMN => feature / PATTERNS * PATTERNS + pattern(feature % PATTERNS),
            COLUMN..COLOR => {
                let (column, rows) = ((feature - COLUMN) / PATTERNS, feature % PATTERNS);
                COLUMN + if is_mirrored { 4 - column } else { column } * PATTERNS + rows
            }
            COLOR..COLOR_COLUMNS => {
                COLOR + colors[(feature - COLOR) / PATTERNS] * PATTERNS + feature % PATTERNS
            }
            COLOR_COLUMNS..LINE => {
                let color = colors[(feature - COLOR_COLUMNS) / PATTERNS];
                COLOR_COLUMNS + color * PATTERNS + pattern(feature % PATTERNS)
            }
            LINE..LINE_POINTS => {
                let (fill, color) =
                    ((feature - LINE) / Tile::COUNT, (feature - LINE) % Tile::COUNT);
                LINE + fill * Tile::COUNT + colors[color]
            }
            LINE_POINTS.. => feature,
        };
        let table = |feature: usize| match feature {
            BAG..MARKER => {
                BAG + colors[(feature - BAG) / BAG_STEPS] * BAG_STEPS + (feature - BAG) % BAG_STEPS
            }
            ON_OFFER.. => {
                let steps = MOST_ON_OFFER + 1;
                ON_OFFER
                    + colors[(feature - ON_OFFER) / steps] * steps
                    + (feature - ON_OFFER) % steps
            }
            _ => feature,
        };
        FeatureSymmetry {
            board: (0..BOARD_FEATURES).map(|feature| board(feature) as u16).collect(),
            table: (0..TABLE_FEATURES).map(|feature| table(feature) as u16).collect(),
        }
    }
}

/// Five bits in reverse order.
fn mirror(pattern: usize) -> usize {
    (0..5).map(|bit| (pattern >> bit & 1) << (4 - bit)).sum()
}
