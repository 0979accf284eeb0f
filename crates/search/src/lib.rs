//! Opinions about positions, and looking ahead.
//!
//! Facts of the game are in `azulejo-rules`; here is what is good and what is not. A search is a
//! function of the position, the limit and its parameters: the same inputs find the same move on
//! every machine. It sees what is in the bag, never the order in which it will come out: the end of
//! a round is valued, not played through.
//!
//! ```
//! use azulejo_rules::{Dealer, Position, Seat};
//! use azulejo_search::{Limit, RoundSearch, Searcher};
//!
//! let mut pos = Position::new("2cp".parse()?, Seat::ALL[0]);
//! pos.deal(&Dealer::new(1).draw(&pos))?;
//! let found = RoundSearch::default().search(&pos, Limit::nodes(2_000), &mut ()).unwrap();
//! assert!(pos.check(found.best).is_ok());
//! let ours = found.prospects[0];
//! println!("{} leads to {} points and wins {}%", found.best, ours.points / 100, ours.chance / 100);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bench;
mod champion;
mod greedy;
mod level;
mod network;
mod next_round;
mod order;
mod outlook;
mod policy;
mod round;
mod search;
mod settled;
mod table;
mod team;
mod terms;
mod tree;
mod utility;
mod weights;
mod whims;

pub use bench::{Bench, bench, bench_telling};
pub use champion::Champion;
pub use greedy::Greedy;
pub use level::{Bot, Level, UnknownLevel};
pub use network::{
    BOARD_FEATURES, BOARD_WIDTH, FeatureSymmetry, InputPhase, Network, NetworkError,
    NetworkEvaluator, NetworkFile, NetworkInput, NetworkSet, NetworkWeights, OUTPUTS, POINT_SCALE,
    SCALE, SCORE_KNOTS, SEAT_FEATURES, SeatInput, TABLE_FEATURES, TABLE_WIDTH, score_knots,
};
pub use next_round::NextRoundParams;
pub use outlook::{Description, Evaluator, HandMade, is_decided};
pub use policy::{POLICY_FEATURES, Policy, policy_samples};
pub use round::{Others, RoundParams, RoundSearch};
pub use search::{Finding, Limit, Searcher, Verdict, Watcher};
pub use settled::Sight;
pub use team::Team;
pub use tree::{TreeKnobs, TreeSearch};
pub use utility::{Prospect, Utility, Value, chances};
pub use weights::Weights;
pub use whims::Whims;
