//! The real process, with people at its tables: killed again and again, and listened to with a known secret.
//!
//! `AZULEJO_KILLS` sets how often it is killed and `AZULEJO_ROUGH` makes everything larger: `cargo xtask faults` does so.

mod canary;
mod kills;
mod load;
mod process;
mod proxy;
mod rough;
