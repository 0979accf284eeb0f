//! Codes with which a server closes a WebSocket.

/// Why the server closes a WebSocket. Codes from 4000 on are our own; the others are those of the WebSocket registry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u16)]
pub enum CloseCode {
    /// The client sent a frame that is too large or not text, or too many unreadable ones: it must not reconnect.
    Policy = 1008,
    /// The server restarts: reconnect at once.
    Restart = 1012,
    /// The server is overloaded or has lost its store: reconnect later.
    TryLater = 1013,
    /// The client was silent for too long.
    Silence = 4000,
    /// The table does not exist, or this client may not know of it.
    NoSuchTable = 4004,
    /// The client reads too slowly.
    Slow = 4008,
}

impl CloseCode {
    /// All of them.
    pub const ALL: [CloseCode; 6] = [
        CloseCode::Policy,
        CloseCode::Restart,
        CloseCode::TryLater,
        CloseCode::Silence,
        CloseCode::NoSuchTable,
        CloseCode::Slow,
    ];

    /// The number in the close frame.
    pub const fn number(self) -> u16 {
        self as u16
    }

    /// The code with this number, if it is one of ours.
    pub fn of_number(number: u16) -> Option<CloseCode> {
        CloseCode::ALL.into_iter().find(|code| code.number() == number)
    }
}
