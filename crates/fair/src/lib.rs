//! The bag nobody can bend.
//!
//! Before a game its host commits to a [`Secret`]: everybody learns the [`Commitment`], a hash. Then each
//! player adds a [`Nonce`]. Every draw of the game follows from both and from nothing else, so the host
//! can't choose it, having committed too early, nor can a player, who does not know the secret. After
//! the game the secret is [revealed](Reveal), and a [`Verifier`] draws everything again.
//!
//! There is no order of the bag: the draws of a round come to be when the round is dealt, from what is then
//! in the bag. `docs/FAIR.md` tells it all byte by byte, for verifiers in other languages.
//!
//! ```
//! use azulejo_fair::{Nonce, Secret, Terms, Verifier};
//! use azulejo_rules::Position;
//!
//! // Real ones come from the host's and the player's generators.
//! let secret = Secret::from_bytes([7; 32]);
//! let terms = Terms {
//!     table: [1; 16],
//!     game: 1,
//!     commitment: secret.commitment(),
//!     nonces: [Some(Nonce::from_bytes([2; 16])), None].into_iter().collect(),
//! };
//!
//! let rules = "2cp".parse()?;
//! let first = secret.first(&terms, rules);
//! let mut pos = Position::new(rules, first);
//! let deal = secret.deal(&terms, &pos);
//! pos.deal(&deal)?;
//!
//! let verifier = Verifier::new(&terms, secret.reveal())?;
//! verifier.check_first(rules, first)?;
//! verifier.check_deal(&Position::new(rules, first), &deal)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod commitment;
mod hex;
mod key;
mod nonce;
mod reveal;
mod secret;
mod terms;
mod verifier;
mod words;

pub use commitment::Commitment;
pub use hex::HexError;
pub use nonce::Nonce;
pub use reveal::Reveal;
pub use secret::Secret;
pub use terms::{Terms, TermsError};
pub use verifier::{FairError, Verifier};

/// The way from secret and nonces to draws, as `docs/FAIR.md` tells it. It never changes; another way
/// would have another name.
pub const VERSION: &str = "azulejo-fair-1";
