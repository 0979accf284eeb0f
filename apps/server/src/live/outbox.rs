//! What waits to be sent to one connection.

use axum::extract::ws::Utf8Bytes;
use azulejo_hub::Cut;
use tokio::sync::mpsc;

/// So much may wait for one connection: more than is told when a whole class comes to watch at once. Whoever reads more
/// slowly than others play is cut off, and comes back with the number of the last event.
const MOST: usize = 128;

/// What is on its way to one connection.
#[derive(Debug)]
pub(crate) enum Parcel {
    /// A message.
    Text(Utf8Bytes),
    /// Nothing more will come.
    Cut(Cut),
}

/// Where messages for a connection are put.
#[derive(Debug)]
pub(super) struct Outbox(mpsc::Sender<Parcel>);

/// Where a connection gets its messages from; it ends when the connection is cut for being slow.
pub(crate) type Mail = mpsc::Receiver<Parcel>;

pub(super) fn pair() -> (Outbox, Mail) {
    let (sender, receiver) = mpsc::channel(MOST);
    (Outbox(sender), receiver)
}

impl Outbox {
    /// Whether there was room.
    pub(super) fn put(&self, parcel: Parcel) -> bool {
        self.0.try_send(parcel).is_ok()
    }
}
