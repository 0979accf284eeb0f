//! The table in the browser: a page that shows what `azulejo-view` computes and runs the room of
//! `azulejo-room` for play at this device.
//!
//! The page calls [`start_ui`] once. A worker, which is a second instance of this program, calls
//! `think` for bots and hints. Everything else is the page's own affair:
//!
//! - [`session`] is the game at this device, [`bots`] the worker's client, [`library`] the kept games;
//! - [`settings`], [`words`], [`screen`] and [`ui`] are what every screen stands on;
//! - [`start`], [`table`], [`over`], [`rules_page`] and [`settings_panel`] are the screens.

// What the component macro writes beside a component is public, whoever may use the component.
#![allow(unreachable_pub)]
#![allow(
    clippy::redundant_closure,
    reason = "the view macro forgets the type of a closure only where it is written out as one"
)]

pub mod announce;
pub mod app;
pub mod bots;
pub mod choice;
pub mod clock;
pub mod console;
pub mod decimal;
pub mod html;
pub mod json;
pub mod library;
pub mod live;
pub mod names;
pub mod over;
pub mod page;
pub mod parts;
pub mod plan;
pub mod rules_page;
pub mod screen;
pub mod session;
pub mod settings;
pub mod settings_panel;
pub mod sound;
pub mod start;
pub mod storage;
pub mod table;
pub mod tale;
pub mod think;
pub mod ui;
pub mod words;

use wasm_bindgen::prelude::wasm_bindgen;

/// All drawings of the page, as symbols.
const SPRITE: &str = include_str!("../art/sprite.svg");

/// Shows the page. Called once, by the page and not by the worker.
#[wasm_bindgen]
pub fn start_ui() {
    console::report_panics();
    html::insert_first(SPRITE);
    leptos::mount::mount_to_body(app::App);
}

/// Thinks about a position: the request and the answer are JSON, a [`think::Thought`] and a
/// [`think::Thinking`]. Called by the worker.
#[wasm_bindgen]
pub fn think(request: &str) -> String {
    think::answer(request)
}
