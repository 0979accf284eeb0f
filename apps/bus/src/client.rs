//! The connection itself.

use crate::BusAddress;
use crate::address::Pass;
use crate::count::Counters;
use async_nats::{Client, ConnectOptions, Event};
use futures_util::FutureExt;
use std::sync::Arc;
use std::time::Duration;

/// A link that swallows everything is found out after three of these.
const PING: Duration = Duration::from_secs(5);

/// Longer than this nobody waits for a server to answer when a connection is made.
const HANDSHAKE: Duration = Duration::from_secs(5);

/// How long is waited between two attempts at most: a server that is back is found again soon.
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// How much may wait to be sent.
const QUEUE: usize = 4096;

/// A client that connects in the background, now and whenever the connection is lost, for as long as it takes. So much
/// may wait to be read in each of its subscriptions; what does not fit is counted as dropped.
pub(crate) async fn client(
    address: &BusAddress,
    name: &str,
    unread: usize,
    counters: Arc<Counters>,
) -> Result<Client, async_nats::ConnectError> {
    let options = ConnectOptions::new()
        .name(name)
        .retry_on_initial_connect()
        .max_reconnects(None)
        .reconnect_delay_callback(pause)
        .connection_timeout(HANDSHAKE)
        .ping_interval(PING)
        .client_capacity(QUEUE)
        .subscription_capacity(unread)
        .event_callback(move |event| {
            heed(&event, &counters);
            async {}
        });
    let options = match address.pass.clone() {
        Pass::Nobody => options,
        Pass::Token(token) => options.token(token),
        Pass::User { name, password } => options.user_and_password(name, password),
    };
    options.connect(address.to_string()).await
}

/// At first at once, then after 50, 100, 200 … milliseconds.
fn pause(attempts: usize) -> Duration {
    const FIRST: Duration = Duration::from_millis(50);
    let doublings = u32::try_from(attempts.saturating_sub(2)).unwrap_or(u32::MAX);
    match attempts {
        0 | 1 => Duration::ZERO,
        _ => FIRST.saturating_mul(2_u32.saturating_pow(doublings)).min(LONGEST_PAUSE),
    }
}

fn heed(event: &Event, counters: &Counters) {
    match event {
        Event::SlowConsumer(_) => counters.dropped(),
        Event::Connected => tracing::info!("the bus is connected"),
        Event::Disconnected => tracing::warn!("the bus is lost; calling again"),
        Event::ServerError(error) => tracing::warn!(%error, "the bus complains"),
        // Every failed attempt to connect is one; what matters was said when the connection was lost.
        other => tracing::debug!(event = %other, "bus"),
    }
}

/// Sends without waiting; whether that was possible.
pub(crate) fn send_at_once(client: &Client, subject: String, text: Vec<u8>) -> bool {
    if client.connection_state() != async_nats::connection::State::Connected {
        return false;
    }
    // A task that has worked for long is told to wait by Tokio, though there is room.
    let sending = tokio::task::unconstrained(client.publish(subject, text.into()));
    matches!(sending.now_or_never(), Some(Ok(())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pauses_between_attempts_grow_to_a_bound() {
        let millis = |attempts| pause(attempts).as_millis();
        assert_eq!([0, 1, 2, 3, 4, 7].map(millis), [0, 0, 50, 100, 200, 1600]);
        assert_eq!([8, 40, usize::MAX].map(millis), [2000; 3]);
    }
}
