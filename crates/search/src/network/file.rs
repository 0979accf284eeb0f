//! The format of weight files.
//!
//! A file begins with lines of text, in this order, each ended by a line feed:
//!
//! ```text
//! azulejo-network 2
//! rules 2c                      number of players, side of the wall
//! recipe …                      how it was trained, one line
//! weights 125932                number of weights
//! checksum 0123456789abcdef     64-bit FNV-1a of the bytes that follow the empty line
//!
//! ```
//!
//! Then come the weights as 16-bit integers, first the low bytes of all, then the high bytes: the network between
//! rounds, then the network of the offer, each in the order of [`NetworkWeights::slices`], then the policy.
//!
//! Files that begin with `azulejo-network 1` have no policy.

use super::features::InputPhase;
use super::model::{Network, NetworkWeights};
use crate::policy::{POLICY_FEATURES, Policy};
use azulejo_rules::{FactoryKind, Players, Rules, WallSide};
use std::fmt;

/// The first lines of files without and with a policy.
const MAGICS: [&str; 2] = ["azulejo-network 1", "azulejo-network 2"];

/// Lines of a header have at most this many bytes, their end included.
const MAX_LINE: usize = 1000;

/// Recipes are cut after this many characters, so that their line is short enough in any script.
const MAX_RECIPE: usize = (MAX_LINE - "recipe \n".len()) / 4;

/// The two networks for a number of players and a side of the wall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetworkFile {
    players: Players,
    wall: WallSide,
    recipe: String,
    networks: [Network; 2],
    policy: Option<Policy>,
}

/// Why a weight file was rejected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetworkError {
    /// The file does not begin as a weight file does.
    Magic,
    /// A header line is missing or malformed: the name of the line.
    Header(&'static str),
    /// The number of weights is another than this version expects.
    Count {
        /// As the header says.
        found: usize,
        /// As this version needs.
        expected: usize,
    },
    /// The file is longer or shorter than its header says.
    Length {
        /// Bytes after the header.
        found: usize,
        /// Bytes that the weights take.
        expected: usize,
    },
    /// The weights do not have the checksum of the header.
    Checksum,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::Magic => {
                let [first, second] = MAGICS;
                write!(f, "not a weight file: it begins with neither \"{second}\" nor \"{first}\"")
            }
            NetworkError::Header(line) => {
                write!(f, "the header line \"{line}\" is missing or malformed")
            }
            NetworkError::Count { found, expected } => {
                write!(f, "the file has {found} weights, this version needs {expected}")
            }
            NetworkError::Length { found, expected } => {
                write!(f, "{found} bytes of weights, expected {expected}")
            }
            NetworkError::Checksum => write!(f, "the weights are damaged: their checksum is wrong"),
        }
    }
}

impl std::error::Error for NetworkError {}

impl NetworkFile {
    /// A file with these weights, between rounds and during the offer, and without a policy.
    pub fn new(rules: Rules, recipe: &str, weights: [NetworkWeights; 2]) -> NetworkFile {
        let recipe = recipe.replace(['\n', '\r'], " ").chars().take(MAX_RECIPE).collect();
        NetworkFile {
            players: rules.players,
            wall: rules.wall,
            recipe,
            networks: weights.map(Network::from),
            policy: None,
        }
    }

    /// The same file with this policy.
    #[must_use]
    pub fn with_policy(self, policy: Policy) -> NetworkFile {
        NetworkFile { policy: Some(policy), ..self }
    }

    /// The policy that orders moves.
    #[inline]
    pub fn policy(&self) -> Option<&Policy> {
        self.policy.as_ref()
    }

    /// The rule set with plain factories that the file is for; it serves the special factories, too.
    pub fn rules(&self) -> Rules {
        Rules { players: self.players, wall: self.wall, factories: FactoryKind::Plain }
    }

    /// How it was trained.
    pub fn recipe(&self) -> &str {
        &self.recipe
    }

