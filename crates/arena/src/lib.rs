//! Matches between engines: who plays whom, how a game is judged, and what the results say.
//!
//! A match is a list of *blocks*. In a block two engines play the same deals in every seating, so
//! that neither luck nor the seat decides it; the block, not the game, is what statistics count.
//! [`Schedule`] says which games there are, [`play()`] plays one over the trait [`Player`],
//! [`Standings`] takes the results in and [`Report`] is what they say: Elo with its interval, mean
//! margins, ratings of all engines. [`Sprt`] decides between two hypotheses as early as it can.
//!
//! Processes, threads, files and the clock belong to whoever uses this.
//!
//! ```
//! use azulejo_arena::{Duel, Scores};
//!
//! // 75 of 100 games won at tables of two: the usual formula says +191.
//! let mut scores = Scores::default();
//! for block in 0..50 {
//!     scores.add([Duel { own_seats: 1, seats: 2, games: 2, share: if block % 2 == 0 { 24 } else { 12 } }]);
//! }
//! let rating = scores.rating().unwrap();
//! assert_eq!(rating.elo.round(), 191.0);
//! assert!(rating.low > 100.0 && rating.high < 300.0);
//! ```

mod claim;
mod deals;
mod duel;
mod fault;
mod game_line;
mod margin;
mod match_line;
mod matrix;
mod numeric;
mod play;
mod ratings;
mod report;
mod result;
mod schedule;
mod scores;
mod sprt;
mod standings;

pub use claim::{BadClaim, Claim};
pub use deals::Deals;
pub use duel::{Duel, chance};
pub use fault::Fault;
pub use game_line::{BadLine, FaultLine, GameLine};
pub use margin::Mean;
pub use match_line::{EngineLine, MatchLine, OtherMatch};
pub use play::{Played, Player, play};
pub use ratings::Strength;
pub use report::{EngineReport, FaultReport, PairingReport, Report, Row};
pub use result::{Forfeit, GameResult};
pub use schedule::{Block, Draw, Entrant, Fixture, Pairing, Schedule, Tables};
pub use scores::{Rating, Scores};
pub use sprt::{Decision, Sprt, SprtError, SprtState};
pub use standings::Standings;
