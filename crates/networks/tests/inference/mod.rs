//! A second implementation of inference, written from the description of the weights.

use azulejo_rules::Position;
use azulejo_search::{
    NetworkFile, NetworkInput, NetworkWeights, POINT_SCALE, SCALE, SeatInput, score_knots,
};

/// The outputs of a network for one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct SeatPrediction {
    /// Final points in hundredths.
    pub(crate) points: i64,
    /// In hundredths of a percent.
    pub(crate) win_probability: f64,
}

/// The scales of sums, of connections and of outputs.
const SUM_ONE: i64 = SCALE.0 as i64;
const WEIGHT_ONE: i64 = SCALE.1 as i64;
const OUTPUT_ONE: i64 = SCALE.2 as i64;

/// An activation of 1.
const ACTIVE_ONE: i64 = OUTPUT_ONE / WEIGHT_ONE;

/// From a sum to an activation.
const SUM_STEP: i64 = SUM_ONE / ACTIVE_ONE;

/// What the networks of a file say about every seat of a position.
pub(crate) fn infer(file: &NetworkFile, pos: &Position) -> Vec<SeatPrediction> {
    let input = NetworkInput::of(pos);
    let weights = file.network(input.phase).weights();
    let outputs: Vec<[i64; 2]> =
        (0..input.seats.len()).map(|seat| outputs(weights, &input.seats, seat)).collect();
    let logit = |win: i64| f64::from(win as i32) / f64::from(SCALE.2);
    let logits: Vec<f64> = outputs.iter().map(|[win, _]| logit(*win)).collect();
    let softmax = |seat: usize| {
        let shares: f64 = logits.iter().map(|logit| (logit - logits[seat]).exp()).sum();
        1.0 / shares
    };
    let prediction = |(seat, [_, points]): (usize, &[i64; 2])| SeatPrediction {
        points: (points * 100 * i64::from(POINT_SCALE) / OUTPUT_ONE).max(0),
        win_probability: 10_000.0 * softmax(seat),
    };
    outputs.iter().enumerate().map(prediction).collect()
}

/// The outputs of the second layer, from the point of view of a seat: the logit of the win, and points.
fn outputs(weights: &NetworkWeights, seats: &[SeatInput], seat: usize) -> [i64; 2] {
    let mut sum = weights.table_bias.map(i64::from);
    for &feature in &seats[seat].table {
        add(&mut sum, &weights.table[usize::from(feature)]);
    }
    for (other, input) in seats.iter().enumerate() {
        let (connections, rows) = if other == seat {
            (&weights.own, &weights.seat_own)
        } else {
            (&weights.other, &weights.seat_other)
        };
        let active = board_activations(weights, input);
        for (unit, connection) in sum.iter_mut().zip(connections) {
            *unit += rounded(dot(connection, &active));
        }
        for &feature in &input.seat {
            add(&mut sum, &rows[usize::from(feature)]);
        }
    }
    let active = activations(&sum);
    [0, 1].map(|output| {
        dot(&weights.output[output], &active) + i64::from(weights.output_bias[output])
    })
}

/// The activations of the first layer, for one board.
fn board_activations(weights: &NetworkWeights, input: &SeatInput) -> Vec<i64> {
    let mut sum = weights.board_bias.map(i64::from);
    for &feature in &input.board {
        add(&mut sum, &weights.board[usize::from(feature)]);
    }
    let (low, high, eighths) = score_knots(input.score.into());
    for (unit, total) in sum.iter_mut().enumerate() {
        let [low, high] = [low, high].map(|knot| i64::from(weights.score[knot][unit]));
        *total += (low * i64::from(8 - eighths) + high * i64::from(eighths)).div_euclid(8);
    }
    activations(&sum)
}

fn add(sum: &mut [i64], row: &[i16]) {
    for (unit, weight) in sum.iter_mut().zip(row) {
        *unit += i64::from(*weight);
    }
}

fn dot(weights: &[i16], active: &[i64]) -> i64 {
    weights.iter().zip(active).map(|(weight, active)| i64::from(*weight) * active).sum()
}

fn activations(sum: &[i64]) -> Vec<i64> {
    sum.iter().map(|unit| rounded(*unit).clamp(0, ACTIVE_ONE)).collect()
}

/// Divides by the step between two activations, and rounds to the nearest.
fn rounded(sum: i64) -> i64 {
    (sum + SUM_STEP / 2).div_euclid(SUM_STEP)
}
