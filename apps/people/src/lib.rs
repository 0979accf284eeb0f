//! People for the tests of servers: they play, come back when a line breaks off, go to another server if theirs is gone,
//! and note all they asked and were told, and when.
//!
//! What they noted is for [`azulejo_hub::history::check`]; how long they waited is in their [`Diary`].

#![allow(
    clippy::missing_panics_doc,
    reason = "a person who can't go on is the end of the test; all of them would have to say so"
)]

mod diary;
mod insist;
mod person;
mod shared;
mod table;

pub use diary::{Diary, Span, longest_wait};
pub use insist::insist;
pub use person::Person;
pub use shared::Shared;
pub use table::{Table, Wanted};
