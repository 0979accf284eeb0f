//! The page in a real browser; `cargo xtask browser` runs this.

mod games;
mod guest;
mod input;
mod load;
mod offline;
