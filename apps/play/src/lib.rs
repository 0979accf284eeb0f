//! The table in the browser, as a program: what `index.html` starts, and its worker.

use azulejo_web::app::App;
use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the page. Called once, by the page and not by the worker.
#[wasm_bindgen]
pub fn start_ui() {
    azulejo_web::show(App);
}

/// Thinks about a position: the request and the answer are JSON, a `Thought` and a `Thinking` of
/// [`azulejo_web::think`]. Called by the worker.
#[wasm_bindgen]
pub fn think(request: &str) -> String {
    azulejo_web::think::answer(request)
}
