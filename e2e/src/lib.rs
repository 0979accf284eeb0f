//! The page in a real browser: what the tests, the screenshots and the figures share.
//!
//! A [`Visit`] is a server and a browser that looks at it. The browser is driven through its driver by the
//! `WebDriver` protocol: pointers and keys are real input, and what is seen is read from the document.

mod axe;
mod base64;
mod browser;
mod driver;
mod hand;
mod http;
mod input;
mod kept;
mod meter;
mod options;
mod picture;
mod profile;
mod visit;
mod wait;

pub use axe::Violation;
pub use base64::from_base64;
pub use browser::Browser;
pub use hand::Hand;
pub use input::{Key, Pointer};
pub use meter::Meter;
pub use options::{Media, Options, Size};
pub use picture::Picture;
pub use profile::Profile;
pub use visit::{Visit, serve};
