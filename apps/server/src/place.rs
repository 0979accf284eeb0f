//! Where somebody is, as far as limits are concerned.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Where somebody is: an address of IPv4, or a network of IPv6 with 64 bits, as one customer of a provider has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Place {
    /// One address.
    V4(Ipv4Addr),
    /// The first half of the addresses there.
    V6(u64),
}

impl From<IpAddr> for Place {
    fn from(address: IpAddr) -> Place {
        // An address of IPv4 can come in the dress of one of IPv6.
        match address.to_canonical() {
            IpAddr::V4(address) => Place::V4(address),
            IpAddr::V6(address) => Place::V6(network(address)),
        }
    }
}

fn network(address: Ipv6Addr) -> u64 {
    (address.to_bits() >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_of_64_bits_is_one_place() {
        let place = |text: &str| Place::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(place("2001:db8:1:2::1"), place("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(place("2001:db8:1:2::1"), place("2001:db8:1:3::1"));
        assert_ne!(place("192.0.2.1"), place("192.0.2.2"));
        assert_eq!(place("192.0.2.1"), place("::ffff:192.0.2.1"));
    }
}
