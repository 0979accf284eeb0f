//! What the bots must find alike on every machine.
//!
//! A search is a function of the position, the limit and its parameters, on every machine alike.
//! Here are pieces of [`Work`] whose results say so: `examples/compare.rs` does each of them at home
//! and in a runtime for the browser's code, and compares what came out. `cargo xtask wasm` builds and
//! runs both.

mod exports;
mod player;
mod signature;
mod work;

pub use player::Player;
pub use signature::Signature;
pub use work::Work;
