//! The page in a real browser; `cargo xtask browser` runs this.

mod accessible;
mod confirm;
mod fit;
mod free_wall;
mod games;
mod guest;
mod help;
mod import;
mod input;
mod keyboard;
mod languages;
mod load;
mod log;
mod motion;
mod offline;
mod over;
mod reload;
mod rounds;
mod situation;
mod special;
mod undo;
mod walk;
mod words;
