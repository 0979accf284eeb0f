//! The game as learning programs want it: numbers in, numbers out, many tables at once.
//!
//! - [`Layout`] and [`observe`]: what a player sees, as a row of numbers;
//! - [`Episode`]: one game whose bag acts by itself, in actions instead of moves;
//! - [`Fleet`]: many of them, stepped together on several threads;
//! - [`State`]: one game whose bag is asked piece by piece, for trees with chance in them;
//! - [`Reward`]: what is to be learned.
//!
//! Facts of the game are those of `azulejo-rules`, action numbers and masks included. Chance follows
//! from seeds alone: not from the number of threads, and not from what was asked of other tables.
//!
//! ```
//! use azulejo_gym::{Episode, Layout, Seed, observe};
//!
//! let mut episode = Episode::new("2cp".parse()?, Seed { seed: 7, game: 0 }, None);
//! let layout = Layout::of(episode.position().rules());
//! let mut seen = vec![0.0; layout.size()];
//! while let Some(seat) = episode.position().player_to_move() {
//!     observe(episode.position(), seat, &mut seen);
//!     let first = episode.position().legal_moves()[0];
//!     episode.play(first)?;
//! }
//! assert!(episode.position().outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bad_action;
mod episode;
mod field;
mod fleet;
mod layout;
mod observe;
mod reward;
mod state;

pub use bad_action::{BadAction, decode};
pub use episode::{Episode, Seed};
pub use field::Field;
pub use fleet::{BadStep, Fleet, Seen};
pub use layout::Layout;
pub use observe::observe;
pub use reward::{Reward, UnknownReward};
pub use state::{Actor, NotApplied, State};
