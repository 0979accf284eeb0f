//! The network itself: weights as integers, and what they make of a position.
//!
//! ```text
//! board features ─► 64 ─┬─► 32 as the own board    ─┐
//!                       └─► 32 as another's board  ─┤ sum of 32 for each seat ─► win, points
//! seat and table features ──────────────────────────┘
//! ```
//!
//! Activations are held between 0 and 1, stored as 0 to [`ONE`]. Sums are kept at [`SUM_ONE`] to 1.

use super::exponential::exp_of_minus;
use super::features::{
    BOARD_FEATURES, MAX_SCORE, SCORE_KNOTS, SEAT_FEATURES, TABLE_FEATURES, score_knots,
};
use crate::settled::Settled;
use crate::utility::{self, Prospect, Utility, Value, margin};
use azulejo_rules::{BySeat, WallSide};

/// Width of a board's encoding.
pub const BOARD_WIDTH: usize = 64;

/// Width of the layer that combines the boards.
pub const TABLE_WIDTH: usize = 32;

/// Number of outputs for each seat: win, points.
pub const OUTPUTS: usize = 2;

/// An activation of 1.
const ONE: i16 = 127;

/// From a sum to an activation.
const SUM_SHIFT: u32 = 3;

/// Half of the smallest activation, so that sums are rounded.
const HALF: i16 = 1 << (SUM_SHIFT - 1);

/// A sum of 1: weights of features are stored at this scale.
const SUM_ONE: i32 = (ONE as i32) << SUM_SHIFT;

/// A weight of 1 that is multiplied with an activation.
const WEIGHT_ONE: i32 = 64;

/// An output of 1.
const OUTPUT_ONE: i32 = ONE as i32 * WEIGHT_ONE;

/// Points that a points output of 1 stands for.
pub const POINT_SCALE: i32 = 50;

/// The scales of stored weights: of features, of connections, of outputs' biases.
pub const SCALE: (i32, i32, i32) = (SUM_ONE, WEIGHT_ONE, OUTPUT_ONE);

pub(super) type BoardRow = [i16; BOARD_WIDTH];
pub(super) type TableRow = [i16; TABLE_WIDTH];

/// The weights of one network, as they are stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetworkWeights {
    /// One row for each board feature.
    pub board: Vec<BoardRow>,
    /// One row for each knot of the score.
    pub score: Vec<BoardRow>,
    /// The bias of a board's encoding.
    pub board_bias: BoardRow,
    /// From a board's encoding to the own seat.
    pub own: Vec<BoardRow>,
    /// From a board's encoding to the other seats.
    pub other: Vec<BoardRow>,
    /// One row for each seat feature, for the own seat.
    pub seat_own: Vec<TableRow>,
    /// One row for each seat feature, for the other seats.
    pub seat_other: Vec<TableRow>,
    /// One row for each table feature.
    pub table: Vec<TableRow>,
    /// The bias of the second layer.
    pub table_bias: TableRow,
    /// The outputs.
    pub output: [TableRow; OUTPUTS],
    /// Their biases.
    pub output_bias: [i16; OUTPUTS],
}

impl Default for NetworkWeights {
    fn default() -> NetworkWeights {
        NetworkWeights {
            board: vec![[0; BOARD_WIDTH]; BOARD_FEATURES],
            score: vec![[0; BOARD_WIDTH]; SCORE_KNOTS],
            board_bias: [0; BOARD_WIDTH],
            own: vec![[0; BOARD_WIDTH]; TABLE_WIDTH],
            other: vec![[0; BOARD_WIDTH]; TABLE_WIDTH],
            seat_own: vec![[0; TABLE_WIDTH]; SEAT_FEATURES],
            seat_other: vec![[0; TABLE_WIDTH]; SEAT_FEATURES],
            table: vec![[0; TABLE_WIDTH]; TABLE_FEATURES],
            table_bias: [0; TABLE_WIDTH],
            output: [[0; TABLE_WIDTH]; OUTPUTS],
            output_bias: [0; OUTPUTS],
        }
    }
}

impl NetworkWeights {
    /// All weights as slices, in the order of the file.
    pub fn slices(&self) -> [&[i16]; 11] {
        [
            self.board.as_flattened(),
            self.score.as_flattened(),
            &self.board_bias,
            self.own.as_flattened(),
            self.other.as_flattened(),
            self.seat_own.as_flattened(),
            self.seat_other.as_flattened(),
            self.table.as_flattened(),
            &self.table_bias,
            self.output.as_flattened(),
            &self.output_bias,
        ]
    }

    /// The same, to be filled.
    pub fn slices_mut(&mut self) -> [&mut [i16]; 11] {
        [
            self.board.as_flattened_mut(),
            self.score.as_flattened_mut(),
            &mut self.board_bias,
            self.own.as_flattened_mut(),
            self.other.as_flattened_mut(),
            self.seat_own.as_flattened_mut(),
            self.seat_other.as_flattened_mut(),
            self.table.as_flattened_mut(),
            &mut self.table_bias,
            self.output.as_flattened_mut(),
            &mut self.output_bias,
        ]
    }

    /// Number of weights.
    pub const COUNT: usize = (BOARD_FEATURES + SCORE_KNOTS + 1 + 2 * TABLE_WIDTH) * BOARD_WIDTH
        + (2 * SEAT_FEATURES + TABLE_FEATURES + 1 + OUTPUTS) * TABLE_WIDTH
        + OUTPUTS;
}

