//! How much everybody may have of the server.

use crate::rate::{Rate, Unit};

/// How much everybody may have of the server. An address is one of IPv4, or the network of 64 bits that a provider
/// gives to one customer of IPv6.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Files of the page that one address fetches, which cost little: a whole school opens it at once.
    pub files: Rate,
    /// Other requests of one address, of whatever kind.
    pub requests: Rate,
    /// Tables that one address founds.
    pub foundings: Rate,
    /// Short codes that one address tries.
    pub codes: Rate,
    /// Short codes that all together try, so that nobody finds tables by trying from everywhere at once.
    pub all_codes: Rate,
    /// Finished games that one address has looked back at, each of which costs seconds.
    pub analyses: Rate,
    /// Sockets that one address opens.
    pub sockets: Rate,
    /// Connections of one address at a time, sockets among them.
    pub connections_per_address: usize,
    /// Connections of all together at a time.
    pub connections: usize,
}

impl Default for Limits {
    /// A school class behind one address can play, and nobody walks through the codes: at twenty a second, one who
    /// tries for a year has seen less than one in a thousand.
    fn default() -> Limits {
        Limits {
            files: Rate::new(3_000, 200, Unit::Second),
            requests: Rate::new(300, 20, Unit::Second),
            foundings: Rate::new(30, 6, Unit::Minute),
            codes: Rate::new(10, 6, Unit::Minute),
            all_codes: Rate::new(200, 20, Unit::Second),
            analyses: Rate::new(20, 20, Unit::Hour),
            sockets: Rate::new(120, 2, Unit::Second),
            connections_per_address: 240,
            connections: 16_000,
        }
    }
}

impl Limits {
    /// No limits, for measurements and for tests of something else.
    pub const fn none() -> Limits {
        Limits {
            files: Rate::OFF,
            requests: Rate::OFF,
            foundings: Rate::OFF,
            codes: Rate::OFF,
            all_codes: Rate::OFF,
            analyses: Rate::OFF,
            sockets: Rate::OFF,
            connections_per_address: usize::MAX,
            connections: usize::MAX,
        }
    }
}
