//! The screens: what the program shows, one at a time.

pub mod games;
pub mod home;
pub mod look;
pub mod online;
pub mod over;
pub mod play;
pub mod review;
pub mod rules;
pub mod settings;
pub mod setup;
