//! The page in a real browser; `cargo xtask browser` runs this.

mod confirm;
mod free_wall;
mod games;
mod guest;
mod help;
mod import;
mod input;
mod load;
mod log;
mod offline;
mod over;
mod reload;
mod rounds;
mod situation;
mod special;
mod undo;
mod words;
