//! Tables of a server: the way there, the line to one of them, and what is known of it.
//!
//! An [`Arrival`] knocks at a server, finds or founds a table there, and hands out a [`Table`]: everything that a screen
//! may follow, and how to ask it for something. The line itself is in a thread of its own, which calls again when it breaks
//! off and wakes the program when something was said. What a game at such a table has in common with one at this terminal is
//! in [`Game`](crate::game::Game).

mod arrival;
mod fairness;
mod guestbook;
mod said;
mod seats;
mod step;
mod table;
mod talk;
mod wire;

pub use arrival::{Arrival, ArrivalError, Errand, NewTable, Stop, Want};
pub use guestbook::{Guestbook, GuestbookError};
pub use said::Said;
pub use step::Step;
pub use table::Table;
pub use wire::LineState;
