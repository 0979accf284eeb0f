//! Tables online: what is said at them, what must hold whatever is asked, and what is refused when they are read
//! from their host's storage.

mod again;
mod bag;
mod beginning;
#[path = "../properties/chaos.rs"]
#[allow(dead_code, reason = "tables online are set up otherwise than those at one device")]
mod chaos;
mod chat;
mod client;
mod crowd;
mod explore;
mod games;
mod hosting;
mod kept;
mod model;
mod properties;
mod refusals;
mod rematch;
mod script;
mod sitting;
#[path = "../telling/mod.rs"]
mod telling;
mod wire;
