//! The networks in floating point, as they are trained.
//!
//! The shape is that of `azulejo_search::Network`. Wall patterns are learned as the sum of a part of their own and
//! parts they share with other patterns (single spaces, counts), so that rare patterns profit from common ones; the
//! parts are added up when the network is quantized.

use crate::least_squares::NormalEquations;
use azulejo_search::{
    BOARD_FEATURES, BOARD_WIDTH, FeatureSymmetry, NetworkWeights, OUTPUTS, SCALE, SCORE_KNOTS,
    SEAT_FEATURES, SeatInput, TABLE_FEATURES, TABLE_WIDTH, score_knots,
};
use std::ops::Range;

/// Shared parts: 25 spaces, then counts from 0 to 5 of five rows, columns, colors and columns of a color.
const SPACES: usize = BOARD_FEATURES;
const COUNTS: usize = SPACES + 25;
const SHARED_END: usize = COUNTS + 4 * 5 * 6;

/// Patterns of five bits, four groups of five.
const PATTERN_FEATURES: usize = 4 * 5 * 32;

/// All rows of the first layer: features, shared parts, knots of the score.
const BOARD_ROWS: usize = SHARED_END + SCORE_KNOTS;

const B: usize = BOARD_WIDTH;
const T: usize = TABLE_WIDTH;

const BOARD: usize = 0;
const BOARD_BIAS: usize = BOARD + BOARD_ROWS * B;
const OWN: usize = BOARD_BIAS + B;
const OTHER: usize = OWN + T * B;
const SEAT_OWN: usize = OTHER + T * B;
const SEAT_OTHER: usize = SEAT_OWN + SEAT_FEATURES * T;
const TABLE: usize = SEAT_OTHER + SEAT_FEATURES * T;
const TABLE_BIAS: usize = TABLE + TABLE_FEATURES * T;
const OUTPUT: usize = TABLE_BIAS + T;
const OUTPUT_BIAS: usize = OUTPUT + OUTPUTS * T;

/// Number of trained parameters.
pub(crate) const PARAMETERS: usize = OUTPUT_BIAS + OUTPUTS;

/// A position with what the network should say about it.
pub(crate) struct Sample {
    /// Its place among all, as they were read.
    pub(crate) number: u32,
    pub(crate) seats: Vec<SeatInput>,
    /// Share of the victory for each seat, mixed with the search value.
    pub(crate) win: [f32; 4],
    /// Share of the victory for each seat, as the game ended.
    pub(crate) result: [f32; 4],
    /// Final points, where they are those of players like the ones that the network is for.
    pub(crate) points: Option<[f32; 4]>,
    /// Whether its game is one of those without random moves.
    pub(crate) is_natural: bool,
    pub(crate) round: u16,
    /// What the linear evaluation gives the first seat, for comparison.
    pub(crate) linear: f32,
}

impl Sample {
    /// The same position under a symmetry of the free wall.
    pub(crate) fn turned(&self, symmetry: &FeatureSymmetry) -> Sample {
        let turn = |input: &SeatInput| SeatInput {
            board: input
                .board
                .iter()
                .map(|feature| symmetry.board[usize::from(*feature)])
                .collect(),
            score: input.score,
            seat: input.seat.clone(),
            table: input
                .table
                .iter()
                .map(|feature| symmetry.table[usize::from(*feature)])
                .collect(),
        };
        Sample { seats: self.seats.iter().map(turn).collect(), ..*self }
    }
}

/// What the network says about one seat: win probability and final points.
pub(crate) type Output = [f32; OUTPUTS];

/// Parameters in one vector.
#[derive(Clone)]
pub(crate) struct Model {
    pub(crate) parameters: Vec<f32>,
}

/// Points that an output of 1 stands for.
const POINTS: f32 = azulejo_search::POINT_SCALE as f32;

/// Weight of the points in the loss; the win has weight 1.
const POINTS_LOSS: f32 = 0.5;

/// Everything a pass computes, kept for the way back.
#[derive(Default)]
pub(crate) struct Pass {
    board_sum: Vec<[f32; B]>,
    board: Vec<[f32; B]>,
    own: Vec<[f32; T]>,
    other: Vec<[f32; T]>,
    table_sum: Vec<[f32; T]>,
    table: Vec<[f32; T]>,
    output: Vec<Output>,
}

