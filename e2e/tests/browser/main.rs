//! The page in a real browser; `cargo xtask browser` runs this.

mod input;
mod load;
mod offline;
mod play;
