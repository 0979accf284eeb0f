//! One live table and who is connected to it.

use super::outbox::{Outbox, Parcel};
use crate::metrics::{Answer, Command, Metrics};
use axum::extract::ws::Utf8Bytes;
use azulejo_hub::{Conn, Cut, Host};
use azulejo_protocol::{Ask, CommandId, Message};
use std::collections::HashMap;
use std::time::Instant;

/// One live table and who is connected to it.
pub(super) struct Live {
    pub(super) host: Host,
    links: HashMap<Conn, Link>,
}

/// One connection.
struct Link {
    outbox: Outbox,
    /// What was asked over it and is not answered, and since when.
    asked: HashMap<CommandId, (Command, Instant)>,
}

/// So much that is not answered is timed for one connection; a table holds less than that.
const MOST_ASKED: usize = 64;

impl Live {
    pub(super) fn new(host: Host) -> Live {
        Live { host, links: HashMap::new() }
    }

    pub(super) fn connect(&mut self, conn: Conn, outbox: Outbox) {
        self.links.insert(conn, Link { outbox, asked: HashMap::new() });
    }

    pub(super) fn disconnect(&mut self, conn: Conn) {
        self.links.remove(&conn);
    }

    pub(super) fn is_connected(&self) -> bool {
        !self.links.is_empty()
    }

    /// Remembers when something was asked, to tell how long its answer took.
    pub(super) fn note(&mut self, conn: Conn, ask: &Ask) {
        if let Some(link) = self.links.get_mut(&conn)
            && link.asked.len() < MOST_ASKED
        {
            link.asked.insert(ask.id, (Command::of(&ask.request), Instant::now()));
        }
    }

    /// Tells some connections something; it is written once for all of them.
    pub(super) fn tell(&mut self, to: &[Conn], message: &Message, metrics: &Metrics) {
        let text = match serde_json::to_string(message) {
            Ok(text) => Utf8Bytes::from(text),
            Err(error) => return tracing::error!(%error, "a message can't be written"),
        };
        let answer = Answer::of(message);
        for conn in to {
            let Some(link) = self.links.get_mut(conn) else { continue };
            if let Some((id, answer)) = answer
                && let Some((command, since)) = link.asked.remove(&id)
            {
                metrics.answered(command, answer, since.elapsed());
            }
            if !link.outbox.put(Parcel::Text(text.clone())) {
                tracing::debug!(conn = conn.0, "cut off for reading too slowly");
                // Its mail ends, and the connection with it.
                self.links.remove(conn);
            }
        }
    }

    pub(super) fn cut(&mut self, conn: Conn, why: Cut) {
        if let Some(link) = self.links.remove(&conn) {
            // If there is no room, the end of the mail says it, too.
            link.outbox.put(Parcel::Cut(why));
        }
    }
}