impl Model {
    /// Small random parameters that follow from the seed.
    pub(crate) fn new(seed: u64) -> Model {
        let mut parameters = vec![0.0; PARAMETERS];
        let mut state = seed;
        let mut uniform = |range: Range<usize>, size: f32| {
            for parameter in &mut parameters[range] {
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                *parameter = ((state >> 40) as f32 / (1 << 23) as f32 - 1.0) * size;
            }
        };
        uniform(BOARD..BOARD_BIAS, 0.08);
        uniform(OWN..SEAT_OWN, 0.18);
        uniform(SEAT_OWN..TABLE_BIAS, 0.05);
        uniform(OUTPUT..OUTPUT_BIAS, 0.2);
        parameters[BOARD_BIAS..OWN].fill(0.4);
        parameters[TABLE_BIAS..OUTPUT].fill(0.4);
        parameters[OUTPUT_BIAS + 1] = 0.5;
        Model { parameters }
    }

    fn row<const N: usize>(&self, start: usize, index: usize) -> &[f32; N] {
        self.parameters[start + index * N..].first_chunk().expect("within the parameters")
    }

    /// Computes the outputs for each seat: the win as a probability, the points in units of [`POINTS`].
    pub(crate) fn forward<'a>(&self, sample: &Sample, pass: &'a mut Pass) -> &'a [Output] {
        let seats = sample.seats.len();
        pass.resize(seats);
        for (seat, input) in sample.seats.iter().enumerate() {
            let mut sum: [f32; B] = *self.row(BOARD_BIAS, 0);
            for_each_board_row(input, |index, weight| {
                add(&mut sum, self.row(BOARD, index), weight);
            });
            pass.board_sum[seat] = sum;
            pass.board[seat] = sum.map(|sum| sum.clamp(0.0, 1.0));
            let board = pass.board[seat];
            for unit in 0..T {
                pass.own[seat][unit] = dot(self.row::<B>(OWN, unit), &board);
                pass.other[seat][unit] = dot(self.row::<B>(OTHER, unit), &board);
            }
            for &feature in &input.seat {
                add(&mut pass.own[seat], self.row(SEAT_OWN, feature.into()), 1.0);
                add(&mut pass.other[seat], self.row(SEAT_OTHER, feature.into()), 1.0);
            }
        }
        for (seat, input) in sample.seats.iter().enumerate() {
            let mut sum: [f32; T] = *self.row(TABLE_BIAS, 0);
            for &feature in &input.table {
                add(&mut sum, self.row(TABLE, feature.into()), 1.0);
            }
            for other in 0..seats {
                add(
                    &mut sum,
                    if other == seat { &pass.own[other] } else { &pass.other[other] },
                    1.0,
                );
            }
            pass.table_sum[seat] = sum;
            pass.table[seat] = sum.map(|sum| sum.clamp(0.0, 1.0));
            pass.output[seat] = std::array::from_fn(|output| {
                dot(self.row::<T>(OUTPUT, output), &pass.table[seat])
                    + self.parameters[OUTPUT_BIAS + output]
            });
        }
        softmax(&mut pass.output);
        &pass.output
    }

    /// Adds the gradient of the loss of a sample; returns the cross-entropy of the win.
    pub(crate) fn backward(&self, sample: &Sample, pass: &mut Pass, gradient: &mut [f32]) -> f32 {
        self.forward(sample, pass);
        let seats = sample.seats.len();
        let mut loss = 0.0;
        let mut table_sums = [[0.0; T]; 4];
        for (seat, table_sum) in table_sums.iter_mut().enumerate().take(seats) {
            let [win, points] = pass.output[seat];
            loss -= sample.win[seat] * win.max(1e-6).ln();
            let wrong = sample.points.map_or(0.0, |target| points - target[seat] / POINTS);
            let errors = [win - sample.win[seat], 2.0 * POINTS_LOSS * wrong];
            let mut active = [0.0; T];
            for (output, error) in errors.into_iter().enumerate() {
                add(&mut active, self.row(OUTPUT, output), error);
                add(row_mut::<T>(gradient, OUTPUT, output), &pass.table[seat], error);
                gradient[OUTPUT_BIAS + output] += error;
            }
            *table_sum = through_clamp(&active, &pass.table_sum[seat]);
            add(row_mut::<T>(gradient, TABLE_BIAS, 0), table_sum, 1.0);
            for &feature in &sample.seats[seat].table {
                add(row_mut::<T>(gradient, TABLE, feature.into()), table_sum, 1.0);
            }
        }
        let total = table_sums[..seats].iter().fold([0.0; T], |mut total, sum| {
            add(&mut total, sum, 1.0);
            total
        });
        for (seat, input) in sample.seats.iter().enumerate() {
            let own = table_sums[seat];
            let other: [f32; T] = std::array::from_fn(|unit| total[unit] - own[unit]);
            for &feature in &input.seat {
                add(row_mut::<T>(gradient, SEAT_OWN, feature.into()), &own, 1.0);
                add(row_mut::<T>(gradient, SEAT_OTHER, feature.into()), &other, 1.0);
            }
            let mut active = [0.0; B];
            for unit in 0..T {
                add(&mut active, self.row(OWN, unit), own[unit]);
                add(&mut active, self.row(OTHER, unit), other[unit]);
                add(row_mut::<B>(gradient, OWN, unit), &pass.board[seat], own[unit]);
                add(row_mut::<B>(gradient, OTHER, unit), &pass.board[seat], other[unit]);
            }
            let sum = through_clamp(&active, &pass.board_sum[seat]);
            add(row_mut::<B>(gradient, BOARD_BIAS, 0), &sum, 1.0);
            for_each_board_row(input, |index, weight| {
                add(row_mut::<B>(gradient, BOARD, index), &sum, weight);
            });
        }
        loss
    }

    /// Multiplies the win's logits: above 1, probabilities move away from even ones.
    pub(crate) fn sharpen(&mut self, factor: f32) {
        let win = OUTPUT..OUTPUT + T;
        self.parameters[win].iter_mut().for_each(|parameter| *parameter *= factor);
        self.parameters[OUTPUT_BIAS] *= factor;
    }

    /// Rounds the weights that a weight file holds coarsely to what it can hold. The rest is fine enough not to matter.
    pub(crate) fn round_weights(&mut self) {
        let (_, weight, _) = SCALE;
        for range in [OWN..SEAT_OWN, OUTPUT..OUTPUT_BIAS] {
            for parameter in &mut self.parameters[range] {
                *parameter = (*parameter * weight as f32).round() / weight as f32;
            }
        }
    }

    /// Replaces the weights of the points output by those of least squares, as multiples of what a weight file can hold:
    /// rounding them afterwards shifts expected points by up to two. Games without random moves decide where there are
    /// some, as players score more in them.
    pub(crate) fn refit_points(&mut self, samples: &[Sample]) {
        let has_natural = samples.iter().any(|sample| sample.is_natural);
        let mut equations = NormalEquations::default();
        let mut pass = Pass::default();
        for sample in samples.iter().filter(|sample| sample.is_natural || !has_natural) {
            let Some(points) = sample.points else { continue };
            self.forward(sample, &mut pass);
            for (active, points) in pass.table.iter().zip(points) {
                equations.add(active, points / POINTS);
            }
        }
        let (_, weight, _) = SCALE;
        let Some(solution) = equations.solve(1.0 / f64::from(weight)) else { return };
        self.parameters[OUTPUT + T..OUTPUT + 2 * T].copy_from_slice(&solution[..T]);
        self.parameters[OUTPUT_BIAS + 1] = solution[T];
    }

    /// The weights as the engine reads them.
    pub(crate) fn quantize(&self) -> NetworkWeights {
        let (sum, weight, bias) = SCALE;
        let round =
            |value: f32, scale: i32| (value * scale as f32).round().clamp(-32767.0, 32767.0) as i16;
        let mut weights = NetworkWeights::default();
        for (feature, row) in weights.board.iter_mut().enumerate() {
            let mut whole: [f32; B] = *self.row(BOARD, feature);
            for_each_shared(feature, |shared| add(&mut whole, self.row(BOARD, shared), 1.0));
            *row = whole.map(|value| round(value, sum));
        }
        for (knot, row) in weights.score.iter_mut().enumerate() {
            *row = self.row::<B>(BOARD, SHARED_END + knot).map(|value| round(value, sum));
        }
        weights.board_bias = self.row::<B>(BOARD_BIAS, 0).map(|value| round(value, sum));
        for unit in 0..T {
            weights.own[unit] = self.row::<B>(OWN, unit).map(|value| round(value, weight));
            weights.other[unit] = self.row::<B>(OTHER, unit).map(|value| round(value, weight));
        }
        for feature in 0..SEAT_FEATURES {
            weights.seat_own[feature] =
                self.row::<T>(SEAT_OWN, feature).map(|value| round(value, sum));
            weights.seat_other[feature] =
                self.row::<T>(SEAT_OTHER, feature).map(|value| round(value, sum));
        }
        for feature in 0..TABLE_FEATURES {
            weights.table[feature] = self.row::<T>(TABLE, feature).map(|value| round(value, sum));
        }
        weights.table_bias = self.row::<T>(TABLE_BIAS, 0).map(|value| round(value, sum));
        for output in 0..OUTPUTS {
            weights.output[output] =
                self.row::<T>(OUTPUT, output).map(|value| round(value, weight));
            weights.output_bias[output] = round(self.parameters[OUTPUT_BIAS + output], bias);
        }
        weights
    }
}

