//! The table in the browser: a page that shows what `azulejo-view` computes and runs the room of
//! `azulejo-room` for play at this device.
//!
//! This is the library of three programs, each a page: `apps/play`, which is the table, `apps/school`,
//! which is all that makes a player better, and `apps/online`, which is tables of a server. They are
//! apart so that whoever comes to play does not wait for the others.
//!
//! - [`session`] is the game at this device, [`bots`] the worker's client, [`library`] the kept games;
//! - [`settings`], [`words`], [`route`], [`heading`], [`stepping`] and [`ui`] are what every screen stands on;
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
pub mod heading;
pub mod html;
pub mod json;
pub mod library;
pub mod live;
pub mod load_sheet;
pub mod over;
pub mod page;
pub mod parts;
pub mod plan;
pub mod route;
pub mod rules_page;
pub mod screen;
pub mod session;
pub mod settings;
pub mod settings_panel;
pub mod sound;
pub mod start;
pub mod stepping;
pub mod storage;
pub mod table;
pub mod ui;
pub mod words;

use leptos::prelude::IntoView;

/// All drawings of the page, as symbols.
const SPRITE: &str = include_str!("../art/sprite.svg");

/// Shows a page.
pub fn show<V: IntoView + 'static>(app: impl FnOnce() -> V + 'static) {
    console::report_panics();
    html::insert_first(SPRITE);
    leptos::mount::mount_to_body(app);
}
