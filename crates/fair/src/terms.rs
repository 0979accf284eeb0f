//! What is public about the chance of a game before it begins.

use crate::{Commitment, Nonce, VERSION};
use azulejo_rules::{BySeat, Players, shown};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// What is public about the chance of a game before it begins: with the secret, this is all that its draws
/// follow from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "TermsJson", into = "TermsJson")]
pub struct Terms {
    /// The table, by its 128 bits.
    pub table: [u8; 16],
    /// Which game at this table, from 1.
    pub game: u32,
    /// What the host has committed to, before any nonce was given.
    pub commitment: Commitment,
    /// What each seat has added, after the commitment; bots add nothing.
    pub nonces: BySeat<Option<Nonce>>,
}

/// Why these are no terms of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TermsError {
    /// They are of a version that is not known here.
    #[error("version {} of the fair bag, expected `{VERSION}`", shown(.found))]
    Version {
        /// Which.
        found: String,
    },
    /// No game has so many seats.
    #[error("nonces of {found} seats, which no game has")]
    Seats {
        /// How many.
        found: usize,
    },
}

/// The JSON of terms. It names the version, so that a stored game always says how it is verified.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TermsJson {
    version: Cow<'static, str>,
    #[serde(with = "crate::hex")]
    table: [u8; 16],
    game: u32,
    commitment: Commitment,
    nonces: Vec<Option<Nonce>>,
}

impl From<Terms> for TermsJson {
    fn from(terms: Terms) -> TermsJson {
        let Terms { table, game, commitment, nonces } = terms;
        let nonces = nonces.into_iter().collect();
        TermsJson { version: VERSION.into(), table, game, commitment, nonces }
    }
}

impl TryFrom<TermsJson> for Terms {
    type Error = TermsError;

    fn try_from(json: TermsJson) -> Result<Terms, TermsError> {
        let TermsJson { version, table, game, commitment, nonces } = json;
        if version != VERSION {
            return Err(TermsError::Version { found: version.into_owned() });
        }
        if Players::new(nonces.len()).is_none() {
            return Err(TermsError::Seats { found: nonces.len() });
        }
        Ok(Terms { table, game, commitment, nonces: nonces.into_iter().collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const JSON: &str = "{\"version\":\"azulejo-fair-1\",\
        \"table\":\"000102030405060708090a0b0c0d0e0f\",\"game\":2,\
        \"commitment\":\"abababababababababababababababababababababababababababababababab\",\
        \"nonces\":[\"07070707070707070707070707070707\",null]}";

    fn refusal(json: &str) -> String {
        serde_json::from_str::<Terms>(json).unwrap_err().to_string()
    }

    #[test]
    fn terms_are_written_so_and_read_back() {
        let terms = Terms {
            table: std::array::from_fn(|place| place as u8),
            game: 2,
            commitment: Commitment::from_bytes([0xab; 32]),
            nonces: [Some(Nonce::from_bytes([7; 16])), None].into_iter().collect(),
        };
        assert_eq!(serde_json::to_string(&terms).unwrap(), JSON);
        assert_eq!(serde_json::from_str::<Terms>(JSON).unwrap(), terms);
    }

    #[test]
    fn other_json_is_refused_with_the_reason() {
        for (part, other, reason) in [
            ("fair-1", "fair-2", "version `azulejo-fair-2` of the fair bag, expected"),
            (",null", "", "nonces of 1 seats"),
            ("null", "null,null,null,null", "nonces of 5 seats"),
            ("\"0707", "\"07", "30 hexadecimal digits, expected 32"),
            ("0e0f", "0e0F", "character 32 is `F`"),
            ("\"abab", "\"ab", "62 hexadecimal digits, expected 64"),
            ("\"game\":2", "\"game\":-2", "invalid value: integer `-2`"),
            ("\"game\":2,", "", "missing field `game`"),
            ("\"game\"", "\"secret\":1,\"game\"", "unknown field `secret`"),
        ] {
            assert!(JSON.contains(part), "{part}");
            let told = refusal(&JSON.replacen(part, other, 1));
            assert!(told.starts_with(reason), "{told}");
        }
    }
}