    /// The network for a phase.
    pub fn network(&self, phase: InputPhase) -> &Network {
        &self.networks[phase as usize]
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// Where anything differs from the format. A number or a rule set that [`NetworkFile::to_bytes`] would write in
    /// another way is malformed.
    pub fn read(bytes: &[u8]) -> Result<NetworkFile, NetworkError> {
        let mut rest = bytes;
        let magic = header_line(&mut rest).ok_or(NetworkError::Magic)?;
        let has_policy =
            MAGICS.iter().position(|known| *known == magic).ok_or(NetworkError::Magic)? == 1;
        let mut field = |name: &'static str| {
            let line = header_line(&mut rest).ok_or(NetworkError::Header(name))?;
            let value = line.strip_prefix(name).and_then(|value| value.strip_prefix(' '));
            value.ok_or(NetworkError::Header(name))
        };
        let rules = field("rules")?;
        let rules = Rules::ALL.into_iter().find(|known| rules_name(*known) == rules);
        let rules = rules.ok_or(NetworkError::Header("rules"))?;
        let recipe = field("recipe")?.to_owned();
        let count = field("weights")?;
        let found = count.parse().ok().filter(|found: &usize| found.to_string() == count);
        let found = found.ok_or(NetworkError::Header("weights"))?;
        let digits = field("checksum")?;
        let checksum = u64::from_str_radix(digits, 16).ok();
        let checksum = checksum.filter(|checksum| checksum_digits(*checksum) == digits);
        let checksum = checksum.ok_or(NetworkError::Header("checksum"))?;
        if header_line(&mut rest).is_none_or(|line| !line.is_empty()) {
            return Err(NetworkError::Header(""));
        }
        let expected = weight_count(has_policy);
        if found != expected {
            return Err(NetworkError::Count { found, expected });
        }
        if rest.len() != 2 * expected {
            return Err(NetworkError::Length { found: rest.len(), expected: 2 * expected });
        }
        if fnv(rest) != checksum {
            return Err(NetworkError::Checksum);
        }
        let (low, high) = rest.split_at(expected);
        let mut weights = low.iter().zip(high).map(|(low, high)| i16::from_le_bytes([*low, *high]));
        let networks = InputPhase::ALL.map(|_| {
            let mut network = NetworkWeights::default();
            for weight in network.slices_mut().into_iter().flatten() {
                *weight = weights.next().unwrap_or(0);
            }
            Network::from(network)
        });
        let policy = has_policy
            .then(|| Policy::new([0; POLICY_FEATURES].map(|_| weights.next().unwrap_or(0))));
        Ok(NetworkFile { players: rules.players, wall: rules.wall, recipe, networks, policy })
    }

    /// Writes the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let policy = self.policy.iter().map(|policy| &policy.weights[..]);
        let networks = self.networks.iter().flat_map(|network| network.weights().slices());
        let slices: Vec<&[i16]> = networks.chain(policy).collect();
        let all = || slices.iter().copied().flatten();
        let mut payload: Vec<u8> = all().map(|weight| weight.to_le_bytes()[0]).collect();
        payload.extend(all().map(|weight| weight.to_le_bytes()[1]));
        let header = format!(
            "{}\nrules {}\nrecipe {}\nweights {}\nchecksum {}\n\n",
            MAGICS[usize::from(self.policy.is_some())],
            rules_name(self.rules()),
            self.recipe,
            weight_count(self.policy.is_some()),
            checksum_digits(fnv(&payload))
        );
        let mut bytes = header.into_bytes();
        bytes.extend(payload);
        bytes
    }
}

/// Number of weights of a file.
const fn weight_count(has_policy: bool) -> usize {
    2 * NetworkWeights::COUNT + if has_policy { POLICY_FEATURES } else { 0 }
}

/// The number of players and the side of the wall, as in `2c`.
fn rules_name(rules: Rules) -> String {
    rules.to_string()[..2].to_owned()
}

fn checksum_digits(checksum: u64) -> String {
    format!("{checksum:016x}")
}

/// The next line of a header, without its end.
fn header_line<'a>(rest: &mut &'a [u8]) -> Option<&'a str> {
    let end = rest.iter().take(MAX_LINE).position(|byte| *byte == b'\n')?;
    let line = std::str::from_utf8(&rest[..end]).ok()?;
    *rest = &rest[end + 1..];
    Some(line)
}

fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
