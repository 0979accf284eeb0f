//! Scripted clients for the tests of servers: they play, reconnect when a connection breaks, go to another server when theirs
//! is gone, and note every request and message with its time.
//!
//! [`azulejo_hub::history::check`] checks what they noted; how long they waited is in their [`ClientTimeline`].

mod pool;
mod retry;
mod scripted;
mod table;
mod timeline;

pub use pool::ClientPool;
pub use retry::retry;
pub use scripted::ScriptedClient;
pub use table::{TestTable, TestTableOptions};
pub use timeline::{ClientTimeline, TimeSpan, longest_wait};