impl Pass {
    fn resize(&mut self, seats: usize) {
        self.board_sum.resize(seats, [0.0; B]);
        self.board.resize(seats, [0.0; B]);
        self.own.resize(seats, [0.0; T]);
        self.other.resize(seats, [0.0; T]);
        self.table_sum.resize(seats, [0.0; T]);
        self.table.resize(seats, [0.0; T]);
        self.output.resize(seats, [0.0; OUTPUTS]);
    }
}

/// Every row of the first layer that a board adds, with its weight.
fn for_each_board_row(input: &SeatInput, mut visit: impl FnMut(usize, f32)) {
    for &feature in &input.board {
        visit(feature.into(), 1.0);
        for_each_shared(feature.into(), |shared| visit(shared, 1.0));
    }
    let (low, high, eighths) = score_knots(input.score.into());
    let part = f32::from(eighths) / 8.0;
    visit(SHARED_END + low, 1.0 - part);
    visit(SHARED_END + high, part);
}

/// The shared parts of a pattern: its count, and for rows its spaces.
fn for_each_shared(feature: usize, mut visit: impl FnMut(usize)) {
    if feature >= PATTERN_FEATURES {
        return;
    }
    let (place, pattern) = (feature / 32, feature % 32);
    visit(COUNTS + place * 6 + pattern.count_ones() as usize);
    if place < 5 {
        (0..5)
            .filter(|column| pattern >> column & 1 == 1)
            .for_each(|column| visit(SPACES + place * 5 + column));
    }
}

