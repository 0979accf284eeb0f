//! Tables online, in the browser: finding each other, the waiting room, and the table with people who are elsewhere.
//!
//! A page of its own, `online.html`, that stands on the parts of [`azulejo_web`] and shares settings, library and looks
//! with the table. The server decides everything; `azulejo-link` says what to tell it and when to call again, `wire` is
//! the socket it is said over, and `table` what the screens follow. There is no worker: bots think at the server.

// What the component macro writes beside a component is public, whoever may use the component.
#![allow(unreachable_pub)]
#![allow(
    clippy::redundant_closure,
    reason = "the view macro forgets the type of a closure only where it is written out as one"
)]

mod app;
mod chat;
mod found;
mod frame;
mod game;
mod home;
mod hosted;
mod http;
mod over;
mod place;
mod play;
mod qr;
mod seat;
mod table;
mod terms;
mod trouble;
mod waiting;
mod wire;

use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the page. Called once.
#[wasm_bindgen]
pub fn start_ui() {
    azulejo_web::show(app::App);
}
