//! For how long anybody waits.

use std::time::Duration;

/// How many connections there are, and for how long anybody waits for anything. All of it together makes sure that an
/// outage is noticed within seconds, and that nobody waits on a connection that leads nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PostgresSettings {
    /// How many connections are open at most. So many statements run at once; more wait for one of them to end.
    pub connections: usize,
    /// Until the first connection is made, with TLS and password, by whoever begins: nobody waits for a move yet, and to
    /// give up is to end.
    pub begin: Duration,
    /// Until any other connection is made.
    pub connect: Duration,
    /// Until the server breaks a statement off. It is less than `answer`, so that hardly anything is written later by a
    /// statement that was given up here: only what reached a server that stood still, and goes on.
    pub statement: Duration,
    /// Until whoever asks is answered, whatever happens: the wait for a connection is part of it. What was to be written
    /// then may have been written or not, and the connection is thrown away.
    pub answer: Duration,
    /// Until a silent connection is asked whether it is still there, and again after each of these. It is given up at the
    /// third time, or when what was sent is not confirmed for as long as `answer`.
    pub keepalive: Duration,
}

impl Default for PostgresSettings {
    fn default() -> PostgresSettings {
        PostgresSettings {
            connections: 16,
            begin: Duration::from_secs(15),
            connect: Duration::from_secs(2),
            statement: Duration::from_secs(2),
            answer: Duration::from_secs(3),
            keepalive: Duration::from_secs(2),
        }
    }
}