/// A network that is ready to evaluate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    weights: NetworkWeights,
    /// The rows of all scores, interpolated.
    scores: Vec<BoardRow>,
}

impl From<NetworkWeights> for Network {
    fn from(weights: NetworkWeights) -> Network {
        let row = |score: usize| -> BoardRow {
            let (low, high, eighths) = score_knots(score);
            std::array::from_fn(|unit| {
                let [low, high] = [low, high].map(|knot| i32::from(weights.score[knot][unit]));
                ((low * i32::from(8 - eighths) + high * i32::from(eighths)) >> 3) as i16
            })
        };
        let scores = (0..=MAX_SCORE).map(row).collect();
        Network { weights, scores }
    }
}

/// What a board adds to the second layer.
#[derive(Clone, Copy)]
pub(super) struct BoardEncoding {
    /// To its own seat.
    pub(super) own: TableRow,
    /// To every other seat.
    pub(super) other: TableRow,
}

impl BoardEncoding {
    pub(super) const NONE: BoardEncoding =
        BoardEncoding { own: [0; TABLE_WIDTH], other: [0; TABLE_WIDTH] };
}

/// The outputs for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct SeatOutput {
    /// The logit of the win, [`OUTPUT_ONE`] to 1.
    win: i32,
    /// Final points in hundredths.
    points: i32,
}

impl Network {
    /// Its weights.
    pub fn weights(&self) -> &NetworkWeights {
        &self.weights
    }

    pub(super) fn encode(&self, board: &Settled, side: WallSide) -> BoardEncoding {
        let mut sum = self.weights.board_bias;
        let score = super::features::board_features(board, side, |feature| {
            add(&mut sum, &self.weights.board[feature]);
        });
        add(&mut sum, &self.scores[score.min(MAX_SCORE)]);
        let active = activate(&sum);
        let project = |rows: &[BoardRow]| -> TableRow {
            let mut projected = [0; TABLE_WIDTH];
            for (unit, row) in projected.iter_mut().zip(rows) {
                let sum = (dot(row, &active) + i32::from(HALF)) >> SUM_SHIFT;
                *unit = sum.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
            }
            projected
        };
        BoardEncoding { own: project(&self.weights.own), other: project(&self.weights.other) }
    }

    pub(super) fn table_bias(&self) -> TableRow {
        self.weights.table_bias
    }

    pub(super) fn table_row(&self, feature: usize) -> &TableRow {
        &self.weights.table[feature]
    }

    pub(super) fn seat_rows(&self, feature: usize) -> (&TableRow, &TableRow) {
        (&self.weights.seat_own[feature], &self.weights.seat_other[feature])
    }

    pub(super) fn output(&self, sum: &TableRow) -> SeatOutput {
        let active = activate(sum);
        let [win, points] = std::array::from_fn(|output| {
            dot(&self.weights.output[output], &active) + i32::from(self.weights.output_bias[output])
        });
        let points = i64::from(points) * i64::from(100 * POINT_SCALE) / i64::from(OUTPUT_ONE);
        SeatOutput { win, points: (points as i32).max(0) }
    }
}

// The loops below are over arrays of fixed size, by index: that is what the compiler turns into SIMD on every target.

/// Adds a row to a sum, unit by unit.
#[inline(always)]
pub(super) fn add<const N: usize>(sum: &mut [i16; N], row: &[i16; N]) {
    for unit in 0..N {
        sum[unit] = sum[unit].saturating_add(row[unit]);
    }
}

#[inline(always)]
fn activate<const N: usize>(sum: &[i16; N]) -> [i16; N] {
    let mut active = [0; N];
    for unit in 0..N {
        active[unit] = (sum[unit].saturating_add(HALF) >> SUM_SHIFT).clamp(0, ONE);
    }
    active
}

#[inline(always)]
fn dot<const N: usize>(one: &[i16; N], other: &[i16; N]) -> i32 {
    let mut sum = 0;
    for unit in 0..N {
        sum += i32::from(one[unit]) * i32::from(other[unit]);
    }
    sum
}

/// What each seat may expect, from the outputs of all.
pub(super) fn expectations(outputs: &BySeat<SeatOutput>) -> BySeat<Prospect> {
    let points: BySeat<i32> = outputs.iter().map(|output| output.points).collect();
    let expectation = |seat: usize| Prospect {
        points: points[seat],
        lead: margin(&points, seat),
        chance: win_probability(outputs, seat),
    };
    (0..outputs.len()).map(expectation).collect()
}

/// What the outputs of all are worth to a seat: the value of its [`expectations`].
#[inline]
pub(super) fn value(outputs: &BySeat<SeatOutput>, seat: usize) -> Value {
    let others = outputs.iter().enumerate().filter(|&(other, _)| other != seat);
    let best_other = others.map(|(_, output)| output.points).max().unwrap_or(0);
    utility::of_margin(win_probability(outputs, seat), outputs[seat].points - best_other)
}

/// The softmax of the win outputs, in hundredths of a percent.
#[inline]
fn win_probability(outputs: &BySeat<SeatOutput>, seat: usize) -> Value {
    let best = outputs.iter().map(|output| output.win).max().unwrap_or(0);
    let share = |output: &SeatOutput| u64::from(exp_of_minus(best - output.win, OUTPUT_ONE));
    let all: u64 = outputs.iter().map(share).sum();
    (share(&outputs[seat]) * Utility::WIN as u64 / all.max(1)) as Value
}
