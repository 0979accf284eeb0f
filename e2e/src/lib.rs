//! The page in a real browser: what the tests, the screenshots and the figures share.
//!
//! A [`Visit`] is a server and a browser that looks at it, [`Online`] a server with tables for several of them, and a
//! [`Player`] somebody there who needs no browser. The browser is driven through its driver by the
//! `WebDriver` protocol: pointers and keys are real input, and what is seen is read from the document.

mod axe;
mod base64;
mod browser;
mod driver;
mod folder;
mod hand;
mod http;
mod input;
mod kept;
mod meter;
mod online;
mod options;
mod picture;
mod player;
mod press;
mod profile;
mod visit;
mod wait;
mod wire;

pub use axe::Violation;
pub use base64::from_base64;
pub use browser::{Browser, Window};
pub use hand::Hand;
pub use input::{Key, Pointer};
pub use meter::Meter;
pub use online::Online;
pub use options::{Media, Options, Size};
pub use picture::Picture;
pub use player::Player;
pub use profile::Profile;
pub use visit::{ANYWHERE, Visit, serve, serve_altered};
pub use wire::Wire;
