//! The learned evaluation: small integer networks that predict win probability and final points.
//!
//! A network reads the boards as they would be if the round ended now, plus what is on offer
//! ([`features`]). Each board is encoded by itself and the encoding is cached, because a move
//! changes one board; a small second layer combines the boards from the point of view of each seat
//! ([`model`]). All arithmetic is in integers, so that every machine computes the same numbers.
//! [`file`] is the format of the weights.

mod cache;
mod evaluator;
mod exponential;
mod features;
mod file;
mod model;

pub(crate) use exponential::exp_of_minus;

pub use evaluator::{NetworkEvaluator, NetworkSet};
pub use features::{
    BOARD_FEATURES, FeatureSymmetry, InputPhase, NetworkInput, SCORE_KNOTS, SEAT_FEATURES,
    SeatInput, TABLE_FEATURES, score_knots,
};
pub use file::{NetworkError, NetworkFile};
pub use model::{BOARD_WIDTH, Network, NetworkWeights, OUTPUTS, POINT_SCALE, SCALE, TABLE_WIDTH};
