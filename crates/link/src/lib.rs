//! A client's end of the line to a table online, without network or clock.
//!
//! A [`Link`] knows what was asked and not answered, what was heard, and when to call again after the line broke off.
//! Browser, terminal and programs bring it what their sockets hear and send what it says.

mod calls;
mod link;

pub use calls::{Calls, Lost};
pub use link::{Answer, Heard, Link};