fn row_mut<const N: usize>(parameters: &mut [f32], start: usize, index: usize) -> &mut [f32; N] {
    parameters[start + index * N..].first_chunk_mut().expect("within the parameters")
}

#[inline]
fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N], weight: f32) {
    for (sum, value) in sum.iter_mut().zip(row) {
        *sum += weight * value;
    }
}

#[inline]
fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    // Eight partial sums, so that the compiler may add several at once.
    let mut sums = [0.0f32; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for lane in 0..8 {
            sums[lane] += one[lane] * other[lane];
        }
    }
    sums.iter().sum()
}

/// The gradient before an activation; a little passes outside of its range, so that no unit is lost for ever.
fn through_clamp<const N: usize>(gradient: &[f32; N], sum: &[f32; N]) -> [f32; N] {
    std::array::from_fn(|unit| {
        if (0.0..=1.0).contains(&sum[unit]) { gradient[unit] } else { 0.01 * gradient[unit] }
    })
}

fn softmax(outputs: &mut [Output]) {
    let best = outputs.iter().map(|output| output[0]).fold(f32::MIN, f32::max);
    let all: f32 = outputs.iter().map(|output| (output[0] - best).exp()).sum();
    for output in outputs {
        output[0] = (output[0] - best).exp() / all;
    }
}
