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
//! let found = RoundSearch::default().search(&pos, Limit { nodes: 2_000 }, &mut ()).unwrap();
//! assert!(pos.check(found.best).is_ok());
//! println!("{} is worth {} points more than the rest", found.best, found.lead / 100);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bench;
mod greedy;
mod order;
mod outlook;
mod round;
mod search;
mod table;
mod utility;
mod weights;

pub use bench::{Bench, bench};
pub use greedy::Greedy;
pub use outlook::{Evaluator, HandMade, Outlook};
pub use round::{RoundSearch, Valuer};
pub use search::{Finding, Limit, Searcher, Verdict, Watcher};
pub use utility::{Utility, Value, final_value, lead, value};
pub use weights::Weights;
