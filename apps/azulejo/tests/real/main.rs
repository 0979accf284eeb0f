//! The real process, with people at its tables: killed again and again, and listened to with a known secret.
//!
//! `AZULEJO_KILLS` sets how often it is killed; `cargo xtask faults` does so far more often than the normal tests.

mod canary;
mod kills;
mod people;
mod process;
mod proxy;
