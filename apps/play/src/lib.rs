//! The table in the browser, as a program: what `index.html` starts.

use azulejo_web::app::App;
use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the page. Called once.
#[wasm_bindgen]
pub fn start_ui() {
    azulejo_web::show(App);
}
