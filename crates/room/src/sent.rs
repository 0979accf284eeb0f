//! What a room gives its host to deliver.

use azulejo_protocol::{CommandId, Event, Message, Millis, Think};

/// Something to be delivered, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "few are made, and each is delivered at once")]
pub enum Sent {
    /// To all who look at the table, spectators and the one who asked included.
    Everyone(Event),
    /// To the connection whose request is being handled.
    Asker(Message),
    /// To whoever thinks for the bots; [`Room::bot_moved`](crate::Room::bot_moved) takes the answer.
    Bot(Think),
}

/// What is being sent, and what time it is.
pub(crate) struct Post {
    pub(crate) now: Millis,
    /// The command that is being granted, until its first event.
    pub(crate) by: Option<CommandId>,
    pub(crate) sent: Vec<Sent>,
}

impl Post {
    pub(crate) const fn at(now: Millis) -> Post {
        Post { now, by: None, sent: Vec::new() }
    }
}
