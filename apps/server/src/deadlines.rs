//! How long we wait for others.

use std::time::Duration;

/// How long we wait for others. Nobody who waits longer than a person would keeps anything here open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadlines {
    /// The headers of a request come within this time, and the next request, too. Where TLS is spoken, the hands are
    /// shaken within it before.
    pub headers: Duration,
    /// A body comes within this time.
    pub body: Duration,
    /// A connection that has not become a socket is asked to end after this time, whatever it does.
    pub connection: Duration,
    /// The first message over a socket comes within this time.
    pub first: Duration,
    /// So often we ask over a socket whether somebody is still there.
    pub ping: Duration,
    /// So long we wait for a sign.
    pub silence: Duration,
    /// One message is sent within this time, or whoever should read it reads too slowly.
    pub sending: Duration,
    /// Saying goodbye takes no longer.
    pub closing: Duration,
    /// The other side's goodbye is not waited for any longer.
    pub farewell: Duration,
    /// So often we look whether there is space again when the disk was full.
    pub space: Duration,
    /// So often we look whether the certificate has been renewed.
    pub renewal: Duration,
}

impl Default for Deadlines {
    fn default() -> Deadlines {
        Deadlines {
            headers: Duration::from_secs(10),
            body: Duration::from_secs(10),
            connection: Duration::from_secs(300),
            first: Duration::from_secs(10),
            ping: Duration::from_secs(30),
            silence: Duration::from_secs(75),
            sending: Duration::from_secs(20),
            closing: Duration::from_secs(2),
            farewell: Duration::from_millis(500),
            space: Duration::from_secs(5),
            renewal: Duration::from_secs(60),
        }
    }
}
