//! What makes a player better: reviews of games, the what-if board, lessons, drills and the puzzle of the
//! day, the referee of a physical table, and statistics.
//!
//! A page of its own, `school.html`, that stands on the parts of [`azulejo_web`] and shares settings,
//! library and looks with the table. What it shows is computed in `azulejo-study` and
//! `azulejo-lessons`, by a worker that is a second instance of this program (`task`).

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

/// Shows the page. Called once, by the page and not by the worker.
#[wasm_bindgen]
pub fn start_ui() {
    azulejo_web::show(app::App);
}

/// Does a task: the request and the answer are JSON, see the module `task`. Called by the worker.
#[wasm_bindgen]
pub fn think(request: &str) -> String {
    task::answer(request)
}
