//! The rules as they are read by players: chapters of messages, tables and worked examples.
//!
//! All numbers come from `azulejo-rules`; page and terminal draw the same chapters, each in its own way.

mod block;
mod chapter;
mod chapters;
mod example;
mod facts;

pub use block::Block;
pub use chapter::Chapter;
pub use example::{Drawn, Example};
pub use facts::facts;
