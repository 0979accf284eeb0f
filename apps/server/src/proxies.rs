//! Who may say where somebody comes from.

use axum::http::{HeaderMap, HeaderName, header};
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// The servers before this one, which say for whom they ask. What anybody else says about that is not believed.
#[derive(Clone, Debug, Default)]
pub struct Proxies {
    networks: Vec<Network>,
    header: ProxyHeader,
}

/// In which header they say it. Only one is read: the other one may have come from whoever asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ProxyHeader {
    /// `X-Forwarded-For`, as most do.
    #[default]
    XForwardedFor,
    /// `Forwarded`, of RFC 7239.
    Forwarded,
}

impl ProxyHeader {
    /// Both of them.
    pub const ALL: [ProxyHeader; 2] = [ProxyHeader::XForwardedFor, ProxyHeader::Forwarded];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            ProxyHeader::XForwardedFor => "x-forwarded-for",
            ProxyHeader::Forwarded => "forwarded",
        }
    }

    fn header(self) -> HeaderName {
        match self {
            ProxyHeader::XForwardedFor => HeaderName::from_static("x-forwarded-for"),
            ProxyHeader::Forwarded => header::FORWARDED,
        }
    }
}

/// An address, or all that begin like it: `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// Why a text is no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected an address such as 127.0.0.1, or a network such as 10.0.0.0/8")]
pub struct NetworkError;

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let (address, bits) = text.split_once('/').map_or((text, None), |(a, b)| (a, Some(b)));
        let address: IpAddr = address.parse().map_err(|_| NetworkError)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| NetworkError)?;
        if bits > most { Err(NetworkError) } else { Ok(Network { address, bits }) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

impl Network {
    fn holds(&self, address: IpAddr) -> bool {
        match (self.address, address) {
            (IpAddr::V4(ours), IpAddr::V4(theirs)) => {
                let differ = (ours.to_bits() ^ theirs.to_bits()).leading_zeros();
                differ >= u32::from(self.bits)
            }
            (IpAddr::V6(ours), IpAddr::V6(theirs)) => {
                let differ = (ours.to_bits() ^ theirs.to_bits()).leading_zeros();
                differ >= u32::from(self.bits)
            }
            _ => false,
        }
    }
}

impl Proxies {
    /// These, which say it in that header.
    pub fn of(networks: Vec<Network>, header: ProxyHeader) -> Proxies {
        Proxies { networks, header }
    }

    /// Whether an address is one of theirs.
    pub(crate) fn hold(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.networks.iter().any(|network| network.holds(address))
    }

    /// Who asks: whoever is connected, or if that is one of ours, the last one in the chain who is not. What
    /// stands before that one can be anybody's invention.
    pub(crate) fn asker(&self, connected: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut asker = connected.to_canonical();
        let values: Vec<&str> = self.told(headers);
        for told in values.into_iter().rev() {
            if !self.hold(asker) {
                break;
            }
            let Some(before) = self.read(told) else { break };
            asker = before.to_canonical();
        }
        asker
    }

    fn told<'a>(&self, headers: &'a HeaderMap) -> Vec<&'a str> {
        let values = headers.get_all(self.header.header()).iter();
        // One that can't be read hides nobody behind those that can be.
        values.flat_map(|value| value.to_str().unwrap_or("").split(',')).map(str::trim).collect()
    }

    fn read(&self, told: &str) -> Option<IpAddr> {
        match self.header {
            ProxyHeader::XForwardedFor => address(told),
            ProxyHeader::Forwarded => {
                let mut pairs = told.split(';').filter_map(|pair| pair.trim().split_once('='));
                let (_, node) = pairs.find(|(name, _)| name.eq_ignore_ascii_case("for"))?;
                address(node.trim_matches('"'))
            }
        }
    }
}

/// An address, with a port or without: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]:80`.
fn address(text: &str) -> Option<IpAddr> {
    if let Ok(address) = text.parse() {
        return Some(address);
    }
    if let Ok(socket) = text.parse::<std::net::SocketAddr>() {
        return Some(socket.ip());
    }
    text.strip_prefix('[')?.strip_suffix(']')?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(header: ProxyHeader, connected: &str, told: &[(&'static str, &str)]) -> String {
        let networks = ["10.0.0.0/8", "2001:db8:1::/48"].map(|text| text.parse().unwrap());
        let headers = told
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap()))
            .collect();
        let proxies = Proxies::of(networks.to_vec(), header);
        proxies.asker(connected.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_our_proxies_are_believed_and_only_their_last_word() {
        let via = |connected, told| {
            asker(ProxyHeader::XForwardedFor, connected, &[("x-forwarded-for", told)])
        };
        for (connected, told, expected) in [
            ("192.0.2.9", "198.51.100.1", "192.0.2.9"),
            ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
            ("10.0.0.1", "203.0.113.7, 198.51.100.1", "198.51.100.1"),
            ("10.0.0.1", "203.0.113.7, 198.51.100.1, 10.1.1.1", "198.51.100.1"),
            ("10.0.0.1", "203.0.113.7, 198.51.100.1:4711", "198.51.100.1"),
            ("10.0.0.1", "203.0.113.7, nobody", "10.0.0.1"),
            ("10.0.0.1", "", "10.0.0.1"),
            ("10.0.0.1", "10.2.2.2", "10.2.2.2"),
            ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
            ("2001:db8:1::5", "[2001:db8:2::1]:80", "2001:db8:2::1"),
            ("2001:db8:2::5", "198.51.100.1", "2001:db8:2::5"),
        ] {
            assert_eq!(via(connected, told), expected, "{connected} {told}");
        }
    }

    #[test]
    fn a_chain_may_come_in_several_headers() {
        let told = [("x-forwarded-for", "203.0.113.7"), ("x-forwarded-for", "198.51.100.1")];
        assert_eq!(asker(ProxyHeader::XForwardedFor, "10.0.0.1", &told), "198.51.100.1");
    }

    #[test]
    fn the_header_that_is_not_agreed_upon_is_not_read() {
        let both = [
            ("x-forwarded-for", "203.0.113.7"),
            ("forwarded", "for=\"[2001:db8:9::1]\";proto=https"),
        ];
        assert_eq!(asker(ProxyHeader::Forwarded, "10.0.0.1", &both), "2001:db8:9::1");
        assert_eq!(asker(ProxyHeader::XForwardedFor, "10.0.0.1", &both), "203.0.113.7");
        assert_eq!(asker(ProxyHeader::Forwarded, "10.0.0.1", &both[..1]), "10.0.0.1");
    }

    #[test]
    fn networks_are_read_as_they_are_written() {
        for text in ["10.0.0.0/8", "127.0.0.1/32", "2001:db8::/32", "0.0.0.0/0"] {
            assert_eq!(text.parse::<Network>().map(|it| it.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "10.0.0.0/33", "10.0.0/8", "2001:db8::/129", "10.0.0.0/-1", "proxy"] {
            assert_eq!(text.parse::<Network>(), Err(NetworkError), "{text}");
        }
    }
}
