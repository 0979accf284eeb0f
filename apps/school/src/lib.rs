//! What makes a player better: reviews of games, the what-if board, lessons, drills and the puzzle of the
//! day, the referee of a physical table, and statistics.
//!
//! A page of its own, `school.html`, that stands on the parts of [`azulejo_web`] and shares settings,
//! library and looks with the table. What it shows is computed in `azulejo-study` and
//! `azulejo-lessons`, and what takes long by a worker (`task`).

// What the component macro writes beside a component is public, whoever may use the component.
#![allow(unreachable_pub)]
#![allow(
    clippy::redundant_closure,
    reason = "the view macro forgets the type of a closure only where it is written out as one"
)]

mod app;
mod board;
mod drills;
mod frame;
mod home;
mod learn;
mod numbers;
mod place;
mod referee;
mod review;
mod task;

use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the page. Called once.
#[wasm_bindgen]
pub fn start_ui() {
    azulejo_web::show(app::App);
}
