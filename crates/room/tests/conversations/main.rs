//! Scripted conversations with a room, one for each thing it decides.

mod bots;
mod clocks;
mod endings;
mod leaving;
mod moves;
mod rematch;
mod script;
mod starts;
mod sync;
mod takeback;
#[path = "../telling/mod.rs"]
mod telling;
mod undo;
