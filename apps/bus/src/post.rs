//! Letters on any subject, for what is more than a hint.

use crate::client::{client, send_at_once};
use crate::count::Counters;
use crate::{BusAddress, BusAddressError};
use async_nats::connection::State;
use async_nats::{Client, Subscriber};
use futures_util::StreamExt;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Handle;

/// So many letters may wait to be read on a subject.
const MOST_LETTERS: usize = 1024;

/// Letters on any subject, and answers to them. As all of the bus it connects in the background for as long as it takes, and
/// nothing is promised: a letter may be lost, and anybody at the bus may have written it.
#[derive(Clone)]
pub struct Post {
    client: Client,
}

impl fmt::Debug for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Post").finish_non_exhaustive()
    }
}

/// What somebody wrote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// The text; whatever it is.
    pub text: Vec<u8>,
    /// Where an answer is expected, if one is.
    pub answer_to: Option<String>,
}

/// The letters on one subject.
pub struct Letters {
    /// There until it is dropped.
    subscriber: Option<Subscriber>,
    runtime: Handle,
}

impl Drop for Letters {
    fn drop(&mut self) {
        // A subscription ends by a task, wherever it is dropped.
        let _inside = self.runtime.enter();
        self.subscriber = None;
    }
}

impl fmt::Debug for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Letters").finish_non_exhaustive()
    }
}

/// The connection was closed for good, which nobody does who still has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the bus is closed")]
pub struct Closed;

impl Post {
    /// A post office, as [`Bus::connect`](crate::Bus::connect).
    ///
    /// # Errors
    ///
    /// If the host can't be one. A server that can't be reached is no error.
    pub async fn connect(address: &BusAddress, name: &str) -> Result<Post, BusAddressError> {
        let connecting = client(address, name, MOST_LETTERS, Arc::new(Counters::default()));
        Ok(Post { client: connecting.await.map_err(|_| BusAddressError::NoHost)? })
    }

    /// Whether there is a connection at this moment.
    pub fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// The letters on a subject from now on, also after the connection was lost and found.
    ///
    /// # Errors
    ///
    /// If the connection was closed for good, or the subject is none.
    pub async fn listen(&self, subject: String) -> Result<Letters, Closed> {
        let subscriber = self.client.subscribe(subject).await.map_err(|_| Closed)?;
        Ok(Letters { subscriber: Some(subscriber), runtime: Handle::current() })
    }

    /// Sends without waiting; whether that was possible.
    pub fn send(&self, subject: String, text: Vec<u8>) -> bool {
        send_at_once(&self.client, subject, text)
    }

    /// Sends, and waits so long for the first answer.
    pub async fn ask(&self, subject: String, text: Vec<u8>, patience: Duration) -> Option<Vec<u8>> {
        if !self.is_connected() {
            return None;
        }
        let asking = self.client.request(subject, text.into());
        let answer = tokio::time::timeout(patience, asking).await.ok()?.ok()?;
        Some(answer.payload.to_vec())
    }

    /// Waits until what was sent is at the server, but not longer than this.
    pub async fn flush(&self, patience: Duration) {
        // Whoever is not there does not get it; letters may be lost.
        let _ = tokio::time::timeout(patience, self.client.flush()).await;
    }
}

impl Letters {
    /// The next letter; nothing when the connection was closed for good.
    pub async fn next(&mut self) -> Option<Letter> {
        let message = self.subscriber.as_mut()?.next().await?;
        Some(Letter {
            text: message.payload.to_vec(),
            answer_to: message.reply.map(|subject| subject.to_string()),
        })
    }
}
